/** What a search asks for: a price, needs, an order, an intent, and the name that is left (SEARCH-7, SEARCH-11). Pure. */
import { type NeedId, needRule } from '#app/finder/needs.ts'
import type { Wishes, WishValue } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { readPriceWords } from '../price-words.ts'
import { normalized, withAmounts, withNames } from './amounts.ts'
import {
  COMPARE_WORDS,
  type Intent,
  type Meaning,
  type Operator,
  phraseGroups,
  type UnderstoodSort,
} from './phrases.ts'

/** What is known about the names in the catalogue. */
export type Vocabulary = {
  /** Whether the word is part of a name. */
  isNameWord: (word: string) => boolean
  /** Whether one name has all these words. */
  isName: (words: string[]) => boolean
}

/** A condition that was read from the text, and the text without it. */
export type Reading = { of: NeedId | 'price' | 'keypad' | 'network' | 'sort'; typed: string; rest: string }

export type Understood = {
  /** Words of the name; several lists where phones are compared. An empty list matches every phone. */
  alternatives: string[][]
  /** The name as it was understood. */
  text: string
  range: RupeeRange | null
  /** Whether the price is a bare amount: the phones nearest to it come first. */
  isBudget: boolean
  must: Wishes
  nice: Wishes
  sort: UnderstoodSort | null
  only: ('priced' | 'smartphone')[]
  isKeypad: boolean
  network: Operator | null
  intent: Intent | null
  readings: Reading[]
}

/** More than any phone name has; further words are not read. */
const MAX_WORDS = 24
/** Longer than any word of a phone. */
const MAX_WORD_LENGTH = 40
/** Memory up to this size is RAM, above it storage. */
const MAX_RAM_GB = 24

const phrases = new Map<string, Meaning>()
let longest = 1
for (const { words, ...meaning } of phraseGroups) {
  for (const phrase of words) {
    const key = wordsOf(normalized(phrase))
    longest = Math.max(longest, key.length)
    phrases.set(key.join(' '), meaning)
  }
}

const compareWords = new Set(COMPARE_WORDS.map(word => wordsOf(normalized(word)).join(' ')))
const RAM_WORDS = new Set(['ram', 'ریم'].flatMap(wordsOf))
const MEASURED_WORDS = new Set(
  'ram rom memory storage screen display processor chipset ریم میموری'.split(' ').flatMap(wordsOf),
)

/** A run of words with one meaning; null meaning: part of the name. */
type Part = { words: string[]; meaning: Meaning | null; wish?: [NeedId, WishValue] }

const measures: [pattern: RegExp, need: NeedId][] = [
  [/^(\d+)mah$/, 'battery'],
  [/^(\d+)hz$/, 'refresh'],
  [/^(\d+)w$/, 'charging'],
]

/** `8gb`, `6000mah` as a wish; null for a word that is no measure. */
function measureOf(words: string[], index: number): [NeedId, number] | null {
  const word = words[index] ?? ''
  const [, size, unit] = /^(\d+)(gb|tb)$/.exec(word) ?? []
  if (size) {
    const gigabytes = Number(size) * (unit === 'tb' ? 1024 : 1)
    const isRam = RAM_WORDS.has(words[index + 1] ?? '') || RAM_WORDS.has(words[index - 1] ?? '')
    return [isRam || gigabytes <= MAX_RAM_GB ? 'ram' : 'storage', gigabytes]
  }
  for (const [pattern, need] of measures) {
    const value = Number(pattern.exec(word)?.[1])
    if (value > 0 && value <= (needRule(need).max ?? value)) return [need, value]
  }
  return null
}

function partsOf(words: string[]): Part[] {
  const parts: Part[] = []
  for (let index = 0; index < words.length; ) {
    const length = phraseLength(words, index)
    const run = words.slice(index, index + Math.max(length, 1))
    const wish = length === 0 ? measureOf(words, index) : null
    const meaning =
      phrases.get(run.join(' ')) ?? (MEASURED_WORDS.has(run[0] ?? '') ? { isFiller: true as const } : null)
    parts.push(wish ? { words: run, meaning: {}, wish } : { words: run, meaning })
    index += run.length
  }
  return parts
}

function phraseLength(words: string[], index: number): number {
  for (let length = Math.min(longest, words.length - index); length > 0; length -= 1) {
    if (phrases.has(words.slice(index, index + length).join(' '))) return length
  }
  return 0
}

/** Gives words back to the name that are part of one: `Nothing Phone 2`, `Galaxy A16 5G`. */
function withNameWords(parts: Part[], { isNameWord, isName }: Vocabulary): Part[] {
  return parts.map((part, index) => {
    const [word = '', ...more] = part.words
    if (!part.meaning || part.wish || more.length > 0 || word.length < 2 || !isNameWord(word)) return part
    const before = parts[index - 1]
    if (/^[2-6]g$/.test(word)) {
      const isModel = before?.meaning === null && /\d/.test(before.words.join())
      return isModel ? { words: part.words, meaning: null } : part
    }
    const name = parts.flatMap((other, at) => (other.meaning === null || at === index ? other.words : []))
    return name.length > 1 && isName(name) ? { words: part.words, meaning: null } : part
  })
}

const nameOf = (parts: Part[]) => [
  ...new Set(parts.flatMap(({ words, meaning }) => (meaning ? [] : words.map(word => word.slice(0, MAX_WORD_LENGTH))))),
]

/** Splits the words at a word of comparison, if a phone is named on both sides; `vs` splits in any case. */
function comparedSides(words: string[], vocabulary: Vocabulary): string[][] | null {
  const sides: string[][] = [[]]
  let isExplicit = false
  for (const word of words) {
    if (compareWords.has(word)) {
      sides.push([])
      isExplicit ||= word === 'vs' || word === 'versus'
    } else sides.at(-1)?.push(word)
  }
  const names = sides.map(side => nameOf(withNameWords(partsOf(side), vocabulary)))
  if (names.length < 2) return null
  if (names.every(name => name.length > 0 && vocabulary.isName(name))) return names
  const given = names.filter(name => name.length > 0)
  return isExplicit && given.length > 0 ? given : null
}

const SORTS: UnderstoodSort[] = ['camera', 'price-asc', 'price-desc', 'newest', 'value']

/** @param text user input of any length and content */
export function understand(text: string, vocabulary: Vocabulary): Understood {
  const plain = withAmounts(withNames(normalized(text.slice(0, MAX_QUERY_LENGTH))))
  const { rest, range, isBudget, typed: typedPrice } = readPriceWords(plain)
  const all = wordsOf(rest).slice(0, MAX_WORDS)
  const sides = comparedSides(all, vocabulary)
  const words = all.filter(word => !compareWords.has(word))
  const parts = withNameWords(partsOf(words), vocabulary)
  const meanings = parts.flatMap(({ meaning }) => meaning ?? [])
  const name = nameOf(parts)
  const must: Wishes = new Map()
  const nice: Wishes = new Map()
  // A named model is what the visitor wants to see, whatever it has.
  const needs = isModel(name, vocabulary) ? nice : must
  for (const { wish, meaning } of parts) {
    if (wish) must.set(...wish)
    for (const need of meaning?.needs ?? []) needs.set(need, needRule(need).standard ?? true)
    for (const need of meaning?.nice ?? []) nice.set(need, needRule(need).standard ?? true)
  }
  for (const need of must.keys()) nice.delete(need)
  const isCompared = sides !== null && sides.length > 1
  return {
    alternatives: sides ?? [name],
    text: (sides ?? [name]).map(side => side.join(' ')).join(' vs '),
    range,
    isBudget,
    must,
    nice,
    sort: SORTS.find(sort => meanings.some(meaning => meaning.sort === sort)) ?? null,
    only: [...new Set(meanings.flatMap(({ only = [] }) => only))],
    isKeypad: meanings.some(({ isKeypad }) => isKeypad),
    network: meanings.find(({ network }) => network)?.network ?? null,
    intent: isCompared ? 'compare' : intentOf(meanings),
    readings: readingsOf(parts, typedPrice),
  }
}

/** Whether the words name one model, and not only a brand or series. */
const isModel = (name: string[], { isName }: Vocabulary) => name.some(word => /\d/.test(word)) && isName(name)

/** The question for a price is the weakest intent: people add it to any other. */
const intentOf = (meanings: Meaning[]): Intent | null => {
  const intents = meanings.flatMap(({ intent }) => intent ?? [])
  return intents.find(intent => intent !== 'price') ?? intents[0] ?? null
}

function readingsOf(parts: Part[], typedPrice: string): Reading[] {
  const spoken = (without: Part | null) =>
    [...parts.filter(part => part !== without).flatMap(({ words }) => words), without === null ? '' : typedPrice]
      .join(' ')
      .replaceAll('_', '.')
      .trim()
  const readings: Reading[] = typedPrice ? [{ of: 'price', typed: typedPrice, rest: spoken(null) }] : []
  for (const part of parts) {
    const typed = part.words.join(' ')
    const rest = spoken(part)
    if (part.wish) readings.push({ of: part.wish[0], typed, rest })
    for (const need of part.meaning?.needs ?? []) readings.push({ of: need, typed, rest })
    if (part.meaning?.isKeypad) readings.push({ of: 'keypad', typed, rest })
    if (part.meaning?.network) readings.push({ of: 'network', typed, rest })
    if (part.meaning?.sort) readings.push({ of: 'sort', typed, rest })
  }
  return readings
}
