/** Messages from visitors: contact messages and price reports. Pure. */
import { type MessageKind, type Subject, subjects } from '#app/entities/enums.ts'
import { cutText, oneLine } from '#app/platform/text/text.ts'
import { contactTexts } from './texts.ts'

/** The subject with this name, else null. */
export const subjectNamed = (name: string | null): Subject | null => subjects.find(subject => subject === name) ?? null

/** A message before it is stored. */
export type NewMessage = {
  kind: MessageKind
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  subject: Subject | null
  text: string
  /** Price reports only: the phone, the price seen in rupees, and the place. */
  mobileId: string | null
  mobileName: string | null
  pricePkr: number | null
  place: string | null
  city: string | null
  ramGb: number | null
  storageGb: number | null
  /** Whether it was offered as registered with PTA; null where it was not told. */
  isRegistered: boolean | null
}

export const emptyMessage: Omit<NewMessage, 'kind' | 'text'> = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  subject: null,
  mobileId: null,
  mobileName: null,
  pricePkr: null,
  place: null,
  city: null,
  ramGb: null,
  storageGb: null,
  isRegistered: null,
}

export type Message = NewMessage & {
  id: string
  isRead: boolean
  isMarked: boolean
  /** When an editor was done with a price report, in milliseconds since 1970; null while it is open. */
  closedAt: number | null
  /** The network that a price report came from; null once it is forgotten. */
  network: string | null
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The sender's name, else the e-mail address. */
export const senderOf = ({ firstName, lastName, email }: Pick<Message, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'A visitor'

/** A short title of the message. */
export const titleOf = ({ subject, mobileName }: Pick<Message, 'subject' | 'mobileName'>) =>
  subject ? contactTexts().subjects[subject] : `Wrong price: ${mobileName}`

/** The place that a reader named, as the source of a price: the host of an address, else the text. */
export function sourceOfPlace(place: string, max: number): string {
  const host = URL.canParse(place) ? new URL(place).hostname.replace(/^www\./, '') : ''
  return cutText(host || oneLine(place), max)
}

/** A `mailto:` link for a reply; null without an address. */
export function replyLink(message: Pick<Message, 'email' | 'subject' | 'mobileName'>): string | null {
  if (!message.email) return null
  return `mailto:${encodeURIComponent(message.email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${titleOf(message)}`)}`
}
