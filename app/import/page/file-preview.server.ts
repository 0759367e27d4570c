/** What the preview of a file shows, and what its forms do. */
import { isDeepStrictEqual } from 'node:util'
import type { User } from '#app/auth/users.server.ts'
import { contentVersion } from '#app/platform/changes.server.ts'
import { fieldErrors } from '#app/platform/json-body.server.ts'
import { intentOf, textField } from '#app/platform/page-action.server.ts'
import { paging } from '#app/platform/paging.ts'
import { importFilePath, importPath, importRunPath, withQuery } from '#app/platform/paths.ts'
import { type FileOptions, fileOptions } from '../plan/options.ts'
import { countOutcomes, outcomes } from '../plan/plan.server.ts'
import { unusedWarnings } from '../plan/unused.ts'
import { type Mapping, targetNamed } from '../read/mapping.ts'
import { type ReadFile, readFile } from '../read/read-file.ts'
import { planOf, startFileImport } from '../run/file-import.server.ts'
import { forgetUpload, keepOptions, type Upload } from './uploads.server.ts'

const ROWS_PER_PAGE = 50

const today = () => new Date().toISOString().slice(0, 10)

const optionsOf = (upload: Upload, read: Extract<ReadFile, { ok: true }>): FileOptions | null =>
  read.kind === 'table' ? (upload.options ?? read.guess) : null

/** `?show=` one outcome, `?page=` of its rows. Null when the file cannot be read any more. */
export async function previewPage(upload: Upload, query: URLSearchParams) {
  const preview = await previewOf(upload)
  if (!preview) return null
  const { rows, ...about } = preview
  const show = outcomes.find(name => name === query.get('show')) ?? null
  const shown = show ? rows.filter(row => row.outcome === show) : rows
  const page = paging(query.get('page'), shown.length, ROWS_PER_PAGE)
  return {
    id: upload.id,
    name: upload.name,
    ...about,
    total: rows.length,
    /** Import was pressed with other choices than those that were shown. */
    isChanged: query.has('changed'),
    show,
    rows: shown.slice(page.offset, page.offset + page.limit),
    paging: page,
  }
}

/** The file that was looked at last: its pages and filters need no new plan. */
let kept: { key: string; preview: ReturnType<typeof planPreview> } | undefined

function previewOf(upload: Upload) {
  const key = [upload.id, JSON.stringify(upload.options), today(), contentVersion()].join(' ')
  if (kept?.key === key) return kept.preview
  const preview = planPreview(upload)
  kept = { key, preview }
  preview.catch(() => (kept = undefined))
  return preview
}

async function planPreview(upload: Upload) {
  const read = readFile(upload.name, upload.bytes, today())
  if (!read.ok) return null
  const options = optionsOf(upload, read)
  const rows = (await planOf(read, options)).map(step => step.row)
  return {
    kind: read.kind,
    encoding: read.encoding,
    options,
    columns: read.kind === 'table' && options ? columnsOf(read.table, options.mapping) : [],
    /** Records of this site's own shape: no column decides about them. */
    ownRecords: read.kind === 'table' ? read.table.rows.filter(row => row.own).length : 0,
    warnings: read.kind === 'table' && options ? unusedWarnings(read.table, options.mapping) : [],
    ...countOutcomes(rows),
    rows,
  }
}

type Table = Extract<ReadFile, { kind: 'table' }>['table']

/** Each column with the first value that it has. */
const columnsOf = ({ columns, rows }: Table, mapping: Mapping) =>
  columns.map(name => ({
    name,
    target: mapping[name] ?? ('ignore' as const),
    sample: rows.find(row => row.cells[name]?.trim())?.cells[name]?.slice(0, 60) ?? '',
  }))

export type PreviewAnswer = { errors: Record<string, string[]> }

type Done = { to: string } | { answer: PreviewAnswer; status: number }

/** Changes how the file is read, carries it out, or throws it away, by its intent. */
export async function actOnFile(upload: Upload, form: FormData, user: User): Promise<Done> {
  const intent = intentOf(form, ['preview', 'import', 'discard'])
  if (intent === 'discard') {
    forgetUpload(upload.id)
    return { to: importPath }
  }
  const read = readFile(upload.name, upload.bytes, today())
  if (!read.ok) return { answer: { errors: { '': [read.message] } }, status: 422 }
  let options = optionsOf(upload, read)
  let isSeen = true
  if (read.kind === 'table' && options) {
    const parsed = readOptions(form, read.table, options)
    if (!parsed.success) return { answer: { errors: fieldErrors(parsed.error) }, status: 422 }
    isSeen = isDeepStrictEqual(parsed.data, options)
    options = parsed.data
    keepOptions(upload, options)
  }
  if (intent === 'preview') return { to: importFilePath(upload.id) }
  // What is carried out was shown before.
  if (!isSeen) return { to: withQuery(importFilePath(upload.id), { changed: 1 }) }
  const started = await startFileImport(upload.name, read, options, user.username)
  if (!started.ok) return { answer: { errors: { '': [started.message] } }, status: started.status }
  forgetUpload(upload.id)
  return { to: importRunPath(started.run.id) }
}

/** The options as the form has them; a column that the form does not name keeps its target. */
function readOptions(form: FormData, { columns }: Table, before: FileOptions) {
  const mapping = Object.fromEntries(
    columns.map((name, index) => {
      const target = targetNamed(textField(form, `column-${index}`) ?? '')
      return [name, target ?? before.mapping[name] ?? 'ignore']
    }),
  )
  const field = (name: 'mode' | 'source' | 'date' | 'kind') => textField(form, name) ?? before[name]
  return fileOptions.safeParse({
    mode: field('mode'),
    source: field('source'),
    date: field('date'),
    kind: field('kind'),
    replacesEdited: textField(form, 'replacesEdited') !== null,
    mapping,
  })
}
