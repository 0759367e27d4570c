/** How long what we hold about people is kept (DATA-17, LEGAL-1): the privacy page promises it, daily jobs keep it. Pure. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** What visitors wrote to us. */
export const MESSAGES_KEPT_YEARS = 2
export const MESSAGES_KEPT_MS = MESSAGES_KEPT_YEARS * 365 * DAY_MS

/** The longest that figures about visits would be kept; none are collected. */
export const ANALYTICS_KEPT_MONTHS = 26

/** What the site notes about its own work. */
export const LOGS_KEPT_DAYS = 90
export const LOGS_KEPT_MS = LOGS_KEPT_DAYS * DAY_MS
