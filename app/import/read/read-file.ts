/** Decodes an import file, detects its kind and reads it into rows. */
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { decodeText } from './decode.ts'
import { guessMapping } from './guess.ts'
import type { Mapping } from './mapping.ts'
import type { ReadTable, Table } from './row.ts'
import { readSiteExport, type SiteExport } from './site-export.ts'
import { readTable } from './table.ts'

export type ReadFile<ItsTable extends Table = Table> =
  | { ok: true; kind: 'export'; encoding: string; file: SiteExport }
  | {
      ok: true
      kind: 'table'
      encoding: string
      table: ItsTable
      /** Guessed from the column names. */
      mapping: Mapping
    }
  | { ok: false; message: string }

/** Reads a file in slices; only `JSON.parse` blocks the event loop. The site reads it in a worker. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile<ReadTable>> {
  if (bytes.length === 0) return { ok: false, message: 'The file is empty.' }
  const { text, encoding } = decodeText(bytes)
  await yieldToEventLoop()
  if (text.includes('\0')) return { ok: false, message: 'This is no text file. Save a spreadsheet as CSV first.' }
  const siteExport = readSiteExport(text)
  if (siteExport) return siteExport.ok ? { ok: true, kind: 'export', encoding, file: siteExport.file } : siteExport
  await yieldToEventLoop()
  const result = await readTable(text)
  if (!result.ok) return result
  await yieldToEventLoop()
  return { ok: true, kind: 'table', encoding, table: result.table, mapping: guessMapping(result.table) }
}
