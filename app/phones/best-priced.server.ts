/** The phones at one price that are recommended, of those whose price may be compared (PRICE-8). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { db } from '#db/client.server.ts'
import { byMarks, type Candidate, marksOf } from './best-choice.ts'
import { listCardsByIds } from './phones.server.ts'

/** Less is too little for the apps of today, as the guide says. */
const LEAST_RAM_GB = 4

type Priced = Candidate & { card: PhoneCard }

/**
 * Those with enough memory and a known speed, whose price may be compared: of the best grade first, then the best marks, then
 * the newest.
 * @param from and @param to are in rupees, both included
 */
export function bestPriced(from: number, to: number): Priced[] {
  const rows = db()
    .$client.prepare<[number, number, number], { id: string; rank: number }>(
      `SELECT id, price_rank AS rank FROM mobiles WHERE price_rank >= ? AND price_pkr BETWEEN ? AND ?
       ORDER BY release_order DESC, id`,
    )
    .all(grades.older.rank, from, to)
  const ranks = new Map(rows.map(({ id, rank }) => [id, rank]))
  const cards = listCardsByIds(rows.map(({ id }) => id)).filter(card => hasComparablePrice(card, Date.now()))
  const facts = factsOfPhones(cards.map(({ id }) => id))
  return cards
    .flatMap(card => {
      const known = facts.get(card.id)
      const ofFacts = known && (factColumns(known).ramGb ?? 0) >= LEAST_RAM_GB ? marksOf(known) : null
      return ofFacts ? [{ card, brand: card.brand, marks: [ranks.get(card.id) ?? 0, ...ofFacts] }] : []
    })
    .sort((a, b) => byMarks(a.marks, b.marks))
}
