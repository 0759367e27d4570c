/** The facts of all phones that needs ask for, in columns of numbers: searched in one pass without the database. Pure. */
import type { PricedMemory } from '#app/facts/version-prices.ts'
import { isOfTexts, type NeedId, needIds, needRule } from './needs.ts'

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
  memory: PricedMemory[]
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
  /** The versions with their prices, MEMORY_PARTS numbers each; null without a price. */
  memory: (Float64Array | null)[]
  /** 1 where the price may be of a version without the wished memory; null where no memory is wished. */
  unnamed: Uint8Array | null
  rows: Map<string, number>
  /** Every row that was put or removed, in sequence. */
  changed: number[]
  /** By slug what a cheaper phone saves which gives at least as much, else minus the dearer phones that give no more; judged phones only. */
  savings: () => ReadonlyMap<string, number>
}

/** The choices of a need from the easiest to the hardest. */
export const choicesOf = (need: NeedId): readonly number[] => {
  const { kind, choices = [] } = needRule(need)
  return kind === 'atMost' ? [...choices].sort((a, b) => b - a) : choices
}

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

/** Room for phones that are added later. */
const SPARE_SHARE = 0.05
const SPARE_ROWS = 200

/** @param phones their number */
export function emptyTable(phones: number, savings: FinderTable['savings'] = () => new Map()): FinderTable {
  const capacity = Math.ceil(phones * (1 + SPARE_SHARE)) + SPARE_ROWS
  const numbers = () => new Float64Array(capacity).fill(Number.NaN)
  return {
    size: 0,
    capacity,
    ids: [],
    slugs: [],
    columns: Object.fromEntries(needIds.map(need => [need, numbers()])) as FinderTable['columns'],
    choices: Object.fromEntries(
      needIds.filter(need => needRule(need).choices).map(need => [need, new Uint8Array(capacity)]),
    ),
    texts: Object.fromEntries(needIds.filter(isOfTexts).map(need => [need, []])),
    latest: numbers(),
    createdAt: numbers(),
    views: numbers(),
    featured: numbers(),
    sensor: numbers(),
    memory: [],
    unnamed: null,
    rows: new Map(),
    changed: [],
    savings,
  }
}

/** Adds or replaces a phone. False where the table is full: then build it anew. */
export function putPhone(table: FinderTable, phone: FinderPhone): boolean {
  const row = table.rows.get(phone.id) ?? table.size
  if (row === table.capacity) return false
  if (row === table.size) table.size += 1
  table.ids[row] = phone.id
  table.rows.set(phone.id, row)
  table.changed.push(row)
  setRow(table, row, phone)
  return true
}

/** Removes a phone; the last row takes its place. */
export function removePhone(table: FinderTable, id: string): void {
  const row = table.rows.get(id)
  if (row === undefined) return
  const last = table.size - 1
  const numbers = [table.latest, table.createdAt, table.views, table.featured, table.sensor]
  for (const column of [...numbers, ...Object.values(table.columns), ...Object.values(table.choices)])
    column[row] = column[last] as number
  const moved = table.ids[last] as string
  table.ids[row] = moved
  table.slugs[row] = table.slugs[last] as string
  table.memory[row] = table.memory[last] ?? null
  table.rows.set(moved, row)
  table.rows.delete(id)
  table.changed.push(row, last)
  table.ids.length = last
  table.slugs.length = last
  table.memory.length = last
  table.size = last
}

function setRow(table: FinderTable, row: number, phone: FinderPhone): void {
  table.slugs[row] = phone.slug
  table.memory[row] = packedMemory(phone.memory)
  table.latest[row] = phone.latest
  table.createdAt[row] = phone.createdAt
  table.views[row] = phone.views
  table.featured[row] = Number(phone.isFeatured)
  table.sensor[row] = phone.sensor ?? Number.NaN
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
