/** A labelled select whose value stands in the URL: it follows the URL without losing the focus. */
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  name: string
  label: string
  /** Whether only screen readers are told the label. */
  isLabelHidden?: boolean
  value: string
  /** The id of its form where that stands elsewhere. */
  form?: string
  onChange?: (select: HTMLSelectElement) => void
  children: ReactNode
}

export function UrlSelect({ name, label, isLabelHidden = false, value, form, onChange, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(value)
  // Remounting instead would lose the focus. Not at first: the visitor may have chosen before the application ran.
  useEffect(() => {
    if (shown.current !== value && select.current) select.current.value = value
    shown.current = value
  }, [value])
  return (
    <label className="block">
      <span className={isLabelHidden ? 'sr-only' : 'label'}>{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value}
        className="field"
        form={form}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
      >
        {children}
      </select>
    </label>
  )
}
