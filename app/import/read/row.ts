/** The parsed table of an import file. */

import type { OwnRow } from './own-record.ts'

export type Row = {
  /** The first line in a text, the position in a JSON list, or the row of a sheet; from 1. */
  line: number
  cells: Record<string, string>
  /** The line of a message as it was sent, cut. */
  sent?: string
  /** A record in this site's own shape, imported as it is; its cells only serve to match prices. */
  own?: OwnRow
}

/** A list that may be longer than what fits into memory as objects: it can be gone through again and again. */
export type Rows<Item = Row> = Iterable<Item> & { readonly length: number }

export type Table = {
  kind: 'csv' | 'json' | 'xlsx' | 'message'
  /** In the order of the file. */
  columns: string[]
  rows: Rows
  /** What `line` counts: lines, records of JSON, or rows of a sheet. */
  unit: 'line' | 'record' | 'row'
  /** The sheets of a spreadsheet, and the one that was read. */
  sheets?: { names: string[]; chosen: string }
}

/** A table whose rows are all in memory, as it was read. */
export type ReadTable = Table & { rows: Row[] }

export type TableResult = { ok: true; table: ReadTable } | { ok: false; message: string }

/** Cells by column. Without a prototype, so that a column may be called `constructor`. */
export const cellsOf = (entries: Iterable<[string, string]>): Row['cells'] =>
  Object.assign(Object.create(null), Object.fromEntries(entries))
