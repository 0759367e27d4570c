/**
 * Measures how long a large import file blocks the event loop: `npm run bench -- import`. A CSV file of 49,000 rows and 40
 * columns, and the same data as JSON, are uploaded, previewed, previewed again with other options and imported as a
 * price list. Prints for each step its time, the longest block of the event loop, and the memory after it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handleFileAction, previewPage } from '#app/import/page/file-preview.server.ts'
import { handleImportAction } from '#app/import/page/import-page.server.ts'
import { findUpload } from '#app/import/page/uploads.server.ts'
import { subscribeToRuns } from '#app/import/run/runner.server.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { refreshIndex } from '../app/search-index/reindex.server.ts'
import { measure, printMeasured } from './support/pauses.ts'

const ROWS = 49_000
const COLUMNS = 40
const MB = 1024 * 1024
const user = { id: 'bench', role: 'administrator' as const, username: 'bench' }

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.env.DATABASE_PATH = join(folder, 'site.sqlite')
const database = openDatabase(process.env.DATABASE_PATH)
migrateDatabase(database)
provideDatabase(database)
refreshIndex()

const columns = ['Name', 'Brand', 'Price', ...Array.from({ length: COLUMNS - 3 }, (_, index) => `Note ${index + 1}`)]
const rowOf = (row: number) =>
  columns.map((_, column) =>
    column === 0 ? `Acme M${row}` : column === 1 ? 'Acme' : column === 2 ? `${20_000 + row}` : `value ${column} ${row}`,
  )
const rows = Array.from({ length: ROWS }, (_, row) => rowOf(row))
const files = {
  CSV: new File([[columns, ...rows].map(row => row.join(',')).join('\n')], 'prices-2026.csv'),
  JSON: new File(
    [JSON.stringify(rows.map(row => Object.fromEntries(row.map((cell, column) => [columns[column], cell]))))],
    'prices-2026.json',
  ),
}

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

for (const [kind, file] of Object.entries(files)) {
  const done = await measure(`${kind}, ${(file.size / MB).toFixed(0)} MB: upload`, () =>
    handleImportAction(formOf({ intent: 'upload', file }), user),
  )
  if (!('to' in done)) throw new Error(JSON.stringify(done))
  const id = done.to.split('/').at(-1) ?? ''
  const upload = () => findUpload(id) ?? expectUpload()
  const query = new URLSearchParams()
  await measure(`${kind}: preview`, async () => previewPage(upload(), query, user))
  await measure(`${kind}: other options`, async () =>
    handleFileAction(upload(), formOf({ intent: 'preview', date: '2026-01' }), user),
  )
  await measure(`${kind}: preview of these`, async () => previewPage(upload(), query, user))
  await measure(`${kind}: import`, async () => {
    const ended = new Promise<void>(resolve => {
      const unfollow = subscribeToRuns(run => {
        if (run.state === 'running') return
        unfollow()
        resolve()
      })
    })
    await handleFileAction(upload(), formOf({ intent: 'import', date: '2026-01' }), user)
    await ended
  })
}

function expectUpload(): never {
  throw new Error('The upload was not found.')
}

printMeasured()
database.$client.close()
rmSync(folder, { recursive: true, force: true })
