/** Prices in figures: how fresh, by grade, by age and by who published them; and what the readings of sources left out. */
import { sql } from 'drizzle-orm'
import { type PriceKind, priceGrades } from '#app/entities/enums.ts'
import { leftOutText } from '#app/listings/left-out-texts.ts'
import { countFreshOfViewed } from '#app/phones/most-viewed.server.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS, SEEN_IN_DAYS, SEEN_ON_DAYS } from '#app/prices/age.ts'
import { FRESH_DAYS } from '#app/prices/freshness.ts'
import { priceKindLabels, sellerOf } from '#app/prices/sources.ts'
import { newestRuns } from '#app/sources/runs.server.ts'
import { db } from '#db/client.server.ts'
import { dataPageTexts } from './texts.ts'

export type KnownRow = {
  name: string
  count: number
  /** Of how many; null where the count is no part of anything. */
  of: number | null
  /** As its source gives it. */
  date: string | null
}

export type PriceShare = keyof ReturnType<typeof dataPageTexts>['shares']

/** Reasons for leaving listings out that are told, the most frequent first. */
const REASONS = 8

/** Phones with the same kind, source and day of price, with the newest of their dates. */
type PriceGroup = {
  kind: PriceKind | null
  source: string | null
  seller: string | null
  day: number | null
  date: string | null
  phones: number
  priced: number
  undated: number
  nameOnly: number
}

/** One pass over an index (`mobiles_counted`) in its own order. */
export const priceGroups = () =>
  db().all<PriceGroup>(
    sql`SELECT price_kind AS kind, price_source AS source, price_seller AS seller, price_day AS day,
      max(price_date) FILTER (WHERE price_pkr > 0) AS date, count(*) AS phones, sum(price_pkr > 0) AS priced,
      sum(release_date = '') AS undated, sum(data_confidence IS 'name-only') AS nameOnly
      FROM mobiles GROUP BY 1, 2, 3, 4`,
  )

/** The sum of a number of each item. */
export function sum<Item>(items: Iterable<Item>, number: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += number(item)
  return total
}

/** @param counts phones by grade @param phones all */
export function gradeRows(counts: Map<string, number>, phones: number): KnownRow[] {
  const text = dataPageTexts()
  const row = (name: string, count: number): KnownRow => ({ name, count, of: phones, date: null })
  return [
    ...priceGrades.map(grade => row(text.grades[grade], counts.get(grade) ?? 0)),
    row(text.noPrice, phones - sum(counts.values(), count => count)),
  ]
}

/** How many prices, launch prices apart, are of today or at most so many days old. */
export function countUpTo(days: number, groups: PriceGroup[], now: number): number {
  const from = dayInPakistan(now) - days
  return sum(groups, ({ day, kind, priced }) => (kind !== 'launch' && day !== null && day >= from ? priced : 0))
}

/** Every phone once, by what is known of its price. @param phones all */
export function priceShares(groups: PriceGroup[], phones: number, now: number): { id: PriceShare; count: number }[] {
  const recent = countUpTo(SEEN_IN_DAYS, groups, now)
  const within = countUpTo(COMPARABLE_DAYS, groups, now)
  const priced = sum(groups, group => group.priced)
  const launch = sum(groups, ({ kind, priced }) => (kind === 'launch' ? priced : 0))
  const undated = sum(groups, ({ kind, day, priced }) => (kind !== 'launch' && day === null ? priced : 0))
  const shares: { id: PriceShare; count: number }[] = [
    { id: 'recent', count: recent },
    { id: 'mayHaveChanged', count: within - recent },
    { id: 'older', count: priced - launch - undated - within },
    { id: 'undated', count: undated },
    { id: 'launch', count: launch },
    { id: 'none', count: phones - priced },
  ]
  return shares.filter(({ id, count }) => id !== 'undated' || count > 0)
}

/** Of prices by their age today: the steps of the words for it (PRICE-8). @param phones all */
export function ageRows(groups: PriceGroup[], phones: number, now: number): KnownRow[] {
  const today = dayInPakistan(now)
  const text = dataPageTexts()
  const of = (fits: (age: number | null, isLaunch: boolean) => boolean) =>
    sum(groups, ({ day, kind, priced }) => (fits(day === null ? null : today - day, kind === 'launch') ? priced : 0))
  const within = (from: number, to: number) => of((age, launch) => !launch && age !== null && age >= from && age <= to)
  const row = (name: string, count: number): KnownRow => ({ name, count, of: phones, date: null })
  return [
    row(text.ages.upTo(SEEN_ON_DAYS), countUpTo(SEEN_ON_DAYS, groups, now)),
    row(text.ages.between(SEEN_ON_DAYS + 1, SEEN_IN_DAYS), within(SEEN_ON_DAYS + 1, SEEN_IN_DAYS)),
    row(text.ages.mayHaveChanged(SEEN_IN_DAYS + 1, COMPARABLE_DAYS), within(SEEN_IN_DAYS + 1, COMPARABLE_DAYS)),
    row(text.ages.older, within(COMPARABLE_DAYS + 1, Number.POSITIVE_INFINITY)),
    row(
      text.ages.launch,
      of((_, launch) => launch),
    ),
    row(
      text.ages.undated,
      of((age, launch) => !launch && age === null),
    ),
  ]
}

/** How many prices were checked lately: of the phones that readers look at most, and of each publisher that has such. */
export function freshRows(groups: PriceGroup[], now: number): KnownRow[] {
  const { fresh, of } = countFreshOfViewed(now)
  const from = dayInPakistan(now) - FRESH_DAYS
  return [
    { name: dataPageTexts().mostViewed(of, FRESH_DAYS), count: fresh, of, date: null },
    ...priceSourceRows(groups).flatMap(({ name, count: of, date, groups: same }) => {
      const count = sum(same, ({ day, priced }) => (day !== null && day >= from ? priced : 0))
      return count > 0 ? [{ name, count, of, date }] : []
    }),
  ]
}

/** What the last reading of each source made of its listings, and why it left listings out; none before the first reading. */
export function readingRows(): KnownRow[] {
  const runs = [...newestRuns().values()]
  if (runs.length === 0) return []
  const text = dataPageTexts().readings
  const read = sum(runs, run => run.read)
  const row = (name: string, count: number): KnownRow => ({ name, count, of: read, date: null })
  const reasons = new Map<string, number>()
  for (const { leftOut } of runs)
    for (const [reason, count] of Object.entries(leftOut)) reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  return [
    { name: text.read, count: read, of: null, date: null },
    row(
      text.published,
      sum(runs, run => run.published),
    ),
    row(
      text.held,
      sum(runs, run => run.held),
    ),
    row(
      text.aside,
      sum(runs, run => run.aside),
    ),
    row(
      text.dropped,
      sum(runs, run => run.dropped),
    ),
    ...[...reasons]
      .sort(([, a], [, b]) => b - a)
      .slice(0, REASONS)
      .map(([reason, count]) => row(text.because(leftOutText(reason)), count)),
  ]
}

/** Who published the prices that phones have, with the newest date of each. */
export function priceSourceRows(groups: PriceGroup[]): (KnownRow & { groups: PriceGroup[] })[] {
  const text = dataPageTexts()
  const published = Map.groupBy(
    groups.filter(({ priced }) => priced > 0),
    ({ source, seller, kind }) => JSON.stringify([kind, seller ?? source]),
  )
  return [...published.values()]
    .map(same => {
      const [{ source, seller, kind } = { source: null, seller: null, kind: null }] = same
      const dates = same.flatMap(({ date }) => date ?? []).sort()
      return {
        name:
          source && kind
            ? text.pricesOf(priceKindLabels()[kind], sellerOf({ source, ...(seller ? { seller } : {}) }))
            : text.noSource,
        count: sum(same, ({ priced }) => priced),
        of: null,
        date: dates.at(-1) ?? null,
        groups: same,
      }
    })
    .sort((a, b) => b.count - a.count)
}
