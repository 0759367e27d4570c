/** The phones of about the same price, and what some of them have more of (PHONE-5). */
import type { PriceGrade } from '#app/entities/enums.ts'
import { wishQuery } from '#app/finder/address.ts'
import { leftOutKind } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { rowsPriced } from '#app/finder/kept-order.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { Wishes, WishValue } from '#app/finder/wishes.ts'
import { phonesPath } from '#app/platform/paths.ts'

/** Prices that differ by no more than this are about the same. */
const NEAR = 0.1

export type PricePeers = {
  /** Other phones with a price of this grade within 10 percent. */
  phones: number
  /** Those of them that have more memory; null where there are none, or the phone's own memory is not known. */
  moreRam: number | null
  /** Their list, of those with more memory where there are some. */
  path: string
}

/** Null for launch prices, which no shop asks. @param pricePkr rupees */
export function pricePeers(id: string, pricePkr: number, grade: PriceGrade): PricePeers | null {
  if (grade === 'launch') return null
  const table = finderTable()
  const range: [number, number] = [Math.ceil(pricePkr * (1 - NEAR)), Math.floor(pricePkr * (1 + NEAR))]
  const wishes: Wishes = new Map<NeedId, WishValue>([
    ['priceMin', range[0]],
    ['price', range[1]],
    ['grade', [grade]],
  ])
  const ownRow = table.rows.get(id) ?? -1
  const leftOut = leftOutKind(table, wishes)
  const others = rowsPriced(table, grade, range).filter(row => row !== ownRow && table.columns.kind[row] !== leftOut)
  const own = table.columns.ram[ownRow]
  const more = Array.from(others, row => table.columns.ram[row] ?? Number.NaN).filter(
    ram => own !== undefined && ram > own,
  )
  if (more.length > 0)
    wishes.set(
      'ram',
      more.reduce((least, ram) => Math.min(least, ram)),
    )
  return {
    phones: others.length,
    moreRam: more.length > 0 ? more.length : null,
    path: phonesPath(wishQuery({ must: wishes, nice: new Map() })),
  }
}
