/** How many phones each choice of the filter would leave, with all other wishes kept (FIND-5). Pure. */
import { countMatches, highestPrice, type Limit, testRows, type Within } from './find.ts'
import { excludesKeypads, isOfTexts, type NeedId, needIds, needRule } from './needs.ts'
import { bitOf, choicesOf, type FinderTable, keypadCode } from './table.ts'
import { withVersionPrices } from './version-price.ts'
import type { Wishes } from './wishes.ts'

type ChoiceCounts = {
  /** Phones by the value of each choice: a number, a text, or `true` for something that a phone has. */
  byValue: Map<number | string | true, number>
  unknown: number
}

export type Counts<Need extends NeedId = NeedId> = Record<Need, ChoiceCounts>

/** Counts every choice of every need. */
export const countChoices = (all: FinderTable, must: Wishes, limit?: Limit): Counts =>
  countChoicesOf(needIds, all, must, limit)

/** Counts every choice of these needs, need by need over the phones that could be shown for it. */
export function countChoicesOf<Need extends NeedId>(
  needs: readonly Need[],
  all: FinderTable,
  must: Wishes,
  limit?: Limit,
): Counts<Need> {
  const limitPkr = highestPrice(must, limit)
  const table = withVersionPrices(all, must, limitPkr)
  const within = limit?.within(table) ?? null
  const { passing, missing } = rowsToCount(table, must, within)
  const passingSmart = smart(table, passing)
  const wanted = [...must.keys()]
  return Object.fromEntries(
    needs.map(need => {
      // Only another choice of the one missed need would show these phones.
      const others = missing[wanted.indexOf(need)] ?? new Uint32Array()
      const isSmartOnly = excludesKeypads([...wanted, need])
      const buckets = emptyBuckets(table, need)
      fill(buckets, table, need, isSmartOnly ? passingSmart : passing)
      fill(buckets, table, need, isSmartOnly ? smart(table, others) : others)
      const counts = readBuckets(table, need, buckets)
      return [
        need,
        limitPkr !== null && isMemory(need) ? { ...counts, byValue: memoryCounts(all, need, must, limit) } : counts,
      ]
    }),
  ) as Counts<Need>
}

const isMemory = (need: NeedId): boolean => need === 'ram' || need === 'storage'

/** Each choice of memory has prices of its own, so that the phones are tested anew for it (FIND-8). */
const memoryCounts = (table: FinderTable, need: NeedId, must: Wishes, limit: Limit | undefined) =>
  new Map(choicesOf(need).map(choice => [choice, countMatches(table, new Map([...must, [need, choice]]), limit)]))

/** Rows in a typed array, which a loop over all phones reads several times faster. */
type Rows = Uint32Array

/** The phones that fulfil all musts, and by the number of a must those that miss only this one. */
function rowsToCount(table: FinderTable, must: Wishes, within: Within): { passing: Rows; missing: Rows[] } {
  const { failed, unknown, last } = testRows(table, must)
  const passing = new Uint32Array(table.size)
  let passed = 0
  const missing: number[][] = Array.from(must, () => [])
  for (let row = 0; row < table.size; row += 1) {
    const misses = (failed[row] as number) + (unknown[row] as number)
    if (misses > 1 || (within && !within(row))) continue
    if (misses === 0) {
      passing[passed] = row
      passed += 1
    } else missing[last[row] as number]?.push(row)
  }
  return { passing: passing.subarray(0, passed), missing: missing.map(rows => new Uint32Array(rows)) }
}

/** The rows of phones other than keypad phones. */
function smart(table: FinderTable, rows: Rows): Rows {
  const keypad = keypadCode(table)
  const { kind } = table.columns
  const kept = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number
    if (kind[row] === keypad) continue
    kept[count] = row
    count += 1
  }
  return kept.subarray(0, count)
}

/** One for each choice, and the last for what is not known. */
function emptyBuckets(table: FinderTable, need: NeedId): Uint32Array {
  const { kind } = needRule(need)
  const size = isOfTexts(need) ? (table.texts[need] ?? []).length : kind === 'has' ? 2 : choicesOf(need).length + 1
  return new Uint32Array(size + 1)
}

function fill(buckets: Uint32Array, table: FinderTable, need: NeedId, rows: Rows): void {
  const choices = table.choices[need]
  if (choices) fillByChoice(buckets, choices, rows)
  else if (needRule(need).kind === 'allOf') fillByBits(buckets, table.columns[need], rows)
  else fillByCode(buckets, table.columns[need], rows)
}

function fillByChoice(buckets: Uint32Array, choices: Uint8Array, rows: Rows): void {
  const unknown = buckets.length - 1
  for (let at = 0; at < rows.length; at += 1) {
    const bucket = Math.min(choices[rows[at] as number] as number, unknown)
    buckets[bucket] = (buckets[bucket] as number) + 1
  }
}

function fillByCode(buckets: Uint32Array, column: Float64Array, rows: Rows): void {
  const unknown = buckets.length - 1
  for (let at = 0; at < rows.length; at += 1) {
    const code = column[rows[at] as number] as number
    const bucket = Number.isNaN(code) ? unknown : Math.min(code | 0, unknown - 1)
    buckets[bucket] = (buckets[bucket] as number) + 1
  }
}

function fillByBits(buckets: Uint32Array, column: Float64Array, rows: Rows): void {
  const unknown = buckets.length - 1
  for (let at = 0; at < rows.length; at += 1) {
    const bits = column[rows[at] as number] as number
    if (Number.isNaN(bits)) buckets[unknown] = (buckets[unknown] as number) + 1
    else
      for (let index = 0; index < unknown; index += 1)
        if (bits & bitOf(index)) buckets[index] = (buckets[index] as number) + 1
  }
}

function readBuckets(table: FinderTable, need: NeedId, buckets: Uint32Array): ChoiceCounts {
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
