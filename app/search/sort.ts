/** The orders in which search results can be seen. */
export const searchSorts = ['relevance', 'newest', 'price-low', 'price-high'] as const
export type SearchSort = (typeof searchSorts)[number]

export const searchSortLabels: Record<SearchSort, string> = {
  relevance: 'Best match',
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
}

/** The order with this name, best match for anything else. */
export const searchSortNamed = (name: string | null): SearchSort =>
  searchSorts.find(sort => sort === name) ?? 'relevance'
