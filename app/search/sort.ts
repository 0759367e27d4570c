/** The orders in which search results can be seen (SEARCH-8). */
import { searchTexts } from './texts.ts'

const searchSorts = ['relevance', 'newest', 'price-low', 'price-high'] as const
export type SearchSort = (typeof searchSorts)[number]

export const searchSortLabel = (sort: SearchSort): string => searchTexts().sorts[sort]

/** The orders that mean something: without words nothing matches better than anything else. */
export const sortsFor = (term: string): readonly SearchSort[] =>
  term === '' ? searchSorts.filter(sort => sort !== 'relevance') : searchSorts

/** The order that holds while none is chosen. */
export const usualSort = (term: string): SearchSort => (term === '' ? 'newest' : 'relevance')

/** The order with this name, the usual one for anything else. */
export const searchSortNamed = (name: string | null, term: string): SearchSort =>
  sortsFor(term).find(sort => sort === name) ?? usualSort(term)
