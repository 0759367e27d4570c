/** What pages call plain colours; names that makers gave, as `Titanium Black`, stay as they are (LANG-3). */
import { ofSource } from '#app/platform/text/isolate.ts'
import { DEFAULT_LANGUAGE, inLanguage, language } from '#app/platform/text/language.ts'
import { type Colour, isColour } from './colours.ts'

const en = {
  black: 'Black',
  white: 'White',
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  gold: 'Gold',
  silver: 'Silver',
  purple: 'Purple',
  pink: 'Pink',
  grey: 'Grey',
  orange: 'Orange',
  yellow: 'Yellow',
} satisfies Record<Colour, string>

export const colourTexts = inLanguage('colourTexts', en)

/** A colour as a phone lists it; translated where its name says no more than the colour. */
export function colourText(name: string): string {
  const plain = name.toLowerCase().replace('gray', 'grey')
  return isColour(plain) && language() !== DEFAULT_LANGUAGE ? colourTexts()[plain] : ofSource(name)
}
