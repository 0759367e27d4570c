/** A file of phones as a table. */
import { parseCsv } from './csv.ts'
import { parseJsonLists } from './json-lists.ts'
import type { TableResult } from './row.ts'

/** Reads JSON where the text begins like it, else CSV. */
export function readTable(text: string): Promise<TableResult> {
  const trimmed = text.trimStart()
  return /^[[{]/.test(trimmed) ? parseJsonLists(trimmed) : parseCsv(text)
}
