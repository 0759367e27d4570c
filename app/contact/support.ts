/** When we answer (CONTACT-3). Pure. */

/** E-mails are answered within so many hours. */
export const REPLY_WITHIN_HOURS = 24
