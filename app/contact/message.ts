/** What visitors write to us: messages of the contact form, and reports of wrong prices. Pure. */
import { type MessageKind, type Subject, subjects } from '#app/entities/enums.ts'
import { contactTexts } from './texts.ts'

/** The subject with this name; null for anything else. */
export const subjectNamed = (name: string | null): Subject | null => subjects.find(subject => subject === name) ?? null

/** A message as a visitor sends it. */
export type NewMessage = {
  kind: MessageKind
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  subject: Subject | null
  text: string
  /** For a report of a wrong price: the phone, the price seen in rupees, and where. */
  mobileId: string | null
  mobileName: string | null
  pricePkr: number | null
  place: string | null
}

export type Message = NewMessage & {
  id: string
  isRead: boolean
  isMarked: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

/** Who wrote it, as far as they said. */
export const senderOf = ({ firstName, lastName, email }: Pick<Message, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || 'A visitor'

/** What it is about, in a few words. */
export const titleOf = ({ subject, mobileName }: Pick<Message, 'subject' | 'mobileName'>) =>
  subject ? contactTexts().subjects[subject] : `Wrong price: ${mobileName}`

/** A link that opens the administrator's mail program with an answer begun; null where no address was given. */
export function replyLink(message: Pick<Message, 'email' | 'subject' | 'mobileName'>): string | null {
  if (!message.email) return null
  return `mailto:${encodeURIComponent(message.email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${titleOf(message)}`)}`
}
