/** Full-text expressions (FTS5 syntax) for the words of a search: from the strictest reading to the widest. Pure. */
import { NAME_END, NAME_NEARLY_ENDS } from './index-text.ts'
import { isBareNumber, isMeasure, numbered, splitAtDigits } from './words.ts'

/** Where a word is known from: the names of phones, only their specs, or nowhere. */
export type WordKind = 'name' | 'spec' | null
type Vocabulary = (word: string) => WordKind

// Words hold only letters, digits and `_` (see wordsOf): nothing in them can end the quotes.
const whole = (word: string) => `"${word}"`
const begun = (word: string) => `"${word}" *`
const all = (terms: string[]) => terms.join(' AND ')
const any = (expressions: string[]) => expressions.map(expression => `(${expression})`).join(' OR ')

/**
 * The expressions for these alternatives, from the best matches to all: the name ends with the words; it nearly does
 * (`5G` may follow); the name holds the words; the name holds words that begin so; name or specs do. The last finds all
 * that the others find. An empty one matches nothing.
 */
export function matchExpressions(alternatives: string[][], kindOf: Vocabulary): string[] {
  // A word that is in no name cannot be found there: asking would only walk the index (`8gb` is in every second phone).
  const named = readingsOf(alternatives, kindOf).filter(words => words.every(word => kindOf(word) === 'name'))
  return [
    any(named.flatMap(words => nameEndsWith(words, NAME_END))),
    any(named.flatMap(words => nameEndsWith(words, NAME_NEARLY_ENDS))),
    any(named.map(words => `{name} : (${all(words.map(whole))})`)),
    nameBegins(alternatives, kindOf),
    widest(alternatives, kindOf),
  ]
}

/** The expression for names that hold words which begin so; empty where no name can. */
export const nameBegins = (alternatives: string[][], kindOf: Vocabulary) =>
  any(
    readingsOf(alternatives, kindOf)
      .filter(words => words.every(word => kindOf(word) === 'name' || (kindOf(word) === null && !isMeasure(word))))
      .map(words => `{name} : (${all(words.map((word, index) => inName(word, index === words.length - 1, kindOf)))})`),
  )

/** The widest expression: all that the search finds. */
export const widest = (alternatives: string[][], kindOf: Vocabulary) =>
  any(
    readingsOf(alternatives, kindOf).map(words => all(words.map((_, index) => `(${anywhere(words, index, kindOf)})`))),
  )

function nameEndsWith(words: string[], end: string): string[] {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  const phrase = `{endings} : "${words.join(' ')}${end}"`
  return rest.length === 0 ? [phrase] : [phrase, `{endings} : "${last}${end}" AND {name} : (${all(rest.map(whole))})`]
}

/** The last word may still be on its way, an unknown one be the beginning of a word; the others are meant as they are. */
const inName = (word: string, isLast: boolean, kindOf: Vocabulary) =>
  isMeasure(word) || (!isLast && kindOf(word) === 'name') ? whole(word) : begun(word)

/** Words that tell models apart: as the beginning of a spec (`ultra`: ultrawide) they would only bring noise. */
const modelWords = new Set(['ultra', 'plus', 'lite', 'mini', 'note', 'power', 'play', 'edge', 'neo'])

/** A word in the name, or in the specs, where short words and numbers must be exact. */
function anywhere(words: string[], index: number, kindOf: Vocabulary): string {
  const word = words[index] ?? ''
  const before = words[index - 1]
  const term = inName(word, index === words.length - 1, kindOf)
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
