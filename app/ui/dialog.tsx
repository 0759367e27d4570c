/** A dialog that is a state of the address: open in the page's HTML, so that it works without script; modal with it. */
import { Link, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

/** Whether something was typed or chosen in here that is not what the page came with. */
const isTouched = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')].some(
    field =>
      field instanceof HTMLInputElement && field.type === 'checkbox'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue,
  )

/**
 * What was typed is not thrown away by a slip: Escape and the cross ask first.
 * @param closePath the address without the dialog
 */
export function Dialog({ title, closePath, children }: { title: string; closePath: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const navigate = useNavigate()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // The server opened it as a plain box; as a modal it takes the focus and Escape, and returns the focus at its end.
    const before = document.activeElement
    element.open = false
    element.showModal()
    // Whoever opens a form wants to type, not to close it again.
    element
      .querySelector<HTMLElement>(
        '.dialog-body :is(input:not([type=hidden]), select, textarea):not(details:not([open]) *)',
      )
      ?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  const mayClose = () =>
    !dialog.current || !isTouched(dialog.current) || window.confirm('Close without saving what you typed?')

  return (
    <dialog
      ref={dialog}
      open
      className="dialog"
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        if (mayClose()) navigate(closePath, { preventScrollReset: true })
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <Link
          to={closePath}
          preventScrollReset
          className="icon-button"
          aria-label="Close"
          onClick={event => {
            if (!mayClose()) event.preventDefault()
          }}
        >
          <Icon name="close" />
        </Link>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
