/** The words of a search in runs of one meaning each: what is part of a name, a wish, a filler (SEARCH-7, SEARCH-11). Pure. */
import type { NeedId } from '#app/finder/needs.ts'
import type { WishValue } from '#app/finder/wishes.ts'
import { wordsOf } from '#app/search-index/words.ts'
import { normalized } from './amounts.ts'
import type { Meaning } from './meanings.ts'
import { isOfGames, measureOf } from './measures.ts'
import { longestPhrase, meaningOf } from './phrase-book.ts'
import { COMPARE_WORDS } from './phrases.ts'

/** What is known about the names in the catalogue. */
export type Vocabulary = {
  /** Whether the word is part of a name. */
  isNameWord: (word: string) => boolean
  /** Whether one name has all these words. */
  isName: (words: string[]) => boolean
  /** Whether a name or a specification has this word. */
  isWord: (word: string) => boolean
  /** Whether the word is a brand or a series. */
  isFamily: (word: string) => boolean
  /** Whether a name has the second word directly behind the first, and all the others anywhere. */
  follows: (before: string, word: string, others?: string[]) => boolean
}

/** Longer than any word of a phone. */
const MAX_WORD_LENGTH = 40

export const compareWords = new Set(COMPARE_WORDS.map(word => wordsOf(normalized(word)).join(' ')))
const MEASURED_WORDS = new Set(
  'ram rom memory storage internal screen display processor chipset ریم میموری سکرین اسکرین ڈسپلے'
    .split(' ')
    .flatMap(wordsOf),
)

/** A run of words with one meaning; null meaning: part of the name. */
export type Part = { words: string[]; meaning: Meaning | null; wish?: [NeedId, WishValue] }

/** Letters that stand for `ke`, `mein`, `bhi`, `hai`, unless they are those of a model: `k 80`, `m series`, `hot 60 i`. */
const isLoneLetter = (words: string[], index: number) =>
  /^[kmbhi]$/.test(words[index] ?? '') &&
  !/^(\d|series)/.test(words[index + 1] ?? '') &&
  !(words[index] === 'i' && /\d$/.test(words[index - 1] ?? ''))

/** `android 15`, `android go` are words of specifications. */
const isAndroidVersion = (words: string[], index: number) =>
  words[index] === 'android' && /^(\d|go$|one$)/.test(words[index + 1] ?? '')

const GAME_RATE: Meaning = { use: 'frames', needs: ['speed'], sort: 'speed' }

/** `iphone se` is a model, `iphone se behtar` a comparison. */
const isModelSe = (words: string[], index: number) =>
  words[index] === 'se' &&
  words[index - 1] === 'iphone' &&
  /^$|^\d|^(price|pta|non|ka|ki|used)$/.test(words[index + 1] ?? '')

function partsOf(words: string[]): Part[] {
  const parts: Part[] = []
  for (let index = 0; index < words.length; ) {
    const [series = '', behind] = words.slice(index)
    if (/^[a-z]$/.test(series) && behind === 'series') {
      parts.push({ words: [series, behind], meaning: { series } })
      index += 2
      continue
    }
    const isPlain = isModelSe(words, index) || isAndroidVersion(words, index)
    const length = isPlain ? 0 : longestPhrase(words, index)
    const run = words.slice(index, index + Math.max(length, 1))
    const wish = length === 0 ? measureOf(words, index) : null
    const isEmpty = MEASURED_WORDS.has(run[0] ?? '') || isLoneLetter(words, index)
    const meaning = isPlain ? null : (meaningOf(run) ?? (isEmpty ? { isFiller: true as const } : null))
    const measured = isOfGames(run[0] ?? '') ? GAME_RATE : {}
    parts.push(wish ? { words: run, meaning: measured, wish } : { words: run, meaning })
    index += run.length
  }
  return parts
}

/** Gives words back to the name that are part of one: `Nothing Phone 2`, `Galaxy A16 5G`. */
function withNameWords(parts: Part[], { isNameWord, isName, follows }: Vocabulary): Part[] {
  return parts.map((part, index) => {
    const [word = '', ...more] = part.words
    if (!part.meaning || part.wish || more.length > 0 || word.length < 2 || !isNameWord(word)) return part
    const before = parts[index - 1]
    if (/^[2-6]g$/.test(word)) {
      const others = parts.flatMap(other => (other.meaning === null && other !== before ? other.words : []))
      return before?.meaning === null && follows(before.words.at(-1) ?? '', word, others)
        ? { words: part.words, meaning: null }
        : part
    }
    const name = parts.flatMap((other, at) => (other.meaning === null || at === index ? other.words : []))
    // `samsung fold` asks for folding phones of Samsung, `z fold 6` for one phone.
    if (part.meaning.feature && name.length < 3 && !name.some(word => /\d/.test(word))) return part
    return name.length > 1 && isName(name) ? { words: part.words, meaning: null } : part
  })
}

/** Without brands that no phone is of, and the words of their models. */
function withoutOtherBrands(parts: Part[], { isNameWord }: Vocabulary): Part[] {
  let isBehindBrand = false
  return parts.map(part => {
    const { words, meaning } = part
    if (meaning?.otherBrand && words.some(isNameWord)) return { words, meaning: null }
    isBehindBrand = Boolean(meaning?.otherBrand) || (isBehindBrand && meaning === null)
    return isBehindBrand && meaning === null ? { words, meaning: { isFiller: true } } : part
  })
}

/** The words in runs of one meaning each. */
export const readParts = (words: string[], vocabulary: Vocabulary) =>
  withoutOtherBrands(withNameWords(partsOf(words), vocabulary), vocabulary)

/** The words of the name, each once. */
export const nameOf = (parts: Part[]) => [
  ...new Set(parts.flatMap(({ words, meaning }) => (meaning ? [] : words.map(word => word.slice(0, MAX_WORD_LENGTH))))),
]

/** Words that ask for a comparison and stand anywhere: `compare a55 a56`. */
const COMPARING = new Set(['compare', 'comparison', 'difference'])

/** The words of two models, one behind the other. */
function twoModels(words: string[], vocabulary: Vocabulary): string[][] | null {
  for (let at = 1; at < words.length; at += 1) {
    const sides = [words.slice(0, at), words.slice(at)]
    if (sides.every(side => isModel(side, vocabulary)) && !vocabulary.isName(words)) return sides
  }
  return null
}

/** Splits the words at a word of comparison, if a phone is named on both sides; `vs` splits in any case. */
export function comparedSides(words: string[], vocabulary: Vocabulary): string[][] | null {
  const sides: string[][] = [[]]
  let isExplicit = false
  for (const word of words) {
    if (compareWords.has(word)) {
      sides.push([])
      isExplicit ||= word === 'vs' || word === 'versus'
    } else sides.at(-1)?.push(word)
  }
  const names = sides.map(side => nameOf(readParts(side, vocabulary)))
  if (names.length < 2) return words.some(word => COMPARING.has(word)) ? twoModels(names[0] ?? [], vocabulary) : null
  const given = names.filter(name => name.length > 0)
  // A word of comparison may also stand at the end: `a16 ya a17 mein farq`.
  if (given.length > 1 && given.every(name => vocabulary.isName(name))) return given
  return isExplicit && given.length > 0 ? given : null
}

/** Whether the words name one model, and not only a brand or series. */
export const isModel = (name: string[], { isName }: Vocabulary) => name.some(word => /\d/.test(word)) && isName(name)
