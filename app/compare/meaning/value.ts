/** What is said of a phone's value for money. Pure. */
import { cheaperComparable, cheaperEqual, type ValuePool } from '#app/finder/value.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { type ComparedPhone, versionOf } from './compared.ts'
import { meaningTexts } from './texts.ts'

export type Value = {
  /** Number of phones that can be judged. */
  pool: number
  /** Slug of the cheapest phone that gives at least as much for clearly less; null where there is none. */
  matchedBy: string | null
  matchedPkr: number | null
  /** Share of the price, to the hundredth. */
  saving: number
}

/** Whether a cheaper phone gives as much as this one; null where the phone cannot be judged. */
export function valueForMoney({ slug }: Pick<ComparedPhone, 'slug'>, pool: ValuePool): Value | null {
  const place = pool.places.get(slug)
  if (place === undefined) return null
  const cheaper = cheaperEqual(pool, place)
  return {
    pool: pool.phones.length,
    matchedBy: cheaper?.phone.slug ?? null,
    matchedPkr: cheaper?.phone.pkr ?? null,
    saving: cheaper?.saving ?? 0,
  }
}

/** The value of this phone in words, with the other phone by name; null where no cheaper phone can be compared with it. */
export function valueSentence(
  phone: ComparedPhone,
  { matchedBy, matchedPkr, saving }: Value,
  pool: ValuePool,
): string | null {
  const text = meaningTexts()
  const matched = pool.phones[pool.places.get(matchedBy ?? '') ?? -1]
  if (matched === undefined || matchedPkr === null) {
    const cheaper = cheaperComparable(pool, pool.places.get(phone.slug) ?? 0)
    return cheaper > 0 ? text.noneGivesAsMuch(cheaper) : null
  }
  // The price of this phone may be of a larger version than the smallest, which is what is compared.
  const { possible } = versionOf(phone)
  const isOfEach = (['ramGb', 'storageGb'] as const).every(size => Math.max(...possible[size]) <= matched[size])
  const percent = Math.round(saving * 100)
  return text.givesAsMuch(matched.name, formatNumber(matchedPkr), percent, !isOfEach)
}
