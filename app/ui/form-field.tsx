/** A labelled field with hint and error message. */
import type { ReactNode } from 'react'

export type FormFieldProps = {
  id: string
  name: string
  label: ReactNode
  /** Validation message. */
  error?: string
  /** Not shown while there is a message. */
  hint?: string
  value?: string
  /** React key: a change re-creates the field. */
  fieldKey?: string
  type?: string
  /** Number of lines of a text area. */
  rows?: number
  className?: string
  isLabelHidden?: boolean
  /** Only marked as required; the server validates, so the messages stand in one place (FORM-2). */
  isRequired?: boolean
  autoComplete?: string
  inputMode?: 'numeric' | 'tel' | 'email'
  min?: number
  /** Of a date its text. */
  max?: number | string
  maxLength?: number
  /** Accepted types of a file input. */
  accept?: string
  options?: { value: string; label: string }[]
  /** Offered beside any other text. */
  choices?: string[]
  onChange?: (value: string) => void
}

export function FormField({
  id,
  name,
  label,
  error,
  hint,
  value,
  fieldKey,
  type = 'text',
  rows,
  className,
  isLabelHidden,
  isRequired,
  autoComplete = 'off',
  inputMode,
  min,
  max,
  maxLength,
  accept,
  options,
  choices = [],
  onChange,
}: FormFieldProps) {
  const errorId = `${id}-error`
  const hintId = `${id}-description`
  const listId = `${id}-choices`
  const shared = {
    id,
    name,
    className: 'field',
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : hint && hintId,
    // The value of a file input cannot be set.
    defaultValue: type === 'file' ? undefined : (value ?? ''),
    onChange: onChange && ((event: { target: { value: string } }) => onChange(event.target.value)),
  }
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : isRequired ? 'label label-required' : 'label'}>
        {label}
      </label>
      {options ? (
        <select key={fieldKey} {...shared}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea key={fieldKey} {...shared} rows={rows} />
      ) : (
        <input
          key={fieldKey}
          {...shared}
          {...{ type, inputMode, autoComplete, min, max, maxLength, accept }}
          list={choices.length > 0 ? listId : undefined}
        />
      )}
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices.map(choice => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {error ? (
        <p id={errorId} className="field-error mt-1">
          {error}
        </p>
      ) : (
        hint && (
          <p id={hintId} className="mt-1 text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
