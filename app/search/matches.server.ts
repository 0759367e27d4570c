/** Queries the full-text index: ids and counts of phones that match an expression. */
import { createCache } from '#app/platform/cache.server.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { priceWords } from '#app/search-index/price-buckets.ts'
import { type Db, prepared } from '#db/client.server.ts'
import { contentVersion } from '#db/content-version.server.ts'

/** `latest` is the order of the index itself (migration `search-index`): only its cost is independent of the number of matches. */
type MatchOrder = 'latest' | 'price-low' | 'price-high'

const orders: Record<MatchOrder, string> = {
  latest: 'e.id',
  'price-low': 'e.price_rank DESC, e.price_pkr, e.id',
  'price-high': 'e.price_rank DESC, e.price_pkr DESC, e.id',
}

/** `match: null` selects every phone. */
type Selection = { match: string | null; range: RupeeRange | null }
export type Page = { limit: number; offset: number }
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

/** The numbers of the entries, latest first. Without a price the full-text index alone knows them. */
const entriesSql = (selection: Selection) =>
  selection.range === null
    ? 'SELECT f.rowid FROM phone_search f WHERE phone_search MATCH @match ORDER BY f.rowid LIMIT @limit OFFSET @offset'
    : `SELECT e.id FROM ${from(selection)} ${where(selection, 'latest')} ORDER BY f.rowid LIMIT @limit OFFSET @offset`

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
const listMatches = (selection: Selection, order: MatchOrder, { limit, offset }: Page): string[] =>
  statement(pageSql(selection, order)).all(parameters(selection, limit, offset)) as string[]

/** Ids of the phones that match this expression, latest first. An empty one matches nothing. */
export const latestMatches = (match: string, range: RupeeRange | null, limit: number): string[] =>
  match === '' ? [] : listMatches({ match, range }, 'latest', { limit, offset: 0 })

/** A search asks several times for the same words. */
const counts = createCache<number>({ name: 'counts of matches', max: 5000, version: contentVersion })

/** The number of matching phones, at most `limit`. */
export function countMatches(selection: Selection, limit: number): number {
  const count = () => statement(countSql(selection)).get(parameters(selection, limit, 0)) as number
  return counts.get(`${keyOf(selection)} ${limit}`, count)
}

const keyOf = ({ match, range }: Selection) => `${range?.min}-${range?.max} ${match}`

/** Counting stops here, because counting all matches of `5g` would be slow (SEARCH-8). */
export const MAX_COUNTED = 2000

/** What a selection finds. */
export type Matches = {
  /** At most MAX_COUNTED + 1. */
  total: number
  /** The ids of one page in an order. */
  list: (order: MatchOrder, page: Page) => string[]
}

const found = createCache<Matches>({ name: 'matches', max: 500, version: contentVersion })

/** What a selection finds, read once for each version of the content. */
export const findMatches = (selection: Selection): Matches =>
  found.get(keyOf(selection), () => (selection.match === null ? allPriced(selection) : matchesOfText(selection)))

/** Up to this number all ids are read at once, which saves the count query. */
const FEW = 60

function allPriced(selection: Selection): Matches {
  const first = listMatches(selection, 'latest', { limit: FEW + 1, offset: 0 })
  return {
    total: first.length <= FEW ? first.length : countMatches(selection, MAX_COUNTED + 1),
    list: (order, page) => listMatches(selection, order, page),
  }
}

/** The text's entries tell both the number and the pages: reading the text index is what takes time. */
function matchesOfText(selection: Selection): Matches {
  const entries = Float64Array.from(
    statement(entriesSql(selection)).all(parameters(selection, MAX_COUNTED + 1, 0)) as number[],
  )
  const idsOf = (entries: Float64Array, order: MatchOrder, { limit, offset }: Page) =>
    statement(
      `SELECT e.mobile_id FROM search_entries e WHERE e.id IN (SELECT value FROM json_each(@entries))
       ORDER BY ${orders[order]} LIMIT @limit OFFSET @offset`,
    ).all({ entries: JSON.stringify([...entries]), limit, offset }) as string[]
  return {
    total: entries.length,
    list: (order, page) => {
      const { limit, offset } = page
      if (order === 'latest') return idsOf(entries.subarray(offset, offset + limit), order, { limit, offset: 0 })
      return entries.length <= MAX_COUNTED ? idsOf(entries, order, page) : listMatches(selection, order, page)
    },
  }
}

/** Searches of different conditions for one text ask for its matches. */
const idLists = createCache<string[]>({ name: 'ids of matches', max: 50, version: contentVersion })

/** The ids of what a selection finds, latest first; at most MAX_COUNTED. */
export const latestIds = (selection: Selection): string[] =>
  idLists.get(keyOf(selection), () => findMatches(selection).list('latest', { limit: MAX_COUNTED, offset: 0 }))
