/** Prices in figures: by grade, by age and by who published them. */
import { sql } from 'drizzle-orm'
import { type PriceKind, priceGrades } from '#app/entities/enums.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { COMPARABLE_DAYS, SEEN_IN_DAYS, SEEN_ON_DAYS } from '#app/prices/age.ts'
import { priceKindLabels, sellerOf } from '#app/prices/sources.ts'
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

/** Of prices by their age today: the steps of the words for it (PRICE-8). @param phones all */
export function ageRows(groups: PriceGroup[], phones: number, now: number): KnownRow[] {
  const today = dayInPakistan(now)
  const text = dataPageTexts()
  const of = (fits: (age: number | null, isLaunch: boolean) => boolean) =>
    sum(groups, ({ day, kind, priced }) => (fits(day === null ? null : today - day, kind === 'launch') ? priced : 0))
  const within = (from: number, to: number) => of((age, launch) => !launch && age !== null && age >= from && age <= to)
  const row = (name: string, count: number): KnownRow => ({ name, count, of: phones, date: null })
  return [
    row(text.ages.upTo(SEEN_ON_DAYS), within(Number.NEGATIVE_INFINITY, SEEN_ON_DAYS)),
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

/** Who published the prices that phones have, with the newest date of each. */
export function priceSourceRows(groups: PriceGroup[]): KnownRow[] {
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
      }
    })
    .sort((a, b) => b.count - a.count)
}
