/** Which prices count where prices are compared (PRICE-8, SEARCH-13). */
import { and, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'

const outdated = prepared(db =>
  db
    .select({ id: mobiles.id })
    .from(mobiles)
    .where(
      and(
        gte(mobiles.priceRank, grades.older.rank),
        or(isNull(mobiles.priceDay), lt(mobiles.priceDay, sql.placeholder('from'))),
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
    known.ids = new Set(
      outdated()
        .all({ from: day - COMPARABLE_DAYS })
        .map(({ id }) => id),
    )
    known.day = day
  }
  return known.ids
}
