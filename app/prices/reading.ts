/** When a price was read, as precisely as is known. Pure. */
import { formatDate } from '#app/platform/text/format.ts'
import { readingTexts } from './reading-texts.ts'

/** Whole days ago; or only the month, `2026-11`, where no day of it is known. */
export type Reading = { daysAgo: number } | { month: string }

/** `today`, `yesterday`, `12 days ago`, `in November 2026`. */
export function whenRead(reading: Reading): string {
  const text = readingTexts()
  if ('month' in reading) return text.inMonth(formatDate(reading.month))
  if (reading.daysAgo === 0) return text.today
  return reading.daysAgo === 1 ? text.yesterday : text.daysAgo(reading.daysAgo)
}
