/** Text as words that can be looked up: the same cutting for what is stored and for what a visitor types. Pure. */

/** Units that belong to the number before them: `256 gb` and `256GB` are the word `256gb`. */
const units: [spelling: string, unit: string][] = [
  ['gb|gig|gigs|gigabytes?', 'gb'],
  ['tb|terabytes?', 'tb'],
  ['mb', 'mb'],
  ['mah', 'mah'],
  ['hz|hertz', 'hz'],
  ['mp|mpx|megapixels?', 'mp'],
  ['w|watts?', 'w'],
  ["inch|inches|\"|″|''", 'inch'],
  ['nits?', 'nits'],
]

const unitPatterns = units.map(
  ([spelling, unit]) => [new RegExp(`(\\d)\\s*(?:-\\s*)?(?:${spelling})(?![\\p{L}\\d])`, 'gu'), `$1${unit} `] as const,
)

/** A word that is a number with its unit, or a network generation: it is itself or nothing, never the start of another. */
export const isMeasure = (word: string) => /^(\d+(_\d+)?(gb|tb|mb|mah|hz|mp|w|inch|nits)|[2-6]g)$/.test(word)

/**
 * The words of a text in lower case, without accents and punctuation: `Galaxy S24+ (8 GB)` → galaxy, s24, plus, 8gb.
 * Words consist of letters, digits and `_` (a decimal point: `6.7"` → 6_7inch), so that they are harmless in a search.
 * Visitors send texts of any length: no pattern may look at a run of letters, spaces or `_` more than a few times.
 */
export function wordsOf(text: string): string[] {
  let plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  plain = plain.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
  plain = plain.replace(/(\d)\.(?=\d)/g, '$1_')
  for (const [pattern, replacement] of unitPatterns) plain = plain.replace(pattern, replacement)
  plain = plain.replace(/(?<![\p{L}\d])([2-6])\s+g(?![\p{L}\d])/gu, '$1g')
  // A model's plus is a word; the one in `8GB + 256GB`, `64MP+8MP` or `5g+` only joins.
  plain = plain.replace(/(?<![\p{L}\d])([\p{L}\d]+)\+(?![\p{L}\d])/gu, (whole, word) =>
    isMeasure(word) ? whole : `${word} plus `,
  )
  return (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).filter(word => /[^_]/.test(word))
}

/** A number that means nothing by itself; a year does. */
export const isBareNumber = (word: string) => /^\d+$/.test(word) && !/^20\d\d$/.test(word)

/** A number with the word before it, as one word of the index. */
export const numbered = (word: string, number: string) => `${word}_${number}`

/** `note20` → note, 20; `s24`, `promax` and words of one kind stay whole. */
export function splitAtDigits(word: string): string[] {
  const [, letters, rest] = /^(\p{L}{3,})(\d.*)$/u.exec(word) ?? []
  return letters && rest ? [letters, rest] : [word]
}
