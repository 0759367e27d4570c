/** The phones at one price that are recommended, of those whose price may be compared (PRICE-8). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { db } from '#db/client.server.ts'
import { byMarks, type Candidate, marksOf } from './best-choice.ts'
import { listCardsByIds } from './phones.server.ts'

/** Less is too little for the apps of today, as the guide says. */
const LEAST_RAM_GB = 4

/** The newest of the best grade, of which the facts are read. */
const MAX_READ = 60

type Priced = Candidate & { card: PhoneCard; facts: PhoneFacts }

/** The best of all at a price, in this order. @param from and @param to are in rupees, both included */
export const bestPriced = (from: number, to: number): Priced[] =>
  bestOf(
    db()
      .$client.prepare<[number, number, number], string>(
        'SELECT id FROM mobiles WHERE price_rank >= ? AND price_pkr BETWEEN ? AND ?',
      )
      .pluck()
      .all(grades.older.rank, from, to),
  )

/**
 * Of these phones those with enough memory and a known speed, whose price may be compared: of the best grade first, then the
 * best marks, then the newest.
 */
export function bestOf(ids: string[]): Priced[] {
  const rows = db()
    .$client.prepare<[string], { id: string; rank: number }>(
      `SELECT id, price_rank AS rank FROM mobiles WHERE id IN (SELECT value FROM json_each(?))
       ORDER BY price_rank DESC, release_order DESC, id LIMIT ${MAX_READ}`,
    )
    .all(JSON.stringify(ids))
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]))
  const cards = listCardsByIds(rows.map(({ id }) => id)).filter(card => hasComparablePrice(card, Date.now()))
  const allFacts = factsOfPhones(cards.map(({ id }) => id))
  return cards
    .flatMap(card => {
      const facts = allFacts.get(card.id)
      const marks = facts && (factColumns(facts).ramGb ?? 0) >= LEAST_RAM_GB ? marksOf(facts) : null
      return facts && marks ? [{ card, facts, brand: card.brand, grade: ranks.get(card.id) ?? 0, marks }] : []
    })
    .sort((a, b) => b.grade - a.grade || byMarks(a.marks, b.marks))
}
