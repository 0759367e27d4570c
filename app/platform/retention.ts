/** Retention periods of personal data (DATA-17, LEGAL-1): stated on the privacy page, enforced by daily tasks. Pure. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** Messages of visitors. */
export const MESSAGE_RETENTION_YEARS = 2
export const MESSAGE_RETENTION_MS = MESSAGE_RETENTION_YEARS * 365 * DAY_MS

/** What a price report has beside its words: its network, from the decision of an editor on. */
export const REPORT_RETENTION_DAYS = 30
export const REPORT_RETENTION_MS = REPORT_RETENTION_DAYS * DAY_MS

/** Visit statistics, stated on the privacy page; none are collected. */
export const ANALYTICS_RETENTION_MONTHS = 26

/** Technical logs. */
export const LOG_RETENTION_DAYS = 90
export const LOG_RETENTION_MS = LOG_RETENTION_DAYS * DAY_MS

/** What somebody typed into a form and did not send, in the browser's storage. */
export const DRAFT_RETENTION_DAYS = 30

/** A form whose session had ended, until its account signs in again (AUTH-14). */
export const KEPT_FORM_MINUTES = 30

/** The compare list of a visitor without script, in a cookie. */
export const COMPARE_COOKIE_DAYS = 30

/** What is needed to restore a deleted phone or brand. */
export const RESTORABLE_DAYS = 30

/** Entries of the activity. */
export const ACTIVITY_RETENTION_YEARS = 2

/** An uploaded picture that nothing shows: as long as a draft may name it, or a deleted phone. */
export const UNUSED_PICTURE_DAYS = Math.max(DRAFT_RETENTION_DAYS, RESTORABLE_DAYS)
export const UNUSED_PICTURE_MS = UNUSED_PICTURE_DAYS * DAY_MS
