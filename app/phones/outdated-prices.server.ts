/** Prices that are no shop prices of now any more, while another reading of the phone is (PRICE-16). */
import { sourceKinds } from '#app/entities/enums.ts'
import { AHEAD_OF_UTC_MS } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { grades, SHOP_WITHIN_DAYS } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { newestReadingDay } from './derived.server.ts'
import { derivePrice } from './offers.server.ts'

// A month sorts before its days: whether it is recent enough is judged with the rest.
const outdated = prepared(({ $client }) =>
  $client
    .prepare<{ month: string }, string>(
      `SELECT id FROM mobiles WHERE price_rank = ${grades.older.rank} AND (
         EXISTS (SELECT 1 FROM price_history h WHERE h.mobile_id = mobiles.id AND h.date >= @month
           AND h.date > mobiles.price_date AND h.kind NOT IN ('launch', 'non-pta'))
         OR EXISTS (SELECT 1 FROM offers o WHERE o.mobile_id = mobiles.id AND o.is_in_stock IS NOT 0
           AND o.kind IN (${sourceKinds.map(kind => `'${kind}'`)}) AND o.checked_on IS NULL
           AND date((o.checked_at + ${AHEAD_OF_UTC_MS}) / 1000, 'unixepoch') >= @month))`,
    )
    .pluck(),
)

/**
 * Gives these phones the best of their readings, in the caller's transaction. Call it after a run of a source, and daily.
 * @param now milliseconds since 1970
 */
export function replaceOutdatedPrices(now: number): void {
  const newestDay = newestReadingDay(now)
  if (newestDay === null) return
  const month = new Date((newestDay - SHOP_WITHIN_DAYS) * DAY_MS).toISOString().slice(0, 7)
  for (const id of outdated().all({ month })) derivePrice(id, now)
}
