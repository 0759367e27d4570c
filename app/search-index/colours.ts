/** Colours of phones, by the plain words in the names that makers give them (SEARCH-12). Pure. */

const words = {
  black: /\bblack\b/i,
  white: /\bwhite\b/i,
  blue: /\bblue\b/i,
  green: /\bgreen\b/i,
  red: /\bred\b/i,
  gold: /\bgold(en)?\b/i,
  silver: /\bsilver\b/i,
  purple: /\b(purple|violet)\b/i,
  pink: /\bpink\b/i,
  grey: /\bgr[ae]y\b/i,
  orange: /\borange\b/i,
  yellow: /\byellow\b/i,
}

export type Colour = keyof typeof words

const colours = Object.keys(words) as Colour[]

/** @param text the colours of a phone, such as `Midnight Black, Forest Green` */
export const coloursIn = (text: string): Colour[] => colours.filter(colour => words[colour].test(text))

export const isColour = (name: string): name is Colour => Object.hasOwn(words, name)
