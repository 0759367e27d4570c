/** Parses a search text into words and a price range (SEARCH-4). Pure. */

import type { RupeeRange } from '#app/prices/price.ts'
import { isFillerWord, synonymOf } from '#app/search-index/shopper-words.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { MAX_QUERY_LENGTH } from './limits.ts'
import { readPriceWords } from './price-words.ts'

/** More than any phone name has; further words are ignored. */
const MAX_WORDS = 12
/** Longer than any word of a phone. */
const MAX_WORD_LENGTH = 40

export type SearchQuery = {
  /** Usually one; `iphone 15 vs galaxy s24` has two. Each is a list of words; an empty list matches every phone. */
  alternatives: string[][]
  /** The price in the text. */
  range: RupeeRange | null
  isBudget: boolean
}

export function parseQuery(text: string): SearchQuery {
  const { rest, range, isBudget } = readPriceWords(text.slice(0, MAX_QUERY_LENGTH))
  const parts = rest.split(/(?<=\s)(?:vs\.?|versus)(?=\s)/i)
  const alternatives = parts
    .map(part => significantWords(withSynonyms(wordsOf(part))))
    .filter((words, _, all) => words.length > 0 || all.length === 1)
  return { alternatives: alternatives.length > 0 ? alternatives : [[]], range, isBudget }
}

/** Replaces words, and pairs of words, by their synonyms. */
function withSynonyms(words: string[]): string[] {
  const result: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const pair = synonymOf(word + (words[index + 1] ?? ''))
    if (pair !== null && words[index + 1] !== undefined) {
      result.push(pair)
      index += 1
    } else {
      result.push(synonymOf(word) ?? word)
    }
  }
  return result
}

/** The words without fillers and duplicates. */
function significantWords(words: string[]): string[] {
  const significant = words.filter(word => !isFillerWord(word)).map(word => word.slice(0, MAX_WORD_LENGTH))
  return [...new Set(significant)].slice(0, MAX_WORDS)
}
