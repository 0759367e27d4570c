/** Who of compared phones costs less, and what must be known beside it (COMPARE-8). Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { SHOP_WITHIN_DAYS } from '#app/prices/grades.ts'
import { type ComparedPhone, shopPrice } from './compared.ts'
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
  return text.costsLess(name, text.amount(formatNumber(Math.abs((a?.pkr ?? 0) - (b?.pkr ?? 0))), true))
}

/**
 * The same for a page of two: how much less one costs, what keeps prices from being compared.
 * @param isSaid whether it was said how much more the dearer one costs
 */
export function pagePriceSentence(phones: ComparedPhone[], compared: Winners<MarkRow>, isSaid: boolean): string {
  const text = meaningTexts()
  const { price: winner } = compared.winners
  const difference = priceDifference(phones, compared)
  const cheaper = difference && phones[1 - difference.dearer]
  if (winner === null) {
    const older = phones.find(({ price }) => price?.grade === 'older')
    return isSaid && older ? text.isOlder(older.name) : whyNotComparable(phones)
  }
  if (!difference || !cheaper) return text.costTheSame
  if (isSaid) return winner === '=' ? text.costTheSame : ''
  return winner === '='
    ? text.costAboutTheSame(cheaper.name, amountInWords(difference))
    : text.costsLess(cheaper.name, amountInWords(difference))
}

export type PriceDifference = {
  dearer: number
  rupees: number
  /** Of prices of one kind and month, or too small to be rounded; others tell it only about. */
  isExact: boolean
}

/** How much more one of two phones costs, also where one price is older; null where that is not said. */
export function priceDifference(
  phones: ComparedPhone[],
  { winners }: Pick<Winners<MarkRow>, 'winners'>,
): PriceDifference | null {
  const [a, b] = phones.map(shopPrice)
  if (!a || !b || (winners.price === null && !isOneCurrent(phones))) return null
  const difference = differenceOf(phones)
  return difference.rupees === 0 ? null : { dearer: a.pkr > b.pkr ? 0 : 1, ...difference }
}

const isOneCurrent = (phones: ComparedPhone[]) => phones.filter(({ price }) => price?.grade === 'shop').length === 1

/** From here on a difference that is told about is told in thousands, below it in hundreds. */
const IN_THOUSANDS = 10_000

/** Of two phones with prices. */
export function differenceOf(phones: Pick<ComparedPhone, 'price'>[]): Omit<PriceDifference, 'dearer'> {
  const [a, b] = phones.map(({ price }) => price)
  const rupees = Math.abs((a?.pkr ?? 0) - (b?.pkr ?? 0))
  const step = rupees < IN_THOUSANDS ? 100 : 1000
  const rounded = Math.round(rupees / step) * step
  // A small difference is not rounded to none.
  const isExact = rounded === 0 || (a?.kind === b?.kind && a?.date?.slice(0, 7) === b?.date?.slice(0, 7))
  return { rupees: isExact ? rupees : rounded, isExact }
}

/** `Rs 4,001`, `about Rs 4,000`. */
export const amountInWords = ({ rupees, isExact }: Omit<PriceDifference, 'dearer'>): string =>
  meaningTexts().amount(formatNumber(rupees), isExact)

/** Why no two prices are compared. */
export function whyNotComparable(phones: ComparedPhone[]): string {
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
    const difference = differenceOf(phones)
    const cheaper = current.pkr > older.pkr ? older : current
    return difference.rupees === 0
      ? text.seenForTheSame(older.name)
      : text.seenForLess(cheaper.name, amountInWords(difference), older.name)
  }
  if (current && priced.length > 1) return text.pricesOfOtherAge(SHOP_WITHIN_DAYS, current.name)
  return without.length > 0 ? text.noRecentPrice(without) : text.pricesNotComparable
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
