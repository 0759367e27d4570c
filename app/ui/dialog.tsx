/** A dialog that is a state of the address: open in the page's HTML, so that it works without script; modal with it. */
import { Link, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

/** @param closePath the address without the dialog */
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

  return (
    <dialog
      ref={dialog}
      open
      className="dialog"
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        navigate(closePath, { preventScrollReset: true })
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <Link to={closePath} preventScrollReset className="icon-button" aria-label="Close">
          <Icon name="close" />
        </Link>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
