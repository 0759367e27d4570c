/** Shows the current toast (TOAST-1). Loaded with the first toast. */
import * as Toast from '@radix-ui/react-toast'
import { Link, useSubmit } from '@remix-run/react'
import { Icon } from './icon.tsx'
import { uiTexts } from './texts.ts'
import { dismissToast, useToast } from './toast-store.ts'

const SHOWN_FOR_MS = 5000
const SWIPE_PX = 50

type PostProps = { label: string; post: string; fields: Record<string, string> }

/** A button that sends a POST. Uses `submit`, because a click closes the toast and would remove a form with it. */
function PostAction({ label, post, fields }: PostProps) {
  const submit = useSubmit()
  return (
    <Toast.Action altText={label} asChild>
      <button
        type="button"
        className="button button-primary"
        onClick={() => submit(fields, { method: 'post', action: post })}
      >
        {label}
      </button>
    </Toast.Action>
  )
}

export default function Toaster() {
  const message = useToast()
  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {message && (
        <Toast.Root
          key={message.id}
          className={message.isProblem ? 'toast toast-problem' : 'toast'}
          type={message.isProblem ? 'foreground' : 'background'}
          onOpenChange={open => !open && dismissToast(message.id)}
        >
          <div className="min-w-0">
            <Toast.Title className="display">{message.title}</Toast.Title>
            {message.text && <Toast.Description className="text-sm">{message.text}</Toast.Description>}
          </div>
          {message.action && 'to' in message.action && (
            <Toast.Action asChild altText={message.action.label}>
              <Link to={message.action.to} className="button button-primary">
                {message.action.label}
              </Link>
            </Toast.Action>
          )}
          {message.action && 'post' in message.action && <PostAction {...message.action} />}
          <Toast.Close className="icon-button" aria-label={uiTexts().close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label={uiTexts().notifications} />
    </Toast.Provider>
  )
}
