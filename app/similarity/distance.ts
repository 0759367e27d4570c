/** A distance between phones for buyers: weighted price, release date and key specs. Pure. */
import { isFlipName } from '#app/facts/body.ts'
import type { FactColumns } from '#app/facts/columns.ts'
import { isNextInLine } from '#app/facts/model-line.ts'
import { releaseOrder } from '#app/prices/dates.ts'

type Measures = { pricePkr: number | null } & Pick<
  FactColumns,
  'screenInches' | 'speed' | 'ramGb' | 'storageGb' | 'batteryMah' | 'sensorInch' | 'refreshHz'
>

export type MeasuredPhone = Measures & Pick<FactColumns, 'kind'> & { releaseDate: string }

/** What the class of a phone depends on within its kind. */
export type ClassedPhone = Pick<FactColumns, 'kind' | 'screenInches'> & {
  name: string
  pricePkr: number | null
  /** Whether it has 5G; null where no source tells. */
  fiveG: boolean | null
  /** Whether more than its name and memory is known. */
  isDescribed: boolean
  /** Whether its price is one of a shop of the last year. */
  isTimely: boolean
}

/** Weights of the measures. */
export const weights: Record<keyof Measures, number> = {
  pricePkr: 3,
  screenInches: 1,
  speed: 1,
  ramGb: 1,
  storageGb: 0.5,
  batteryMah: 1,
  sensorInch: 0.5,
  refreshHz: 0.5,
}
const WEIGHT_OF_A_YEAR = 0.35
/** Years that stand for a release that is not known: few phones of one price are as far apart. */
const UNKNOWN_YEARS = 3
/** A folding phone is like a plain one, or a keypad phone like a smartphone, only where none of its kind is near in price. */
export const OTHER_KIND = 5
/** A phone without 5G is like one with it only where none of its class is near; less so where no price tells the class. */
const WITHOUT_FIVE_G = 3
const WITHOUT_FIVE_G_UNPRICED = 0.8
/** The memory tells most of the class of a phone of which the price is not known. */
const WEIGHT_OF_RAM_UNPRICED = 2.5
/** A flip is like any other flip rather than a phone that does not close so. */
const OTHER_FORM = 8
/** A phone of which only the name is known shows nothing to compare. */
const NOT_DESCRIBED = 5
/** A price of the launch, or of over a year ago, says little of what to buy instead: as far as one 40 % dearer. */
const OUTDATED = 1
/** The model before or after it is a choice that its buyers have. */
const NEXT_IN_LINE = 1
/** Folding phones with a larger screen open like a book. */
const LARGEST_FLIP_INCHES = 7

const isFlip = ({ kind, name, screenInches }: ClassedPhone) =>
  kind === 'foldable' ? screenInches !== null && screenInches <= LARGEST_FLIP_INCHES : isFlipName(name)

/** Distance for a value that only one phone has. */
const UNKNOWN_DISTANCE = 0.3

/** Months since year 0 of a release date, which may lack month and day. */
function months(date: string): number {
  const order = releaseOrder(date)
  return Math.floor(order / 10_000) * 12 + (Math.floor(order / 100) % 100 || 6)
}

/**
 * How far phones are from one: 0 for equal phones; larger for less similar ones.
 * @param ramWeight of the memory
 */
export function distanceFrom(
  phone: MeasuredPhone,
  ramWeight = phone.pricePkr === null ? WEIGHT_OF_RAM_UNPRICED : weights.ramGb,
): (other: MeasuredPhone) => number {
  const ownMonths = phone.releaseDate === '' ? null : months(phone.releaseDate)
  const weighed = Object.entries({ ...weights, ramGb: ramWeight }) as [keyof Measures, number][]
  return other => {
    const isDated = ownMonths !== null && other.releaseDate !== ''
    const yearsApart = isDated ? Math.abs(ownMonths - months(other.releaseDate)) / 12 : UNKNOWN_YEARS
    let sum = yearsApart * WEIGHT_OF_A_YEAR
    if (phone.kind !== null && other.kind !== null && phone.kind !== other.kind) sum += OTHER_KIND
    for (const [name, weight] of weighed) {
      const x = phone[name]
      const y = other[name]
      if (x === null && y === null) continue
      // Uses the ratio: 10,000 and 20,000 are as far apart as 100,000 and 200,000.
      sum += weight * (x === null || y === null ? UNKNOWN_DISTANCE : Math.abs(Math.log(x / y)))
    }
    return sum
  }
}

/** Whether two names are of one model for different networks: `Galaxy A07 4G` and `Galaxy A07 5G`. */
export const isSister = (name: string, other: string): boolean =>
  name !== other && withoutNetwork(name) === withoutNetwork(other)

const withoutNetwork = (name: string) => name.replace(/ [45]G$/i, '').toLowerCase()

/** How much further a phone of another class is: without 5G beside one with it, a book beside a flip; and how much nearer its successor. */
export const classApart = (phone: ClassedPhone, other: ClassedPhone): number =>
  (isFlip(phone) === isFlip(other) ? 0 : OTHER_FORM) +
  (phone.fiveG && !other.fiveG ? (phone.pricePkr === null ? WITHOUT_FIVE_G_UNPRICED : WITHOUT_FIVE_G) : 0) +
  (other.isDescribed ? 0 : NOT_DESCRIBED) +
  (other.isTimely ? 0 : OUTDATED) -
  (other.isTimely && isNextInLine(phone.name, other.name) ? NEXT_IN_LINE : 0)
