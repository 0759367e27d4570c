/** The phones of a text, best first: the names that it names, then the other matches, the latest first within a rank (SEARCH-5). */
import { popularityRank } from '#app/brands/brand.ts'
import { popularBrandsFirst, searchTextsOf } from '#app/phones/phones.server.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { indexWords } from '#app/search-index/vocabulary.server.ts'
import { BEST_RANKS, matchExpressions, ranksOf, testsOf } from './match.ts'
import { latestMatches, MAX_COUNTED, type Matches, type Page } from './matches.server.ts'

/** Up to this many phones are ranked without asking the text index for the best ranks. */
const FEW = 200
/** Phones of each top rank that are reordered. */
const BEST = 60
/** Texts read at once. */
const CHUNK = 100

type Text = { alternatives: string[][]; range: RupeeRange | null }

/** One page of all matches of the text, by rank. */
export function listRanked(text: Text, matches: Matches, { limit, offset }: Page): string[] {
  const end = Math.min(offset + limit, matches.total)
  if (matches.total <= MAX_COUNTED) {
    const { total, list } = matches
    return rankedByTexts(text, { total, list: page => list('latest', page), has: () => true }, { limit, offset })
  }
  const ids = new Set(rankedByIndex(text, end))
  // What matches in no name, or in other words of it, comes after all ranks.
  if (ids.size < end) for (const id of matches.list('latest', { limit: end + ids.size, offset: 0 })) ids.add(id)
  return [...ids].slice(offset, end)
}

/** The best of all phones with this text; of more than BEST, the most popular brands of the latest ones. */
const bestByIndex = ({ alternatives, range }: Text): string[] =>
  matchExpressions(alternatives, indexWords)
    .slice(0, BEST_RANKS)
    .flatMap(match => popularBrandsFirst(latestMatches(match, range, BEST)))

/** The phones whose names have the words, by the text index alone; at least `end` of them, if there are as many. */
export function rankedByIndex(text: Text, end: number): string[] {
  const others = matchExpressions(text.alternatives, indexWords).slice(BEST_RANKS)
  // More rows than needed, because those of better ranks are skipped.
  const limit = end + BEST_RANKS * BEST
  const ids = new Set(bestByIndex(text))
  for (const match of others) if (ids.size < end) for (const id of latestMatches(match, text.range, limit)) ids.add(id)
  return [...ids]
}

/** Phones that match, latest first. */
export type Candidates = { total: number; list: (page: Page) => string[]; has: (id: string) => boolean }

/** One page of these phones by the same ranks, told by their texts in the index: reads no further than the page needs. */
export function rankedByTexts(text: Text, { total, list, has }: Candidates, { limit, offset }: Page): string[] {
  const end = offset + limit
  const best = new Set(total <= FEW ? [] : bestByIndex(text).filter(has))
  const placed: Placed[] = []
  let leading = best.size
  for (let at = 0; at < total && leading < end; at += CHUNK) {
    const others = list({ limit: CHUNK, offset: at }).filter(id => !best.has(id))
    const ranked = placedByTexts(others, text.alternatives)
    // The best ranks are complete: with more phones in them the others follow as if they only had the words.
    placed.push(...(total <= FEW ? ranked : ranked.map(withoutBestRank)))
    leading += total <= FEW ? 0 : ranked.filter(({ rank }) => rank <= BEST_RANKS).length
  }
  // The sort is stable: within a rank the latest stay first.
  placed.sort((a, b) => (a.rank === b.rank ? a.brand - b.brand : a.rank - b.rank))
  return [...best, ...placed.map(({ id }) => id)].slice(offset, end)
}

const withoutBestRank = (phone: Placed): Placed =>
  phone.rank < BEST_RANKS ? { ...phone, rank: BEST_RANKS, brand: 0 } : phone

type Placed = { id: string; rank: number; brand: number }

function placedByTexts(ids: string[], alternatives: string[][]): Placed[] {
  const ranks = ranksOf(alternatives, indexWords)
  const texts = new Map(searchTextsOf(ids).map(row => [row.id, row]))
  return ids.map(id => {
    const row = texts.get(id)
    const place = row ? ranks(testsOf(row.searchName, row.searchEndings)).indexOf(true) : -1
    const rank = place === -1 ? Number.POSITIVE_INFINITY : place
    return { id, rank, brand: rank < BEST_RANKS ? popularityRank(row?.brand ?? '') : 0 }
  })
}
