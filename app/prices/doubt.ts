/** When a price row is doubtful, so that a person must look at it before it is published (PRICE-13). Pure. */
import { z } from 'zod'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceAgeDays } from './age.ts'
import { dayOfDate } from './dates.ts'
import { doubtTexts } from './doubt-texts.ts'
import { mayBeOneVersion } from './offers.ts'
import { formatPrice } from './price.ts'

/** Differences up to this share are usual between shops and months. */
const DOUBTFUL_SHARE = 0.4
/** Of a price that is older, less than half or more than twice is unusual. */
const LEAST_SHARE = -0.5
const MOST_SHARE = 1
/** The newest price says something about another one up to this age, and about rows of this time before it. */
export const NEWEST_DAYS = 60

const difference = { share: z.number(), pricePkr: z.number(), date: z.string() }

export const priceDoubtSchema = z.discriminatedUnion('kind', [
  /** More or less than the newest price by a share. */
  z.object({ kind: z.literal('newest'), ...difference }),
  /** More or less than the median of the other rows of the same month by a share. */
  z.object({ kind: z.literal('month'), ...difference }),
  /** Of memory that no version of the phone has. */
  z.object({ kind: z.literal('memory') }),
  /** Its name may be that of the phone's namesake with or without 5G. */
  z.object({ kind: z.literal('namesake') }),
  /** Read as a listing, it must be looked at (LISTING-1). */
  z.object({ kind: z.literal('unsure'), why: z.string() }),
])

export type PriceDoubt = z.infer<typeof priceDoubtSchema>

type About = {
  /** All known prices of the phone. */
  history: PricePoint[]
  /** Milliseconds since 1970. */
  now: number
  /** Whether the phone is sold with the memory that the row names; null where either is not known. */
  hasMemory?: boolean | null
  hasNamesake?: boolean
  /** Why it must be looked at besides. */
  unsure?: string | null
}

/** Why the row is doubtful; empty where it is not. Launch prices are compared with nothing. */
export function doubtsOf(
  row: PricePoint,
  { history, now, hasMemory = null, hasNamesake = false, unsure = null }: About,
): PriceDoubt[] {
  const others = history.filter(point => point.pricePkr > 0 && isComparable(point, row))
  const doubts = [newestDoubt(row, others, now), monthDoubt(row, others)].filter(doubt => doubt !== null)
  if (hasMemory === false) doubts.push({ kind: 'memory' })
  if (hasNamesake) doubts.push({ kind: 'namesake' })
  if (unsure !== null) doubts.push({ kind: 'unsure', why: unsure })
  return doubts
}

/** Prices without tax are compared with each other only. */
const isComparable = (point: PricePoint, row: PricePoint) =>
  point.kind !== 'launch' && row.kind !== 'launch' && (point.kind === 'non-pta') === (row.kind === 'non-pta')

/** The price nearest in time is compared: strictly while it says something of now, else by half and twice. */
function newestDoubt(row: PricePoint, others: PricePoint[], now: number): PriceDoubt | null {
  const compared = comparedWith(row, others)
  if (compared.length === 0) return null
  const doubts = compared.map(point => {
    const isOfNow = priceAgeDays(point.date, now) <= NEWEST_DAYS && daysBetween(point, row) <= NEWEST_DAYS
    const share = shareOf(row.pricePkr, point.pricePkr)
    const isUnusual =
      isOfNow && (!isNamed(row) || isNamed(point)) ? isDoubtful(share) : share > MOST_SHARE || share < LEAST_SHARE
    return isUnusual ? { kind: 'newest' as const, share, pricePkr: point.pricePkr, date: point.date } : null
  })
  // One price that it fits is enough where it names no version.
  const isAll = doubts.every(doubt => doubt !== null)
  return isAll ? (doubts.sort((a, b) => Math.abs(a.share) - Math.abs(b.share))[0] ?? null) : null
}

/** The price nearest in time of the same memory; where the row names none, or there is none of it, those of that time. */
function comparedWith(row: PricePoint, others: PricePoint[]): PricePoint[] {
  const same = isNamed(row) ? others.filter(point => isNamed(point) && mayBeOneVersion(row, point)) : []
  const candidates = same.length > 0 ? same : isNamed(row) ? others.filter(point => !isNamed(point)) : others
  const nearest = candidates.reduce<PricePoint | null>(
    (found, point) => (found && daysBetween(found, row) < daysBetween(point, row) ? found : point),
    null,
  )
  if (!nearest) return []
  return isNamed(row) ? [nearest] : candidates.filter(point => daysBetween(point, nearest) <= NEWEST_DAYS)
}

const daysBetween = (a: PricePoint, b: PricePoint) => Math.abs(dayOfDate(a.date) - dayOfDate(b.date))

const isNamed = ({ ram, storage }: PricePoint) => Boolean(ram || storage)

function monthDoubt(row: PricePoint, others: PricePoint[]): PriceDoubt | null {
  const month = row.date.slice(0, 7)
  if (month.length < 7) return null
  const prices = others
    .filter(point => point.date.startsWith(month) && isNamed(point) === isNamed(row) && mayBeOneVersion(row, point))
    .map(({ pricePkr }) => pricePkr)
  const middle = median(prices)
  if (middle === null) return null
  const share = shareOf(row.pricePkr, middle)
  return isDoubtful(share) ? { kind: 'month', share, pricePkr: middle, date: month } : null
}

const shareOf = (pricePkr: number, otherPkr: number) => (pricePkr - otherPkr) / otherPkr

// Rounded, because 70,000 is 40 % more than 50,000 and not 40.00000000000001 %.
const isDoubtful = (share: number) => Math.round(Math.abs(share) * 1e6) / 1e6 > DOUBTFUL_SHARE

function median(values: number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] as number) + upper) / 2
}

/** A doubt in words: `60 % more than PKR 50,000 of October 2026`. */
export function describeDoubt(doubt: PriceDoubt): string {
  const text = doubtTexts()
  if (doubt.kind === 'memory') return text.memory
  if (doubt.kind === 'namesake') return text.namesake
  if (doubt.kind === 'unsure') return doubt.why
  const percent = Math.round(Math.abs(doubt.share) * 100)
  const price = formatPrice(Math.round(doubt.pricePkr))
  const amount = doubt.share > 0 ? text.more(percent) : text.less(percent)
  return doubt.kind === 'newest'
    ? text.newest(amount, price, formatDate(doubt.date))
    : text.month(amount, price, formatDate(doubt.date))
}
