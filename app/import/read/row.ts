/** What a file of phones becomes: columns, and rows that know their line. */

import type { OwnRow } from './own-record.ts'

export type Row = {
  /** Where it begins: a line of a CSV file, or the place in a JSON list, from 1. */
  line: number
  cells: Record<string, string>
  /** A record of this site's own shape, which is taken as it is; the columns then only match prices. */
  own?: OwnRow
}

export type Table = {
  kind: 'csv' | 'json'
  /** In the order of the file. */
  columns: string[]
  rows: Row[]
  /** What a `line` counts. */
  unit: 'line' | 'record'
}

export type TableResult = { ok: true; table: Table } | { ok: false; message: string }

/** Cells by column. Without a prototype, so that a column may be called `constructor`. */
export const cellsOf = (entries: Iterable<[string, string]>): Row['cells'] =>
  Object.assign(Object.create(null), Object.fromEntries(entries))
