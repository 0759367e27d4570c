/** The words of the compare list. */

import { SITE_NAME } from '#app/platform/site-name.ts'
import { plural } from '#app/platform/text/format.ts'
import { inLanguage } from '#app/platform/text/language.ts'

const en = {
  selected: (count: number) => plural(count, { one: 'phone selected', other: 'phones selected' }),
  isIn: (name: string) => `${name} is in the comparison`,
  add: (name: string) => `Add ${name} to Compare`,
  addShort: 'Add to Compare',
  isInShort: 'In Compare',
  exists: 'Already in comparison',
  existsText: (name: string) => `${name} is already in your comparison list.`,
  full: 'Comparison limit reached',
  fullText: (limit: number) => `You can compare up to ${limit} phones at once. Remove one to add another.`,
  added: 'Added to comparison',
  ready: 'Ready to compare',
  readyText: 'You can compare your phones side by side now.',
  view: 'View Comparison',
  tray: 'Chosen phones',
  slip: 'Price slips',
  compare: 'Compare',
  ofLimit: (count: number, limit: number) => `${count} of ${limit} phones`,
  leftOut: (count: number) =>
    plural(count, {
      one: `One phone in this link is not on ${SITE_NAME}, so we left it out.`,
      other: `${count} phones in this link are not on ${SITE_NAME}, so we left them out.`,
    }),
}

export const compareListTexts = inLanguage('compareListTexts', en)
