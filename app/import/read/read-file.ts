/** Decodes an import file, detects its kind and reads it into rows. */
import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { decodeText } from './decode.ts'
import { guessMapping } from './guess.ts'
import type { Mapping } from './mapping.ts'
import type { ReadTable, Table } from './row.ts'
import { readSiteExport, type SiteExport } from './site-export.ts'
import { readTable } from './table.ts'
import { isOldOffice, isZip, readXlsx } from './xlsx.ts'

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

/**
 * Reads a file in slices; only `JSON.parse` blocks the event loop. The site reads it in a worker.
 * @param sheet of a spreadsheet; without, the first one
 */
export async function readFile(bytes: Uint8Array, sheet: string | null = null): Promise<ReadFile<ReadTable>> {
  if (bytes.length === 0) return { ok: false, message: 'The file is empty.' }
  if (isOldOffice(bytes)) return { ok: false, message: OLD_OFFICE }
  if (isZip(bytes)) {
    const result = await readXlsx(bytes, sheet)
    if (!result.ok) return result
    return { ok: true, kind: 'table', encoding: 'Excel', table: result.table, mapping: guessMapping(result.table) }
  }
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

const OLD_OFFICE =
  'This spreadsheet is of an old format, or protected by a password. Save it as .xlsx without one, or as CSV.'
