/** Support hours and reply time (CONTACT-3). Pure. */

/** The promised reply time for e-mails. */
export const REPLY_WITHIN_HOURS = 24
