/** Joins results to one list: some first, those whose price is not one of now last (SEARCH-13). */
import { MAX_COUNTED } from './matches.server.ts'
import { type Results, resultsOf, type Selection } from './results.server.ts'
import type { SearchSort } from './sort.ts'

/** The results with some of them first. */
export function withFirst(first: string[], results: Results): Results {
  if (first.length === 0) return results
  return {
    ...results,
    priced: () => null,
    ids: ({ limit, offset }) => {
      const end = offset + limit
      const others = results.ids({ limit: end, offset: 0 }).filter(id => !first.includes(id))
      return [...first, ...others].slice(offset, end)
    },
  }
}

/** All that fulfil a selection with a price of now, where prices are compared. */
export function idsOfNow(selection: Selection, order: SearchSort): string[] {
  const { current, total, ids } = resultsOf(selection, order)
  return ids({ limit: current ?? total, offset: 0 })
}

/** The results, and below the line those whose price is not one of now. */
export function joined(results: Results, aged: Results | null): Results {
  if (!aged || results.current === null) return results
  const { current } = results
  const ofNow = aged.current ?? 0
  const total = Math.min(current + aged.total - ofNow, MAX_COUNTED)
  return {
    total,
    isMore: false,
    current,
    // Those below the line have no such price.
    recent: results.recent,
    ofNow: results.ofNow,
    priced: () => null,
    ids: ({ limit, offset }) => {
      const first = offset < current ? results.ids({ limit: Math.min(limit, current - offset), offset }) : []
      return [...first, ...aged.ids({ limit: limit - first.length, offset: ofNow + Math.max(0, offset - current) })]
    },
  }
}
