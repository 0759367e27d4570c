/** The phones at one price that are recommended, of those whose price may be compared (PRICE-8). */
import type { PhoneCard } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import { factsOfPhones } from '#app/facts/store.server.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { grades } from '#app/prices/grades.ts'
import { prepared } from '#db/client.server.ts'
import { byMarks, type Candidate, marksOf } from './best-choice.ts'
import { listCardsByIds } from './phones.server.ts'

/** Less is too little for the apps of today, as the guide says. */
const LEAST_RAM_GB = 4

/** The newest of the best grade, of which the facts are read. */
const MAX_READ = 60

type Priced = Candidate & { card: PhoneCard; facts: PhoneFacts }
type Row = { id: string; rank: number }

/** @param where in SQL, which phones */
const newestOf = <Parameters extends object>(where: string) =>
  prepared(({ $client }) =>
    $client.prepare<Parameters, Row>(
      `SELECT id, price_rank AS rank FROM mobiles WHERE price_rank >= ${grades.older.rank} AND ${where}
         ORDER BY price_rank DESC, release_order DESC, id LIMIT ${MAX_READ}`,
    ),
  )
const atPrice = newestOf<{ from: number; to: number }>('price_pkr BETWEEN @from AND @to')
const withIds = newestOf<{ ids: string }>('id IN (SELECT value FROM json_each(@ids))')

/** The best of all at a price. @param from and @param to are in rupees, both included */
export const bestPriced = (from: number, to: number): Priced[] => bestOf(atPrice().all({ from, to }))

/** The best of these phones. */
export const bestOfPhones = (ids: string[]): Priced[] => bestOf(withIds().all({ ids: JSON.stringify(ids) }))

/**
 * Those with enough memory and a known speed, whose price may be compared: of the best grade first, then the best marks, then the
 * newest.
 */
function bestOf(rows: Row[]): Priced[] {
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
