/**
 * A search field with suggestions (WAI-ARIA combobox with a listbox): arrows move, Enter picks, Escape closes.
 * Without script, and while no option is active, Enter submits the surrounding form.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uiTexts } from './texts.ts'

export type Option = { id: string; content: ReactNode; isDisabled?: boolean }

type Props = {
  id: string
  label: string
  name: string
  placeholder?: string
  className?: string
  maxLength?: number
  required?: boolean
  defaultValue?: string
  /** Minimum length of the trimmed text for suggestions. */
  fromLength: number
  /** Loads the options for a text. */
  load: (text: string, signal: AbortSignal) => Promise<Option[]>
  onPick: (id: string, field: HTMLInputElement) => void
}

const DEBOUNCE_MS = 180

export function Combobox({ id, label, fromLength, load, onPick, className, ...field }: Props) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [options, setOptions] = useState<Option[]>([])
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  const loader = useRef(load)
  loader.current = load

  useEffect(() => {
    setHasScript(true)
    const form = input.current?.form
    const resetText = () => setText('')
    const events = ['reset', 'submit']
    for (const name of events) form?.addEventListener(name, resetText)
    return () => {
      for (const name of events) form?.removeEventListener(name, resetText)
    }
  }, [])

  // The field follows the URL, but text typed before hydration stays.
  const lastDefault = useRef(field.defaultValue)
  useEffect(() => {
    if (lastDefault.current === field.defaultValue) return
    lastDefault.current = field.defaultValue
    if (input.current) input.current.value = field.defaultValue ?? ''
  }, [field.defaultValue])

  useEffect(() => {
    if (text.length < fromLength) {
      setOptions([])
      setOpen(false)
      return
    }
    const request = new AbortController()
    const timer = setTimeout(async () => {
      // After a failed or aborted request the field still works as a plain search.
      const found = await loader.current(text, request.signal).catch(() => [])
      if (request.signal.aborted) return
      setOptions(found)
      setActive(-1)
      setOpen(found.length > 0 && document.activeElement === input.current)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, fromLength])

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function pick(option: Option | undefined) {
    if (!option || option.isDisabled || !input.current) return
    close()
    setText('')
    onPick(option.id, input.current)
  }

  function move(to: number) {
    if (options.length === 0) return
    setOpen(true)
    setActive((to + options.length) % options.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isHandled =
      (event.key === 'ArrowDown' && options.length > 0) ||
      (event.key === 'ArrowUp' && options.length > 0) ||
      (isOpen && event.key === 'Escape') ||
      (isOpen && active >= 0 && event.key === 'Enter')
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'ArrowDown') move(active + 1)
    if (event.key === 'ArrowUp') move(active < 0 ? options.length - 1 : active - 1)
    if (event.key === 'Escape') close()
    if (event.key === 'Enter') pick(options[active])
  }

  const optionId = (index: number) => `${listId}-${index}`
  const aria = hasScript
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      } as const)
    : {}

  return (
    <div className="combobox">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...field}
        {...aria}
        ref={input}
        id={id}
        type="search"
        className={`field ${className ?? ''}`}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => setText(event.target.value.trim())}
        onKeyDown={onKeyDown}
        onBlur={close}
        onFocus={() => setOpen(options.length > 0)}
      />
      {hasScript && (
        <div
          id={listId}
          role="listbox"
          aria-label={uiTexts().suggestionsFor(label)}
          className="combobox-list"
          hidden={!isOpen}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keyboard, as the combobox pattern requires
            <div
              key={option.id}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={option.isDisabled}
              onMouseDown={event => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.content}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen ? uiTexts().suggestionCount(options.length) : ''}
      </span>
    </div>
  )
}
