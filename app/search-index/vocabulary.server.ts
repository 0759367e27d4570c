/** The words that phones are described with: stored with each phone, asked for when a search finds nothing. */
import { eq, sql } from 'drizzle-orm'
import { prepared } from '#db/client.server.ts'
import { searchTrigrams, searchWords } from '#db/schema/index.ts'
import type { IndexText } from './index-text.ts'
import { soundOf } from './shopper-words.ts'
import { editDistance, trigramsOf } from './spelling.ts'
import { splitAtDigits } from './words.ts'

/** Where a word is known from: the names of phones, only their specs, or nowhere. */
export type WordKind = 'name' | 'spec' | null

/** How many of the words with most trigrams in common are looked at. */
const NEIGHBOURS = 40

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

const isSpelled = (word: string) => /^\p{L}{3,}$/u.test(word)

/** Remembers the words of a phone: all of its name, the spelled ones of its specs. Part of the writer's transaction. */
export function learnWords(text: IndexText): void {
  const words = [
    ...text.vocabulary.map(word => ({ word, isName: true })),
    ...text.specs
      .split(' ')
      .filter(isSpelled)
      .map(word => ({ word, isName: false })),
  ]
  for (const { word, isName } of words) {
    const known = findWord().get({ word })
    if (known && known.isName >= isName) continue
    insertWord().run({ word, isName: isName ? 1 : 0, sound: isSpelled(word) ? soundOf(word) : '' })
    if (isSpelled(word)) for (const trigram of trigramsOf(word)) insertTrigram().run({ trigram, word })
  }
}

/** Where phones have exactly this word. */
export function kindOf(word: string): WordKind {
  const known = findWord().get({ word })
  return known ? (known.isName ? 'name' : 'spec') : null
}

const neighbours = prepared(db =>
  db
    .select({ word: searchWords.word, sound: searchWords.sound, isName: searchWords.isName })
    .from(searchWords)
    .where(
      sql`${searchWords.word} IN (
        SELECT word FROM search_trigrams WHERE trigram IN (SELECT value FROM json_each(${sql.placeholder('trigrams')}))
        GROUP BY word ORDER BY count(*) DESC LIMIT ${sql.raw(String(NEIGHBOURS))}
      ) OR ${searchWords.sound} = ${sql.placeholder('sound')}`,
    )
    .prepare(),
)

/** How many letters may be wrong in a word of this length. */
const tolerance = (word: string) => (word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3)

/** The words nearest to a mistyped one, best first: few letters changed, the same sound, a word of names rather than specs. */
export function nearestWords(word: string): string[] {
  if (!isSpelled(word)) return []
  const sound = soundOf(word)
  const limit = tolerance(word)
  return neighbours()
    .all({ trigrams: JSON.stringify(trigramsOf(word)), sound })
    .map(known => {
      const soundsAlike = known.sound === sound
      const distance = editDistance(word, known.word, limit + (soundsAlike ? 2 : 0))
      // A short word has many neighbours: with two letters wrong only its sound can tell them apart.
      const isNear = soundsAlike ? distance <= limit + 2 : distance <= (word.length <= 5 ? 1 : limit)
      const score =
        distance - (soundsAlike ? 0.9 : 0) + (known.isName ? 0 : 0.8) + (known.word[0] === word[0] ? 0 : 0.3)
      return { word: known.word, isNear, score }
    })
    .filter(({ isNear }) => isNear)
    .sort((a, b) => a.score - b.score || a.word.localeCompare(b.word))
    .map(candidate => candidate.word)
}

/** A word written together as the fewest words of names that make it up: redminote13 → redmi, note, 13; null when none do. */
export function segmented(word: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const shorter = best[end]
      if (!before || (shorter && shorter.length <= before.length + 1)) continue
      const part = word.slice(start, end)
      // One or two letters are no word here: `redme` would fall into red and me.
      const isPart = part.length > 2 || /\d/.test(part)
      if (isPart && kindOf(part) === 'name') best[end] = [...before, part]
    }
  }
  const parts = best[word.length]
  return parts && parts.length > 1 ? parts.flatMap(splitAtDigits) : null
}
