/** What a similar phone has otherwise than the one of the page, in a few words (PHONE-10). Pure. */
import type { PhoneCard } from '#app/entities/phone.ts'
import type { FactColumns } from '#app/facts/columns.ts'
import { gigabytes } from '#app/facts/memory.ts'
import { formatNumber, withCommas } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import type { ClassedPhone, MeasuredPhone } from './distance.ts'
import { similarityTexts } from './texts.ts'

/** With the memory that the price is for, as far as its source names it. */
type Priced = Pick<PhoneCard, 'pricePkr' | 'priceGrade' | 'priceNote'> & Record<PricedMemory, string | null>
type PricedMemory = 'priceRam' | 'priceStorage'
type Measure = 'refreshHz' | 'batteryMah' | 'speedPoints' | 'screenInches' | 'chargingWatts' | 'weightG'
type Fact = Measure | 'ramGb' | 'storageGb'

/** A ratio from which a buyer notices it; what exceeds its own most is said first. */
const noticed: Record<Fact, number> = {
  refreshHz: 1.3,
  batteryMah: 1.1,
  speedPoints: 1.3,
  screenInches: 1.06,
  chargingWatts: 1.5,
  weightG: 1.1,
  ramGb: 1.4,
  storageGb: 1.9,
}
const facts = Object.keys(noticed) as Fact[]

/** What a phone has or has not. */
type Ability = 'fiveG' | 'fourG' | 'hasNfc' | 'hasCard' | 'hasJack'
/** Each by how many times what is noticed of a figure it counts. */
const abilities: Record<Ability, number> = { fiveG: 2.5, fourG: 2.5, hasNfc: 1.2, hasCard: 1, hasJack: 0.9 }

const MAX_REASONS = 2
/** From this share on a difference of price is said first. */
const FIRST_SHARE = 0.1
/** Nobody feels less. */
const LEAST_GRAMS = 15
const DAYS_OF_YEAR = 365
const DAYS_OF_MONTH = 30
/** Of what is noticed of a figure. */
const LEAST_SIZE = 0.5

/** Less is not said of prices, unless it is this share of them. */
const LEAST_RUPEES = 500
const LEAST_SHARE = 0.05

/** Points of a chip of which the speed is certain: what is called faster leads in the comparison too. */
type Differing = Pick<ClassedPhone, 'fiveG'> &
  Pick<MeasuredPhone, 'releaseDate'> &
  Priced &
  Pick<FactColumns, Measure | 'hasNfc' | 'hasCard' | 'hasJack'> & {
    /** Null where no source tells. */ fourG: boolean | null
  }

/** `Rs 9,000 less · 90 Hz instead of 120 Hz`: two reasons where the phones differ so; empty where no difference is known. */
export function differenceText(own: Differing, other: Differing): string {
  return [...reasonsOf(own, other), ...yearReasons(own, other), ...priceReasons(own, other)]
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_REASONS)
    .map(({ text }) => text)
    .join(' · ')
}

/** `6,000 mAh, 90 W`: the two greatest things that the other has better, its price aside; empty where none is known. */
export const advantageText = (own: Differing, other: Differing): string =>
  withCommas(
    reasonsOf(own, other)
      .sort((a, b) => b.size - a.size)
      .flatMap(({ advantage }) => advantage ?? [])
      .slice(0, MAX_REASONS),
  )

type Reason = {
  size: number
  text: string
  /** What the other has, where that is better. */
  advantage?: string | undefined
}

const reasonsOf = (own: Differing, other: Differing): Reason[] => [
  ...abilityReasons(own, other),
  ...factReasons(own, other),
]

/** A year or more, give or take a month, between the releases is said after all else but a small difference of price. */
function yearReasons({ releaseDate: own }: Differing, { releaseDate: its }: Differing): Reason[] {
  if (own === '' || its === '') return []
  const days = dayOfDate(its) - dayOfDate(own)
  const years = Math.floor((Math.abs(days) + DAYS_OF_MONTH) / DAYS_OF_YEAR)
  if (years === 0) return []
  const { yearsNewer, yearsOlder } = similarityTexts()
  return [{ size: LEAST_SIZE / 2, text: (days > 0 ? yearsNewer : yearsOlder)(years) }]
}

const abilityReasons = (own: Differing, other: Differing): Reason[] =>
  Object.entries(abilities).flatMap(([key, size]) => {
    const name = key as Ability
    if (own[name] === null || other[name] === null || own[name] === other[name]) return []
    const { has, lacks, advantages } = similarityTexts()
    return [other[name] ? { size, text: has[name], advantage: advantages[name] } : { size, text: lacks[name] }]
  })

function factReasons(own: Differing, other: Differing): Reason[] {
  const [mine, its] = [figuresOf(own), figuresOf(other)]
  return facts.flatMap(fact => {
    const [a, b] = [mine[fact], its[fact]]
    if (!a || !b || a === b) return []
    const size = Math.abs(Math.log(b / a)) / Math.log(noticed[fact])
    // A chip is not called faster for a few points.
    const isNoticed =
      fact === 'weightG' ? Math.abs(a - b) >= LEAST_GRAMS : size >= (fact === 'speedPoints' ? 1 : LEAST_SIZE)
    return isNoticed ? [{ size, text: factText(fact, a, b), advantage: b > a ? advantageOf(fact, b) : undefined }] : []
  })
}

/** The memory is that of the prices: other versions may have other sizes. */
const figuresOf = (phone: Differing): Record<Fact, number | null> => ({
  ...phone,
  ramGb: wholeGigabytes(phone.priceRam),
  storageGb: wholeGigabytes(phone.priceStorage),
})

function wholeGigabytes(text: string | null): number | null {
  const size = gigabytes(text ?? undefined)
  return size !== null && size >= 1 ? size : null
}

function factText(fact: Fact, own: number, other: number): string {
  const { insteadOf, faster, slower } = similarityTexts()
  if (fact === 'speedPoints') return other > own ? faster : slower
  return insteadOf[fact](formatNumber(other), formatNumber(own))
}

/** Undefined where more is better to some, less to others. */
function advantageOf(fact: Fact, its: number): string | undefined {
  if (fact === 'screenInches' || fact === 'weightG') return undefined
  const { advantages } = similarityTexts()
  return fact === 'speedPoints' ? advantages.speedPoints : advantages[fact](formatNumber(its))
}

/**
 * Of two shop prices that were read at about one time, and are not for other memory; of two of over a year ago, as their cards
 * say of them, only a great difference. A small one is said last.
 */
function priceReasons(own: Priced, other: Priced): Reason[] {
  const isComparable =
    own.priceGrade !== 'launch' &&
    other.priceGrade !== 'launch' &&
    own.priceNote !== null &&
    other.priceNote !== null &&
    own.priceNote.isLastSeen === other.priceNote.isLastSeen &&
    Math.abs(dayOfDate(own.priceNote.date) - dayOfDate(other.priceNote.date)) <= SEEN_IN_DAYS &&
    (['priceRam', 'priceStorage'] as const).every(size => !own[size] || !other[size] || own[size] === other[size])
  const rupees = (other.pricePkr ?? 0) - (own.pricePkr ?? 0)
  const isGreat = Math.abs(rupees) >= FIRST_SHARE * (own.pricePkr ?? 0)
  const least = Math.min(LEAST_RUPEES, LEAST_SHARE * (own.pricePkr ?? 0))
  if (!isComparable || Math.abs(rupees) < least || rupees === 0 || (own.priceNote?.isLastSeen && !isGreat)) return []
  const text = similarityTexts()
  const words = rupees < 0 ? text.rupeesLess : text.rupeesMore
  return [{ size: isGreat ? Number.POSITIVE_INFINITY : 0, text: words(formatNumber(Math.abs(rupees))) }]
}
