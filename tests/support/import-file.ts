/** Reads import files and runs imports to their end. */
import type { Actor } from '#app/entities/role.ts'
import { type FileOptions, guessOptions } from '#app/import/plan/options.ts'
import { readFile } from '#app/import/read/read-file.ts'
import type { Table } from '#app/import/read/row.ts'
import { startFileImport } from '#app/import/run/file-import.server.ts'
import type { ImportRun } from '#app/import/run/run.ts'

export const tester: Actor = { username: 'tester', role: 'administrator' }

export const readText = (text: string) => readFile(new TextEncoder().encode(text))

/** Parses a table and guesses its options. */
export async function readTableOf(name: string, content: string | Uint8Array, today = '2026-11-21') {
  const read = await (typeof content === 'string' ? readText(content) : readFile(content))
  if (!read.ok || read.kind !== 'table') throw new Error(`${name}: ${read.ok ? read.kind : read.message}`)
  return { ...read, guess: guessOptions(name, read.table, read.mapping, today) }
}

/** Imports a table as the page does. */
export async function importTable(name: string, table: Table, options: FileOptions): Promise<ImportRun> {
  const started = await startFileImport(name, { kind: 'table', table, options }, tester)
  if (!started.ok) throw new Error(started.message)
  return started.value.ended
}
