/** The words that the AI helpers of a phone's page share; each helper has its own beside its panel. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  heading: 'Ask AI about this phone',
  again: 'Re-analyze',
  unreachable: 'The site could not be reached. Please check your connection.',
  /** `{reason}` says why there is no judgement. */
  estimate: '{label} {reason} The scores below are what phones of this brand usually reach.',
  estimateLabel: 'Estimate.',
  grades: { excellent: 'Excellent', good: 'Good', average: 'Average', poor: 'Poor' },
  scoreOfTen: (grade: string) => ` of 10, ${grade}`,
  similarities: { very: 'Very Similar', similar: 'Similar', somewhat: 'Somewhat Similar' },
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  usualOfBrand: 'What phones of this brand usually achieve; this phone itself was not looked at.',
}

export const helperTexts = inLanguage({ en })
