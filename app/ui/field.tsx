/** A labelled field with its message, for forms of the administrator. */
import type { FieldMetadata } from '@conform-to/react'
import { createContext, useContext } from 'react'

/** Names of fields that were filled by something else than a hand; they are marked. */
export const SuggestedFields = createContext<ReadonlySet<string>>(new Set())

type Props = {
  /** The field as Conform knows it. */
  field: FieldMetadata<string | undefined | null> | FieldMetadata<unknown>
  label: string
  hint?: string
  type?: string
  rows?: number
  className?: string
  isLabelHidden?: boolean
  /** Marked as such; the server says what is missing, so that the message is ours and in one place. */
  isRequired?: boolean
  autoComplete?: string
  options?: { value: string; label: string }[]
  onChange?: (value: string) => void
}

export function Field({
  field,
  label,
  hint,
  type = 'text',
  rows,
  className,
  isLabelHidden,
  isRequired,
  options,
  onChange,
  autoComplete = 'off',
}: Props) {
  const errors = field.errors ?? []
  const isSuggested = useContext(SuggestedFields).has(field.name)
  const describedBy = [errors.length > 0 ? field.errorId : '', hint ? field.descriptionId : '']
    .filter(Boolean)
    .join(' ')
  const shared = {
    id: field.id,
    name: field.name,
    className: 'field',
    'aria-required': isRequired,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': describedBy || undefined,
    defaultValue: String(field.initialValue ?? ''),
    onChange: onChange && ((event: { target: { value: string } }) => onChange(event.target.value)),
  }
  return (
    <div className={className}>
      <label htmlFor={field.id} className={isLabelHidden ? 'sr-only' : isRequired ? 'label label-required' : 'label'}>
        {label}
        {isSuggested && <span className="pill ms-2">Suggested</span>}
      </label>
      {options ? (
        <select key={field.key} {...shared}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea key={field.key} {...shared} rows={rows} />
      ) : (
        <input key={field.key} {...shared} type={type} autoComplete={autoComplete} />
      )}
      {hint && (
        <p id={field.descriptionId} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p id={field.errorId} className="field-error mt-1">
          {errors.join('. ')}
        </p>
      )}
    </div>
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
