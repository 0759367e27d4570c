/** Which prices count where prices are compared (PRICE-8, SEARCH-13). */
import { and, gte, isNull, or, sql } from 'drizzle-orm'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { COMPARABLE_DAYS } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'

// A month or a year counts from its end, so the limit is cut to the length of the date.
const outdated = prepared(db =>
  db
    .select({ id: mobiles.id })
    .from(mobiles)
    .where(
      and(
        gte(mobiles.priceRank, grades.older.rank),
        or(
          isNull(mobiles.priceDate),
          sql`${mobiles.priceDate} < substr(${sql.placeholder('limit')}, 1, length(${mobiles.priceDate}))`,
        ),
      ),
    )
    .prepare(),
)

const outdatedOn = cachePerVersion('outdated prices', () => ({ day: Number.NaN, ids: new Set<string>() }))

/** The ids of the phones whose shop price is of over a year ago, or of no known day. */
export function outdatedIds(): ReadonlySet<string> {
  const known = outdatedOn()
  const day = dayInPakistan(Date.now())
  if (known.day !== day) {
    const limit = new Date((day - COMPARABLE_DAYS) * DAY_MS).toISOString().slice(0, 10)
    known.ids = new Set(
      outdated()
        .all({ limit })
        .map(({ id }) => id),
    )
    known.day = day
  }
  return known.ids
}
