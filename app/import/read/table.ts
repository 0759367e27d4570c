/** Reads an import file as a table. */
import { parseCsv } from './csv.ts'
import { parseJsonLists } from './json-lists.ts'
import type { TableResult } from './row.ts'

/** JSON when the text begins with a bracket, else CSV. */
export function readTable(text: string): Promise<TableResult> {
  const trimmed = text.trimStart()
  return /^[[{]/.test(trimmed) ? parseJsonLists(trimmed) : parseCsv(text)
}
