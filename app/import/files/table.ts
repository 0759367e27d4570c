/** A file of phones as a table: columns, and rows that know their line. Pure. */
import { parseCsv } from './csv.ts'
import { parseJsonLists } from './json-lists.ts'

export type Row = {
  /** Where it begins: a line of a CSV file, or the place in a JSON list, from 1. */
  line: number
  cells: Record<string, string>
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

/** Most rows that one file may hold. */
const MOST_ROWS = 50_000

/** Reads JSON where the text begins like it, else CSV. */
export function readTable(text: string): TableResult {
  const trimmed = text.trimStart()
  const result = /^[[{]/.test(trimmed) ? parseJsonLists(trimmed) : parseCsv(text)
  if (result.ok && result.table.rows.length > MOST_ROWS) {
    return { ok: false, message: `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it.` }
  }
  return result
}
