/** Phones by needs: those that fit, near misses, those of which too little is known (FIND-3). Pure. */
import { excludesKeypads, type NeedId, needRule } from './needs.ts'
import { bitOf, type FinderTable } from './table.ts'
import { type Wishes, type WishValue, without } from './wishes.ts'

/** Misses of things that a phone has or has not are near only among so many musts. */
const MIN_MUSTS_FOR_YES_NO = 3
/** With fewer matches than this, wishes to give up are offered. */
export const FEW_MATCHES = 3

/** yes, no or not known. */
type Verdict = 1 | 0 | -1

type Test = { need: NeedId; column: Float64Array; wish: WishValue; passes: (value: number) => boolean }

export type NearMiss = {
  row: number
  failed: NeedId
  has: number | false
  /** The miss as a share of the wish; null where the phone has not what was wished. */
  by: number | null
}

export type Groups = { matches: number[]; near: NearMiss[]; unknown: number[] }

/** How a known value of a column is tested. */
export function testOfWish(table: FinderTable, need: NeedId, wish: WishValue): (value: number) => boolean {
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

const testOf = (table: FinderTable, need: NeedId, wish: WishValue): Test => ({
  need,
  column: table.columns[need],
  wish,
  passes: testOfWish(table, need, wish),
})

const testsOf = (table: FinderTable, wishes: Wishes) => [...wishes].map(([need, wish]) => testOf(table, need, wish))

const verdict = ({ column, passes }: Test, row: number): Verdict => {
  const value = column[row] as number
  return Number.isNaN(value) ? -1 : passes(value) ? 1 : 0
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
  const tests = testsOf(table, must)
  const includes = isIncluded(table, must)
  const groups: Groups = { matches: [], near: [], unknown: [] }
  for (let row = 0; row < table.size; row += 1) {
    if (!includes(row) || (within && !within(row))) continue
    let fails = 0
    let unknown = 0
    let failed: Test | undefined
    for (const test of tests) {
      const result = verdict(test, row)
      if (result === -1) unknown += 1
      else if (result === 0) {
        fails += 1
        failed = test
      }
      if (fails > 1) break
    }
    if (fails === 0) (unknown === 0 ? groups.matches : groups.unknown).push(row)
    else if (fails === 1 && unknown === 0 && failed) {
      const miss = nearMiss(row, failed, tests.length)
      if (miss) groups.near.push(miss)
    }
  }
  return groups
}

function nearMiss(row: number, { need, column, wish }: Test, musts: number): NearMiss | null {
  if (wish === true) return musts >= MIN_MUSTS_FOR_YES_NO ? { row, failed: need, has: false, by: null } : null
  const { nearTolerance } = needRule(need)
  if (typeof wish !== 'number' || nearTolerance === undefined) return null
  const has = column[row] as number
  const by = Math.abs(has - wish) / wish
  // Rounded, because 54,999 instead of 50,000 is a tenth to a buyer.
  return Math.round(by * 1e6) / 1e6 <= nearTolerance ? { row, failed: need, has, by } : null
}

/** The number of nice wishes that the phone fulfils. */
export function niceMet(table: FinderTable, nice: Wishes): (row: number) => number {
  const tests = testsOf(table, nice)
  return row => tests.reduce((met, test) => met + (verdict(test, row) === 1 ? 1 : 0), 0)
}

/** The number of musts of which nothing is known. */
export function unknownOf(table: FinderTable, must: Wishes): (row: number) => number {
  const tests = testsOf(table, must)
  return row => tests.reduce((unknown, test) => unknown + (verdict(test, row) === -1 ? 1 : 0), 0)
}

/** For each must the number of matches without it, most first. */
export const ifDropped = (
  table: FinderTable,
  must: Wishes,
  within: Within = null,
): { drop: NeedId; matches: number }[] =>
  [...must.keys()]
    .map(drop => ({ drop, matches: findGroups(table, without(must, drop), within).matches.length }))
    .sort((a, b) => b.matches - a.matches || (a.drop < b.drop ? -1 : 1))
