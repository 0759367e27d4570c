/** Full-text expressions (FTS5 syntax) for the words of a search: from the strictest reading to the widest. Pure. */
import { NAME_END, NAME_NEARLY_ENDS } from './index-text.ts'
import { isMeasure } from './words.ts'

// Words hold only letters, digits and `_` (see wordsOf): nothing in them can end the quotes.
const whole = (word: string) => `"${word}"`
const begun = (word: string) => (isMeasure(word) ? whole(word) : `"${word}" *`)
const all = (terms: string[]) => terms.join(' AND ')
const any = (expressions: string[]) => expressions.map(expression => `(${expression})`).join(' OR ')

/**
 * The expressions for these alternatives, each finding what the one before finds and more:
 * the name ends with the words; it nearly does (`5G` may follow); the name holds the words; the name holds words that begin so; name or specs do.
 * @param isWord whether some phone has this word in its name
 */
export function matchExpressions(alternatives: string[][], isWord: (text: string) => boolean): string[] {
  const readings = alternatives.flatMap(words => writtenApart(words, isWord))
  return [
    any(readings.flatMap(words => nameEndsWith(words, [NAME_END]))),
    any(readings.flatMap(words => nameEndsWith(words, [NAME_END, NAME_NEARLY_ENDS]))),
    any(readings.map(words => `{name} : (${all(words.map(whole))})`)),
    nameBegins(alternatives, isWord),
    widest(alternatives, isWord),
  ]
}

/** The expression for names that hold words which begin so. */
export const nameBegins = (alternatives: string[][], isWord: (text: string) => boolean) =>
  any(alternatives.flatMap(words => writtenApart(words, isWord)).map(words => `{name} : (${all(words.map(begun))})`))

/** Only the widest expression: all that the search finds. */
export const widest = (alternatives: string[][], isWord: (text: string) => boolean) =>
  any(
    alternatives
      .flatMap(words => writtenApart(words, isWord))
      .map(words => all(words.map((word, index) => `(${anywhere(word, words[index - 1])})`))),
  )

/** Words that tell models apart: as the beginning of a spec (`ultra`: ultrawide) they would only bring noise. */
const modelWords = new Set(['ultra', 'plus', 'lite', 'mini', 'note', 'power', 'play', 'edge', 'neo'])

/** A word in the name, or in the specs, where short words and numbers must be exact. */
function anywhere(word: string, before: string | undefined): string {
  const inName = `{name} : ${begun(word)}`
  if (isMeasure(word)) return `{name specs} : ${whole(word)}`
  // A number says something only behind its word: `gen 3`, `android 15`. A year stands alone.
  if (/^\d+$/.test(word) && !/^20\d\d$/.test(word))
    return before ? `${inName} OR {specs} : "${before} ${word}"` : inName
  if (word.length < 4 || modelWords.has(word)) return `${inName} OR {specs} : ${whole(word)}`
  return `{name specs} : ${begun(word)}`
}

function nameEndsWith(words: string[], ends: string[]): string[] {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  return ends.flatMap(end => {
    const phrase = `{endings} : "${[...words, end].join(' ')}"`
    if (rest.length === 0) return [phrase]
    return [phrase, `{endings} : "${last} ${end}" AND {name} : (${all(rest.map(whole))})`]
  })
}

/** Ways in which two neighbours may be one word that are looked at. */
const MAX_JOINED = 4

/** `a 55` may mean `a55`, `one plus` oneplus: the words as typed, and with a pair of neighbours as one, where that is a word. */
function writtenApart(words: string[], isWord: (text: string) => boolean): string[][] {
  const joined = words.slice(1).flatMap((word, index) => {
    const both = `${words[index]}${word}`
    return isWord(both) ? [[...words.slice(0, index), both, ...words.slice(index + 2)]] : []
  })
  return [words, ...joined.slice(0, MAX_JOINED)]
}
