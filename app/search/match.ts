/** Full-text expressions (FTS5 syntax) for the words of a search: from the strictest reading to the widest. Pure. */
import { NAME_END, NAME_NEARLY_ENDS } from './index-text.ts'
import { isMeasure, splitAtDigits } from './words.ts'

/** Whether some phone has this word in its name. */
type Vocabulary = (word: string) => boolean

// Words hold only letters, digits and `_` (see wordsOf): nothing in them can end the quotes.
const whole = (word: string) => `"${word}"`
const begun = (word: string) => `"${word}" *`
const all = (terms: string[]) => terms.join(' AND ')
const any = (expressions: string[]) => expressions.map(expression => `(${expression})`).join(' OR ')

/**
 * The expressions for these alternatives, each finding what the one before finds and more: the name ends with the words;
 * it nearly does (`5G` may follow); the name holds the words; the name holds words that begin so; name or specs do.
 * An empty one matches nothing.
 */
export function matchExpressions(alternatives: string[][], isWord: Vocabulary): string[] {
  // A word that is in no name cannot be found there: asking would only walk the index (`8gb` is in every second phone).
  const named = readingsOf(alternatives, isWord).filter(words => words.every(isWord))
  return [
    any(named.flatMap(words => nameEndsWith(words, [NAME_END]))),
    any(named.flatMap(words => nameEndsWith(words, [NAME_END, NAME_NEARLY_ENDS]))),
    any(named.map(words => `{name} : (${all(words.map(whole))})`)),
    nameBegins(alternatives, isWord),
    widest(alternatives, isWord),
  ]
}

/** The expression for names that hold words which begin so; empty where no name can. */
export const nameBegins = (alternatives: string[][], isWord: Vocabulary) =>
  any(
    readingsOf(alternatives, isWord)
      .filter(words => words.every(word => isWord(word) || !isMeasure(word)))
      .map(words => `{name} : (${all(words.map((word, index) => inName(word, index === words.length - 1, isWord)))})`),
  )

/** The widest expression: all that the search finds. */
export const widest = (alternatives: string[][], isWord: Vocabulary) =>
  any(
    readingsOf(alternatives, isWord).map(words => all(words.map((_, index) => `(${anywhere(words, index, isWord)})`))),
  )

function nameEndsWith(words: string[], ends: string[]): string[] {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  return ends.flatMap(end => {
    const phrase = `{endings} : "${words.join(' ')}${end}"`
    if (rest.length === 0) return [phrase]
    return [phrase, `{endings} : "${last}${end}" AND {name} : (${all(rest.map(whole))})`]
  })
}

/** The last word may still be on its way, an unknown one be the beginning of a word; the others are meant as they are. */
const inName = (word: string, isLast: boolean, isWord: Vocabulary) =>
  isMeasure(word) || (!isLast && isWord(word)) ? whole(word) : begun(word)

/** Words that tell models apart: as the beginning of a spec (`ultra`: ultrawide) they would only bring noise. */
const modelWords = new Set(['ultra', 'plus', 'lite', 'mini', 'note', 'power', 'play', 'edge', 'neo'])

/** A word in the name, or in the specs, where short words and numbers must be exact. */
function anywhere(words: string[], index: number, isWord: Vocabulary): string {
  const word = words[index] ?? ''
  const before = words[index - 1]
  const term = inName(word, index === words.length - 1, isWord)
  // A number says something only behind its word: `gen 3`, `android 15`. A year stands alone.
  if (/^\d+$/.test(word) && !/^20\d\d$/.test(word)) {
    return before ? `{name} : ${term} OR {specs} : "${before} ${word}"` : `{name} : ${term}`
  }
  const isExact = word.length < 4 || modelWords.has(word)
  return isExact && term !== whole(word) ? `{name} : ${term} OR {specs} : ${whole(word)}` : `{name specs} : ${term}`
}

/** Ways in which two neighbours may be one word that are looked at. */
const MAX_JOINED = 4

/** `a 55` may mean `a55`, `pro max` promax: the words as typed, and with a pair of neighbours as one, where that is a word. */
const readingsOf = (alternatives: string[][], isWord: Vocabulary): string[][] =>
  alternatives.flatMap(words => {
    const joined = words.slice(1).flatMap((word, index) => {
      const both = `${words[index]}${word}`
      // A name holds `note 40` and `note40` alike: there is nothing to gain.
      return splitAtDigits(both).length === 1 && isWord(both)
        ? [[...words.slice(0, index), both, ...words.slice(index + 2)]]
        : []
    })
    return [words, ...joined.slice(0, MAX_JOINED)]
  })
