/** When a price row is doubtful, so that a person must look at it before it is published (PRICE-13). Pure. */
import { z } from 'zod'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { dayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { dayOfDate } from './dates.ts'
import { doubtTexts } from './doubt-texts.ts'
import { formatPrice } from './price.ts'

/** Differences up to this share are usual between shops and months. */
const DOUBTFUL_SHARE = 0.4
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
}

/** Why the row is doubtful; empty where it is not. Launch prices are compared with nothing. */
export function doubtsOf(
  row: PricePoint,
  { history, now, hasMemory = null, hasNamesake = false }: About,
): PriceDoubt[] {
  const others = history.filter(point => point.pricePkr > 0 && isComparable(point, row))
  const doubts = [newestDoubt(row, others, now), monthDoubt(row, others)].filter(doubt => doubt !== null)
  if (hasMemory === false) doubts.push({ kind: 'memory' })
  if (hasNamesake) doubts.push({ kind: 'namesake' })
  return doubts
}

/** Prices without tax are compared with each other only. */
const isComparable = (point: PricePoint, row: PricePoint) =>
  point.kind !== 'launch' && row.kind !== 'launch' && (point.kind === 'non-pta') === (row.kind === 'non-pta')

function newestDoubt(row: PricePoint, others: PricePoint[], now: number): PriceDoubt | null {
  const newest = others.reduce<PricePoint | null>(
    (found, point) => (found && dayOfDate(found.date) > dayOfDate(point.date) ? found : point),
    null,
  )
  if (!newest || dayInPakistan(now) - dayOfDate(newest.date) > NEWEST_DAYS) return null
  // A row of long before may well differ: it only joins the history.
  if (dayOfDate(newest.date) - dayOfDate(row.date) > NEWEST_DAYS) return null
  const share = shareOf(row.pricePkr, newest.pricePkr)
  return isDoubtful(share) ? { kind: 'newest', share, pricePkr: newest.pricePkr, date: newest.date } : null
}

function monthDoubt(row: PricePoint, others: PricePoint[]): PriceDoubt | null {
  const month = row.date.slice(0, 7)
  if (month.length < 7) return null
  const prices = others.filter(({ date }) => date.startsWith(month)).map(({ pricePkr }) => pricePkr)
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
  const percent = Math.round(Math.abs(doubt.share) * 100)
  const price = formatPrice(Math.round(doubt.pricePkr))
  const amount = doubt.share > 0 ? text.more(percent) : text.less(percent)
  return doubt.kind === 'newest'
    ? text.newest(amount, price, formatDate(doubt.date))
    : text.month(amount, price, formatDate(doubt.date))
}
