import { formatNumber } from '#app/platform/text/format.ts'
import type { Translation } from '../text-modules.ts'

const readingTexts: Translation['readingTexts'] = {
  today: 'آج',
  yesterday: 'کل',
  daysAgo: days => `${formatNumber(days)} دن پہلے`,
  inMonth: month => `${month} میں`,
}

export default readingTexts
