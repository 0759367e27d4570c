/** Fields of the administrator's forms; Conform manages their state. */
import type { FieldMetadata } from '@conform-to/react'
import { createContext, useContext } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { formTexts } from './form-texts.ts'

/** Names of fields filled by a tool; they get a label. */
export const SuggestedFields = createContext<ReadonlySet<string>>(new Set())

type Props = Omit<FormFieldProps, 'id' | 'name' | 'label' | 'error' | 'value' | 'fieldKey'> & {
  /** Conform's metadata of the field. */
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

/** A checkbox styled as a switch. */
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
