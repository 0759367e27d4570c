/** A labelled select whose value stands in the URL: it follows the URL without losing the focus. */
import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  name: string
  label: string
  /** Whether only screen readers are told the label. */
  isLabelHidden?: boolean
  value: string
  onChange?: (value: string) => void
  children: ReactNode
}

export function UrlSelect({ name, label, isLabelHidden = false, value, onChange, children }: Props) {
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
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
      >
        {children}
      </select>
    </label>
  )
}
