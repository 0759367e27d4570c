/** Derived columns: recomputed at start when the derivation rules have changed. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { priceKinds } from '#app/entities/enums.ts'
import { dayInPakistan, todayInPakistan } from '#app/platform/pakistan-day.ts'
import { pick } from '#app/platform/pick.ts'
import { BUDGET_BELOW_PKR, bandOf, MIDRANGE_UP_TO_PKR } from '#app/prices/bands.ts'
import { dayOfDate, releaseOrder, releaseYear } from '#app/prices/dates.ts'
import {
  type GradedPrice,
  grades,
  isReading,
  listRankOf,
  RECENT_RANK,
  recentFrom,
  SHOP_WITHIN_DAYS,
} from '#app/prices/grades.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { READINGS } from './newest-reading.server.ts'

const STATE_KEY = 'derived-columns'

/** What the columns are derived from. */
type Given = GradedPrice & { releaseDate: string }

/**
 * The derived columns of a phone.
 * @param newestDay the day of the newest reading of a price on the site
 * @param today in days since 1970
 */
export const derivedColumns = (phone: Given, newestDay: number | null, today = dayInPakistan(Date.now())) => ({
  hasPrice: phone.pricePkr > 0,
  priceRank: listRankOf(phone, newestDay, today),
  priceDay: phone.priceDate === null ? null : dayOfDate(phone.priceDate),
  band: bandOf(phone.pricePkr),
  releaseOrder: releaseOrder(phone.releaseDate),
  releaseYear: Number(releaseYear(phone.releaseDate)),
})

const newestReading = prepared(({ $client }) =>
  $client.prepare<[string], number>(`SELECT price_day FROM ${READINGS} ORDER BY price_day DESC LIMIT 1`).pluck(),
)

/** The day of the newest reading of a price, in days since 1970 and at most today; null without one. */
export function newestReadingDay(now = Date.now()): number | null {
  const day = newestReading().get(todayInPakistan(now))
  // The middle of this month may be to come.
  return day === undefined ? null : Math.min(day, dayInPakistan(now))
}

const statementOfMove = (from: number, to: number, by: '<' | '>=') =>
  prepared(({ $client }) =>
    $client.prepare<[number]>(`UPDATE mobiles SET price_rank = ${to} WHERE price_rank = ${from} AND price_day ${by} ?`),
  )

const [shop, older] = [grades.shop.rank, grades.older.rank]
/** In this order no price moves twice. */
const moves = [
  ...[RECENT_RANK, shop].map(from => ({ border: 'shop' as const, move: statementOfMove(from, older, '<') })),
  ...[shop, older].map(from => ({ border: 'recent' as const, move: statementOfMove(from, RECENT_RANK, '>=') })),
  { border: 'recent' as const, move: statementOfMove(RECENT_RANK, shop, '<') },
  { border: 'shop' as const, move: statementOfMove(older, shop, '>=') },
]

/**
 * Moves the prices that the newest reading or the day has moved over a border between the ranks, in the caller's transaction.
 * Call it after each write that may change which reading is the newest, and as each day begins; it costs microseconds when
 * nothing moves.
 */
export function shiftGrades(now = Date.now()): void {
  const newestDay = newestReadingDay(now)
  if (newestDay === null) return
  const borders = { shop: newestDay - SHOP_WITHIN_DAYS, recent: recentFrom(newestDay, dayInPakistan(now)) }
  const shifted = moves.map(({ border, move }) => move().run(borders[border]).changes)
  if (shifted.some(changes => changes > 0)) invalidateContent()
}

/** Included as values, because no sample of prices detects every change of the limits. */
const LIMITS = [BUDGET_BELOW_PKR, MIDRANGE_UP_TO_PKR, SHOP_WITHIN_DAYS]
/** Samples around every round price, of every kind and date precision: they detect changes of the rules themselves. */
const PROBED_PRICES = Array.from({ length: 1000 }, (_, index) => index * 500).flatMap(price => [
  price - 1,
  price,
  price + 1,
])
const PROBED_DATES = ['', '2024', '2024-09', '2024-09-13', '1999-12-31']
const PROBED_DAY = dayOfDate('2024-12-31')

/** Hash of the derivation rules: changes when the rules produce other values. */
export function derivationFingerprint(derive: typeof derivedColumns = derivedColumns, limits = LIMITS): string {
  const probe = { pricePkr: 0, priceKind: null, priceDate: null, releaseDate: '2024' }
  const values = [
    limits,
    ...PROBED_PRICES.map(pricePkr => derive({ ...probe, pricePkr }, null).band),
    ...PROBED_DATES.map(releaseDate => derive({ ...probe, releaseDate }, null)),
    ...priceKinds.flatMap(priceKind =>
      PROBED_DATES.map(date =>
        derive({ ...probe, pricePkr: 1, priceKind, priceDate: date || null }, PROBED_DAY, PROBED_DAY),
      ),
    ),
  ]
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}

/** Call at start: updates columns derived by older rules, in one transaction. */
export function refreshDerivedColumns(derive: typeof derivedColumns = derivedColumns): void {
  const fingerprint = derivationFingerprint(derive)
  if (readState(STATE_KEY) === fingerprint) return
  db().transaction(
    tx => {
      const rows = tx
        .select({
          id: mobiles.id,
          pricePkr: mobiles.pricePkr,
          priceKind: mobiles.priceKind,
          priceDate: mobiles.priceDate,
          releaseDate: mobiles.releaseDate,
          hasPrice: mobiles.hasPrice,
          priceRank: mobiles.priceRank,
          priceDay: mobiles.priceDay,
          band: mobiles.band,
          releaseOrder: mobiles.releaseOrder,
          releaseYear: mobiles.releaseYear,
        })
        .from(mobiles)
        .all()
      const today = Date.now()
      const newestDay = rows.reduce<number | null>((newest, row) => {
        const isCounted = isReading(row) && row.priceDate && row.priceDate <= todayInPakistan(today)
        return isCounted
          ? Math.min(Math.max(newest ?? 0, dayOfDate(row.priceDate ?? '')), dayInPakistan(today))
          : newest
      }, null)
      for (const row of rows) {
        const derived = derive(row, newestDay, dayInPakistan(today))
        if (!isDeepStrictEqual(pick(row, Object.keys(derived) as (keyof typeof derived)[]), derived))
          tx.update(mobiles).set(derived).where(eq(mobiles.id, row.id)).run()
      }
      storeState(STATE_KEY, fingerprint)
    },
    { behavior: 'immediate' },
  )
  invalidateContent()
}
