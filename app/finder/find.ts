/** Phones by needs: those that fit, near misses, those of which too little is known (FIND-3). Pure. */
import { excludesKeypads, type NeedId, needRule } from './needs.ts'
import { bitOf, type FinderTable, keypadCode } from './table.ts'
import { priceLimit, withVersionPrices } from './version-price.ts'
import { type Wishes, type WishValue, without } from './wishes.ts'

/** Misses of things that a phone has or has not are near only among so many musts. */
const MIN_MUSTS_FOR_YES_NO = 3

export type NearMiss = {
  row: number
  failed: NeedId
  has: number | false
  /** The miss as a share of the wish; null where the phone has not what was wished. */
  by: number | null
}

/** Matches as typed rows, because there may be very many. */
export type Groups = { matches: Uint32Array; near: NearMiss[]; unknown: number[] }

/** The result of testing every phone for every wish, by row. */
export type TestedRows = {
  /** Wishes that the phone does not fulfil, and wishes of which nothing is known. */
  failed: Uint8Array
  unknown: Uint8Array
  /** The number of the last wish that it does not fulfil, or of which nothing is known. */
  last: Uint8Array
}

/** Tests column by column, because all phones are to be tested within a millisecond or two. */
export function testRows(table: FinderTable, wishes: Wishes): TestedRows {
  const { size } = table
  const rows = { failed: new Uint8Array(size), unknown: new Uint8Array(size), last: new Uint8Array(size) }
  let number = 0
  for (const [need, wish] of wishes) {
    const column = table.columns[need]
    if (!Array.isArray(wish)) testRange(rows, column, number, rangeOfWish(need, wish))
    else {
      const codes = codesOfWish(table, need, wish)
      if (needRule(need).kind === 'oneOf') testCodes(rows, column, number, codes)
      else testBits(rows, column, number, codes)
    }
    number += 1
  }
  return rows
}

/** The numbers of wished texts; -1 for one that no phone has. */
const codesOfWish = ({ texts }: FinderTable, need: NeedId, wish: string[]) =>
  wish.map(text => (texts[need] ?? []).indexOf(text))

/** Whether a value that is known misses a wish for a number. */
export const isMissed = (need: NeedId, has: number, wish: number): boolean =>
  needRule(need).kind === 'atMost' ? has > wish : has < wish

/** The values that fulfil a wish for a number, or for something that a phone has. */
function rangeOfWish(need: NeedId, wish: number | true): [from: number, to: number] {
  if (wish === true) return [1, 1]
  return needRule(need).kind === 'atMost' ? [Number.NEGATIVE_INFINITY, wish] : [wish, Number.POSITIVE_INFINITY]
}

// One loop for each kind of wish, all in place: with a function for each value they would take several times as long.

function testRange(rows: TestedRows, column: Float64Array, number: number, [from, to]: [number, number]): void {
  const { failed, unknown, last } = rows
  for (let row = 0; row < last.length; row += 1) {
    const value = column[row] as number
    if (value >= from && value <= to) continue
    if (Number.isNaN(value)) unknown[row] = (unknown[row] as number) + 1
    else failed[row] = (failed[row] as number) + 1
    last[row] = number
  }
}

function testCodes(rows: TestedRows, column: Float64Array, number: number, codes: number[]): void {
  const { failed, unknown, last } = rows
  const isWished = new Uint8Array(Math.max(0, ...codes) + 1)
  for (const code of codes) if (code >= 0) isWished[code] = 1
  for (let row = 0; row < last.length; row += 1) {
    const value = column[row] as number
    if (Number.isNaN(value)) unknown[row] = (unknown[row] as number) + 1
    else if (isWished[value] === 1) continue
    else failed[row] = (failed[row] as number) + 1
    last[row] = number
  }
}

function testBits(rows: TestedRows, column: Float64Array, number: number, codes: number[]): void {
  const { failed, unknown, last } = rows
  const bits = codes.reduce((bits, index) => bits | bitOf(index), 0)
  const isPossible = !codes.includes(-1)
  for (let row = 0; row < last.length; row += 1) {
    const value = column[row] as number
    if (Number.isNaN(value)) unknown[row] = (unknown[row] as number) + 1
    else if (isPossible && (value & bits) === bits) continue
    else failed[row] = (failed[row] as number) + 1
    last[row] = number
  }
}

/** The code of keypad phones where wishes leave them out; else one that no phone has. */
const leftOutKind = (table: FinderTable, must: Wishes): number =>
  excludesKeypads([...must.keys()]) ? keypadCode(table) : -1

/** Limits what is looked at, such as to the phones that a search found. */
export type Within = ((row: number) => boolean) | null

/** Tests whether a row is one of these phones; unknown ids are ignored. */
export function isRowOf(table: FinderTable, ids: string[]): (row: number) => boolean {
  const isRow = new Uint8Array(table.size)
  for (const row of rowsOfIds(table, ids)) isRow[row] = 1
  return row => isRow[row] === 1
}

/** Sorts all phones into the groups; within a group in no order. @param table with the prices of the wished versions */
export function findGroups(table: FinderTable, must: Wishes, within: Within = null): Groups {
  const { size } = table
  const { failed, unknown, last } = testRows(table, must)
  const leftOut = leftOutKind(table, must)
  const { kind } = table.columns
  const wishes = [...must]
  const matches = new Uint32Array(size)
  let matched = 0
  const groups: Omit<Groups, 'matches'> = { near: [], unknown: [] }
  for (let row = 0; row < size; row += 1) {
    const fails = failed[row] as number
    if (fails > 1 || kind[row] === leftOut || (within && !within(row))) continue
    if (fails === 0 && unknown[row] === 0) {
      matches[matched] = row
      matched += 1
    } else if (fails === 0) groups.unknown.push(row)
    else if (unknown[row] === 0) {
      const miss = nearMiss(table, row, wishes[last[row] as number] as [NeedId, WishValue], must.size)
      if (miss) groups.near.push(miss)
    }
  }
  return { ...groups, matches: matches.subarray(0, matched) }
}

function nearMiss(table: FinderTable, row: number, [need, wish]: [NeedId, WishValue], musts: number): NearMiss | null {
  if (wish === true) return musts >= MIN_MUSTS_FOR_YES_NO ? { row, failed: need, has: false, by: null } : null
  const { nearTolerance } = needRule(need)
  if (typeof wish !== 'number' || nearTolerance === undefined) return null
  const has = table.columns[need][row] as number
  const by = Math.abs(has - wish) / wish
  // Rounded, because 54,999 instead of 50,000 is a tenth to a buyer.
  return Math.round(by * 1e6) / 1e6 <= nearTolerance ? { row, failed: need, has, by } : null
}

/** By row the number of wishes that the phone fulfils. */
export function fulfilledWishes(table: FinderTable, wishes: Wishes): Uint8Array {
  const fulfilled = new Uint8Array(table.size)
  if (wishes.size === 0) return fulfilled
  const { failed, unknown } = testRows(table, wishes)
  for (let row = 0; row < fulfilled.length; row += 1) {
    fulfilled[row] = wishes.size - (failed[row] as number) - (unknown[row] as number)
  }
  return fulfilled
}

/**
 * The rows that fulfil all wishes, in no order. Each wish is tested where those before it hold, the price first, which few
 * phones fulfil.
 * @param table with the prices of the wished versions
 * @param rows those that are looked at; null for all
 */
export function matchingRows(table: FinderTable, must: Wishes, rows: Uint32Array | null = null): Uint32Array {
  const isPrice = (need: NeedId) => need === 'price' || need === 'priceMin'
  const wishes = [...must].sort(([a], [b]) => Number(isPrice(b)) - Number(isPrice(a)))
  const leftOut = leftOutKind(table, must)
  const tests = [
    ...wishes.map(([need, wish]) => ({ column: table.columns[need], fulfils: testOf(table, need, wish) })),
    ...(leftOut === -1 ? [] : [{ column: table.columns.kind, fulfils: (kind: number) => kind !== leftOut }]),
  ]
  let matching = rows ?? allRows(table)
  for (const { column, fulfils } of tests) {
    const kept = new Uint32Array(matching.length)
    let found = 0
    for (let index = 0; index < matching.length; index += 1) {
      const row = matching[index] as number
      if (!fulfils(column[row] as number)) continue
      kept[found] = row
      found += 1
    }
    matching = kept.subarray(0, found)
  }
  return matching
}

/** The rows of all phones. A plain loop: `from` with a function takes milliseconds. */
export function allRows({ size }: FinderTable): Uint32Array {
  const rows = new Uint32Array(size)
  for (let row = 0; row < size; row += 1) rows[row] = row
  return rows
}

/** Whether a value fulfils a wish; false where nothing is known. */
function testOf(table: FinderTable, need: NeedId, wish: WishValue): (value: number) => boolean {
  if (!Array.isArray(wish)) {
    const [from, to] = rangeOfWish(need, wish)
    return value => value >= from && value <= to
  }
  const codes = codesOfWish(table, need, wish)
  if (needRule(need).kind === 'oneOf') return value => codes.includes(value)
  const bits = codes.reduce((bits, index) => bits | bitOf(index), 0)
  return value => !Number.isNaN(value) && !codes.includes(-1) && (value & bits) === bits
}

/** The rows of these phones; unknown ids are ignored. */
export function rowsOfIds(table: FinderTable, ids: string[]): Uint32Array {
  const rows = new Uint32Array(ids.length)
  let size = 0
  for (const id of ids) {
    const row = table.rows.get(id)
    if (row === undefined) continue
    rows[size] = row
    size += 1
  }
  return rows.subarray(0, size)
}

/** For each must the number of matches without it, most first. */
export function ifDropped(table: FinderTable, must: Wishes, within?: Limit): { drop: NeedId; matches: number }[] {
  return [...must.keys()]
    .map(drop => ({ drop, matches: countMatches(table, without(must, drop), within) }))
    .sort((a, b) => b.matches - a.matches || (a.drop < b.drop ? -1 : 1))
}

/** What else limits the phones: made for a table with the prices of the wished versions. */
export type Limit = {
  within: (table: FinderTable) => Within
  /** The largest price, in rupees; null where the price is not limited. */
  pkr: number | null
}

/** The highest price of a selection, in rupees; null where the price is not limited. */
export const highestPrice = (must: Wishes, limit?: Limit): number | null => priceLimit(must) ?? limit?.pkr ?? null

/** The number of phones that fulfil all wishes. */
export function countMatches(table: FinderTable, must: Wishes, limit?: Limit): number {
  const priced = withVersionPrices(table, must, highestPrice(must, limit))
  const isWithin = limit?.within(priced)
  const rows = matchingRows(priced, must)
  return isWithin ? rows.filter(isWithin).length : rows.length
}
