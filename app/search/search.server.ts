/** Searching phones: words and price understood, ranked, counted, corrected. Shared by the page, the API and the suggestions. */
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

/** Results are counted no further than this: nobody leafs through more, and counting all matches of `5g` would cost (SEARCH-8). */
const MAX_COUNTED = 2000

export type Found = {
  /** What was searched for instead of the text, where the text itself finds nothing: `samsung galaxy`. */
  correctedTo: string | null
  /** The price typed in words, as understood. */
  typedRange: RupeeRange | null
  /** Phones found, at most MAX_COUNTED; `isMore` tells that there are more. */
  total: number
  isMore: boolean
  /** One page of them. */
  ids: (page: { limit: number; offset: number }) => string[]
}

const known = new LRUCache<string, Matches>({ max: 2000 })

/**
 * The phones that a text finds, within a range of rupees where one is given.
 * @param text as typed, of any length and content
 */
export function search(text: string, range: RupeeRange | null = null, sort: SearchSort = 'relevance'): Found {
  const query = parseQuery(text)
  const limits = intersect(query.range, range)
  const find = (alternatives: string[][]) => matchesKept(expressionOf(alternatives), limits)

  let alternatives = query.alternatives.map(withoutIdleYear)
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

/** How many phones match, counted to one beyond MAX_COUNTED; the ids of all where they are few, latest first. */
type Matches = { total: number; all: string[] | null }

/** So few that they are fetched at once, which makes counting them superfluous. */
const FEW = 60

function matchesKept(match: string | null, range: RupeeRange | null): Matches {
  const key = `${contentVersion()} ${range?.min}-${range?.max} ${match}`
  const kept = known.get(key) ?? findMatches(match, range)
  known.set(key, kept)
  return kept
}

function findMatches(match: string | null, range: RupeeRange | null): Matches {
  // With text and price both, each match is looked at anyway: counting would look a second time.
  const atOnce = match !== null && range ? MAX_COUNTED : FEW
  const all = listMatches({ match, range }, 'latest', atOnce + 1, 0)
  if (all.length <= FEW) return { total: all.length, all }
  if (atOnce === MAX_COUNTED) return { total: all.length, all: null }
  return { total: countMatches({ match, range }, MAX_COUNTED + 1), all: null }
}

function isInNames(words: string[]): boolean {
  const match = nameBegins([words], kindOf)
  return match !== '' && countMatches({ match, range: null }, 1) > 0
}

/** People add the year to anything (`iphone 15 price 2026`): where only the words without it name a phone, it is left out. */
function withoutIdleYear(words: string[]): string[] {
  const rest = words.filter(word => !/^20\d\d$/.test(word))
  const isIdle = rest.length > 0 && rest.length < words.length && !isInNames(words) && isInNames(rest)
  return isIdle ? rest : words
}

/** A bare amount asks for the phones nearest to it, not for the newest of all that are cheaper. */
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

/** How many ranks are about the very best: among these the brands most looked for come first. */
const BEST_RANKS = 2

/** The same ranking for few phones, without asking the index again: each is tested by the texts that the index has of it. */
function rankFew(ids: string[], alternatives: string[][]): string[] {
  const texts = new Map(searchTextsOf(ids).map(row => [row.id, row]))
  const placed = ids.map(id => {
    const row = texts.get(id)
    const place = row ? ranks(alternatives, kindOf, testsOf(row.searchName, row.searchEndings)).indexOf(true) : -1
    const rank = place === -1 ? Number.POSITIVE_INFINITY : place
    return { id, rank, brand: rank < BEST_RANKS ? popularityRank(row?.brand ?? '') : 0 }
  })
  // Sorting is stable: the latest stay in front among equals.
  return placed.sort((a, b) => (a.rank === b.rank ? a.brand - b.brand : a.rank - b.rank)).map(({ id }) => id)
}

/** Cards of a page of what was found. */
export const foundCards = (found: Found, page: { limit: number; offset: number }): PhoneCard[] =>
  listCardsByIds(found.ids(page))
