/** The message of the last action: rendered by the server, and shown as a toast with script. */
import { Form, Link, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Flash } from '#app/http/flash.server.ts'
import { adminPath } from '#app/platform/paths.ts'
import { toast } from '#app/ui/toast.ts'

/** The form fields that undo the action of the message. */
const undoFields = (entry: number) => ({ intent: 'restore', id: String(entry) })

export function FlashMessage({ message }: { message: Flash | null }) {
  const [isToast, setToast] = useState(false)
  const { pathname, search } = useLocation()
  // Return to the same list afterwards.
  const undoPath = pathname === adminPath ? pathname + search : adminPath
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    setToast(true)
    if (!message) return
    const { undo, link, ...content } = message
    const action = undo ? { label: 'Undo', post: undoPath, fields: undoFields(undo) } : link
    toast(action ? { ...content, action } : content)
  }, [message])
  if (!message || isToast) return null
  return (
    <div className={message.isProblem ? 'notice notice-problem mb-4' : 'notice mb-4'}>
      <output>
        <strong>{message.title}</strong> {message.text}
        {message.link && (
          <Link to={message.link.to} className="link">
            {message.link.label}
          </Link>
        )}
      </output>
      {message.undo && (
        <Form method="post" action={undoPath} className="mt-2">
          {Object.entries(undoFields(message.undo)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button-quiet">
            Undo
          </button>
        </Form>
      )}
    </div>
  )
}
