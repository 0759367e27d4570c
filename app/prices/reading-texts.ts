/** The words for when a price was read. */
import { formatNumber, plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: (days: number) => `${formatNumber(days)} ${plural(days, { one: 'day', other: 'days' })} ago`,
  inMonth: (month: string) => `in ${month}`,
}

export const readingTexts = inLanguage('readingTexts', en)
