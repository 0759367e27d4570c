/** The finder's table, with its orders, in parts that can be stored. Pure. */
import { orderedRows, setOrder } from './kept-order.ts'
import { needIds, needRule } from './needs.ts'
import { type FinderSort, finderSorts } from './order.ts'
import { choicesOf, emptyTable, type FinderTable } from './table.ts'

/** Rows of a part with phones, of about 300 kilobytes. */
const ROWS = 4000
/** Rows of a part of an order, which has four bytes for each. */
const ORDERED_ROWS = 64_000

/** Columns of small whole numbers and of numbers with few digits take less room. */
type Numbers = Float64Array | Float32Array | Uint8Array

type PhonesPart = {
  from: number
  ids: string[]
  slugs: string[]
  memory: FinderTable['memory']
  /** In the sequence of `columnsOf`. */
  columns: Numbers[]
  choices: FinderTable['choices']
}
type OrderPart = { sort: FinderSort; from: number; rows: Uint32Array }
type TextsPart = { texts: FinderTable['texts'] }
export type TablePart = PhonesPart | OrderPart | TextsPart

/** The order by value depends on the other phones of the pool: it is made when it is asked for. */
export const storedSorts = finderSorts.filter(sort => sort !== 'value')

/** Columns besides those of the needs. */
const others = ['latest', 'createdAt', 'views', 'featured', 'sensor'] as const

/** What the parts consist of: others cannot be unpacked. */
export const tableForm = {
  needs: needIds.map(need => [need, needRule(need).kind, choicesOf(need)]),
  others: [...others, 'memory'],
  sorts: storedSorts,
}

const columnsOf = (table: FinderTable): Float64Array[] => [
  ...needIds.map(need => table.columns[need]),
  ...others.map(name => table[name]),
]

const choiceColumns = ({ choices }: FinderTable, pick: (column: Uint8Array) => Uint8Array) =>
  Object.fromEntries(Object.entries(choices).map(([need, column]) => [need, pick(column)]))

export function* packTable(table: FinderTable): Generator<TablePart> {
  yield { texts: table.texts }
  for (let from = 0; from < table.size; from += ROWS) {
    const to = Math.min(from + ROWS, table.size)
    yield {
      from,
      ids: table.ids.slice(from, to),
      slugs: table.slugs.slice(from, to),
      memory: table.memory.slice(from, to),
      columns: columnsOf(table).map(column => narrowed(column.subarray(from, to))),
      choices: choiceColumns(table, column => column.subarray(from, to)),
    }
  }
  for (const sort of storedSorts) {
    const rows = orderedRows(table, sort)
    for (let from = 0; from < rows.length; from += ORDERED_ROWS)
      yield { sort, from, rows: rows.subarray(from, from + ORDERED_ROWS) }
  }
}

/** @param phones their number, for the room of the table */
export function unpackTable(parts: TablePart[], phones: number, savings?: FinderTable['savings']): FinderTable {
  const table = emptyTable(phones, savings)
  const orders = new Map<FinderSort, Uint32Array>()
  for (const part of parts) {
    if ('texts' in part) table.texts = part.texts
    else if ('sort' in part) {
      const rows = orders.get(part.sort) ?? new Uint32Array(table.size)
      rows.set(part.rows, part.from)
      orders.set(part.sort, rows)
    } else addPhones(table, part)
  }
  for (const [sort, rows] of orders) setOrder(table, sort, rows)
  return table
}

function addPhones(table: FinderTable, { from, ids, slugs, memory, columns, choices }: PhonesPart): void {
  for (const [index, column] of columnsOf(table).entries()) widen(columns[index] as Numbers, column, from)
  for (const [need, column] of Object.entries(table.choices))
    column.set(choices[need as keyof typeof choices] as Uint8Array, from)
  // Counted: at a start these loops run before they are compiled, and iterators would take three times as long.
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] as string
    table.rows.set(id, from + index)
    table.ids.push(id)
    table.slugs.push(slugs[index] as string)
    table.memory.push(memory[index] ?? null)
  }
  table.size = from + ids.length
}

/** Stands for NaN in a column of small numbers. */
const UNKNOWN = 255

const isSmall = (value: number) => Number.isNaN(value) || (Number.isInteger(value) && value >= 0 && value < UNKNOWN)
const isShort = (value: number) => Number.isNaN(value) || Math.fround(value) === value

function narrowed(column: Float64Array): Numbers {
  if (column.every(isSmall)) return Uint8Array.from(column, value => (Number.isNaN(value) ? UNKNOWN : value))
  return column.every(isShort) ? Float32Array.from(column) : column
}

function widen(numbers: Numbers, column: Float64Array, from: number): void {
  column.set(numbers, from)
  if (!(numbers instanceof Uint8Array)) return
  for (let index = 0; index < numbers.length; index += 1)
    if (numbers[index] === UNKNOWN) column[from + index] = Number.NaN
}
