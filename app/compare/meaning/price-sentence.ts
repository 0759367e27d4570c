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
  return text.costsLess(name, formatNumber(Math.abs((a?.pkr ?? 0) - (b?.pkr ?? 0))))
}

/** The same for a page, where cheapest phones are named together and what keeps prices from being compared is said. */
export function pagePriceSentence(phones: ComparedPhone[], compared: Winners<MarkRow>): string {
  const text = meaningTexts()
  const cheapest = compared.shared.price.flatMap(index => phones[index]?.name ?? [])
  if (cheapest.length > 0) return text.costLeastTogether(cheapest, phones.length - cheapest.length)
  if (compared.winners.price !== null) return priceSentence(phones, compared)
  const without = phones.filter(phone => shopPrice(phone) === null).map(({ name }) => name)
  // Two prices would be compared, were they of one grade.
  const priced = phones.flatMap(phone => {
    const price = shopPrice(phone)
    return price
      ? [{ name: phone.name, rupees: formatNumber(price.pkr), isCurrent: phone.price?.grade === 'shop' }]
      : []
  })
  const current = priced.find(({ isCurrent }) => isCurrent)
  const [older, another] = priced.filter(({ isCurrent }) => !isCurrent)
  if (current && older && !another && priced.length === phones.length) return text.seenFor(current, older)
  if (current && priced.length > 1) return text.pricesOfOtherAge(SHOP_WITHIN_DAYS, current.name)
  return without.length > 0 ? text.noRecentPrice(without) : text.pricesNotComparable
}

/** What stands beside who costs less: prices that were read long after each other, or are for different memory; empty where neither. */
export function notesBesidePrice(
  phones: ComparedPhone[],
  { winners: { price: winner }, notCompared }: Winners<MarkRow>,
): string {
  if (winner === null) return ''
  const text = meaningTexts()
  const priced = phones.flatMap(({ price }, index) =>
    price?.date && !notCompared.price.includes(index) ? [price] : [],
  )
  const days = priced.map(({ date }) => dayOfDate(date ?? ''))
  const isFarApart = Math.max(...days) - Math.min(...days) > SEEN_IN_DAYS
  const isOtherMemory = (['ramGb', 'storageGb'] as const).some(
    size => new Set(priced.flatMap(({ version }) => version?.[size] ?? [])).size > 1,
  )
  return [...(isFarApart ? [text.pricesReadApart] : []), ...(isOtherMemory ? [text.pricesOfMemory] : [])].join(' ')
}
