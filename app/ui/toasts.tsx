/** The place of toasts on a page. What shows them is loaded when there is the first one. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useToast } from './toast-store.ts'

// A visitor who is offline by then still reads the message.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: PlainToast })))

export function Toasts() {
  const message = useToast()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (message) setNeeded(true)
  }, [message])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}

function PlainToast() {
  const message = useToast()
  return (
    <p role="status" className="toast-viewport">
      {message && <span className="toast">{`${message.title}. ${message.text ?? ''}`}</span>}
    </p>
  )
}
