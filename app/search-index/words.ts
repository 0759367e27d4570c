/** Splits text into words, in the same way for the index and for search queries. Pure. */

/** Units are joined to the number before them: `256 gb` and `256GB` become `256gb`. */
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

/** Whether a word is a number with unit or a network generation; such words must match exactly, never as a prefix. */
export const isMeasure = (word: string) => /^(\d+(_\d+)?(gb|tb|mb|mah|hz|mp|w|inch|nits)|[2-6]g)$/.test(word)

/**
 * The words of a text in lower case, without accents and punctuation: `Galaxy S24+ (8 GB)` → galaxy, s24, plus, 8gb.
 * Words contain only letters, digits and `_` (a decimal point: `6.7"` → 6_7inch), so they are safe in FTS5 expressions.
 * Texts may have any length, so every pattern must run in linear time.
 */
export function wordsOf(text: string): string[] {
  let plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  plain = plain.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
  plain = plain.replace(/(\d)\.(?=\d)/g, '$1_')
  for (const [pattern, replacement] of unitPatterns) plain = plain.replace(pattern, replacement)
  plain = plain.replace(/(?<![\p{L}\d])([2-6])\s+g(?![\p{L}\d])/gu, '$1g')
  // The plus of a model is a word; in `8GB + 256GB`, `64MP+8MP` or `5g+` it is only a separator.
  plain = plain.replace(/(?<![\p{L}\d])([\p{L}\d]+)\+(?![\p{L}\d])/gu, (whole, word) =>
    isMeasure(word) ? whole : `${word} plus `,
  )
  return (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).filter(word => /[^_]/.test(word))
}

/** Whether a word is a number without meaning of its own; a year has one. */
export const isBareNumber = (word: string) => /^\d+$/.test(word) && !/^20\d\d$/.test(word)

/** The index word for a number and the word before it. */
export const numbered = (word: string, number: string) => `${word}_${number}`

/** `note20` → note, 20; `s24`, `promax` and words without both parts stay whole. */
export function splitAtDigits(word: string): string[] {
  const [, letters, rest] = /^(\p{L}{3,})(\d.*)$/u.exec(word) ?? []
  return letters && rest ? [letters, rest] : [word]
}
