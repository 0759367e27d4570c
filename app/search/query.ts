/** What a visitor means by a search text: words in the order typed, and a price (SEARCH-4). Pure. */

import type { RupeeRange } from '#app/prices/price.ts'
import { isFillerWord, meantBy } from '#app/search-index/shopper-words.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { MAX_QUERY_LENGTH } from './limits.ts'
import { readPriceWords } from './price-words.ts'

/** More words than any phone has in its name; what comes after is left out. */
const MAX_WORDS = 12
/** Longer than any word of a phone; a longer one finds nothing anyway. */
const MAX_WORD_LENGTH = 40

export type SearchQuery = {
  /** Alternatives, mostly one: `iphone 15 vs galaxy s24` is two. Each is a list of words; an empty list means every phone. */
  alternatives: string[][]
  /** The price typed in words. */
  range: RupeeRange | null
  isBudget: boolean
}

export function parseQuery(text: string): SearchQuery {
  const { rest, range, isBudget } = readPriceWords(text.slice(0, MAX_QUERY_LENGTH))
  const parts = rest.split(/(?<=\s)(?:vs\.?|versus)(?=\s)/i)
  const alternatives = parts
    .map(part => telling(translated(wordsOf(part))))
    .filter((words, _, all) => words.length > 0 || all.length === 1)
  return { alternatives: alternatives.length > 0 ? alternatives : [[]], range, isBudget }
}

/** Each word, or two words together, as the word it stands for. */
function translated(words: string[]): string[] {
  const result: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = meantBy(word + (words[index + 1] ?? ''))
    if (pair !== null && words[index + 1] !== undefined) {
      result.push(pair)
      index += 1
    } else {
      result.push(meantBy(word) ?? word)
    }
  }
  return result
}

/** The words that tell something about a phone, without repetitions. */
function telling(words: string[]): string[] {
  const kept = words.filter(word => !isFillerWord(word)).map(word => word.slice(0, MAX_WORD_LENGTH))
  return [...new Set(kept)].slice(0, MAX_WORDS)
}
