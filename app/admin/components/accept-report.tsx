/** Makes a report an offer of its phone (MESSAGE-3). */
import { Form } from '@remix-run/react'
import type { Message } from '#app/contact/message.ts'
import type { MessageIntent } from '../messages-actions.server.ts'

type Props = {
  message: Message
  /** Why its price is unusual. */
  doubts: string[]
  action: string
}

/** One key makes the report an offer; a report that does not tell the registration asks for it. */
export function AcceptReport({ message, doubts, action }: Props) {
  const choices = [
    {
      intent: 'accept',
      label: 'Accept as offer',
      about: 'Joins the offers of the phone as seen by a reader; its price only where no better offer is known.',
      key: 'a',
      isOf: message.isRegistered !== false,
    },
    {
      intent: 'accept-non-pta',
      label: 'Accept without PTA approval',
      about: 'Joins the offers without PTA approval, and is never the price of the phone.',
      key: 'n',
      isOf: message.isRegistered !== true,
    },
  ] satisfies { intent: MessageIntent; label: string; about: string; key: string; isOf: boolean }[]
  return (
    <Form method="post" action={action} preventScrollReset className="form-group grid gap-3">
      <input type="hidden" name="id" value={message.id} />
      {doubts.length > 0 && <p className="text-sm text-warn">{`Look twice: ${doubts.join('; ')}`}</p>}
      {choices
        .filter(({ isOf }) => isOf)
        .map(({ intent, label, about, key }) => (
          <p key={intent} className="report-choice">
            <button
              type="submit"
              name="intent"
              value={intent}
              // biome-ignore lint/a11y/noAccessKey: an editor decides on many, without script too
              accessKey={key}
              className="button button-primary"
            >
              {label}
            </button>
            <span>{about}</span>
          </p>
        ))}
    </Form>
  )
}
