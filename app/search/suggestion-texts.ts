/** The words of the suggestions. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  suggestionsFor: (label: string) => `Suggestions for ${label}`,
  suggestionCount: (count: number) => `${count} suggestions`,
  noPrice: 'no price',
}

export const suggestionTexts = inLanguage('suggestionTexts', en)
