/** The words that the AI helpers of a phone's page share; each helper has its own beside its panel. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  heading: 'Ask AI about this phone',
  again: 'Re-analyze',
  unreachable: 'The site could not be reached. Please check your connection.',
  estimate: 'Brand average (estimate)',
  estimateText: (brand: string) => `This phone has not been analysed; every ${brand} phone shows these scores.`,
  showMore: (matches: number) => `Show ${matches} more`,
  grades: { excellent: 'Excellent', good: 'Good', average: 'Average', poor: 'Poor' },
  scoreOfTen: (grade: string) => ` of 10, ${grade}`,
  similarities: { very: 'Very Similar', similar: 'Similar', somewhat: 'Somewhat Similar' },
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  usualOfBrand: 'What phones of this brand usually achieve; this phone itself was not looked at.',
}

export const helperTexts = inLanguage('helperTexts', en)
