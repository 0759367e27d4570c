/** The grades of prices and what each means; the only definition of them (PRICE-8). Pure. */
import { type PriceGrade, type PriceKind, priceGrades } from '#app/entities/enums.ts'
import { dayOfDate } from './dates.ts'

/** A price read within these days before the newest reading of the site is a shop price of now. */
export const SHOP_WITHIN_DAYS = 120

/** A shop price of so many years ago is still compared. */
export const COMPARABLE_YEARS = 1

type Grade = {
  /** Better grades lead within every order by price or 'latest'. 0 stands for no price. */
  rank: number
  /** Whether structured data may offer the phone at this price. */
  isOffer: boolean
  /** Whether it may be called the cheapest or the best under a limit, unless it is too old. */
  isComparable: boolean
}

export const grades: Record<PriceGrade, Grade> = {
  shop: { rank: 3, isOffer: true, isComparable: true },
  older: { rank: 2, isOffer: false, isComparable: true },
  launch: { rank: 1, isOffer: false, isComparable: false },
}

/** Within the grade of shop prices the recent ones lead. */
export const RECENT_RANK = 4

/** The grade with this rank; null for 0, which is no price. */
export const gradeOfRank = (rank: number): PriceGrade | null =>
  rank === RECENT_RANK ? 'shop' : (priceGrades.find(grade => grades[grade].rank === rank) ?? null)

/** What lists ask of the age of a price with this rank: recent, older or of the launch; null for no price. */
export function ageOfRank(rank: number): PriceGrade | null {
  const grade = gradeOfRank(rank)
  return grade === 'shop' && rank !== RECENT_RANK ? 'older' : grade
}

/** The ranks of prices of this age. */
export const ranksOfAge = (age: PriceGrade): number[] =>
  [RECENT_RANK, ...priceGrades.map(grade => grades[grade].rank)].filter(rank => ageOfRank(rank) === age)

export type GradedPrice = { pricePkr: number; priceKind: PriceKind | null; priceDate: string | null }

/** Whether the price was read in shops at a known day or month, so that others are as old as they are older than it. */
export const isReading = ({ pricePkr, priceKind, priceDate }: GradedPrice) =>
  pricePkr > 0 && priceKind !== null && priceKind !== 'launch' && priceDate !== null && priceDate.length > 4

/** @param newestDay the day of the newest reading of the site; null when it has none */
export function rankOf(price: GradedPrice, newestDay: number | null): number {
  if (price.pricePkr <= 0) return 0
  if (price.priceKind === 'launch') return grades.launch.rank
  const isCurrent =
    price.priceDate !== null && newestDay !== null && newestDay - dayOfDate(price.priceDate) <= SHOP_WITHIN_DAYS
  return (isCurrent ? grades.shop : grades.older).rank
}

/**
 * The first day, in days since 1970, on which a price was read that is recent: it counts from today, or from the newest reading
 * of the site where none is so young. The only rule of what is recent.
 */
export const recentFrom = (newestDay: number, today: number): number =>
  (today - newestDay <= SHOP_WITHIN_DAYS ? today : newestDay) - SHOP_WITHIN_DAYS

/** The rank of a price in lists: that of its grade, and within it the recent ones first. @param today in days since 1970 */
export function listRankOf(price: GradedPrice, newestDay: number | null, today: number): number {
  const rank = rankOf(price, newestDay)
  if (rank !== grades.shop.rank || newestDay === null || price.priceDate === null) return rank
  return dayOfDate(price.priceDate) >= recentFrom(newestDay, today) ? RECENT_RANK : rank
}

/**
 * The form of the tag before a price: filled, outlined, or grey for a launch price (PRICE-8). A price of now by its grade,
 * which counts from the newest reading, is outlined once it may have changed by the day of viewing, as is said beside it.
 */
export const tagForm = (grade: PriceGrade, isStale: boolean): PriceGrade =>
  grade === 'shop' && isStale ? 'older' : grade
