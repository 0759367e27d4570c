/** The characters of the font file that every page loads; all others have the fallback font. */

/** Signs of programming: the site shows none, and where a visitor types one it has the fallback font. */
const CODE = '\\^`{|}<='

/** Without control characters. */
export const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))

/** What the texts, the style sheets and the bundled catalogue use (a test fails when one is missing), and the bullet of lists. */
export const fontCharacters: ReadonlySet<string> = new Set([
  ...ASCII.filter(character => !CODE.includes(character)),
  ...'\u00a0°²µ·×é˚\u2011–—‘’“”•…›€',
])

/** The other characters of the Latin font that names have, as ranges of code points; rare marks have the fallback font. */
const LATIN: [number, number][] = [
  [0xa1, 0xff],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

/** Code points as a value of `unicode-range`. */
function toRange(codes: number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

const codesOf = (characters: Iterable<string>) => [...characters].map(character => character.codePointAt(0) ?? 0)

/** Whether the Latin font covers this character, and pages may show it. */
export const isLatin = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (code < 0x7f && !CODE.includes(character)) || LATIN.some(([from, to]) => from <= code && code <= to)
}

/** What Urdu texts use: letters, their joined marks, punctuation; digits are Latin. */
export const urduCharacters: ReadonlySet<string> = new Set([
  ...'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیے',
  ...'،؛؟۔٪ ',
  // Hamza above, doubled consonants, the ending of 'فوراً'.
  ...'\u0654\u0651\u064b',
])

/** `unicode-range` of the Urdu files; the space belongs to the Latin letters. */
export const urduRange = toRange(codesOf(urduCharacters).filter(code => code > 0x7f))
