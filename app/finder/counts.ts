/** How many phones each choice of the filter would leave, with all other wishes kept (FIND-5). Pure. */
import { testOfWish, type Within } from './find.ts'
import { excludesKeypads, isOfTexts, type NeedId, needIds, needRule } from './needs.ts'
import { bitOf, choicesOf, type FinderTable, UNKNOWN_CHOICE } from './table.ts'
import type { Wishes } from './wishes.ts'

type ChoiceCounts = {
  /** Phones by the value of each choice: a number, a text, or `true` for something that a phone has. */
  byValue: Map<number | string | true, number>
  unknown: number
}

export type Counts = Record<NeedId, ChoiceCounts>

type Tally = {
  need: NeedId
  column: Float64Array
  choices: Uint8Array | undefined
  buckets: Uint32Array
  /** Each phone has any number of values, one bit each. */
  isOfBits: boolean
  excludesKeypads: boolean
}

/** Counts every choice of every need in one pass over the phones. */
export function countChoices(table: FinderTable, must: Wishes, within: Within = null): Counts {
  const wanted = [...must.keys()]
  const tallies = needIds.map(need => tallyOf(table, need, wanted))
  const tests = [...must].map(([need, wish]) => ({
    index: needIds.indexOf(need),
    column: table.columns[need],
    passes: testOfWish(table, need, wish),
  }))
  const keypad = (table.texts.kind ?? []).indexOf('keypad')
  for (let row = 0; row < table.size; row += 1) {
    if (within && !within(row)) continue
    let fails = 0
    let failed = -1
    for (const { index, column, passes } of tests) {
      // NaN, not known, passes no test.
      if (passes(column[row] as number)) continue
      fails += 1
      failed = index
      if (fails > 1) break
    }
    if (fails > 1) continue
    const isKeypad = table.columns.kind[row] === keypad
    // Only another choice of the one failed need would show this phone.
    for (const tally of fails === 1 ? tallies.slice(failed, failed + 1) : tallies) {
      if (!(isKeypad && tally.excludesKeypads)) add(tally, row)
    }
  }
  return Object.fromEntries(tallies.map(tally => [tally.need, readTally(table, tally)])) as Counts
}

function tallyOf(table: FinderTable, need: NeedId, wanted: NeedId[]): Tally {
  const { kind } = needRule(need)
  const size = isOfTexts(need) ? (table.texts[need] ?? []).length : kind === 'has' ? 2 : choicesOf(need).length + 1
  // The last bucket is for what is not known.
  return {
    need,
    column: table.columns[need],
    choices: table.choices[need],
    buckets: new Uint32Array(size + 1),
    isOfBits: kind === 'allOf',
    excludesKeypads: excludesKeypads([...wanted, need]),
  }
}

function add({ buckets, choices, column, isOfBits }: Tally, row: number): void {
  const last = buckets.length - 1
  if (isOfBits && !Number.isNaN(column[row])) {
    for (let index = 0; index < last; index += 1) {
      if ((column[row] as number) & bitOf(index)) buckets[index] = (buckets[index] as number) + 1
    }
    return
  }
  let bucket = last
  if (choices) bucket = choices[row] === UNKNOWN_CHOICE ? last : (choices[row] as number)
  else if (!Number.isNaN(column[row])) bucket = Math.min(column[row] as number, last)
  buckets[bucket] = (buckets[bucket] as number) + 1
}

function readTally(table: FinderTable, { need, buckets }: Tally): ChoiceCounts {
  const { kind } = needRule(need)
  const unknown = buckets.at(-1) as number
  if (kind === 'has') return { byValue: new Map([[true, buckets[1] as number]]), unknown }
  if (isOfTexts(need)) {
    return { byValue: new Map((table.texts[need] ?? []).map((text, code) => [text, buckets[code] as number])), unknown }
  }
  // A phone that fulfils three choices is counted at each of the three.
  const choices = choicesOf(need)
  const byValue = new Map<number, number>()
  let phones = 0
  for (let index = choices.length - 1; index >= 0; index -= 1) {
    phones += buckets[index + 1] as number
    byValue.set(choices[index] as number, phones)
  }
  return { byValue, unknown }
}
