/** When we answer (CONTACT-3). Pure. */

/** Pakistan time. */
export const supportHours = [
  { days: 'Monday to Friday', hours: '9 am to 6 pm' },
  { days: 'Saturday', hours: '10 am to 4 pm' },
  { days: 'Sunday', hours: 'Closed' },
]

/** E-mails are answered within so many hours. */
export const REPLY_WITHIN_HOURS = 24
