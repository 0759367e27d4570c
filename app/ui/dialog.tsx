/** A dialog that is a state of the address: open in the page's HTML, so that it works without script; modal with it. */
import { Link, useNavigate } from '@remix-run/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { deleteDrafts } from './drafts.ts'
import { formTexts } from './form-texts.ts'
import { Icon } from './icon.tsx'
import { openedDialog } from './toast-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<Field>('input:not([type=hidden]), textarea, select'),
]

/** Whether what stands in the field is not what the page came with. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(option => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/**
 * What was typed is not thrown away by a slip: Escape and every link to `closePath` ask first.
 * @param closePath the address without the dialog
 */
export function Dialog({ title, closePath, children }: { title: string; closePath: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fieldsAtFirst = useRef(0)
  const isLeaving = useRef(false)
  const titleId = useId()
  const navigate = useNavigate()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The server opened it as a plain box; as a modal it takes the focus and Escape, and returns the focus at its end.
    const before = document.activeElement
    isLeaving.current = false
    element.open = false
    element.showModal()
    const closed = openedDialog(element)
    fieldsAtFirst.current = fieldsIn(element).length
    // Whoever opens a form wants to type, not to close it again.
    element
      .querySelector<HTMLElement>(
        '.dialog-body :is(input:not([type=hidden]), select, textarea):not(details:not([open]) *)',
      )
      ?.focus()
    return () => {
      isLeaving.current = true
      closed()
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  const mayClose = () => {
    const fields = dialog.current ? fieldsIn(dialog.current) : []
    const isTouched = fields.length !== fieldsAtFirst.current || fields.some(isChanged)
    if (isTouched && !window.confirm(formTexts().closeWithoutSaving)) return false
    if (isTouched && dialog.current) deleteDrafts(dialog.current)
    return true
  }
  const askToClose = () => {
    if (mayClose()) navigate(closePath, { preventScrollReset: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Caught here, because a browser lets a page refuse its own closing only once.
    event.preventDefault()
    askToClose()
  }
  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') === closePath && !mayClose()) event.preventDefault()
  }
  const onClose = () => {
    // Closed by the browser all the same, as a phone's way back does it the second time.
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
