/** How long what we hold about people is kept (DATA-17, LEGAL-1): the privacy page promises it, daily jobs keep it. Pure. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** What visitors wrote to us. */
export const MESSAGE_RETENTION_YEARS = 2
export const MESSAGE_RETENTION_MS = MESSAGE_RETENTION_YEARS * 365 * DAY_MS

/** The longest that figures about visits would be kept; none are collected. */
export const ANALYTICS_RETENTION_MONTHS = 26

/** What the site notes about its own work. */
export const LOG_RETENTION_DAYS = 90
export const LOG_RETENTION_MS = LOG_RETENTION_DAYS * DAY_MS
