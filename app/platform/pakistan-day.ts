/** The calendar of Karachi, by which prices age. Pakistan has had no daylight saving time since 2009. Pure. */
import { DAY_MS } from './retention.ts'

export const AHEAD_OF_UTC_MS = 5 * 60 * 60 * 1000

/** The day in Karachi, in days since 1970. @param now milliseconds since 1970 */
export const dayInPakistan = (now: number): number => Math.floor((now + AHEAD_OF_UTC_MS) / DAY_MS)

/** The date in Karachi: `2026-11-21`. @param now milliseconds since 1970 */
export const todayInPakistan = (now = Date.now()): string =>
  new Date(dayInPakistan(now) * DAY_MS).toISOString().slice(0, 10)

/** Milliseconds until the next day has begun in Karachi. @param now milliseconds since 1970 */
export const untilNextDay = (now: number): number => (dayInPakistan(now) + 1) * DAY_MS - AHEAD_OF_UTC_MS - now
