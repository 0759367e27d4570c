import { useEffect, useRef } from 'react'
import { opaque } from '#app/ui/opaque.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'

type Props = {
  id: string
  label: string
  /** What a chosen phone does: opens its page, joins the comparison, or is sent with the form. */
  picks: 'page' | 'comparison' | 'form'
  /** Whether a search empties the field. */
  isEmptied?: boolean
  placeholder?: string
  className?: string
  required?: boolean
  defaultValue?: string
  isLabelShown?: boolean
  /** Validation message. */
  error?: string
}

/** A search field with phone suggestions by script: see ../combobox-element.ts. Without it, the form around it submits. */
export function PhoneCombobox({ id, label, picks, isEmptied, className, isLabelShown, error, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The field follows the URL, but text typed before hydration stays.
  const lastDefault = useRef(field.defaultValue)
  useEffect(() => {
    if (lastDefault.current === field.defaultValue) return
    lastDefault.current = field.defaultValue
    if (input.current) input.current.value = field.defaultValue ?? ''
  }, [field.defaultValue])
  return (
    <phone-combobox class="relative block" picks={picks} emptied={isEmptied ? '' : undefined}>
      <label htmlFor={id} className={isLabelShown ? 'label' : 'sr-only'}>
        {label}
      </label>
      <input
        {...field}
        ref={input}
        id={id}
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        type="search"
        className={`field ${className ?? ''}`}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        suppressHydrationWarning
      />
      {error && (
        <p id={`${id}-error`} className="field-error mt-1">
          {error}
        </p>
      )}
      <div {...opaque()} />
    </phone-combobox>
  )
}
