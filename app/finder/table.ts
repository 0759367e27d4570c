/** The facts of all phones that needs ask for, in columns of numbers: searched in one pass without the database. Pure. */
import type { PricedMemory } from '#app/facts/version-prices.ts'
import { isOfTexts, type NeedId, needIds, needRule } from './needs.ts'
import { emptyJudgedRows, type Judged, type JudgedRows, setJudged } from './value.ts'

/** Numbers, 1 and 0 for yes and no, the text of a `oneOf` need or all texts of an `allOf` need; null: not known. */
export type NeedValue = number | string | readonly string[] | null

export type FinderPhone = {
  id: string
  slug: string
  values: Record<NeedId, NeedValue>
  /** Sort keys: larger first, except where an order says otherwise. */
  latest: number
  createdAt: number
  views: number
  isFeatured: boolean
  /** The optical format of the main sensor in inches. */
  sensor: number | null
  /** Of the main camera. */
  megapixels: number | null
  /** The brightness of the screen, as measured. */
  nits: number | null
  memory: PricedMemory[]
  /** Null where its value for money cannot be judged. */
  judged: Judged | null
}

/** Unknown in the column of choices. */
const UNKNOWN_CHOICE = 255

export type FinderTable = {
  size: number
  capacity: number
  ids: string[]
  slugs: string[]
  /** One number per phone; NaN: not known. Texts are numbered by `texts`; of an `allOf` need each is a bit. */
  columns: Record<NeedId, Float64Array>
  /** For needs with choices the number of choices that the phone fulfils, counted from the easiest. */
  choices: Partial<Record<NeedId, Uint8Array>>
  texts: Partial<Record<NeedId, string[]>>
  latest: Float64Array
  createdAt: Float64Array
  views: Float64Array
  /** 1 for a featured phone. */
  featured: Float64Array
  sensor: Float64Array
  megapixels: Float64Array
  nits: Float64Array
  /** The versions with their prices, MEMORY_PARTS numbers each; null without a price. */
  memory: (Float64Array | null)[]
  /** 1 where the price may be of a version without the wished memory; null where no memory is wished. */
  unnamed: Uint8Array | null
  rows: Map<string, number>
  judged: JudgedRows
  /** How often a phone was put or removed. */
  changes: number
}

const choices = Object.fromEntries(
  needIds.map(need => {
    const { kind, choices = [] } = needRule(need)
    return [need, kind === 'atMost' ? choices.toSorted((a, b) => b - a) : choices]
  }),
) as Record<NeedId, readonly number[]>

/** The choices of a need from the easiest to the hardest. */
export const choicesOf = (need: NeedId): readonly number[] => choices[need]

/** Numbers of each version in `memory`: RAM, storage, price; NaN: not known. */
export const MEMORY_PARTS = 3

/** Versions as the table keeps them; null where there are none. */
const packedMemory = (versions: PricedMemory[]): Float64Array | null =>
  versions.length === 0
    ? null
    : Float64Array.from(
        versions.flatMap(({ ramGb, storageGb, pkr }) => [
          ramGb ?? Number.NaN,
          storageGb ?? Number.NaN,
          pkr ?? Number.NaN,
        ]),
      )

/** Rows of a new table; a full one gets twice as many. */
const FIRST_ROWS = 1024

/** Columns of numbers besides those of the needs. */
const otherColumns = ['latest', 'createdAt', 'views', 'featured', 'sensor', 'megapixels', 'nits'] as const

export function emptyTable(): FinderTable {
  const numbers = () => new Float64Array(FIRST_ROWS)
  return {
    size: 0,
    capacity: FIRST_ROWS,
    ids: [],
    slugs: [],
    columns: Object.fromEntries(needIds.map(need => [need, numbers()])) as FinderTable['columns'],
    choices: Object.fromEntries(
      needIds.filter(need => needRule(need).choices).map(need => [need, new Uint8Array(FIRST_ROWS)]),
    ),
    texts: Object.fromEntries(needIds.filter(isOfTexts).map(need => [need, []])),
    latest: numbers(),
    createdAt: numbers(),
    views: numbers(),
    featured: numbers(),
    sensor: numbers(),
    megapixels: numbers(),
    nits: numbers(),
    memory: [],
    unnamed: null,
    rows: new Map(),
    judged: emptyJudgedRows(),
    changes: 0,
  }
}

/** Adds or replaces a phone. */
export function putPhone(table: FinderTable, phone: FinderPhone): void {
  const row = table.rows.get(phone.id) ?? table.size
  if (row === table.capacity) enlarge(table)
  if (row === table.size) table.size += 1
  table.ids[row] = phone.id
  table.rows.set(phone.id, row)
  table.changes += 1
  setRow(table, row, phone)
}

function enlarge(table: FinderTable): void {
  table.capacity *= 2
  const numbers = (column: Float64Array) => {
    const larger = new Float64Array(table.capacity)
    larger.set(column)
    return larger
  }
  for (const need of needIds) {
    table.columns[need] = numbers(table.columns[need])
    const choices = table.choices[need]
    if (!choices) continue
    table.choices[need] = new Uint8Array(table.capacity)
    table.choices[need].set(choices)
  }
  for (const name of otherColumns) table[name] = numbers(table[name])
}

const derived = new WeakMap<FinderTable, { changes: number; values: Map<string, unknown> }>()

/** What was computed of the whole table under this name; computed anew after phones changed. */
export function keptOfTable<Value>(table: FinderTable, name: string, compute: () => Value): Value {
  let kept = derived.get(table)
  if (kept?.changes !== table.changes) kept = { changes: table.changes, values: new Map() }
  derived.set(table, kept)
  if (!kept.values.has(name)) kept.values.set(name, compute())
  return kept.values.get(name) as Value
}

/** Removes a phone; the last row takes its place. */
export function removePhone(table: FinderTable, id: string): void {
  const row = table.rows.get(id)
  if (row === undefined) return
  const last = table.size - 1
  const numbers = otherColumns.map(name => table[name])
  for (const column of [...numbers, ...Object.values(table.columns), ...Object.values(table.choices)])
    column[row] = column[last] as number
  const moved = table.ids[last] as string
  table.ids[row] = moved
  table.slugs[row] = table.slugs[last] as string
  table.memory[row] = table.memory[last] ?? null
  const judged = table.judged.rows[last] ?? null
  setJudged(table.judged, last, null)
  setJudged(table.judged, row, judged)
  table.rows.set(moved, row)
  table.rows.delete(id)
  table.changes += 1
  for (const list of [table.ids, table.slugs, table.memory, table.judged.rows]) list.length = last
  table.size = last
}

function setRow(table: FinderTable, row: number, phone: FinderPhone): void {
  table.slugs[row] = phone.slug
  table.memory[row] = packedMemory(phone.memory)
  setJudged(table.judged, row, phone.judged)
  table.latest[row] = phone.latest
  table.createdAt[row] = phone.createdAt
  table.views[row] = phone.views
  table.featured[row] = Number(phone.isFeatured)
  table.sensor[row] = phone.sensor ?? Number.NaN
  table.megapixels[row] = phone.megapixels ?? Number.NaN
  table.nits[row] = phone.nits ?? Number.NaN
  for (const need of needIds) {
    const number = numberOf(table, need, phone.values[need])
    table.columns[need][row] = number
    const choices = table.choices[need]
    if (choices) choices[row] = fulfilled(need, number)
  }
}

function numberOf(table: FinderTable, need: NeedId, value: NeedValue): number {
  if (value === null) return Number.NaN
  if (typeof value === 'number') return value
  const texts = table.texts[need] ?? []
  if (typeof value === 'string') return indexIn(texts, value)
  return value.reduce((bits, text) => bits | bitOf(indexIn(texts, text)), 0)
}

function indexIn(texts: string[], text: string): number {
  const known = texts.indexOf(text)
  return known === -1 ? texts.push(text) - 1 : known
}

/** The bit of a text of an `allOf` need by its index; networkTableSchema limits their number. */
export const bitOf = (index: number): number => 1 << index

function fulfilled(need: NeedId, value: number): number {
  if (Number.isNaN(value)) return UNKNOWN_CHOICE
  const isFulfilled = needRule(need).kind === 'atMost' ? (c: number) => value <= c : (c: number) => value >= c
  return choicesOf(need).filter(isFulfilled).length
}

/** The code of keypad phones in the column of kinds; -1 where there are none. */
export const keypadCode = ({ texts }: FinderTable): number => (texts.kind ?? []).indexOf('keypad')

/** Whether the phone of a row is a keypad phone. */
export const isKeypadRow = ({ texts, columns }: FinderTable, row: number): boolean =>
  texts.kind?.[columns.kind[row] ?? -1] === 'keypad'
