/** The message of the last action: on the page for everybody, and as a toast where there is script. */
import { useEffect, useState } from 'react'
import type { Flash } from '#app/platform/flash.server.ts'
import { toast } from '#app/ui/toast-store.ts'

export function FlashMessage({ message }: { message: Flash | null }) {
  const [isToast, setToast] = useState(false)
  useEffect(() => {
    setToast(true)
    if (message) toast(message)
  }, [message])
  if (!message || isToast) return null
  return (
    <output className={message.isProblem ? 'notice notice-problem mb-4 block' : 'notice mb-4 block'}>
      <strong>{message.title}</strong> {message.text}
    </output>
  )
}
