/** The vocabulary of the search: written with each phone, used to correct a search without results. */
import { eq, sql } from 'drizzle-orm'
import { prepared } from '#db/client.server.ts'
import { searchTrigrams, searchWords } from '#db/schema/index.ts'
import type { IndexText } from './index-text.ts'
import { soundOf } from './shopper-words.ts'
import { editDistance, MAX_DISTANCE, tolerance, trigramsOf } from './spelling.ts'
import { splitAtDigits } from './words.ts'

/** Whether a word occurs in names of phones, only in specs, or not at all. */
export type WordKind = 'name' | 'spec' | null

/** Number of candidates with the most trigrams in common. */
const MAX_CANDIDATES = 40

const insertWord = prepared(db =>
  db
    .insert(searchWords)
    .values({ word: sql.placeholder('word'), sound: sql.placeholder('sound'), isName: sql.placeholder('isName') })
    .onConflictDoUpdate({ target: searchWords.word, set: { isName: sql`max(is_name, excluded.is_name)` } })
    .prepare(),
)

const insertTrigram = prepared(db =>
  db
    .insert(searchTrigrams)
    .values({ trigram: sql.placeholder('trigram'), word: sql.placeholder('word') })
    .onConflictDoNothing()
    .prepare(),
)

const findWord = prepared(db =>
  db
    .select({ isName: searchWords.isName })
    .from(searchWords)
    .where(eq(searchWords.word, sql.placeholder('word')))
    .prepare(),
)

const isAlphabetic = (word: string) => /^\p{L}{3,}$/u.test(word)

/** Stores the words of a phone, in the caller's transaction: all of its name, the alphabetic ones of its specs. */
export function learnWords(text: IndexText): void {
  const words = [
    ...text.vocabulary.map(word => ({ word, isName: true })),
    ...text.specs
      .split(' ')
      .filter(isAlphabetic)
      .map(word => ({ word, isName: false })),
  ]
  for (const { word, isName } of words) {
    const known = findWord().get({ word })
    if (known && known.isName >= isName) continue
    insertWord().run({ word, isName: isName ? 1 : 0, sound: isAlphabetic(word) ? soundOf(word) : '' })
    if (isAlphabetic(word)) for (const trigram of trigramsOf(word)) insertTrigram().run({ trigram, word })
  }
}

/** Where exactly this word occurs. */
export function kindOf(word: string): WordKind {
  const known = findWord().get({ word })
  return known ? (known.isName ? 'name' : 'spec') : null
}

// Digits come before letters.
const longerWord = prepared(db =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      sql`${searchWords.word} > ${sql.placeholder('word')} || ':' AND ${searchWords.word} < ${sql.placeholder('word')} || char(1114111)
        AND ${searchWords.isName}`,
    )
    .limit(1)
    .prepare(),
)

/** Whether no other word of names begins with this word and a letter: `note` but not `sam`. Numbers may always go on. */
const isComplete = (word: string) => isAlphabetic(word) && longerWord().get({ word }) === undefined

/** What the search asks of the words of the index. */
export const indexWords = { kindOf, isComplete }

const neighbours = prepared(db =>
  db
    .select({ word: searchWords.word, sound: searchWords.sound, isName: searchWords.isName })
    .from(searchWords)
    .where(
      sql`${searchWords.word} IN (
        SELECT word FROM search_trigrams WHERE trigram IN (SELECT value FROM json_each(${sql.placeholder('trigrams')}))
        GROUP BY word ORDER BY count(*) DESC LIMIT ${sql.raw(String(MAX_CANDIDATES))}
      ) OR ${searchWords.sound} = ${sql.placeholder('sound')}`,
    )
    .prepare(),
)

/** So short a word sounds like too many others: achi and ace. */
const SHORT = 4

/** The known words nearest to a mistyped one, best first: ranked by edit distance, equal sound, and words of names first. */
export function nearestWords(word: string): string[] {
  if (!isAlphabetic(word)) return []
  const sound = soundOf(word)
  const limit = tolerance(word)
  return neighbours()
    .all({ trigrams: JSON.stringify(trigramsOf(word)), sound })
    .map(known => {
      const soundsAlike = known.sound === sound
      const distance = editDistance(word, known.word, MAX_DISTANCE)
      const isNear = distance <= (soundsAlike && word.length > SHORT ? MAX_DISTANCE : limit)
      const score =
        distance - (soundsAlike ? 0.9 : 0) + (known.isName ? 0 : 0.8) + (known.word[0] === word[0] ? 0 : 0.3)
      return { word: known.word, isNear, score }
    })
    .filter(({ isNear }) => isNear)
    .sort((a, b) => a.score - b.score || a.word.localeCompare(b.word))
    .map(candidate => candidate.word)
}

/** Splits a compound into the fewest words of names: redminote13 → redmi, note, 13; null when that is impossible. */
export function segmented(word: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const shorter = best[end]
      if (!before || (shorter && shorter.length <= before.length + 1)) continue
      const part = word.slice(start, end)
      // Parts need three letters, or `redme` would be split into red and me.
      const isPart = part.length > 2 || /\d/.test(part)
      if (isPart && kindOf(part) === 'name') best[end] = [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts.flatMap(splitAtDigits) : null
}
