/** The rank of a price in its band and in the catalogue. */

import { asc, gt } from 'drizzle-orm'
import type { Band } from '#app/entities/enums.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { searchEntries } from '#db/schema/index.ts'
import { bandOf } from './bands.ts'
import { binEdges, binOf } from './bins.ts'

const pricesInOrder = prepared(db =>
  db
    .select({ pricePkr: searchEntries.pricePkr })
    .from(searchEntries)
    .where(gt(searchEntries.pricePkr, 0))
    .orderBy(asc(searchEntries.pricePkr))
    .prepare(),
)

/** All prices, ascending; cached per content version. */
const prices = cachePerVersion('prices', () =>
  pricesInOrder()
    .all()
    .map(row => row.pricePkr),
)

const bins = cachePerVersion('price bins', () => {
  const counts = binEdges.map(() => 0)
  for (const price of prices()) {
    const bin = binOf(price)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return counts
})

export type PricePlace = {
  /** Number of phones with a price, and of those that cost less. */
  all: number
  cheaper: number
  band: Band
  inBand: number
  cheaperInBand: number
  /** Number of phones per bin, see bins.ts. */
  bins: number[]
}

/** @param pricePkr more than 0 */
export function placeOfPrice(pricePkr: number): PricePlace {
  const all = prices()
  const band = bandOf(pricePkr) ?? 'budget'
  const start = firstFrom(all, price => bandOf(price) === band || price > pricePkr)
  const end = firstFrom(all, price => price > pricePkr && bandOf(price) !== band)
  const cheaper = firstFrom(all, price => price >= pricePkr)
  return { all: all.length, cheaper, band, inBand: end - start, cheaperInBand: cheaper - start, bins: bins() }
}

/** Binary search: the first index at which `holds` is true; `list` is ascending. */
function firstFrom(list: number[], holds: (value: number) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
