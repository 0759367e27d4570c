/** Finds phrases in the words of a search, also misspelt ones (SEARCH-11). Pure. */
import { soundOf } from '#app/search-index/shopper-words.ts'
import { editDistance } from '#app/search-index/spelling.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { normalized } from './amounts.ts'
import type { Meaning } from './meanings.ts'
import { phraseGroups } from './phrases.ts'

const phrases = new Map<string, Meaning>()
/** Every word of a phrase. */
const phraseWords = new Set<string>()
let longest = 1

// Urdu writes the same ending in two ways: کیمرا, کیمرہ.
const spellingsOf = (phrase: string) =>
  /[اہ]$/.test(phrase) ? [`${phrase.slice(0, -1)}ا`, `${phrase.slice(0, -1)}ہ`] : [phrase]

for (const { words, ...meaning } of phraseGroups) {
  for (const phrase of words.split(',').flatMap(phrase => spellingsOf(normalized(phrase)))) {
    const key = wordsOf(phrase)
    longest = Math.max(longest, key.length)
    phrases.set(key.join(' '), meaning)
    for (const word of key) phraseWords.add(word)
  }
}

/** The meaning of these words; null where they are no phrase. */
export const meaningOf = (words: string[]): Meaning | null => phrases.get(words.join(' ')) ?? null

/** The number of words of the longest phrase that begins here; 0 without one. */
export function longestPhrase(words: string[], index: number): number {
  for (let length = Math.min(longest, words.length - index); length > 0; length -= 1) {
    if (phrases.has(words.slice(index, index + length).join(' '))) return length
  }
  return 0
}

/** Roman Urdu has many spellings for a sound: chhotay and chote, achaa and acha. */
const simplified = (word: string) =>
  word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/chh/g, 'ch')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(ay|ey|ai|ei|y)$/, 'e')
    .replace(/h$/, '')

const simpleWords = new Map<string, string>()
for (const word of phraseWords)
  if (/^[a-z]{4,}$/.test(word) && !simpleWords.has(simplified(word))) simpleWords.set(simplified(word), word)

/** Shorter words are too easily another word. */
const LEAST_LENGTH = 5
const candidates = [...phraseWords].filter(word => word.length >= LEAST_LENGTH && /^\p{L}+$/u.test(word))

const known = new Map<string, string | null>()
const MAX_KNOWN = 5000

/** The word of a phrase that was probably meant; null without one. */
function nearestPhraseWord(word: string): string | null {
  const before = known.get(word)
  if (before !== undefined) return before
  const sound = soundOf(word)
  const limit = word.length < 7 ? 1 : 2
  let best: string | null = simpleWords.get(simplified(word)) ?? null
  let least = 3
  for (const candidate of best ? [] : candidates) {
    if (candidate[0] !== word[0]) continue
    const distance = editDistance(word, candidate, 2)
    if (
      distance < least &&
      (distance <= limit || (distance === 2 && sound.length > 2 && sound === soundOf(candidate)))
    ) {
      best = candidate
      least = distance
    }
  }
  if (known.size > MAX_KNOWN) known.clear()
  known.set(word, best)
  return best
}

type Known = { isName: (words: string[]) => boolean; isWord: (word: string) => boolean }

/** The word, or the word of a phrase for which it is a misspelling: a word of the catalogue never is. */
export function respelt(word: string, { isName, isWord }: Known): string {
  if (phraseWords.has(word) || word.length < LEAST_LENGTH - 1 || !/^\p{L}+$/u.test(word)) return word
  const near = word.length < LEAST_LENGTH ? (simpleWords.get(simplified(word)) ?? null) : nearestPhraseWord(word)
  return near === null || isWord(word) || isName([word]) ? word : near
}
