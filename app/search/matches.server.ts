/** Queries the full-text index: ids and counts of phones that match an expression. */

import type { RupeeRange } from '#app/prices/price.ts'
import { priceWords } from '#app/search-index/price-buckets.ts'
import { type Db, prepared } from '#db/client.server.ts'

/** `latest` is the order of the index itself (migration `search-index`): only its cost is independent of the number of matches. */
export type MatchOrder = 'latest' | 'price-low' | 'price-high'

const orders: Record<MatchOrder, string> = {
  latest: 'e.id',
  'price-low': 'e.price_rank DESC, e.price_pkr, e.id',
  'price-high': 'e.price_rank DESC, e.price_pkr DESC, e.id',
}

/** `match: null` selects every phone. */
type Selection = { match: string | null; range: RupeeRange | null }
type Parameters = { match?: string; min?: number; max?: number; limit: number; offset: number }

const from = ({ match }: Selection) =>
  match === null ? 'search_entries e' : 'phone_search f JOIN search_entries e ON e.id = f.rowid'

const where = ({ match, range }: Selection, order: MatchOrder | null) => {
  const terms = []
  if (match !== null) terms.push('phone_search MATCH @match')
  // In the order `latest` the price is compared row by row; `+` prevents SQLite from using the price index.
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
  // Without a price the full-text index is enough; with both it comes first, so that few rows are joined.
  const source = selection.match !== null && selection.range === null ? 'phone_search f' : from(selection)
  return `SELECT count(*) FROM (SELECT 1 FROM ${source} ${where(selection, null)} LIMIT @limit OFFSET @offset)`
}

/** Prepared statements by SQL text. */
const statements = new Map<string, () => ReturnType<Db['$client']['prepare']>>()

function statement(sqlText: string) {
  const cached = statements.get(sqlText) ?? prepared(db => db.$client.prepare(sqlText).pluck())
  statements.set(sqlText, cached)
  return cached()
}

/** Narrows the match by price buckets, so that few prices outside of the range are compared. */
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

/** The number of matching phones, at most `limit`. */
export const countMatches = (selection: Selection, limit: number): number =>
  statement(countSql(selection)).get(parameters(selection, limit, 0)) as number

/** Matches per top rank that are reordered. */
const BEST = 60
/** Number of expressions that are top ranks. */
const BEST_EXPRESSIONS = 2

/**
 * Ids of matching phones, those of earlier expressions first, the latest first within each. The last expression must match
 * everything that the others do. Reads no further than the end of the page.
 * @param total number of matches of the last, widest expression
 * @param arrange reorders the matches of the top ranks, at most BEST of each
 */
export function listRanked(
  expressions: string[],
  range: RupeeRange | null,
  { limit, offset }: { limit: number; offset: number },
  total: number,
  arrange: (ids: string[]) => string[],
): string[] {
  // Once all matches of the widest expression are collected, the others cannot add any.
  const end = Math.min(offset + limit, total)
  const ids = new Set<string>()
  expressions.forEach((match, index) => {
    const isBest = index < BEST_EXPRESSIONS
    if (match === '' || ids.size >= (isBest ? total : end)) return
    // Read more rows than needed, because those already collected are skipped.
    const found = listMatches({ match, range }, 'latest', isBest ? BEST : end + BEST_EXPRESSIONS * BEST, 0)
    for (const id of isBest && found.length > 1 ? arrange(found) : found) ids.add(id)
  })
  return [...ids].slice(offset, end)
}
