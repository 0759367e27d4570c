/** The phone search: parsing, ranking, counting, correction. Shared by the page, the API and the suggestions. */
import { LRUCache } from 'lru-cache'
import { popularityRank } from '#app/brands/brand.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { listCardsByIds, popularBrandsFirst, searchTextsOf } from '#app/phones/phones.server.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { kindOf } from '#app/search-index/vocabulary.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { corrected } from './corrections.server.ts'
import { matchExpressions, nameBegins, ranks, testsOf, widest } from './match.ts'
import { countMatches, listMatches, listRanked } from './matches.server.ts'
import { intersect } from './price-words.ts'
import { parseQuery, type SearchQuery } from './query.ts'
import type { SearchSort } from './sort.ts'

/** Counting stops here, because counting all matches of `5g` would be slow (SEARCH-8). */
const MAX_COUNTED = 2000

export type Found = {
  /** The corrected query, such as `samsung galaxy`, when the text itself finds nothing. */
  correctedTo: string | null
  /** The price range in the text. */
  typedRange: RupeeRange | null
  /** Number of results, at most MAX_COUNTED; `isMore` is true when there are more. */
  total: number
  isMore: boolean
  /** The ids of one page of results. */
  ids: (page: { limit: number; offset: number }) => string[]
}

const matchCache = new LRUCache<string, Matches>({ max: 2000 })

/**
 * Searches phones by text and an optional range in rupees.
 * @param text user input of any length and content
 */
export function search(text: string, range: RupeeRange | null = null, sort: SearchSort = 'relevance'): Found {
  const query = parseQuery(text)
  const limits = intersect(query.range, range)
  const find = (alternatives: string[][]) => cachedMatches(expressionOf(alternatives), limits)

  let alternatives = query.alternatives.map(withoutExtraYear)
  let correctedTo: string | null = null
  let matches = find(alternatives)
  if (matches.total === 0) {
    const better = alternatives.map(words => corrected(words, attempt => find([attempt]).total > 0) ?? words)
    if (find(better).total > 0) {
      alternatives = better
      correctedTo = better.map(words => words.join(' ')).join(' vs ')
      matches = find(better)
    }
  }
  return {
    correctedTo,
    typedRange: query.range,
    total: Math.min(matches.total, MAX_COUNTED),
    isMore: matches.total > MAX_COUNTED,
    ids: page => listFound(alternatives, limits, orderFor(query, sort), page, matches),
  }
}

const expressionOf = (alternatives: string[][]) =>
  alternatives.some(words => words.length === 0) ? null : widest(alternatives, kindOf)

/** The number of matches, at most MAX_COUNTED + 1, and all ids, latest first, if there are few. */
type Matches = { total: number; all: string[] | null }

/** Up to this number all ids are read at once, which saves the count query. */
const FEW = 60

function cachedMatches(match: string | null, range: RupeeRange | null): Matches {
  const key = `${contentVersion()} ${range?.min}-${range?.max} ${match}`
  const matches = matchCache.get(key) ?? findMatches(match, range)
  matchCache.set(key, matches)
  return matches
}

function findMatches(match: string | null, range: RupeeRange | null): Matches {
  // With text and price every match is read anyway, so a count query would read them twice.
  const readLimit = match !== null && range ? MAX_COUNTED : FEW
  const all = listMatches({ match, range }, 'latest', readLimit + 1, 0)
  if (all.length <= FEW) return { total: all.length, all }
  if (readLimit === MAX_COUNTED) return { total: all.length, all: null }
  return { total: countMatches({ match, range }, MAX_COUNTED + 1), all: null }
}

function isInNames(words: string[]): boolean {
  const match = nameBegins([words], kindOf)
  return match !== '' && countMatches({ match, range: null }, 1) > 0
}

/** Drops a year when only the other words match a name: people add it to anything (`iphone 15 price 2026`). */
function withoutExtraYear(words: string[]): string[] {
  const rest = words.filter(word => !/^20\d\d$/.test(word))
  const isExtra = rest.length > 0 && rest.length < words.length && !isInNames(words) && isInNames(rest)
  return isExtra ? rest : words
}

/** A bare amount shows the phones nearest to it, not the newest cheaper ones. */
const orderFor = (query: SearchQuery, sort: SearchSort): SearchSort =>
  sort === 'relevance' && query.isBudget ? 'price-high' : sort

function listFound(
  alternatives: string[][],
  range: RupeeRange | null,
  sort: SearchSort,
  page: { limit: number; offset: number },
  matches: Matches,
): string[] {
  const match = expressionOf(alternatives)
  if (sort === 'relevance' && match !== null) {
    if (matches.all) return rankFew(matches.all, alternatives).slice(page.offset, page.offset + page.limit)
    return listRanked(matchExpressions(alternatives, kindOf), range, page, matches.total, popularBrandsFirst)
  }
  const order = sort === 'price-low' || sort === 'price-high' ? sort : 'latest'
  return listMatches({ match, range }, order, page.limit, page.offset)
}

/** Within the top ranks, popular brands come first. */
const BEST_RANKS = 2

/** The same ranking for few phones, computed from their index texts without querying the index again. */
function rankFew(ids: string[], alternatives: string[][]): string[] {
  const texts = new Map(searchTextsOf(ids).map(row => [row.id, row]))
  const placed = ids.map(id => {
    const row = texts.get(id)
    const place = row ? ranks(alternatives, kindOf, testsOf(row.searchName, row.searchEndings)).indexOf(true) : -1
    const rank = place === -1 ? Number.POSITIVE_INFINITY : place
    return { id, rank, brand: rank < BEST_RANKS ? popularityRank(row?.brand ?? '') : 0 }
  })
  // The sort is stable: within a rank the latest stay first.
  return placed.sort((a, b) => (a.rank === b.rank ? a.brand - b.brand : a.rank - b.rank)).map(({ id }) => id)
}

/** The cards of one page of results. */
export const foundCards = (found: Found, page: { limit: number; offset: number }): PhoneCard[] =>
  listCardsByIds(found.ids(page))
