/** A dialog controlled by the URL: open in the server's HTML, so it works without script; modal with script. */
import { Link, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { deleteDrafts } from './drafts.ts'
import { formTexts } from './form-texts.ts'
import { Icon } from './icon.tsx'
import { toasts } from './toast.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Field>('input:not([type=hidden]), textarea, select'),
]

/** Whether the value differs from the initial one. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(option => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, initial)
  }
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Whether a form shows again what was sent and is not stored, so that its initial values are changes already. */
const hasUnsaved = (dialog: Element | null) => Boolean(dialog?.querySelector('form[data-unsaved]'))

/** In the browser before anything is seen: a key that is pressed at once must reach the modal dialog. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Escape and every link to `closePath` ask for confirmation before changes are discarded.
 * @param closePath the path without the dialog
 */
export function Dialog({ title, closePath, children }: { title: string; closePath: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const initialFieldCount = useRef(0)
  const isLeaving = useRef(false)
  const titleId = useId()
  const navigate = useNavigate()

  useBeforePaint(() => {
    const element = dialog.current
    if (!element) return
    // Rendered open but not modal; a modal traps focus and handles Escape. Focus returns when it closes.
    const previousFocus = document.activeElement
    isLeaving.current = false
    element.open = false
    element.showModal()
    const unregister = toasts.get().openedDialog(element)
    initialFieldCount.current = fieldsIn(element).length
    // `showModal` would focus the close link; the first field is more useful.
    element
      .querySelector<HTMLElement>(
        '.dialog-body :is(input:not([type=hidden]), select, textarea):not(details:not([open]) *)',
      )
      ?.focus()
    return () => {
      isLeaving.current = true
      unregister()
      element.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }, [])

  const confirmClose = () => {
    const fields = dialog.current ? fieldsIn(dialog.current) : []
    const hasChanges =
      fields.length !== initialFieldCount.current || fields.some(isChanged) || hasUnsaved(dialog.current)
    if (hasChanges && !window.confirm(formTexts().closeWithoutSaving)) return false
    if (hasChanges && dialog.current) deleteDrafts(dialog.current)
    return true
  }
  const askToClose = () => {
    if (confirmClose()) navigate(closePath, { preventScrollReset: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Handled here because browsers let a page cancel the `cancel` event only once.
    event.preventDefault()
    askToClose()
  }
  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') === closePath && !confirmClose()) event.preventDefault()
  }
  const onClose = () => {
    // The browser may close it regardless, as Android does on the second back gesture.
    if (isLeaving.current) return
    dialog.current?.showModal()
    askToClose()
  }

  return (
    <dialog
      ref={dialog}
      open
      className="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onCancel={event => {
        event.preventDefault()
        askToClose()
      }}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <Link to={closePath} preventScrollReset className="icon-button" aria-label={formTexts().close}>
          <Icon name="close" />
        </Link>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
