/** The price of the version that has the wished memory (FIND-8). Pure. */
import type { PricedMemory } from '#app/facts/version-prices.ts'
import { type FinderTable, MEMORY_PARTS } from './table.ts'
import type { Wishes } from './wishes.ts'

/** The largest price that the wishes allow, in rupees; infinite where they only ask for a least one, null where they ask for none. */
export function priceLimit(must: Wishes): number | null {
  const limit = must.get('price')
  if (typeof limit === 'number') return limit
  return must.has('priceMin') ? Number.POSITIVE_INFINITY : null
}

type Asked = { ram: number; storage: number }

/** The memory that is wished; null where none is. */
function askedMemory(must: Wishes): Asked | null {
  const ram = must.get('ram')
  const storage = must.get('storage')
  if (typeof ram !== 'number' && typeof storage !== 'number') return null
  return { ram: typeof ram === 'number' ? ram : 0, storage: typeof storage === 'number' ? storage : 0 }
}

/**
 * The table with the price of the cheapest version that has the wished memory as the price of each phone. A price whose
 * version is not named may be of it: such a phone is marked in `unnamed` and goes after the others. NaN where only versions
 * with less have a price, and that is within the limit; infinite where no version can fit. The table itself where memory and
 * price are not both asked.
 * @param limit in rupees; infinite where phones are sorted by price, null where no price is asked
 */
export function withVersionPrices(table: FinderTable, must: Wishes, limit = priceLimit(must)): FinderTable {
  const asked = limit === null ? null : askedMemory(must)
  if (!asked || limit === null) return table
  const price = table.columns.price.slice(0, table.size)
  const unnamed = new Uint8Array(table.size)
  for (let row = 0; row < table.size; row += 1) {
    const versions = table.memory[row]
    if (!versions) continue
    const { pkr, isNamed } = priceOf(versions, asked, limit)
    price[row] = pkr
    unnamed[row] = isNamed ? 0 : 1
  }
  return { ...table, columns: { ...table.columns, price, priceMin: price }, unnamed }
}

function priceOf(versions: Float64Array, asked: Asked, limit: number): { pkr: number; isNamed: boolean } {
  let named = Number.POSITIVE_INFINITY
  let unnamed = Number.POSITIVE_INFINITY
  let isPossible = false
  let least = 0
  for (let at = 0; at < versions.length; at += MEMORY_PARTS) {
    const ram = versions[at] as number
    const storage = versions[at + 1] as number
    const pkr = versions[at + 2] as number
    if (ram < asked.ram || storage < asked.storage) {
      // More memory costs more, so that the wished version costs more than one that has less of both.
      if (pkr > least && !(ram > asked.ram) && !(storage > asked.storage)) least = pkr
      continue
    }
    const isSure = (asked.ram === 0 || ram >= asked.ram) && (asked.storage === 0 || storage >= asked.storage)
    if (Number.isNaN(pkr)) isPossible = true
    else if (isSure) named = Math.min(named, pkr)
    else unnamed = Math.min(unnamed, pkr)
  }
  if (named < Number.POSITIVE_INFINITY) return { pkr: named, isNamed: true }
  if (unnamed < Number.POSITIVE_INFINITY) return { pkr: unnamed, isNamed: false }
  return { pkr: isPossible && least <= limit ? Number.NaN : Number.POSITIVE_INFINITY, isNamed: true }
}

/**
 * The wished version of a phone whose price it is, in gigabytes; null where none is named, or it is that of the phone and there
 * is no version of just the wished memory.
 */
export function versionAt(table: FinderTable, row: number, must: Wishes, ownPkr: number | null): PricedMemory | null {
  const asked = askedMemory(must)
  const versions = versionsAt(table, row)
  const pkr = table.columns.price[row] as number
  if (!asked || !table.unnamed || table.unnamed[row] === 1) return null
  const fitting = versions.filter(({ ramGb, storageGb }) => ramGb >= asked.ram && storageGb >= asked.storage)
  const isOther = fitting.some(each => each.ramGb === asked.ram && each.storageGb === asked.storage && each.pkr !== pkr)
  return pkr !== ownPkr || isOther ? (fitting.find(version => version.pkr === pkr) ?? null) : null
}

/** The version that this price is of; null where none is named. */
export const versionAtPrice = (table: FinderTable, row: number, ownPkr: number): PricedMemory | null =>
  versionsAt(table, row).find(({ ramGb, storageGb, pkr }) => pkr === ownPkr && ramGb > 0 && storageGb > 0) ?? null

/** Whether this price is of no version with less than the wished memory, as far as is known. */
export function isOfWishedMemory(table: FinderTable, row: number, must: Wishes, ownPkr: number): boolean {
  const asked = askedMemory(must)
  const own = versionAtPrice(table, row, ownPkr)
  // A price that names no version may be of the smallest.
  const possible = own ? [own] : versionsAt(table, row)
  return possible.every(
    ({ ramGb, storageGb }) =>
      !asked || (!((ramGb ?? 0) < asked.ram && ramGb) && !((storageGb ?? 0) < asked.storage && storageGb)),
  )
}

/** The versions of the phone in a row, with their prices in rupees; NaN: not known. */
export function versionsAt({ memory }: FinderTable, row: number) {
  const packed = memory[row] ?? new Float64Array()
  return Array.from({ length: packed.length / MEMORY_PARTS }, (_, version) => {
    const [ramGb = 0, storageGb = 0, pkr = 0] = packed.subarray(version * MEMORY_PARTS, (version + 1) * MEMORY_PARTS)
    return { ramGb, storageGb, pkr }
  })
}
