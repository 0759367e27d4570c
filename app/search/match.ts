/** Builds FTS5 expressions for the words of a search, from the strictest match to the widest. Pure. */
import { NAME_END, NAME_NEARLY_ENDS } from '#app/search-index/index-text.ts'
import type { WordKind } from '#app/search-index/vocabulary.server.ts'
import { isBareNumber, isMeasure, numbered, splitAtDigits } from '#app/search-index/words.ts'

export type IndexWords = {
  kindOf: (word: string) => WordKind
  /** Whether no other word of names begins with this one and a letter. */
  isComplete: (word: string) => boolean
}

/**
 * Operations on a phone's name, implemented twice: as FTS5 expressions and as tests of one phone. The ranking is written
 * once on top of them, so that both give the same order.
 */
export type MatchOperations<Term> = {
  /** The name contains this word. */
  hasWord: (word: string) => Term
  /** The name contains a word with this prefix. */
  hasPrefix: (prefix: string) => Term
  /** The name ends with this phrase, including NAME_END or NAME_NEARLY_ENDS. */
  endsWith: (phrase: string) => Term
  all: (terms: Term[]) => Term
  any: (terms: Term[]) => Term
}

/**
 * The ranks from best to worst: the name ends with the words as typed; it nearly does (`5G` may follow); the same with other
 * words between or in another order; it contains the words; it contains words with these prefixes. All other matches come after (SEARCH-5).
 */
export function ranksOf(
  alternatives: string[][],
  index: IndexWords,
): <Term>(operations: MatchOperations<Term>) => Ranks<Term> {
  const readings = readingsOf(alternatives, index)
  // Words that are in no name cannot match; a query would only scan the index (`8gb` is in every second phone).
  const named = readings.filter(words => words.every(word => index.kindOf(word) === 'name'))
  const possible = readings
    .filter(words =>
      words.every(word => index.kindOf(word) === 'name' || (index.kindOf(word) === null && !isMeasure(word))),
    )
    .map(words => words.map((word, place) => ({ word, isExact: isExactWord(word, place === words.length - 1, index) })))
  return operations => {
    const { hasWord, hasPrefix, endsWith, all, any } = operations
    const phrases = (end: string) => any(named.map(words => endsWith(words.join(' ') + end)))
    const scattered = (end: string) => any(named.flatMap(words => nameEnds(words, end, operations)))
    return [
      phrases(NAME_END),
      phrases(NAME_NEARLY_ENDS),
      scattered(NAME_END),
      scattered(NAME_NEARLY_ENDS),
      any(named.map(words => all(words.map(hasWord)))),
      any(possible.map(words => all(words.map(({ word, isExact }) => (isExact ? hasWord(word) : hasPrefix(word)))))),
    ]
  }
}

type Ranks<Term> = [
  ends: Term,
  nearlyEnds: Term,
  scatteredEnds: Term,
  scatteredNearlyEnds: Term,
  words: Term,
  prefixes: Term,
]

/** The ranks in which a phone is the one that was named. */
export const BEST_RANKS = 4

/** The name ends with the last word and has the others anywhere: `ultra s24 samsung`. */
function nameEnds<Term>(words: string[], end: string, operations: MatchOperations<Term>): Term[] {
  const rest = words.slice(0, -1)
  return rest.length === 0
    ? []
    : [operations.all([operations.endsWith(`${words.at(-1)}${end}`), ...rest.map(operations.hasWord)])]
}

/**
 * Whether a word must match exactly. The last word may be incomplete, and an unknown word may be a prefix: both take longer to
 * find. A name with a word and digits (`note40`) has the word itself in the index too.
 */
const isExactWord = (word: string, isLast: boolean, index: IndexWords) =>
  isMeasure(word) || (index.kindOf(word) === 'name' && (!isLast || index.isComplete(word)))

// Words contain only letters, digits and `_` (see wordsOf), so they cannot break out of the quotes.
const wordTerm = (word: string) => `"${word}"`
const prefixTerm = (word: string) => `"${word}" *`

/** FTS5 expressions. An empty text matches nothing. */
const expressions: MatchOperations<string> = {
  hasWord: word => `{name} : ${wordTerm(word)}`,
  hasPrefix: word => `{name} : ${prefixTerm(word)}`,
  endsWith: phrase => `{endings} : ${wordTerm(phrase)}`,
  all: terms => terms.map(term => `(${term})`).join(' AND '),
  any: terms => terms.map(term => `(${term})`).join(' OR '),
}

/** Tests of one phone, by its texts in the index. */
export function testsOf(name: string, endings: string): MatchOperations<boolean> {
  const names = ` ${name} `
  const ends = ` ${endings} `
  return {
    hasWord: word => names.includes(` ${word} `),
    hasPrefix: prefix => names.includes(` ${prefix}`),
    endsWith: phrase => ends.includes(` ${phrase} `),
    all: terms => terms.every(Boolean),
    any: terms => terms.some(Boolean),
  }
}

/** The expressions of the ranks, from the best matches to the names that contain words with these prefixes. */
export const matchExpressions = (alternatives: string[][], index: IndexWords) =>
  ranksOf(alternatives, index)(expressions)

/** The expression for names that contain words with these prefixes; empty when none can match. */
export const nameBegins = (alternatives: string[][], index: IndexWords) => matchExpressions(alternatives, index)[5]

/** The widest expression, which matches everything that the search finds. */
export const widest = (alternatives: string[][], index: IndexWords) =>
  expressions.any(
    readingsOf(alternatives, index).map(words =>
      expressions.all(words.map((_, place) => anywhere(words, place, index))),
    ),
  )

/** Words of model names: as prefixes of specs (`ultra`: ultrawide) they would only add noise. */
const modelWords = new Set(['ultra', 'plus', 'lite', 'mini', 'note', 'power', 'play', 'edge', 'neo'])

/** A term for a word in the name or specs; short words and numbers must match exactly in specs. */
function anywhere(words: string[], place: number, index: IndexWords): string {
  const word = words[place] ?? ''
  const before = words[place - 1]
  const term = isExactWord(word, place === words.length - 1, index) ? wordTerm(word) : prefixTerm(word)
  if (isBareNumber(word)) {
    return before ? `{name} : ${term} OR {specs} : ${wordTerm(numbered(before, word))}` : `{name} : ${term}`
  }
  if (index.kindOf(word) === 'spec') return `{specs} : ${wordTerm(word)}`
  // A known word must match exactly in specs; in names it may still be a prefix.
  const isExact = word.length < 4 || modelWords.has(word) || index.kindOf(word) !== null
  return isExact && term !== wordTerm(word)
    ? `{name} : ${term} OR {specs} : ${wordTerm(word)}`
    : `{name specs} : ${term}`
}

/** Pairs of neighbours that are tried as one word. */
const MAX_JOINED = 4

/** The words as typed, and with a pair of neighbours joined if that is a known word: `a 55` → `a55`, `pro max` → promax. */
const readingsOf = (alternatives: string[][], index: IndexWords): string[][] =>
  alternatives.flatMap(words => {
    const joined = words.slice(1).flatMap((word, place) => {
      const both = `${words[place]}${word}`
      // The index contains both `note 40` and `note40`, so joining gains nothing.
      return splitAtDigits(both).length === 1 && index.kindOf(both) === 'name'
        ? [[...words.slice(0, place), both, ...words.slice(place + 2)]]
        : []
    })
    return [words, ...joined.slice(0, MAX_JOINED)]
  })
