/** Numbers with a unit as wishes: `8gb`, `6000mah`, `90fps` (SEARCH-11). Pure. */
import { type NeedId, needRule } from '#app/finder/needs.ts'
import { wordsOf } from '#app/search-index/words.ts'

/** Memory up to this size is RAM, above it storage. */
const MAX_RAM_GB = 24
const RAM_WORDS = new Set(['ram', 'ریم'].flatMap(wordsOf))
const STORAGE_WORDS = new Set(['rom', 'storage', 'memory', 'internal', 'میموری'].flatMap(wordsOf))

const measures: [pattern: RegExp, need: NeedId][] = [
  [/^(\d+)mah$/, 'battery'],
  [/^(\d+)hz$/, 'refresh'],
  [/^(\d+)fps$/, 'refresh'],
  [/^(\d+)w$/, 'charging'],
]

/** Up to this rate videos are meant; games are from it on. */
const LEAST_GAME_FPS = 90

/** `90fps` is about games: which of them reach it is not recorded, so that a screen of that rate and a fast chip count. */
export const isOfGames = (word: string): boolean => Number(/^(\d+)fps$/.exec(word)?.[1]) >= LEAST_GAME_FPS

/** The most that the finder offers. */
const MOST_YEARS_LEFT = 5

const isMemory = (word: string | undefined) => /^\d+(gb|tb)$/.test(word ?? '')

/** Whether one of these words stands beside a size: behind it, or before it unless it belongs to the size before. */
const isBeside = (names: Set<string>, words: string[], index: number) =>
  names.has(words[index + 1] ?? '') || (names.has(words[index - 1] ?? '') && !isMemory(words[index - 2]))

/** `8gb`, `6000mah` as a wish; null for a word that is no measure. */
export function measureOf(words: string[], index: number): [NeedId, number] | null {
  const word = words[index] ?? ''
  const [, size, unit] = /^(\d+)(gb|tb)$/.exec(word) ?? []
  if (size) {
    const gigabytes = Number(size) * (unit === 'tb' ? 1024 : 1)
    const isSmall = gigabytes <= MAX_RAM_GB && !isBeside(STORAGE_WORDS, words, index)
    return [isSmall || isBeside(RAM_WORDS, words, index) ? 'ram' : 'storage', gigabytes]
  }
  const [, inches = '', bound] = /^(\d(?:_\d+)?)inch(max|min)$/.exec(word) ?? []
  if (bound) return [bound === 'max' ? 'screenMax' : 'screenMin', Number(inches.replace('_', '.'))]
  const years = Number(/^(\d+)years$/.exec(word)?.[1])
  // Promises are counted from a release, years left from today.
  if (years > 0) return ['updates', Math.min(years, MOST_YEARS_LEFT)]
  for (const [pattern, need] of measures) {
    const value = Number(pattern.exec(word)?.[1])
    if (value > 0 && value <= (needRule(need).max ?? value)) return [need, value]
  }
  return null
}
