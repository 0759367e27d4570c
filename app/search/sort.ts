/** The sort orders of search results (SEARCH-8). */
import { searchTexts } from './texts.ts'
import type { Understood } from './understanding/understand.ts'

const searchSorts = ['relevance', 'newest', 'price-low', 'price-high'] as const
type ChosenSort = (typeof searchSorts)[number]
/** The others come from words of the search only, or from a wish that was given up. */
export type SearchSort =
  | ChosenSort
  | 'released'
  | 'value'
  | 'camera'
  | 'screen'
  | 'speed'
  | 'battery'
  | 'updates'
  | 'cheapest'
  | 'dearest'
  | 'nearest'
  | 'similar'
  | 'closest'
  | 'fit'

const namesOfAsked = { 'price-asc': 'cheapest', 'price-desc': 'dearest', newest: 'released' } as const

/** The order that the words ask for; null where they ask for none. */
export function askedSort({ sort }: Pick<Understood, 'sort'>): SearchSort | null {
  return sort === 'price-asc' || sort === 'price-desc' || sort === 'newest' ? namesOfAsked[sort] : sort
}

export const searchSortLabel = (sort: SearchSort): string => searchTexts().sorts[sort]

/** By what the results are in this order, where its name does not say it. */
export function searchSortRule(sort: SearchSort): string | undefined {
  if (sort === 'screen') return searchTexts().screenOrder
  return sort === 'nearest' ? searchTexts().nearestOrder : undefined
}

/** The applicable sort orders: without words there is no relevance. */
export const sortsFor = (term: string): readonly ChosenSort[] =>
  term === '' ? searchSorts.filter(sort => sort !== 'relevance') : searchSorts

/** The orders to choose from; words that name no phone but what it is for are fitted, not matched. */
export const offeredSorts = (term: string, isByFit: boolean): SearchSort[] =>
  sortsFor(term).map(sort => (isByFit && sort === 'relevance' ? 'fit' : sort))

/** The default sort order. */
export const usualSort = (term: string): SearchSort => (term === '' ? 'newest' : 'relevance')
