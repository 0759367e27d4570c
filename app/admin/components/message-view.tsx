/** A message with its actions. */
import { Form, Link } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { type Message, replyLink, senderOf, titleOf } from '#app/contact/message.ts'
import { versionText } from '#app/facts/memory.ts'
import { adminEditPath, messagePhotoPath } from '#app/platform/paths.ts'
import { formatPrice } from '#app/prices/price.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { useHasScript } from '#app/ui/has-script.ts'
import type { MessageIntent } from '../messages-actions.server.ts'
import type { PriceProblem } from '../typed-prices.server.ts'
import { AcceptReport } from './accept-report.tsx'
import { Moment } from './moment.tsx'
import { ReportedPrice } from './reported-price.tsx'

/** The current state of the phone in a price report. */
type ReportedPhone = { id: string; version: number; path: string; pricePkr: number | null }

type Props = {
  message: Message
  phone: ReportedPhone | null
  /** Why its price is unusual. */
  doubts: string[]
  hasPhoto: boolean
  action: string
  /** The path of this message. */
  openPath: string
  deletePath: string
  /** The price of the report as it was not saved. */
  problem: PriceProblem | null
}

export function MessageView({ message, phone, doubts, hasPhoto, action, openPath, deletePath, problem }: Props) {
  const reply = replyLink(message)
  const isOpenReport = message.pricePkr !== null && message.closedAt === null
  return (
    <>
      <dl className="admin-facts">
        {senderOf(message) !== message.email && <Fact label="From">{senderOf(message)}</Fact>}
        {message.email && <Fact label="E-mail">{message.email}</Fact>}
        {message.phone && <Fact label="Phone">{message.phone}</Fact>}
        <Fact label="Subject">{titleOf(message)}</Fact>
        <Fact label="Sent">
          <Moment at={message.createdAt} />
        </Fact>
        {message.pricePkr !== null && (
          <>
            <Fact label="Price seen">
              <strong>{formatPrice(message.pricePkr)}</strong>
            </Fact>
            <Fact label="Where">{[message.place, message.city].filter(Boolean).join(', ')}</Fact>
            <Fact label="Version">{versionText(message) || 'Not told'}</Fact>
            <Fact label="PTA">{ptaTexts[String(message.isRegistered)]}</Fact>
            <Fact label="Our price">{phone ? <OurPrice phone={phone} /> : 'The phone was deleted'}</Fact>
            {message.closedAt !== null && (
              <Fact label="Done">
                <Moment at={message.closedAt} />
              </Fact>
            )}
          </>
        )}
      </dl>
      {hasPhoto && (
        <a href={messagePhotoPath(message.id)} className="mt-4 block">
          <img src={messagePhotoPath(message.id)} alt="The price tag, in full size" className="message-photo" />
        </a>
      )}
      {message.text && <p className="message-text mt-4 border-t border-line pt-4">{message.text}</p>}
      {isOpenReport && (
        <section aria-labelledby="report-choices" className="mt-4 grid gap-4">
          <h3 id="report-choices" className="text-lg">
            What to do with this report
          </h3>
          {phone && <AcceptReport message={message} doubts={doubts} action={openPath} />}
          {phone && <ReportedPrice message={message} phone={phone} action={openPath} problem={problem} />}
          <Form method="post" action={action} preventScrollReset className="form-group report-choice">
            <input type="hidden" name="id" value={message.id} />
            <button type="submit" name="intent" value="done" className="button button-quiet">
              Done
            </button>
            <span>Closes the report and changes no price.</span>
          </Form>
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {reply && (
          <a href={reply} className="button button-primary">
            Reply by e-mail
          </a>
        )}
        {message.pricePkr !== null && message.closedAt !== null && (
          <Button message={message} action={action} intent="reopen">
            Open the report again
          </Button>
        )}
        <Button message={message} action={action} intent={message.isMarked ? 'unmark' : 'mark'}>
          {message.isMarked ? 'Remove mark' : 'Mark'}
        </Button>
        <Button message={message} action={action} intent="mark-unread">
          Mark as unread
        </Button>
        <DeleteButton message={message} action={action} deletePath={deletePath} />
      </div>
    </>
  )
}

const ptaTexts: Record<string, string> = { true: 'Registered', false: 'Not registered', null: 'Not told' }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function OurPrice({ phone }: { phone: ReportedPhone }) {
  return (
    <>
      {phone.pricePkr === null ? priceTexts().noPrice : formatPrice(phone.pricePkr)}{' '}
      <Link to={phone.path} className="link">
        View phone
      </Link>{' '}
      <Link to={adminEditPath(phone.id)} className="link">
        Edit phone
      </Link>
    </>
  )
}

type ButtonProps = {
  message: Message
  action: string
  intent: MessageIntent
  onSubmit?: (event: FormEvent) => void
  children: string
}

function Button({ message, action, intent, onSubmit, children }: ButtonProps) {
  return (
    <Form method="post" action={action} preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="id" value={message.id} />
      <button type="submit" name="intent" value={intent} className="button button-quiet">
        {children}
      </button>
    </Form>
  )
}

/** With script the browser confirms; without it the link leads to a confirmation page. */
function DeleteButton({ message, action, deletePath }: Pick<Props, 'message' | 'action' | 'deletePath'>) {
  const confirmDeletion = (event: FormEvent) => {
    if (!window.confirm(deletionQuestion(message))) event.preventDefault()
  }
  return useHasScript() ? (
    <Button message={message} action={action} intent="delete" onSubmit={confirmDeletion}>
      Delete
    </Button>
  ) : (
    <Link to={deletePath} preventScrollReset className="button button-quiet">
      Delete
    </Link>
  )
}

const deletionQuestion = (message: Message) => `Are you sure you want to delete the message from ${senderOf(message)}?`

/** The confirmation without script. */
export function MessageDeletion({
  message,
  action,
  closePath,
}: {
  message: Message
  action: string
  closePath: string
}) {
  return (
    <>
      <p>{deletionQuestion(message)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={message.id} />
          <button type="submit" name="intent" value="delete" className="button button-danger">
            Delete
          </button>
        </Form>
        <Link to={closePath} className="button button-quiet">
          Cancel
        </Link>
      </div>
    </>
  )
}
