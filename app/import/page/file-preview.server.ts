/** The loader data and actions of the file preview page. */

import { isDeepStrictEqual } from 'node:util'
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import type { User } from '#app/auth/users.server.ts'
import type { Role } from '#app/entities/role.ts'
import { fieldErrors } from '#app/http/json-body.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { paging } from '#app/platform/paging.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { importFilePath, importPath, importRunPath, withQuery } from '#app/platform/paths.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { type FileOptions, fileOptions, withOptions } from '../plan/options.ts'
import { planOf } from '../plan/plan.server.ts'
import { countOutcomes, outcomes } from '../plan/step.ts'
import { unusedWarnings } from '../plan/unused.ts'
import { type Mapping, type Target, targetNamed } from '../read/mapping.ts'
import type { Table } from '../read/row.ts'
import { startFileImport } from '../run/file-import.server.ts'
import { deleteUpload, readUpload, storeOptions, storeSheet, type Upload } from './uploads.server.ts'

const ROWS_PER_PAGE = 50
const OTHERS_SHOWN = 200

/** `?show=` one outcome, `?page=` of its rows. Null when the file can no longer be read. */
export async function previewPage(upload: Upload, query: URLSearchParams, { role }: User) {
  const preview = await previewOf(upload, role)
  if (!preview) return null
  const { rows: all, ...about } = preview
  const rows = all.filter(row => row.outcome !== 'other')
  const show = outcomes.find(name => name === query.get('show') && name !== 'other') ?? null
  const shown = show ? rows.filter(row => row.outcome === show) : rows
  const page = paging(query.get('page'), shown.length, ROWS_PER_PAGE)
  return {
    id: upload.id,
    name: upload.name,
    ...about,
    total: rows.length,
    /** Import was pressed with options that differ from the preview. */
    isChanged: query.has('changed'),
    show,
    rows: shown.slice(page.offset, page.offset + page.limit),
    /** Lines of a message that are no listing, the first of them. */
    others: all.filter(row => row.outcome === 'other').slice(0, OTHERS_SHOWN),
    paging: page,
  }
}

/** The last preview, so that its pages and filters need no new plan. */
const previews = createCache<ReturnType<typeof planPreview>>({
  name: 'import preview',
  max: 1,
  version: contentVersion,
})

function previewOf(upload: Upload, role: Role) {
  const key = [upload.id, role, JSON.stringify([upload.options, upload.sheet]), todayInPakistan()].join(' ')
  return previews.get(key, () => {
    const preview = planPreview(upload, role)
    preview.catch(() => previews.delete(key))
    return preview
  })
}

async function planPreview(upload: Upload, role: Role) {
  const read = await readUpload(upload)
  if (!read.ok) return null
  const file = withOptions(upload, read, todayInPakistan())
  const rows = (await planOf(file, role)).map(step => step.report)
  return {
    kind: file.kind,
    encoding: read.encoding,
    /** Of a spreadsheet. */
    sheets: file.kind === 'table' ? (file.table.sheets ?? null) : null,
    options: file.kind === 'table' ? file.options : null,
    columns: file.kind === 'table' ? await columnsOf(file.table, file.options.mapping) : [],
    /** The number of records in this site's own shape: the column mapping does not affect them. */
    ownRecords: file.kind === 'table' ? countOwn(file.table) : 0,
    warnings: file.kind === 'table' ? await unusedWarnings(file.table, file.options.mapping) : [],
    ...countOutcomes(rows),
    rows,
  }
}

function countOwn({ rows }: Table): number {
  let count = 0
  for (const { own } of rows) if (own) count += 1
  return count
}

/** Each column with its first value as a sample. */
async function columnsOf({ columns, rows }: Table, mapping: Mapping) {
  const shown: { name: string; target: Target; sample: string }[] = []
  const samples = new Map<string, string>()
  for await (const { cells } of inSlices(rows)) {
    if (samples.size === columns.length) break
    for (const name of columns) {
      const cell = samples.has(name) ? '' : (cells[name]?.trim() ?? '')
      if (cell !== '') samples.set(name, cells[name]?.slice(0, 60) ?? '')
    }
  }
  for (const name of columns) shown.push({ name, target: mapping[name] ?? 'ignore', sample: samples.get(name) ?? '' })
  return shown
}

/** Whether the form replaces data tables, for which the password is asked (AUTH-10). */
export async function replacesTables(upload: Upload, form: FormData, { role }: User): Promise<boolean> {
  if (role !== 'administrator' || pressedIntent(form) !== 'import') return false
  const read = await readUpload(upload)
  return read.ok && read.kind === 'export' && read.file.tables.length > 0
}

export type PreviewResult = {
  errors: Record<string, string[]>
  /** What was chosen and typed, where that was refused. */
  typed?: TypedOptions
}

export const fileIntents = ['preview', 'import', 'discard'] as const

type ActionResult = { to: string } | { result: PreviewResult; status: number }

/** Changes the options, imports the file, or discards it, depending on the intent. */
export async function handleFileAction(upload: Upload, form: FormData, user: User): Promise<ActionResult> {
  const intent = intentOf(form, fileIntents)
  if (intent === 'discard') {
    deleteUpload(upload.id)
    return { to: importPath }
  }
  const read = await readUpload(upload)
  if (!read.ok) return { result: { errors: { '': [read.message] } }, status: 422 }
  let file = withOptions(upload, read, todayInPakistan())
  let isPreviewed = true
  if (file.kind === 'table') {
    const sheet = textField(form, 'sheet')
    const { sheets } = file.table
    if (sheets && sheet !== null && sheet !== sheets.chosen && sheets.names.includes(sheet)) {
      storeSheet(upload, sheet)
      return { to: withQuery(importFilePath(upload.id), { changed: intent === 'import' ? 1 : undefined }) }
    }
    const typed = readOptions(form, file.table, file.options)
    const parsed = fileOptions.safeParse(typed)
    if (!parsed.success) return { result: { errors: fieldErrors(parsed.error), typed }, status: 422 }
    isPreviewed = isDeepStrictEqual(parsed.data, file.options)
    file = { ...file, options: parsed.data }
    storeOptions(upload, parsed.data)
  }
  if (intent === 'preview') return { to: importFilePath(upload.id) }
  // Only import what the preview showed.
  if (!isPreviewed) return { to: withQuery(importFilePath(upload.id), { changed: 1 }) }
  const started = await startFileImport(upload.name, file, user)
  if (!started.ok) return { result: { errors: { '': [started.message] } }, status: refusalStatuses[started.reason] }
  deleteUpload(upload.id)
  return { to: importRunPath(started.value.run.id) }
}

type TypedOptions = ReturnType<typeof readOptions>

/** The options in the form, not checked yet; columns that are missing in the form keep their targets. */
function readOptions(form: FormData, { columns }: Table, before: FileOptions) {
  const mapping = Object.fromEntries(
    columns.map((name, index) => {
      const target = targetNamed(textField(form, `column-${index}`) ?? '')
      return [name, target ?? before.mapping[name] ?? 'ignore']
    }),
  )
  const field = (name: 'mode' | 'source' | 'date' | 'kind') => textField(form, name) ?? before[name]
  return {
    mode: field('mode'),
    source: field('source'),
    date: field('date'),
    kind: field('kind'),
    replacesEdited: textField(form, 'replacesEdited') !== null,
    takesRejected: textField(form, 'takesRejected') !== null,
    mapping,
  }
}
