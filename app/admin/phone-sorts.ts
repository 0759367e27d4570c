/** How the lists of phones in the panel are sorted, by links of their pages (ADMIN-3, ADMIN-17). Pure. */

export const phoneSorts = ['changed', 'name', 'price', 'age', 'views'] as const
export type PhoneSort = (typeof phoneSorts)[number]

export type Sorting = { by: PhoneSort; isReversed: boolean }

/** The name of each, and what comes first as it is pressed and as it is pressed again. */
export const sortTexts: Record<PhoneSort, { label: string; first: [string, string] }> = {
  changed: { label: 'Last change', first: ['Last changed first', 'Longest unchanged first'] },
  name: { label: 'Name', first: ['By name, A to Z', 'By name, Z to A'] },
  price: { label: 'Price', first: ['Lowest price first', 'Highest price first'] },
  age: { label: 'Age', first: ['Oldest price first', 'Newest price first'] },
  views: { label: 'Views', first: ['Most viewed first', 'Least viewed first'] },
}

export const describeSorting = ({ by, isReversed }: Sorting): string => sortTexts[by].first[isReversed ? 1 : 0]

/** The order in the URL, `?sort=price&order=reversed`. */
export function sortingIn(query: URLSearchParams, fallback: PhoneSort): Sorting {
  const by = phoneSorts.find(sort => sort === query.get('sort')) ?? fallback
  return { by, isReversed: query.get('order') === 'reversed' }
}

/** What the URL says of an order. */
export const sortQuery = ({ by, isReversed }: Sorting, fallback: PhoneSort) => ({
  sort: by === fallback ? undefined : by,
  order: isReversed ? 'reversed' : undefined,
})
