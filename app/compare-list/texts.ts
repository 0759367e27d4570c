/** The words of the compare list, each of which is part of the early script. */
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  /** After the number of phones, alike for one and more. */
  selected: 'selected',
  isIn: (name: string) => `${name} is in the comparison`,
  add: (name: string) => `Add ${name} to Compare`,
  exists: 'Already in comparison',
  existsText: (name: string) => `${name} is already in your comparison list.`,
  full: 'Comparison limit reached',
  fullText: (limit: number) => `You can compare up to ${limit} phones at once. Remove one to add another.`,
  added: 'Added to comparison',
  ready: 'Ready to compare',
  readyText: 'You can compare your phones side by side now.',
  view: 'View Comparison',
}

export const compareListTexts = inLanguage('compareListTexts', en)
