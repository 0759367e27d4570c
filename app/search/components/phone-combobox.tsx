import { useEffect, useRef } from 'react'
import { opaque } from '#app/ui/opaque.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'

type Props = {
  id: string
  label: string
  /** What a chosen phone does: opens its page, or joins the comparison. */
  picks: 'page' | 'comparison'
  /** Whether a search empties the field. */
  isEmptied?: boolean
  placeholder?: string
  className?: string
  required?: boolean
  defaultValue?: string
}

/** A search field with phone suggestions by script: see ../combobox-element.ts. Without it, the form around it submits. */
export function PhoneCombobox({ id, label, picks, isEmptied, className, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The field follows the URL, but text typed before hydration stays.
  const lastDefault = useRef(field.defaultValue)
  useEffect(() => {
    if (lastDefault.current === field.defaultValue) return
    lastDefault.current = field.defaultValue
    if (input.current) input.current.value = field.defaultValue ?? ''
  }, [field.defaultValue])
  return (
    <phone-combobox class="block" picks={picks} emptied={isEmptied ? '' : undefined}>
      <label htmlFor={id} className="sr-only">
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
        suppressHydrationWarning
      />
      <div {...opaque()} />
    </phone-combobox>
  )
}
