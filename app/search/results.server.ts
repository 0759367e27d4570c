/** The phones of a selection: by the text index alone, or by the finder's table where conditions must hold. */
import { rowsOfIds } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { countRecent, priceRank } from '#app/finder/order.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { featureWord, isKind } from '#app/search-index/features.ts'
import { indexWords } from '#app/search-index/vocabulary.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { arranged, countCurrent } from './arranged.server.ts'
import { type Conditions, hasConditions, isTableSort, pricedTable, rowsOf } from './conditions.server.ts'
import { BEST_RANKS, matchExpressions, nameBegins, widest } from './match.ts'
import { countMatches, findMatches, latestIds, latestMatches, MAX_COUNTED, type Page } from './matches.server.ts'
import { type Candidates, listRanked, rankedByTexts } from './ranked.server.ts'
import type { SearchSort } from './sort.ts'

/** What a search looks for: words, and what the phones must have. An empty list of words matches every phone. */
export type Selection = { alternatives: string[][]; range: RupeeRange | null; conditions: Conditions }

export type Results = {
  /** At most MAX_COUNTED. */
  total: number
  isMore: boolean
  /** Those with a price of now, which lead; null where prices are not compared (SEARCH-13). */
  current: number | null
  /** How many have a shop price of now. */
  recent: () => number
  /** How many have a price that counts where prices are compared. */
  ofNow: () => number
  /** How many come before those of which no price is known; null where their order mixes them. */
  priced: () => number | null
  ids: (page: Page) => string[]
}

type Counts = {
  total: number
  current?: number | null
  /** Rows of the finder's table, in any order. */
  rows: () => Uint32Array
  priced?: Results['priced']
}

const listOf = ({ total, current = null, rows, priced = () => null }: Counts, ids: Results['ids']): Results => ({
  total: Math.min(total, MAX_COUNTED),
  isMore: total > MAX_COUNTED,
  current: current === null ? null : Math.min(current, MAX_COUNTED),
  recent: () => countRecent(finderTable(), rows()),
  ofNow: () => countCurrent(rows()),
  priced,
  ids,
})

export function resultsOf(selection: Selection, sort: SearchSort): Results {
  const { alternatives, range, conditions } = selection
  const isCompared = comparesPrices(selection, sort)
  if (hasConditions(conditions) || isTableSort(sort) || isCompared)
    return conditionedResults(selection, sort, isCompared)
  const match = expressionOf(selection)
  const matches = findMatches({ match, range })
  const all = () => matches.list('latest', { limit: MAX_COUNTED, offset: 0 })
  const rows = () => rowsOfIds(finderTable(), all())
  return listOf({ total: matches.total, rows }, page => {
    if (sort === 'relevance' && match !== null) return listRanked({ alternatives, range }, matches, page)
    return matches.list(sort === 'price-low' || sort === 'price-high' ? sort : 'latest', page)
  })
}

export const hasResults = (selection: Selection): boolean => resultsOf(selection, 'newest').total > 0

/** A named model is shown whatever is known of its price. */
const comparesPrices = ({ alternatives, range }: Selection, sort: SearchSort) =>
  (range !== null || sort === 'cheapest' || sort === 'dearest') && !alternatives.some(isModel)

/** Whether the words name a model, and not only a brand or series. */
export const isModel = (words: string[]): boolean => words.some(word => /\d/.test(word)) && isInNames(words)

/** Whether one name has all these words. */
export function isInNames(words: string[]): boolean {
  const match = nameBegins([words], indexWords)
  return match !== '' && countMatches({ match, range: null }, 1) > 0
}

/** Whether these words name a phone in any order, as `a56 galaxy`, and not only begin its name. */
export const isWholeName = (words: string[]): boolean =>
  words.some((_, at) => namedIds([...words.slice(at + 1), ...words.slice(0, at + 1)], 1).length > 0)

/** The phones that these words name. @param limit of each rank */
export const namedIds = (words: string[], limit: number): string[] =>
  matchExpressions([words], indexWords)
    .slice(0, BEST_RANKS)
    .flatMap(match => latestMatches(match, null, limit))

/** Whether a name has the second word directly behind the first, and all the others anywhere. */
export const isInNamesBehind = (before: string, word: string, others: string[] = []): boolean => {
  const match = [`${before} ${word}`, ...others].map(words => `{name} : "${words}"`).join(' AND ')
  return countMatches({ match, range: null }, 1) > 0
}

/** The brands of the phones whose names have all these words, as the finder's table numbers them, that of the latest first. */
export function brandsOfNames(words: string[]): Set<number> {
  const { rows, columns } = finderTable()
  const match = nameBegins([words], indexWords)
  return new Set(
    match === '' ? [] : latestIds({ match, range: null }).map(id => columns.brand[rows.get(id) ?? -1] ?? -1),
  )
}

/** Whether any phone has this word. */
export const isFindable = (word: string): boolean =>
  countMatches({ match: widest([[word]], indexWords), range: null }, 1) > 0

/** Results that must fulfil conditions: those of the text that the finder finds too. */
function conditionedResults(selection: Selection, sort: SearchSort, isCompared: boolean): Results {
  const { alternatives, range, conditions } = selection
  const rows = fittingRows(selection)
  const { nice } = conditions
  const leader = leaderOf(conditions)
  const leading = leader ? new Set(latestIds({ match: leader, range })) : null
  // A kind of phone is a name to most people, as Fold is that of Samsung's.
  const isByBrand = sort === 'newest' && conditions.features.some(isKind)
  let known: ReturnType<typeof arranged> | undefined
  const parts = () =>
    (known ??= arranged(rows, {
      priced: pricedTable(selection),
      sort,
      nice,
      range,
      leading,
      memory: memoryOf(conditions),
      isByBrand,
      isForSaleFirst: sort === 'newest' && (conditions.features.length > 0 || conditions.isForUse === true),
      isForUse: conditions.isForUse ?? false,
      closest: conditions.closest ?? null,
      isCompared,
    }))
  const isRanked = sort === 'relevance' && alternatives.every(words => words.length > 0)
  const idsOf = (rows: number[]) => rows.map(row => finderTable().ids[row] as string)
  const pageOf = (rows: number[], page: Page) =>
    isRanked
      ? rankedByTexts({ alternatives, range }, candidatesOf(idsOf(rows)), page)
      : idsOf(rows.slice(page.offset, page.offset + page.limit))
  const ids = ({ limit, offset }: Page) => {
    const { current, aged } = parts()
    const first = offset < current.length ? pageOf(current, { limit, offset }).slice(0, current.length - offset) : []
    const rest = limit - first.length
    return rest === 0
      ? first
      : [...first, ...pageOf(aged, { limit: rest, offset: Math.max(0, offset - current.length) })]
  }
  const priced = () => (isCompared || isRanked ? null : countPriced(parts().current))
  return listOf({ total: rows.length, current: isCompared ? countCurrent(rows) : null, rows: () => rows, priced }, ids)
}

/** How many rows come before those without a price; null where some of these stand before others with one. */
function countPriced(rows: number[]): number | null {
  const rank = priceRank(finderTable())
  const count = rows.filter(row => rank(row) > 0).length
  return rows.slice(0, count).every(row => rank(row) > 0) ? count : null
}

/** The expression of the phones that lead; null without one. */
function leaderOf({ must, features, isKeypad, leadingFeature }: Conditions): string | null {
  // Of phones with keys a name that says 4G is sure.
  if (isKeypad && (features.includes('fourG') || leadingFeature === 'fourG')) return '{name} : "4g"'
  if (must.has('nfc')) return featureTerm('certainNfc')
  return leadingFeature ? featureTerm(leadingFeature) : null
}

function memoryOf({ must }: Conditions): { ram: number; storage: number } | null {
  const ram = must.get('ram')
  const storage = must.get('storage')
  return typeof ram === 'number' && typeof storage === 'number' ? { ram, storage } : null
}

function candidatesOf(ids: string[]): Candidates {
  const known = new Set(ids)
  return {
    total: ids.length,
    list: ({ limit, offset }) => ids.slice(offset, offset + limit),
    has: id => known.has(id),
  }
}

/** A request asks for the number of results before it asks for their order. */
const fitting = new WeakMap<Selection, { version: string; rows: Uint32Array }>()

/** Rows of the finder's table. */
export function fittingRows(selection: Selection): Uint32Array {
  const version = contentVersion()
  const known = fitting.get(selection)
  if (known?.version === version) return known.rows
  const { range, conditions } = selection
  const match = expressionOf(selection)
  const ids = match === null ? null : latestIds({ match, range })
  const rows = rowsOf({ ids, range, conditions })
  fitting.set(selection, { version, rows })
  return rows
}

const featureTerm = (feature: Conditions['features'][number]) => `{specs} : "${featureWord(feature)}"`

/** The expression of the text and of features; null where every phone matches. */
function expressionOf({ alternatives, conditions }: Selection): string | null {
  const features = conditions.features.map(featureTerm)
  const isAnyName = alternatives.some(words => words.length === 0)
  const text = isAnyName ? [] : [widest(alternatives, indexWords)]
  const terms = [...text, ...features]
  return terms.length === 0 ? null : terms.map(term => `(${term})`).join(' AND ')
}
