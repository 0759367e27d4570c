/** What a search that finds nothing may have meant (SEARCH-6). */

import { kindOf, nearestWords, segmented } from '#app/search-index/vocabulary.server.ts'
import { splitAtDigits } from '#app/search-index/words.ts'
import { widest } from './match.ts'
import { countMatches } from './matches.server.ts'

/** Other readings of one word that are looked at. */
const READINGS = 3
/** Attempts before the search admits that it found nothing. */
const ATTEMPTS = 12

const isKnown = (word: string) => countMatches({ match: widest([[word]], kindOf), range: null }, 1) > 0

/**
 * The first reading of these words that finds a phone: words that no phone has are replaced by their nearest, words
 * written together are taken apart. Null when nothing helps.
 */
export function corrected(words: string[], finds: (words: string[]) => boolean): string[] | null {
  const choices = words.map(word => (isKnown(word) ? [[word]] : readingsOf(word)))
  if (choices.some(readings => readings.length === 0)) return null
  const attempts = combinations(choices)
  // Where each word is known but all together are not, one of them may be a slip that makes another word.
  if (attempts.length === 1)
    attempts.push(
      ...words.flatMap((word, index) =>
        nearestWords(word)
          .filter(near => near !== word)
          .slice(0, READINGS)
          .map(near => words.with(index, near)),
      ),
    )
  return attempts.slice(0, ATTEMPTS).find(attempt => attempt.join(' ') !== words.join(' ') && finds(attempt)) ?? null
}

/** What an unknown word may stand for, best first. */
function readingsOf(word: string): string[][] {
  const parts = segmented(word)
  const readings = [...(parts ? [parts] : []), ...nearestWords(word).map(near => [near])].slice(0, READINGS)
  if (readings.length > 0) return readings
  const split = splitAtDigits(word)
  if (split.length === 1) return []
  return combinations(
    split.map(part =>
      isKnown(part)
        ? [[part]]
        : nearestWords(part)
            .slice(0, READINGS)
            .map(near => [near]),
    ),
  )
}

/** One reading of each word, the best of all first. */
function combinations(choices: string[][][]): string[][] {
  let rows: string[][] = [[]]
  for (const readings of choices) {
    rows = readings.flatMap(reading => rows.map(row => [...row, ...reading])).slice(0, ATTEMPTS)
  }
  return rows
}
