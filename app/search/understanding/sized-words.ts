/** Gives numbers of memory their units, as far as they are none of a model (SEARCH-7). Pure. */
import { withBareMemory } from './memory-words.ts'
import { isModel, nameOf, readParts, type Vocabulary } from './parts.ts'

/** Behind these words no number of a model stands. */
const SUFFIXES = new Set(['pro', 'plus', 'ultra', 'max', 'lite', 'fe', 'mini'])
/** Numbers of models: a word that has one of them behind it in a name is that of a series. */
const MODEL_NUMBERS = ['5', '7', '8', '9', '10', '11', '12', '13', '14', '15', '20', '30', '40', '50', '60']

/** Whether the number behind a word is that of a model, even of one that is not listed: `redmi note 8`. */
const isNumbered = (before: string, number: string, { isNameWord, follows }: Vocabulary) =>
  isNameWord(before) &&
  !SUFFIXES.has(before) &&
  (follows(before, number) || (Number(number) < 64 && MODEL_NUMBERS.some(other => follows(before, other))))

/** The words with the units that sizes of memory lack. */
export function sized(words: string[], vocabulary: Vocabulary): string[] {
  const nameBefore = (at: number) => nameOf(readParts(words.slice(0, at), vocabulary))
  return withBareMemory(words, {
    isNamed: at => at > 0 && isNumbered(words[at - 1] ?? '', words[at] ?? '', vocabulary),
    isBehindModel: at => {
      if (at > 1 && isNumbered(words[at - 2] ?? '', words[at - 1] ?? '', vocabulary)) return true
      const name = nameBefore(at)
      return isModel(name, vocabulary) && !vocabulary.isName([...name, words[at] ?? ''])
    },
  })
}
