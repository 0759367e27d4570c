/** Corrects a search without results (SEARCH-6). */

import { indexWords, nearestWords, segmented } from '#app/search-index/vocabulary.server.ts'
import { splitAtDigits } from '#app/search-index/words.ts'
import { widest } from './match.ts'
import { countMatches } from './matches.server.ts'

/** Corrections tried per word. */
const MAX_READINGS = 3
/** Corrected queries tried in all. */
const MAX_ATTEMPTS = 12

const isKnown = (word: string) => countMatches({ match: widest([[word]], indexWords), range: null }, 1) > 0

/**
 * The first correction that finds a phone, or null. Unknown words are replaced by the nearest known ones, compounds are
 * split.
 */
export function corrected(words: string[], finds: (words: string[]) => boolean): string[] | null {
  const choices = words.map(word => (isKnown(word) ? [[word]] : readingsOf(word)))
  if (choices.some(readings => readings.length === 0)) return null
  const attempts = combinations(choices)
  // Every word is known, but not together: one of them may be a typo that is itself a word.
  if (attempts.length === 1)
    attempts.push(
      ...words.flatMap((word, index) =>
        nearestWords(word)
          .filter(near => near !== word)
          .slice(0, MAX_READINGS)
          .map(near => words.with(index, near)),
      ),
    )
  return (
    attempts.slice(0, MAX_ATTEMPTS).find(attempt => attempt.join(' ') !== words.join(' ') && finds(attempt)) ?? null
  )
}

/** Possible corrections of an unknown word, best first. */
function readingsOf(word: string): string[][] {
  const parts = segmented(word)
  const readings = [...(parts ? [parts] : []), ...nearestWords(word).map(near => [near])].slice(0, MAX_READINGS)
  if (readings.length > 0) return readings
  const split = splitAtDigits(word)
  if (split.length === 1) return []
  return combinations(
    split.map(part =>
      isKnown(part)
        ? [[part]]
        : nearestWords(part)
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
