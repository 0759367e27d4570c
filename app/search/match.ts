/** Full-text expressions (FTS5 syntax) for the words of a search: from the strictest reading to the widest. Pure. */
import { NAME_END, NAME_NEARLY_ENDS } from '#app/search-index/index-text.ts'
import type { WordKind } from '#app/search-index/vocabulary.server.ts'
import { isBareNumber, isMeasure, numbered, splitAtDigits } from '#app/search-index/words.ts'

type Vocabulary = (word: string) => WordKind

/**
 * A way to say what is asked of a phone's name: as an expression for the index, or as a test of one phone. The ranking is
 * said once, in this language, and means the same in both.
 */
export type Language<Term> = {
  /** The name holds this word; a word that begins so. */
  has: (word: string) => Term
  hasBegun: (word: string) => Term
  /** One of the name's endings is this phrase, its mark included. */
  ends: (phrase: string) => Term
  all: (terms: Term[]) => Term
  any: (terms: Term[]) => Term
}

/**
 * What makes a better match, from best to worst: the name ends with the words; it nearly does (`5G` may follow); it holds
 * the words; it holds words that begin so. All else that a search finds comes after (SEARCH-5).
 */
export function ranks<Term>(alternatives: string[][], kindOf: Vocabulary, say: Language<Term>): Term[] {
  const readings = readingsOf(alternatives, kindOf)
  // A word that is in no name cannot be found there: asking would only walk the index (`8gb` is in every second phone).
  const named = readings.filter(words => words.every(word => kindOf(word) === 'name'))
  const possible = readings.filter(words =>
    words.every(word => kindOf(word) === 'name' || (kindOf(word) === null && !isMeasure(word))),
  )
  const ends = (end: string) => say.any(named.flatMap(words => nameEnds(words, end, say)))
  return [
    ends(NAME_END),
    ends(NAME_NEARLY_ENDS),
    say.any(named.map(words => say.all(words.map(say.has)))),
    say.any(
      possible.map(words =>
        say.all(
          words.map((word, index) =>
            isMeant(word, index === words.length - 1, kindOf) ? say.has(word) : say.hasBegun(word),
          ),
        ),
      ),
    ),
  ]
}

function nameEnds<Term>(words: string[], end: string, say: Language<Term>): Term[] {
  const phrase = say.ends(words.join(' ') + end)
  const rest = words.slice(0, -1)
  return rest.length === 0 ? [phrase] : [phrase, say.all([say.ends(`${words.at(-1)}${end}`), ...rest.map(say.has)])]
}

/** The last word may still be on its way, an unknown one be the beginning of a word; the others are meant as they are. */
const isMeant = (word: string, isLast: boolean, kindOf: Vocabulary) =>
  isMeasure(word) || (!isLast && kindOf(word) === 'name')

// Words hold only letters, digits and `_` (see wordsOf): nothing in them can end the quotes.
const whole = (word: string) => `"${word}"`
const begun = (word: string) => `"${word}" *`

/** For the index; nothing to ask is an empty text, which matches nothing. */
const expressions: Language<string> = {
  has: word => `{name} : ${whole(word)}`,
  hasBegun: word => `{name} : ${begun(word)}`,
  ends: phrase => `{endings} : ${whole(phrase)}`,
  all: terms => terms.map(term => `(${term})`).join(' AND '),
  any: terms => terms.map(term => `(${term})`).join(' OR '),
}

/** For one phone, from the texts that the index has of it. */
export function testsOf(name: string, endings: string): Language<boolean> {
  const words = new Set(name.split(' '))
  const framed = ` ${endings} `
  return {
    has: word => words.has(word),
    hasBegun: word => [...words].some(known => known.startsWith(word)),
    ends: phrase => framed.includes(` ${phrase} `),
    all: terms => terms.every(Boolean),
    any: terms => terms.some(Boolean),
  }
}

/** The expressions for these alternatives, from the best matches to all that the search finds. */
export const matchExpressions = (alternatives: string[][], kindOf: Vocabulary): string[] => [
  ...ranks(alternatives, kindOf, expressions),
  widest(alternatives, kindOf),
]

/** The expression for names that hold words which begin so; empty where no name can. */
export const nameBegins = (alternatives: string[][], kindOf: Vocabulary) =>
  ranks(alternatives, kindOf, expressions)[3] ?? ''

/** The widest expression: all that the search finds. */
export const widest = (alternatives: string[][], kindOf: Vocabulary) =>
  expressions.any(
    readingsOf(alternatives, kindOf).map(words =>
      expressions.all(words.map((_, index) => anywhere(words, index, kindOf))),
    ),
  )

/** Words that tell models apart: as the beginning of a spec (`ultra`: ultrawide) they would only bring noise. */
const modelWords = new Set(['ultra', 'plus', 'lite', 'mini', 'note', 'power', 'play', 'edge', 'neo'])

/** A word in the name, or in the specs, where short words and numbers must be exact. */
function anywhere(words: string[], index: number, kindOf: Vocabulary): string {
  const word = words[index] ?? ''
  const before = words[index - 1]
  const term = isMeant(word, index === words.length - 1, kindOf) ? whole(word) : begun(word)
  if (isBareNumber(word)) {
    return before ? `{name} : ${term} OR {specs} : ${whole(numbered(before, word))}` : `{name} : ${term}`
  }
  if (kindOf(word) === 'spec') return `{specs} : ${whole(word)}`
  // A word that phones have is meant as it is; in names it may still be the beginning of another.
  const isExact = word.length < 4 || modelWords.has(word) || kindOf(word) !== null
  return isExact && term !== whole(word) ? `{name} : ${term} OR {specs} : ${whole(word)}` : `{name specs} : ${term}`
}

/** Ways in which two neighbours may be one word that are looked at. */
const MAX_JOINED = 4

/** `a 55` may mean `a55`, `pro max` promax: the words as typed, and with a pair of neighbours as one, where that is a word. */
const readingsOf = (alternatives: string[][], kindOf: Vocabulary): string[][] =>
  alternatives.flatMap(words => {
    const joined = words.slice(1).flatMap((word, index) => {
      const both = `${words[index]}${word}`
      // A name holds `note 40` and `note40` alike: there is nothing to gain.
      return splitAtDigits(both).length === 1 && kindOf(both) === 'name'
        ? [[...words.slice(0, index), both, ...words.slice(index + 2)]]
        : []
    })
    return [words, ...joined.slice(0, MAX_JOINED)]
  })
