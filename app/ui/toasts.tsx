/** Container for toasts. The toaster is loaded with the first toast. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToast, useTopDialog } from './toast-store.ts'

// If the chunk fails to load (offline), the message is still shown.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToast })))

export function Toasts() {
  const message = useToast()
  const dialog = useTopDialog()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (message) setNeeded(true)
  }, [message])
  if (!isNeeded) return null
  const toaster = (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
  return dialog ? createPortal(toaster, dialog) : toaster
}

function PlainToast() {
  const message = useToast()
  return (
    <p role="status" className="toast-viewport">
      {message && <span className="toast">{`${message.title}. ${message.text ?? ''}`}</span>}
    </p>
  )
}
