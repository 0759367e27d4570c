/** Phones by needs: those that fit, near misses, those of which too little is known (FIND-3). Pure. */
import { excludesKeypads, type NeedId, needRule } from './needs.ts'
import { bitOf, type FinderTable } from './table.ts'
import { type Wishes, type WishValue, without } from './wishes.ts'

/** Misses of things that a phone has or has not are near only among so many musts. */
const MIN_MUSTS_FOR_YES_NO = 3
/** With fewer matches than this, wishes to give up are offered. */
export const FEW_MATCHES = 3

export type NearMiss = {
  row: number
  failed: NeedId
  has: number | false
  /** The miss as a share of the wish; null where the phone has not what was wished. */
  by: number | null
}

export type Groups = { matches: number[]; near: NearMiss[]; unknown: number[] }

/** How a known value of a column is tested. */
function testOfWish(table: FinderTable, need: NeedId, wish: WishValue): (value: number) => boolean {
  if (Array.isArray(wish)) {
    const numbers = new Set(wish.map(text => (table.texts[need] ?? []).indexOf(text)))
    if (needRule(need).kind === 'oneOf') return value => numbers.has(value)
    if (numbers.has(-1)) return () => false
    const bits = [...numbers].reduce((bits, index) => bits | bitOf(index), 0)
    return value => (value & bits) === bits
  }
  if (wish === true) return value => value === 1
  return needRule(need).kind === 'atMost' ? value => value <= wish : value => value >= wish
}

/** The result of testing every phone for every wish, by row. */
export type TestedRows = {
  /** Wishes that the phone does not fulfil, and wishes of which nothing is known. */
  failed: Uint8Array
  unknown: Uint8Array
  /** The number of the last wish that it does not fulfil, or of which nothing is known. */
  last: Uint8Array
}

/** Tests column by column, because 100,000 phones are to be tested in a few milliseconds. */
export function testRows(table: FinderTable, wishes: Wishes): TestedRows {
  const { size } = table
  const rows = { failed: new Uint8Array(size), unknown: new Uint8Array(size), last: new Uint8Array(size) }
  const { failed, unknown, last } = rows
  let number = 0
  for (const [need, wish] of wishes) {
    const column = table.columns[need]
    const passes = testOfWish(table, need, wish)
    for (let row = 0; row < size; row += 1) {
      const value = column[row] as number
      if (Number.isNaN(value)) unknown[row] = (unknown[row] as number) + 1
      else if (passes(value)) continue
      else failed[row] = (failed[row] as number) + 1
      last[row] = number
    }
    number += 1
  }
  return rows
}

/** The phones that these wishes are about. */
function isIncluded(table: FinderTable, must: Wishes): (row: number) => boolean {
  const keypad = (table.texts.kind ?? []).indexOf('keypad')
  return excludesKeypads([...must.keys()]) ? row => table.columns.kind[row] !== keypad : () => true
}

/** Limits what is looked at, such as to the phones that a search found. */
export type Within = ((row: number) => boolean) | null

/** Sorts all phones into the groups; within a group in no order. */
export function findGroups(table: FinderTable, must: Wishes, within: Within = null): Groups {
  const { failed, unknown, last } = testRows(table, must)
  const includes = isIncluded(table, must)
  const wishes = [...must]
  const groups: Groups = { matches: [], near: [], unknown: [] }
  for (let row = 0; row < table.size; row += 1) {
    const fails = failed[row] as number
    if (fails > 1 || !includes(row) || (within && !within(row))) continue
    if (fails === 0) (unknown[row] === 0 ? groups.matches : groups.unknown).push(row)
    else if (unknown[row] === 0) {
      const miss = nearMiss(table, row, wishes[last[row] as number] as [NeedId, WishValue], must.size)
      if (miss) groups.near.push(miss)
    }
  }
  return groups
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
  const { failed, unknown } = testRows(table, wishes)
  return failed.map((fails, row) => wishes.size - fails - (unknown[row] as number))
}

/** For each must the number of matches without it, most first. */
export function ifDropped(
  table: FinderTable,
  must: Wishes,
  within: Within = null,
): { drop: NeedId; matches: number }[] {
  const { failed, unknown, last } = testRows(table, must)
  const drops = [...must.keys()].map(drop => ({ drop, matches: 0, includes: isIncluded(table, without(must, drop)) }))
  for (let row = 0; row < table.size; row += 1) {
    const misses = (failed[row] as number) + (unknown[row] as number)
    if (misses > 1 || (within && !within(row))) continue
    drops.forEach((drop, number) => {
      if ((misses === 0 || last[row] === number) && drop.includes(row)) drop.matches += 1
    })
  }
  return drops
    .map(({ drop, matches }) => ({ drop, matches }))
    .sort((a, b) => b.matches - a.matches || (a.drop < b.drop ? -1 : 1))
}
