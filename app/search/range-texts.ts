/** The words for a range of prices, in dollars and in rupees. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  aboveDollars: (low: string) => `Above ${low}`,
  underDollars: (high: string) => `Under ${high}`,
  dollars: (low: string, high: string) => `${low} - ${high}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  under: (high: string) => `under ${high}`,
  between: (low: string, high: string) => `${low} to ${high}`,
}

export const rangeTexts = inLanguage('rangeTexts', en)
