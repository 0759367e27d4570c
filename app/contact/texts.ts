/** The words of the forms by which visitors write to us. What they write are messages: see message.ts. */
import type { Subject } from '#app/entities/enums.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  required: 'Fields marked * are required.',
  trap: 'Leave this field empty',
  sending: 'Sending...',
  sendMessage: 'Send message',
  sendReport: 'Send report',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHint: 'We reply to this address.',
  phone: 'Phone (optional)',
  subject: 'Subject',
  chooseOne: 'Choose one',
  message: 'Message',
  price: 'Price that you saw, in rupees',
  priceHint: 'Such as 84,999',
  place: 'Where did you see it?',
  placeHint: 'The name of the shop, or a link',
  city: 'City (optional)',
  version: 'Memory',
  notSure: 'Not sure',
  pta: 'Registered with PTA?',
  ptaChoices: { yes: 'Yes, or sold officially', no: 'No, tax comes on top' },
  optionalEmail: 'E-mail (optional)',
  optionalEmailHint: 'Only used to ask about this price.',
  note: 'Note (optional)',
  photo: 'Photo of the price tag (optional)',
  photoHint: (megabytes: number, days: number) =>
    `JPG, PNG or WebP, at most ${megabytes} MB. Only our editors see it; it is deleted ${days} days after they decided.`,
  noteHint: 'What else matters, such as a used phone or an offer of a few days.',
  subjects: {
    pricing: 'A price',
    review: 'A review',
    technical: 'A technical problem',
    feedback: 'Feedback',
    partnership: 'Partnership',
    other: 'Something else',
    source: 'Prices of a shop',
  } satisfies Record<Subject, string>,
  /** Below the message. */
  messageHint: 'Something wrong? Name the phone, its memory and what is right. For a price, the shop and the day too.',
  /** The same where a shop sends its list. */
  listHint: 'One phone a line, such as: Galaxy A56 8/256 = price',
  supportHours: 'Support hours',
  /** Pakistan time. */
  hours: [
    { days: 'Monday to Friday', hours: '9 am to 6 pm' },
    { days: 'Saturday', hours: '10 am to 4 pm' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  timeZone: 'Pakistan Standard Time',
  replyWithin: (hours: number) =>
    `We answer by e-mail within ${hours} hours; outside our support hours, within ${hours} hours of the next opening.`,
}

export const contactTexts = inLanguage('contactTexts', en)
