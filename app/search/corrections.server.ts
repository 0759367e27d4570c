/** Corrects a search without results (SEARCH-6). */

import { indexWords, kindOf, nearestWords, segmented } from '#app/search-index/vocabulary.server.ts'
import { isBareNumber, splitAtDigits } from '#app/search-index/words.ts'
import { nameBegins } from './match.ts'
import { countMatches } from './matches.server.ts'
import { isFindable } from './results.server.ts'
import { CHIP_NAMES } from './understanding/chip-names.ts'
import { isUrdu, nearestUrduNames } from './urdu-names.ts'

/** Corrections tried per word. */
const MAX_READINGS = 4
/** Corrected queries tried in all. */
const MAX_ATTEMPTS = 12

/** Words of specifications that people type; others, such as a maker of glass, nobody means. */
const TYPED_SPECS = new Set([...CHIP_NAMES, 'android', 'amoled', 'gorilla', 'dolby', 'wireless'])

type Corrected = { words: string[]; isCorrected: boolean; ignored: string[] }

/**
 * The first correction that finds a phone, or null. Unknown words are replaced by the nearest names, compounds are split;
 * what is near to no name is left out.
 * @param isAlone whether the words are all of the search: else an unknown word is rather no name, unless it is near to one
 *   that many phones have
 */
export function corrected(words: string[], finds: (words: string[]) => boolean, isAlone: boolean): Corrected | null {
  const isMeant = isAlone ? () => true : (near: string) => TYPED_SPECS.has(near) || isOfFamily(near)
  const choices = words.map(word => ({ word, readings: isFindable(word) ? [[word]] : readingsOf(word, isMeant) }))
  const ignored = choices.flatMap(({ word, readings }) => (readings.length === 0 ? [word] : []))
  const kept = choices.filter(({ readings }) => readings.length > 0)
  if (kept.length === 0) return null
  const rest = kept.map(({ word }) => word)
  const attempts = combinations(kept.map(({ readings }) => readings))
  // Every word is known, but not together: one of them may be a typo that is itself a word.
  if (attempts.length === 1)
    attempts.push(
      ...rest.flatMap((word, index) =>
        nearestNames(word)
          .filter(near => near !== word)
          .slice(0, MAX_READINGS)
          .map(near => rest.with(index, near)),
      ),
    )
  const best = attempts
    .slice(0, MAX_ATTEMPTS)
    .find(attempt => (ignored.length > 0 || attempt.join(' ') !== words.join(' ')) && finds(attempt))
  return best ? { words: best, isCorrected: best.join(' ') !== rest.join(' '), ignored } : null
}

const nearestNames = (word: string) =>
  nearestWords(word).filter(near => kindOf(near) === 'name' || TYPED_SPECS.has(near))

const FAMILY = 5
/** Whether a word is that of a brand or a series. */
export const isOfFamily = (word: string) =>
  countMatches({ match: nameBegins([[word]], indexWords), range: null }, FAMILY) >= FAMILY

/** Possible corrections of an unknown word, best first. */
function readingsOf(word: string, isMeant: (word: string) => boolean): string[][] {
  if (isUrdu(word))
    return nearestUrduNames(word)
      .filter(name => name.every(isMeant))
      .slice(0, MAX_READINGS)
  if (isBareNumber(word)) return []
  const parts = segmented(word)
  const readings = [
    ...(parts ? [parts] : []),
    ...nearestNames(word)
      .filter(isMeant)
      .map(near => [near]),
  ].slice(0, MAX_READINGS)
  if (readings.length > 0) return readings
  const [, digits = '', letters = ''] = /^(\d+)(\p{L}{2,})$/u.exec(word) ?? []
  const split = letters ? [digits, letters] : splitAtDigits(word)
  if (split.length === 1) return []
  return combinations(
    split.map(part =>
      isFindable(part)
        ? [[part]]
        : nearestNames(part)
            .slice(0, MAX_READINGS)
            .map(near => [near]),
    ),
  )
}

/** All combinations of one reading per word, best first. */
function combinations(choices: string[][][]): string[][] {
  let rows: string[][] = [[]]
  for (const readings of choices) {
    rows = readings.flatMap(reading => rows.map(row => [...row, ...reading])).slice(0, MAX_ATTEMPTS)
  }
  return rows
}
