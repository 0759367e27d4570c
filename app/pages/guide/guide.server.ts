/** The guide's price bands with their current phones. */

import { wishQuery } from '#app/finder/address.ts'
import { describePricedMemory, describeValue } from '#app/finder/describe.ts'
import { matchingRows } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { priceRank } from '#app/finder/order.ts'
import type { FinderTable } from '#app/finder/table.ts'
import { isOfWishedMemory, withVersionPrices } from '#app/finder/version-price.ts'
import type { Wishes } from '#app/finder/wishes.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { phonesPath, searchFor, withQuery } from '#app/platform/paths.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { RECENT_RANK } from '#app/prices/grades.ts'
import { search } from '#app/search/search.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import {
  type BandWishes,
  type GuideBandId,
  type GuideUse,
  guideBands,
  guideBandWishes,
  guideUses,
  wishOfUse,
} from './guide-bands-content.ts'

/** Number of example phones for each band. */
const EXAMPLE_COUNT = 3
/** Phones of more years ago are no examples. */
const EXAMPLE_YEARS = 3

/** Of so many in each order the examples are chosen, because the price of some may be too old. */
const EXAMPLES_READ = 80

/** What the price says is shown beside it; of memory what the price is for. */
const unnamed = new Set<NeedId>(['price', 'priceMin', 'grade', 'ram', 'storage'])

/**
 * Each band with its phone count, search path, the lists of its uses and examples that obey its advice, with the reason
 * (GUIDE-1).
 */
export const listGuideBands = cachePerVersion('guide', () =>
  (Object.entries(guideBandWishes) as [GuideBandId, BandWishes][]).map(([id, band]) => ({
    ...guideBands()[id],
    path: searchFor({ q: band.search }),
    phones: search(band.search, { sort: 'newest' }).total,
    uses: usesOf(band),
    ...examplesOf(new Map(band.must), new Map(band.nice)),
  })),
)

/** The lists of the uses for which the band has phones. */
function usesOf(band: BandWishes): { use: GuideUse; path: string }[] {
  const price = band.must.filter(([need]) => need === 'price' || need === 'priceMin')
  return guideUses.flatMap(use => {
    const must: Wishes = new Map([...price, wishOfUse(use, band)])
    const path = withQuery(phonesPath(), wishQuery({ must, nice: new Map() }))
    return matchingRows(finderTable(), must).length > 0 ? [{ use, path }] : []
  })
}

/**
 * The cheapest phone and those that fulfil most wishes, the newest before older ones, of each brand one unless there are
 * too few brands: those with a recent price are chosen before the others, and stand before them, each by price. None with a launch price or one of
 * over a year ago, or whose price is of a version with less memory. `onlySince`: the year since which the one example is
 * the only phone that obeys all this; null where there are more.
 */
function examplesOf(must: Wishes, nice: Wishes) {
  const table = withVersionPrices(finderTable(), must)
  const matching = matchingRows(table, must)
  const rank = priceRank(table)
  const isRecent = ({ row }: { row: number }) => Number(rank(row) === RECENT_RANK)
  const newest = sortedRows(table, matching, { sort: 'newest', nice, end: EXAMPLES_READ })
  const cheap = sortedRows(table, matching, { sort: 'price-low', end: EXAMPLES_READ })
  const rows = [...new Set([...newest, ...cheap])]
  const cards = new Map(listCardsByIds(rows.map(row => table.ids[row] as string)).map(card => [card.id, card]))
  const now = Date.now()
  const fitting = rows.flatMap(row => {
    const card = cards.get(table.ids[row] as string)
    const pricePkr = table.columns.price[row] as number
    if (!card || card.pricePkr !== pricePkr || !isOfWishedMemory(table, row, must, pricePkr)) return []
    return hasComparablePrice(card, now) && !isOld(yearOf(table, row), now) ? [{ row, card, pricePkr }] : []
  })
  const recent = fitting.filter(isRecent)
  const leading = recent.length > 0 ? recent : fitting
  const cheapest = leading.toSorted((a, b) => a.pricePkr - b.pricePkr).slice(0, 1)
  const inOrder = [...new Set([...cheapest, ...recent, ...fitting])]
  const ofBrands = [...Map.groupBy(inOrder, ({ card }) => card.brand).values()].flatMap(([first]) => first ?? [])
  const others = inOrder.filter(each => !ofBrands.includes(each))
  const examples = [...ofBrands, ...others]
    .slice(0, EXAMPLE_COUNT)
    .sort((a, b) => isRecent(b) - isRecent(a) || a.pricePkr - b.pricePkr)
    .map(({ row, card, pricePkr }) => {
      const { id, name, brand, slug, imageUrl, priceGrade, priceNote, isPriceStale } = card
      const reason = reasonOf(table, row, pricePkr, [...must, ...nice])
      // What the reason says of memory is not said of the price too.
      const note = priceNote && { ...priceNote, memory: undefined }
      return { id, name, brand, slug, imageUrl, pricePkr, priceGrade, priceNote: note, isPriceStale, reason }
    })
  const isOnly = fitting.length === 1 && matching.length <= EXAMPLES_READ
  return { examples, onlySince: isOnly ? oldestYear(now) : null }
}

/** Of the release; NaN where not known. */
const yearOf = ({ columns, texts }: FinderTable, row: number) =>
  Number(texts.year?.[columns.year[row] ?? Number.NaN] ?? Number.NaN)

const oldestYear = (now: number) => new Date(now).getUTCFullYear() - EXAMPLE_YEARS

const isOld = (year: number, now: number) => year < oldestYear(now)

/** The memory that the price is for and the phone's own values of what was wished: `8 + 128 GB, 5,000 mAh`. */
function reasonOf(table: FinderTable, row: number, pricePkr: number, wishes: [NeedId, unknown][]): string {
  const values = wishes
    .filter(([need]) => !unnamed.has(need))
    .flatMap(([need]) => describeValue(need, table.columns[need][row] ?? Number.NaN) ?? [])
  return withCommas([describePricedMemory(table, row, pricePkr), ...values])
}

export type GuideBandWithPhones = ReturnType<typeof listGuideBands>[number]
