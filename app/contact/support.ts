/** Support hours and reply time (CONTACT-3). Pure. */

/** The promised reply time for e-mails. */
export const REPLY_WITHIN_HOURS = 24

/** Which of the three lines of support hours is that of a day such as `2026-11-29`. */
export function supportDay(day: string): 0 | 1 | 2 {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 ? 2 : weekday === 6 ? 1 : 0
}
