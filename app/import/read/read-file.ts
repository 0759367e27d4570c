/** A file of phones, of whatever kind: decoded, and recognised. */

import { readSiteExport, type SiteExport } from '../plan/export-plan.server.ts'
import { type FileOptions, guessOptions } from '../plan/options.ts'
import { decodeText } from './decode.ts'
import { guessMapping } from './guess.ts'
import type { Table } from './row.ts'
import { readTable } from './table.ts'

export type ReadFile =
  | { ok: true; kind: 'export'; encoding: string; file: SiteExport }
  | { ok: true; kind: 'table'; encoding: string; table: Table; guess: FileOptions }
  | { ok: false; message: string }

/** @param today `2026-11-21`: the date of prices where the file's name has none */
export function readFile(name: string, bytes: Uint8Array, today: string): ReadFile {
  if (bytes.length === 0) return { ok: false, message: 'The file is empty.' }
  const { text, encoding } = decodeText(bytes)
  if (text.includes('\0')) return { ok: false, message: 'This is no text file. Save a spreadsheet as CSV first.' }
  const siteExport = readSiteExport(text)
  if (siteExport) return siteExport.ok ? { ok: true, kind: 'export', encoding, file: siteExport.file } : siteExport
  const result = readTable(text)
  if (!result.ok) return result
  const guess = guessOptions(name, result.table, guessMapping(result.table), today)
  return { ok: true, kind: 'table', encoding, table: result.table, guess }
}
