/** What a similar phone has otherwise than the one of the page, in a few words (PHONE-10). Pure. */
import type { PhoneCard } from '#app/entities/phone.ts'
import type { FactColumns } from '#app/facts/columns.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import type { MeasuredPhone } from './distance.ts'
import { similarityTexts } from './texts.ts'

/** With the memory that the price is for, as far as its source names it. */
type Priced = Pick<PhoneCard, 'pricePkr' | 'priceGrade' | 'priceNote'> & Record<PricedMemory, string | null>
type PricedMemory = 'priceRam' | 'priceStorage'
type Fact = 'refreshHz' | 'batteryMah' | 'speedPoints' | 'screenInches'

/** A ratio from which a buyer notices it; the fact that exceeds its own most is said. */
const noticed: Record<Fact, number> = { refreshHz: 1.3, batteryMah: 1.1, speedPoints: 1.3, screenInches: 1.06 }
const facts = Object.keys(noticed) as Fact[]

/** Less is not said of prices. */
const LEAST_RUPEES = 500

/** Points of a chip of which the speed is certain: what is called faster leads in the comparison too. */
type Differing = MeasuredPhone & Priced & Pick<FactColumns, 'speedPoints'>

/** `Rs 4,000 less · 90 Hz instead of 120 Hz`; empty where the two hardly differ. */
export function differenceText(own: Differing, other: Differing): string {
  const price = priceText(own, other)
  const texts = facts
    .map(fact => ({ fact, size: sizeOf(fact, own[fact], other[fact]) }))
    .filter(({ size }) => size >= 1)
    .sort((a, b) => b.size - a.size)
    .map(({ fact }) => factText(fact, own[fact] ?? 0, other[fact] ?? 0))
  return (price ? [price, ...texts.slice(0, 1)] : texts.slice(0, 2)).join(' · ')
}

const sizeOf = (fact: Fact, own: number | null, other: number | null) =>
  own && other ? Math.abs(Math.log(other / own)) / Math.log(noticed[fact]) : 0

function factText(fact: Fact, own: number, other: number): string {
  const { insteadOf, faster, slower } = similarityTexts()
  if (fact === 'speedPoints') return other > own ? faster : slower
  return insteadOf[fact](formatNumber(other), formatNumber(own))
}

/** Of two shop prices that were read at about one time, and are not for other memory. */
function priceText(own: Priced, other: Priced): string {
  const isComparable =
    own.priceGrade === other.priceGrade &&
    own.priceGrade !== 'launch' &&
    own.priceNote !== null &&
    other.priceNote !== null &&
    Math.abs(dayOfDate(own.priceNote.date) - dayOfDate(other.priceNote.date)) <= SEEN_IN_DAYS &&
    (['priceRam', 'priceStorage'] as const).every(size => !own[size] || !other[size] || own[size] === other[size])
  const rupees = (other.pricePkr ?? 0) - (own.pricePkr ?? 0)
  if (!isComparable || Math.abs(rupees) < LEAST_RUPEES) return ''
  const text = similarityTexts()
  return (rupees < 0 ? text.rupeesLess : text.rupeesMore)(formatNumber(Math.abs(rupees)))
}
