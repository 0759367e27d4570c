/** The full-text index asked: which phones match an expression, in which order, how many. */

import type { RupeeRange } from '#app/prices/price.ts'
import { priceWords } from '#app/search-index/price-buckets.ts'
import { type Db, prepared } from '#db/client.server.ts'

/** `latest` is the order of the index itself (migration `search-index`): only it costs the same however many match. */
export type MatchOrder = 'latest' | 'price-low' | 'price-high'

const orders: Record<MatchOrder, string> = {
  latest: 'e.id',
  'price-low': 'e.price_pkr = 0, e.price_pkr, e.id',
  'price-high': 'e.price_pkr DESC, e.id',
}

/** An expression of null matches every phone. */
type Selection = { match: string | null; range: RupeeRange | null }
type Parameters = { match?: string; min?: number; max?: number; limit: number; offset: number }

const from = ({ match }: Selection) =>
  match === null ? 'search_entries e' : 'phone_search f JOIN search_entries e ON e.id = f.rowid'

const where = ({ match, range }: Selection, order: MatchOrder | null) => {
  const terms = []
  if (match !== null) terms.push('phone_search MATCH @match')
  // Walking in the order latest, the price is looked at on the way; `+` keeps SQLite from sorting by price first.
  if (range)
    terms.push(
      order === 'latest'
        ? '+e.price_pkr >= @min AND +e.price_pkr < @max'
        : 'e.price_pkr >= @min AND e.price_pkr < @max',
    )
  return terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : ''
}

const pageSql = (selection: Selection, order: MatchOrder) =>
  `SELECT e.mobile_id FROM ${from(selection)} ${where(selection, order)} ORDER BY ${
    order === 'latest' && selection.match !== null ? 'f.rowid' : orders[order]
  } LIMIT @limit OFFSET @offset`

const countSql = (selection: Selection) => {
  // Without a price the index alone knows; with text and price the index leads, so that its rows are few.
  const source = selection.match !== null && selection.range === null ? 'phone_search f' : from(selection)
  return `SELECT count(*) FROM (SELECT 1 FROM ${source} ${where(selection, null)} LIMIT @limit OFFSET @offset)`
}

/** One statement for each shape of SQL, prepared at its first use. */
const statements = new Map<string, () => ReturnType<Db['$client']['prepare']>>()

function statement(sqlText: string) {
  const known = statements.get(sqlText) ?? prepared(db => db.$client.prepare(sqlText).pluck())
  statements.set(sqlText, known)
  return known()
}

/** Narrows the index by steps of price, so that few prices outside of the range are looked at. */
const withPrice = (match: string, range: RupeeRange) => `(${match}) AND {specs} : (${priceWords(range).join(' OR ')})`

const parameters = ({ match, range }: Selection, limit: number, offset: number): Parameters => ({
  ...(match === null ? {} : { match: range ? withPrice(match, range) : match }),
  ...(range ? { min: range.min, max: range.max ?? Number.MAX_SAFE_INTEGER } : {}),
  limit,
  offset,
})

/** Ids of the phones that match. */
export const listMatches = (selection: Selection, order: MatchOrder, limit: number, offset: number): string[] =>
  statement(pageSql(selection, order)).all(parameters(selection, limit, offset)) as string[]

/** How many phones match, counted no further than `limit`. */
export const countMatches = (selection: Selection, limit: number): number =>
  statement(countSql(selection)).get(parameters(selection, limit, 0)) as number

/** How many of the very best matches are looked at together. */
const BEST = 60
/** How many of the expressions are about the very best. */
const BEST_EXPRESSIONS = 2

/**
 * Ids of phones for expressions of which the last matches all that the others do: what matches an earlier one comes
 * first, and within each the latest. Looks no further than the end of the page.
 * @param total how many the last, widest expression matches
 * @param arrange puts the matches of the first expressions in order, at most BEST of each
 */
export function listRanked(
  expressions: string[],
  range: RupeeRange | null,
  { limit, offset }: { limit: number; offset: number },
  total: number,
  arrange: (ids: string[]) => string[],
): string[] {
  // Once all that the widest expression finds has been collected, the others have nothing to add.
  const end = Math.min(offset + limit, total)
  const ids = new Set<string>()
  expressions.forEach((match, index) => {
    const isBest = index < BEST_EXPRESSIONS
    if (match === '' || ids.size >= (isBest ? total : end)) return
    // At most as many of its first rows are known already as were collected before.
    const found = listMatches({ match, range }, 'latest', isBest ? BEST : end + BEST_EXPRESSIONS * BEST, 0)
    for (const id of isBest && found.length > 1 ? arrange(found) : found) ids.add(id)
  })
  return [...ids].slice(offset, end)
}
