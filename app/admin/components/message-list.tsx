/** The list of messages, newest first; each row is a button that opens the message. */
import { Form } from '@remix-run/react'
import { type Message, senderOf, titleOf } from '#app/contact/message.ts'
import { cutText, oneLine } from '#app/platform/text/text.ts'
import { formatPrice } from '#app/prices/price.ts'
import { Moment } from './moment.tsx'

const PREVIEW_LENGTH = 120

/** @param action the path of the list with its filter and page */
export function MessageList({ messages, action }: { messages: Message[]; action: string }) {
  return (
    <ol className="panel divide-y divide-line">
      {messages.map(message => (
        <li key={message.id} className={message.isRead ? 'message-row' : 'message-row message-unread'}>
          <Form method="post" action={action} preventScrollReset className="min-w-0">
            <input type="hidden" name="id" value={message.id} />
            <button type="submit" name="intent" value="open" className="message-open">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <strong className="wrap-anywhere">{senderOf(message)}</strong>
                <span className="wrap-anywhere">{titleOf(message)}</span>
              </span>
              <span className="block text-sm text-muted wrap-anywhere">{preview(message)}</span>
            </button>
          </Form>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {message.closedAt !== null && <span className="pill">Done</span>}
            {message.isMarked && <span className="pill">Marked</span>}
            {!message.isRead && <span className="pill pill-strong">New</span>}
            <Moment at={message.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function preview({ pricePkr, place, text }: Message): string {
  const seen = pricePkr === null ? '' : `${formatPrice(pricePkr)} at ${place}. `
  return cutText(oneLine(`${seen}${text}`), PREVIEW_LENGTH)
}
