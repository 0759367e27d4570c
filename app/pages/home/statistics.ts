/** The figures of the home page: counted ones, and the sample figures of the specification (HOME-2, SITE-11). Pure. */
import { formatNumber } from '#app/platform/text/format.ts'
import { type Reading, whenRead } from '#app/prices/reading.ts'
import type { SiteSettings } from '#app/site-settings/site-settings.ts'
import { homeTexts } from './texts.ts'

export type Statistics = {
  phones: number
  brands: number
  chosen: Pick<SiteSettings, 'priceUpdates' | 'userReviews'>
  /** Null where no price was read. */
  reading: Reading | null
  /** What readers sent; null where it is not shown. */
  sent: { reports: number; messages: number } | null
}

type Figure = {
  label: string
  value: string
  /** The true line beside a sample figure. */
  note?: string
}

/** The figures in display order; a count of 0 is left out. */
export function figuresOf({ phones, brands, chosen, reading, sent }: Statistics): Figure[] {
  const text = homeTexts()
  const when = reading && whenRead(reading)
  const priceUpdates: Record<typeof chosen.priceUpdates, Figure[]> = {
    sample: [{ label: text.priceUpdates, value: text.daily, note: text.lastRead(when) }],
    counted: when ? [{ label: text.newestRead, value: when }] : [],
    off: [],
  }
  const userReviews: Record<typeof chosen.userReviews, Figure[]> = {
    sample: [{ label: text.reviews, value: text.reviewCount, note: text.sampleCount }],
    counted: [counted(text.reports, sent?.reports), counted(text.messages, sent?.messages)].flat(),
    off: [],
  }
  return [
    { label: text.phones, value: text.atLeast(phones) },
    { label: text.brands, value: text.atLeast(brands) },
    ...priceUpdates[chosen.priceUpdates],
    ...userReviews[chosen.userReviews],
  ]
}

const counted = (labelOf: (count: number) => string, count = 0): Figure[] =>
  count > 0 ? [{ label: labelOf(count), value: formatNumber(count) }] : []
