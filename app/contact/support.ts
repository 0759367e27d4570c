/** Support hours and reply time (CONTACT-3). Pure. */

/** Pakistan time. */
export const supportHours = [
  { days: 'Monday to Friday', hours: '9 am to 6 pm' },
  { days: 'Saturday', hours: '10 am to 4 pm' },
  { days: 'Sunday', hours: 'Closed' },
]

/** The promised reply time for e-mails. */
export const REPLY_WITHIN_HOURS = 24
