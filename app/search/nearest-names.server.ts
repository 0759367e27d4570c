/** The names nearest to one that no phone has (SEARCH-6). */
import { kindOf } from '#app/search-index/vocabulary.server.ts'
import { isBareNumber, isMeasure } from '#app/search-index/words.ts'
import { isOfFamily } from './corrections.server.ts'
import { brandsOfNames, isInNames, isInNamesBehind, isModel, isWholeName } from './results.server.ts'

export const isNameWord = (word: string): boolean => kindOf(word) === 'name'

/** Whether the words are all parts of names, one of them a number, but no name has them together. */
export function isAbsentModel(words: string[]): boolean {
  // People add a network to any name.
  const name = words.filter(word => !/^[2-6]g$/.test(word))
  return name.length > 1 && name.some(word => /\d|^se$/.test(word)) && name.every(isNameWord) && !isInNames(name)
}

/** The words with letters parted from the number before them, where a name has them so: `reno 12f`, `reno13f`, `s24fe`. */
export function splitName(words: string[]): string[] | null {
  const split = words.flatMap(word => {
    const [, before = '', number = '', behind = ''] = /^(\p{L}*)(\d+)(\p{L}{1,2})$/u.exec(word) ?? []
    if (behind === '' || isMeasure(word)) return [word]
    return before.length > 2 ? [before, number, behind] : [`${before}${number}`, behind]
  })
  return split.length > words.length && !isInNames(words) && isInNames(split) ? split : null
}

/** Whether names go on behind a model, and none is just that: `infinix hot 60`, where there are a Hot 60i and a Hot 60 Pro. */
export const isBeginning = (words: string[]): boolean =>
  words.some(word => /\p{L}/u.test(word)) && isModel(words) && !isWholeName(words)

/** Of more words only the first are tried in parts: their number doubles with each word. */
export const MAX_PARTED = 5

/** The words without one, or without several. */
export function partsOf(words: string[], size: number): string[][] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => partsOf(words.slice(index + 1), size - 1).map(rest => [word, ...rest]))
}

/** Whether a word names a brand or one brand's line, as `iphone` and `spark` do, but `note` and `ultra` do not. */
export const isBinding = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && isOfFamily(word) && brandsOfNames([word]).size === 1

/** The words of a name that its nearest names must have too: who types `iphone 20 ultra` looks for no Note20 Ultra. */
function bindingWords(words: string[]): string[] {
  const binding = words.filter(isBinding)
  return binding.length > 0 && isInNames(binding) ? binding : []
}

/** The names nearest to one that no phone has: as many of its words as possible. */
export function nearestNames(words: string[]): string[][] {
  const tried = words.slice(0, MAX_PARTED)
  const binding = bindingWords(tried)
  for (let size = Math.min(words.length - 1, tried.length); size > 0; size -= 1) {
    const parts = partsOf(tried, size)
      .filter(part => binding.every(word => part.includes(word)))
      .filter(part => isInNames(part) && hasNumbersInPlace(part))
    // A part with the brand, or whatever stands first, is nearer.
    const first = parts.filter(part => part[0] === words[0])
    if (parts.length > 0) return first.length > 0 ? first : parts
  }
  return []
}

/** Whether a number stands behind the same word as in a name: `infinix 4` is no Zero 4. */
const hasNumbersInPlace = (words: string[]) =>
  words.every((word, at) => at === 0 || !isBareNumber(word) || isInNamesBehind(words[at - 1] ?? '', word))

/** How far the number of a near name may be from the one typed; the series of some brands count in tens. */
const DISTANCES = [1, 2, 3, 4, 5]
const FAR = 10
const MAX_NEIGHBOURS = 3

/** Names that differ from one that no phone has by its number alone, the nearest first, of equally near ones the later: `iphone 6` → iphone 7, iphone 8. */
export function neighbourNames(words: string[]): string[][] {
  const place = words.findLastIndex(word => /^\p{L}*\d{1,3}\p{L}*$/u.test(word) && !isMeasure(word))
  const [, letters = '', digits = '', suffix = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(words[place] ?? '') ?? []
  if (digits === '' || (letters === '' && place === 0)) return []
  const number = Number(digits)
  const distances = number >= FAR ? [...DISTANCES, FAR] : DISTANCES
  const numbers = distances.flatMap(distance => [number + distance, number - distance]).filter(near => near > 0)
  const names = numbers.flatMap(near => {
    const word = `${letters}${String(near).padStart(digits.length, '0')}`
    const isOfSeries = letters !== '' || isInNamesBehind(words[place - 1] ?? '', word)
    return isOfSeries ? [words.with(place, `${word}${suffix}`), ...(suffix ? [words.with(place, word)] : [])] : []
  })
  const bare = words.with(place, letters + digits)
  // Nearest of all is the name without the letters behind its number: `a56x` → a56.
  const nearest = suffix !== '' && isWholeName(bare) ? [bare] : []
  return [...nearest, ...names.filter(isInNames)].slice(0, MAX_NEIGHBOURS)
}
