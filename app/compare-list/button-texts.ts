/** What the buttons that add a phone to the compare list show; apart from what the early script says. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  add: 'Add to Compare',
  isIn: 'In Compare',
}

export const compareButtonTexts = inLanguage('compareButtonTexts', en)
