/** Reads a text as a table. */
import { hasHeader, parseCsv } from './csv.ts'
import { parseJsonLists } from './json-lists.ts'
import { isMessage, parseMessage } from './message.ts'
import type { TableResult } from './row.ts'

/** JSON when the text begins with a bracket; a message where no line names columns and one has a price; else CSV. */
export async function readTable(text: string): Promise<TableResult> {
  const trimmed = text.trimStart()
  // A message from a chat may begin with the time in brackets.
  if (/^(?:\{|\[(?!\d{1,2}[/.]\d))/.test(trimmed)) return parseJsonLists(trimmed)
  return !hasHeader(text) && isMessage(text) ? parseMessage(text) : parseCsv(text)
}
