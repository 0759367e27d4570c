/** Dimensions and build materials in the form of a phone (ADMIN-8). */

import type { FieldMetadata } from '@conform-to/react'
import { capitalized } from '#app/platform/text/format.ts'
import { Field } from '#app/ui/field.tsx'

/** Conform's metadata of a group. */
type Group = { getFieldset: () => unknown }
type Props = { dimensions: Group; build: Group }

function Fields({ group, names }: { group: Group; names: string[] }) {
  const fields = group.getFieldset() as Record<string, FieldMetadata<string>>
  return names.map(name => (fields[name] ? <Field key={name} field={fields[name]} label={capitalized(name)} /> : null))
}

export function BodyFields({ dimensions, build }: Props) {
  return (
    <>
      <fieldset className="form-group" id="dimensions">
        <legend>Dimensions</legend>
        <p className="mb-2 text-sm text-muted">Without a height, none are stored.</p>
        <div className="grid gap-4 sm:grid-cols-4">
          <Fields group={dimensions} names={['height', 'width', 'thickness', 'weight']} />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>Build materials</legend>
        <p className="mb-2 text-sm text-muted">Without a frame, none are stored.</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Fields group={build} names={['frame', 'back', 'protection']} />
        </div>
      </fieldset>
    </>
  )
}
