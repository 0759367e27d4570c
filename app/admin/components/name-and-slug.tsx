/** The name and slug fields. The slug is derived from the name until it is edited. */
import type { FieldMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { slugOf } from '#app/platform/text/slug.ts'
import { Field } from '#app/ui/field.tsx'

type Props = {
  name: FieldMetadata<string>
  slug: FieldMetadata<string>
  isNew: boolean
  /** Sets the slug in the form. */
  onSlug: (slug: string) => void
}

export function NameAndSlug({ name, slug, isNew, onSlug }: Props) {
  const isTyped = useRef(!isNew)
  return (
    <>
      <Field
        field={name}
        label="Name"
        isRequired
        onChange={text => {
          if (!isTyped.current) onSlug(slugOf(text))
        }}
      />
      <Field
        field={slug}
        label="Slug"
        isRequired
        hint={isNew ? 'Made from the name until you type one' : 'Part of the address of its page'}
        onChange={() => (isTyped.current = true)}
      />
    </>
  )
}
