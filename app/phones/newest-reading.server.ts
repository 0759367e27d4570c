/** How long ago the newest price was read, as precisely as the dates of the prices say (SITE-11). */

import { dayInPakistan, todayInPakistan } from '#app/platform/pakistan-day.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { grades } from '#app/prices/grades.ts'
import type { Reading } from '#app/prices/reading.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

/** The rows with a price that was read: the literal conditions of the index `mobiles_reading_day`, up to a date. */
export const READINGS = `mobiles WHERE price_rank >= ${grades.older.rank} AND length(price_date) > 4 AND price_date <= ?`

const newestDate = prepared(({ $client }) =>
  $client.prepare<[string], string>(`SELECT price_date FROM ${READINGS} ORDER BY price_day DESC LIMIT 1`).pluck(),
)
const newestDayFrom = prepared(({ $client }) =>
  $client
    .prepare<[string, number], string>(
      `SELECT price_date FROM ${READINGS} AND price_day >= ? AND length(price_date) = 10 ORDER BY price_day DESC LIMIT 1`,
    )
    .pluck(),
)

/** The newest reading up to today in Pakistan; null where no price was read. @param now milliseconds since 1970 */
export function newestReading(now = Date.now()): Reading | null {
  const today = todayInPakistan(now)
  const newest = newestDate().get(today)
  if (newest === undefined) return null
  // Days of the month itself, which counts as its middle.
  const day = newest.length === 10 ? newest : newestDayFrom().get(today, dayOfDate(`${newest}-01`))
  return day === undefined ? { month: newest } : { daysAgo: dayInPakistan(now) - dayOfDate(day) }
}

/** The same as of today, for public pages. */
export const keptNewestReading = cachePerVersion('newest reading', () => ({ reading: newestReading() }))
