/** Names of brands and series in Urdu script: the nearest to a mistyped one, and corrections as they are shown (SEARCH-6). Pure. */
import { editDistance, tolerance } from '#app/search-index/spelling.ts'
import { names } from './understanding/amount-words.ts'

/** Whether a text has letters of Urdu script. */
export const isUrdu = (text: string): boolean => /[\u0620-\u064a\u0671-\u06d3]/.test(text)

/** Urdu spellings with the names they stand for; the usual spelling of a name comes before others. */
const spellings = Object.entries(names).filter(([typed]) => isUrdu(typed))

/** Letters that sound alike, or that keyboards have twice, are one. */
const alike: [letters: RegExp, as: string][] = [
  [/[يىئ]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ھةۃ]/g, 'ہ'],
  [/[ٹط]/g, 'ت'],
  [/ڈ/g, 'د'],
  [/ڑ/g, 'ر'],
  [/[صث]/g, 'س'],
  [/[ذضظ]/g, 'ز'],
]

/** As the words of a search are: without marks; and without what readers do not hear apart. */
const heard = (text: string) =>
  alike.reduce((plain, [letters, as]) => plain.replace(letters, as), text.normalize('NFKD').replace(/\p{M}|\s/gu, ''))

/** Shorter words are near to too many. */
const LEAST_LETTERS = 4

const known = spellings.map(([typed, name]) => ({ sound: heard(typed), name: name.split(' ') }))

/** The names nearest to a word in Urdu script, best first, each as the words that the search knows. */
export function nearestUrduNames(word: string): string[][] {
  const sound = heard(word)
  if (sound.length < LEAST_LETTERS) return []
  const limit = tolerance(sound)
  const near = known
    .filter(each => each.sound.length >= LEAST_LETTERS)
    .map(({ sound: other, name }) => ({ name, distance: editDistance(sound, other, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return [...new Map(near.map(({ name }) => [name.join(' '), name])).values()]
}

/** The Urdu spelling of each name; `iphone` alone has that of `apple iphone`. */
const urduOf = new Map<string, string>()
for (const [typed, name] of spellings) {
  for (const each of [name, name.split(' ').at(-1) ?? name]) if (!urduOf.has(each)) urduOf.set(each, typed)
}

const anyName = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...urduOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\d])`,
  'gu',
)

/** A corrected search in the script in which it was typed; words without an Urdu spelling stay Latin. */
export const inScriptOf = (typed: string, corrected: string): string =>
  isUrdu(typed) ? corrected.replace(anyName, name => urduOf.get(name) ?? name) : corrected
