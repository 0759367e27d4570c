/** How long promised updates last from a day on. Pure. */
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { lastDayOf } from '#app/prices/dates.ts'

const YEAR_DAYS = 365.25

/** Years until a day; negative after it. @param until as precise as known: a month or year counts to its last day */
export const yearsUntil = (until: string, now: number): number => (lastDayOf(until) - dayInPakistan(now)) / YEAR_DAYS
