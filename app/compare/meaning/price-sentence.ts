/** Who of compared phones costs less, and what must be known beside it (COMPARE-8). Pure. */
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { SHOP_WITHIN_DAYS } from '#app/prices/grades.ts'
import { type ComparedPhone, type ComparedPrice, shopPrice } from './compared.ts'
import type { MarkRow } from './marks.ts'
import { meaningTexts } from './texts.ts'
import type { Winners } from './winners.ts'

export function priceSentence(phones: ComparedPhone[], compared: Winners<MarkRow>): string {
  const text = meaningTexts()
  const winner = compared.winners.price
  if (winner === null) return text.pricesNotComparable
  const others = compared.notCompared.price.flatMap(index => phones[index]?.name ?? [])
  if (winner === '=' && phones.length > 2)
    return others.length > 0 ? text.noneCostsLeastBeside(others) : text.noneCostsLeast
  if (winner === '=') return text.costTheSame
  const name = phones[winner]?.name ?? ''
  if (phones.length > 2) return others.length > 0 ? text.costsLeastBeside(name, others) : text.costsLeast(name)
  const [a, b] = phones.map(shopPrice)
  return text.costsLess(name, formatNumber(Math.abs((a?.pkr ?? 0) - (b?.pkr ?? 0))))
}

/** The same for a page: how much less one of two costs, what keeps prices from being compared. */
export function pagePriceSentence(phones: ComparedPhone[], compared: Winners<MarkRow>): string {
  const { winners, notCompared } = compared
  if (winners.price === null) return whyNotComparable(phones)
  if (winners.price === '=' && phones.length === 2) return aboutTheSame(phones)
  return phones.length > 2 && notCompared.price.length > 0
    ? meaningTexts().noneCostsLeastOfCompared(phones.length - notCompared.price.length)
    : priceSentence(phones, compared)
}

export type PriceDifference = { dearer: number; rupees: number }

/** How much more one of two phones costs, also where one price is older; null where that is not said. */
export function priceDifference(
  phones: ComparedPhone[],
  { winners }: Pick<Winners<MarkRow>, 'winners'>,
): PriceDifference | null {
  const [a, b] = phones.map(shopPrice)
  const isOneCurrent = phones.filter(({ price }) => price?.grade === 'shop').length === 1
  if (!a || !b || a.pkr === b.pkr || (winners.price === null && !isOneCurrent)) return null
  return { dearer: a.pkr > b.pkr ? 0 : 1, rupees: Math.abs(a.pkr - b.pkr) }
}

/** Why no two prices are compared. */
function whyNotComparable(phones: ComparedPhone[]): string {
  const text = meaningTexts()
  const without = phones.filter(phone => shopPrice(phone) === null).map(({ name }) => name)
  // Two prices would be compared, were they of one grade.
  const priced = phones.flatMap(phone => {
    const price = shopPrice(phone)
    return price ? [{ name: phone.name, pkr: price.pkr, isCurrent: phone.price?.grade === 'shop' }] : []
  })
  const current = priced.find(({ isCurrent }) => isCurrent)
  const [older, another] = priced.filter(({ isCurrent }) => !isCurrent)
  if (current && older && !another && priced.length === phones.length) {
    const less = current.pkr - older.pkr
    const cheaper = less > 0 ? older : current
    return less === 0
      ? text.seenForTheSame(older.name)
      : text.seenForLess(cheaper.name, formatNumber(Math.abs(less)), older.name)
  }
  if (current && priced.length > 1) return text.pricesOfOtherAge(SHOP_WITHIN_DAYS, current.name)
  return without.length > 0 ? text.noRecentPrice(without) : text.pricesNotComparable
}

/** Of two phones whose prices show no clear difference, how much less the cheaper one costs. */
function aboutTheSame(phones: ComparedPhone[]): string {
  const text = meaningTexts()
  const [a = 0, b = 0] = phones.map(phone => shopPrice(phone)?.pkr)
  const cheaper = phones[a < b ? 0 : 1]
  return a === b || !cheaper ? text.costTheSame : text.costAboutTheSame(cheaper.name, formatNumber(Math.abs(a - b)))
}

/** Of more than two phones what is said of the price of each; '' where nothing, as where no two are compared. */
export function priceParts(phones: ComparedPhone[], { winners, shared, notCompared }: Winners<MarkRow>): string[] {
  const text = meaningTexts()
  if (winners.price === null) return phones.map(() => '')
  const others = notCompared.price
  const grade = phones.find((_, index) => !others.includes(index))?.price?.grade
  const least = typeof winners.price === 'number' ? phones[winners.price]?.price?.pkr : undefined
  return phones.map((phone, index) => {
    const { price } = phone
    if (others.includes(index) || !price) return reasonOf(phone, grade)
    const [rupees, when] = [formatNumber(price.pkr), whenOf(phone)]
    if (shared.price.includes(index)) return text.sharesLowest(shared.price.length, rupees, when)
    if (least === undefined) return ''
    if (index !== winners.price) return text.aboveLowest(formatNumber(price.pkr - least))
    return others.length > 0
      ? text.lowestOfCompared(phones.length - others.length, rupees, when)
      : text.lowest(rupees, when)
  })
}

const whenOf = ({ price, shown }: ComparedPhone) => shown?.when ?? formatDate(price?.date?.slice(0, 7) ?? '')

/** Why the price of a phone is not compared with prices of this grade. */
function reasonOf(phone: ComparedPhone, grade: ComparedPrice['grade']): string {
  const { price, shown } = phone
  const { none, launch, longAgo, older, newer } = meaningTexts().notComparedPrice
  if (!price && !shown) return none
  if (price?.kind === 'launch' || shown?.grade === 'launch') return launch
  const when = whenOf(phone)
  if (!price) return longAgo(when)
  return grade === 'older' ? newer(when) : older(when)
}

/** What stands beside who costs less: prices that were read long after each other, or are for different memory; empty where neither. */
export function notesBesidePrice(
  phones: ComparedPhone[],
  { winners: { price: winner }, notCompared }: Winners<MarkRow>,
): string {
  // Of two prices of which one is older the difference is said too, and that it is older.
  const isOneOlder = winner === null && phones.length === 2 && phones.every(phone => shopPrice(phone) !== null)
  if (winner === null && !isOneOlder) return ''
  const text = meaningTexts()
  const priced = phones.flatMap(({ price }, index) =>
    price?.date && !notCompared.price.includes(index) ? [price] : [],
  )
  const days = priced.map(({ date }) => dayOfDate(date ?? ''))
  const isFarApart = Math.max(...days) - Math.min(...days) > SEEN_IN_DAYS
  const isOtherMemory = (['ramGb', 'storageGb'] as const).some(
    size => new Set(priced.flatMap(({ version }) => version?.[size] ?? [])).size > 1,
  )
  return [
    ...(isFarApart && !isOneOlder ? [text.pricesReadApart] : []),
    ...(isOtherMemory ? [text.pricesOfMemory] : []),
  ].join(' ')
}
