/** Fields of the administrator's forms, whose state Conform keeps. */
import type { FieldMetadata } from '@conform-to/react'
import { createContext, useContext } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { formTexts } from './form-texts.ts'

/** Names of fields that were filled by something else than a hand; they are marked. */
export const SuggestedFields = createContext<ReadonlySet<string>>(new Set())

type Props = Omit<FormFieldProps, 'id' | 'name' | 'label' | 'error' | 'value' | 'fieldKey'> & {
  /** The field as Conform knows it. */
  field: FieldMetadata<string | undefined | null> | FieldMetadata<unknown>
  label: string
}

export function Field({ field, label, ...rest }: Props) {
  const isSuggested = useContext(SuggestedFields).has(field.name)
  return (
    <FormField
      {...rest}
      id={field.id}
      name={field.name}
      fieldKey={field.key}
      value={String(field.initialValue ?? '')}
      error={field.errors?.join('. ')}
      label={
        <>
          {label}
          {isSuggested && <span className="pill ms-2">{formTexts().suggested}</span>}
        </>
      }
    />
  )
}

/** A switch: a checkbox that is drawn as one. */
export function Switch({
  field,
  label,
}: {
  field: FieldMetadata<boolean | undefined> | FieldMetadata<unknown>
  label: string
}) {
  const initial = field.initialValue
  return (
    <label className="flex items-center gap-3">
      <input
        key={field.key}
        type="checkbox"
        name={field.name}
        className="switch"
        defaultChecked={initial === 'on' || initial === true || initial === 'true'}
      />
      <span className="font-semibold">{label}</span>
    </label>
  )
}
