/** The pages of the data tables and what their forms do (TABLE-1, TABLE-2). */

import { isDeepStrictEqual } from 'node:util'
import { recordActivity } from '#app/activity/activity.server.ts'
import { refreshFactsWhileServing } from '#app/facts/store.server.ts'
import { exceedsBounds } from '#app/http/json-bounds.ts'
import { textField } from '#app/http/page-action.server.ts'
import { errorText } from '#app/platform/error-text.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { withoutByteOrderMark } from '#app/platform/text/text.ts'
import { type DataTableName, dataTableNames } from '#app/tables/names.ts'
import { describeProblem } from '#app/tables/problems.ts'
import {
  activeVersion,
  deleteDraft,
  findVersion,
  listVersions,
  putToUse,
  storeDraft,
} from '#app/tables/versions.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { makeChange } from '../write.server.ts'
import { dataTables, tableInUse } from './registry.server.ts'

export const tablesPage = () => dataTableNames.map(summaryOf)

function summaryOf(name: DataTableName) {
  const { id, table } = tableInUse(name)
  const { label, about } = dataTables[name]
  return {
    name,
    label,
    about,
    isReplaced: id !== null,
    version: table.version,
    rows: table.rows.size,
    sources: table.sources,
  }
}

export function tablePage(name: DataTableName) {
  const { id } = tableInUse(name)
  return { ...summaryOf(name), inUse: id, versions: listVersions(name) }
}

/** What was wrong with an upload, with the pasted text. */
export type UploadProblem = { field: 'file' | 'content'; messages: string[]; content: string }

/** Stores an uploaded or pasted content as a draft; returns its id, or what is wrong with it and where. */
export async function uploadVersion(
  name: DataTableName,
  form: FormData,
  username: string,
): Promise<{ ok: true; id: number } | { ok: false; problem: UploadProblem; status: number }> {
  const file = form.get('file')
  const pasted = textField(form, 'content') ?? ''
  const isFile = file instanceof File && file.size > 0
  const field = isFile ? 'file' : 'content'
  const text = isFile ? await file.text() : pasted
  const refuse = (messages: string[], status = 422) => ({
    ok: false as const,
    status,
    problem: { field, messages, content: pasted } satisfies UploadProblem,
  })
  if (text.trim() === '') return refuse(['Choose a JSON file, or paste its content.'])
  const parsed = parseJson(text)
  if (!parsed.ok) return refuse([`This is not valid JSON: ${parsed.message}`])
  const checked = dataTables[name].check(parsed.value)
  if (!checked.ok) return refuse(checked.problems.map(problem => describeProblem(problem, text)))
  if (isDeepStrictEqual(parsed.value, tableInUse(name).content)) {
    return refuse(['This is the version in use: nothing would change.'])
  }
  const stored = await makeChange(() => ({
    ok: true as const,
    value: storeDraft(name, parsed.value, username, Date.now()),
  }))
  return stored.ok ? { ok: true, id: stored.value } : refuse([stored.message], 503)
}

/** Several times the values of the largest table. */
const TABLE_BOUNDS = { depth: 12, values: 100_000 }

/** JSON errors name the place: 'Expected … at position 12 (line 2 column 5)'. */
function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    if (exceedsBounds(Buffer.from(text), TABLE_BOUNDS)) return { ok: false, message: 'it has too many values' }
    return { ok: true, value: JSON.parse(withoutByteOrderMark(text)) }
  } catch (error) {
    return { ok: false, message: errorText(error) }
  }
}

export const versionIntents = ['activate', 'discard'] as const

const NO_VERSION = 'There is no such version of this table any more.'

/** Puts a version to use, null for the bundled table; facts and pages follow at once. */
export async function activateVersion(
  name: DataTableName,
  id: number | null,
  username: string,
): Promise<Result<{ version: string }>> {
  const changed = await makeChange(() => putVersionToUse(name, id, username))
  if (changed.ok) await refreshFactsWhileServing()
  return changed
}

/** Puts a version to use with its entry in the activity, in the caller's transaction; facts are derived again afterwards. */
export function putVersionToUse(name: DataTableName, id: number | null, username: string): Result<{ version: string }> {
  const { label, bundled, check } = dataTables[name]
  const content = id === null ? bundled : findVersion(name, id)?.content
  if (content === undefined) return refused('not-found', NO_VERSION)
  const checked = check(content)
  if (!checked.ok) return refused('invalid', 'This release cannot read this version. Nothing was changed.')
  const before = describeVersion(name)
  putToUse(name, id, Date.now())
  recordActivity({
    username,
    action: 'update',
    subject: 'table',
    subjectId: name,
    subjectName: label,
    changes: [{ field: 'version', before, after: describeVersion(name) }],
  })
  invalidateContent()
  return { ok: true, value: { version: checked.table.version } }
}

/** `2026-11-21, bundled` or `2027-07-01, upload 3`. */
function describeVersion(name: DataTableName): string {
  const { table } = tableInUse(name)
  const id = activeVersion(name)
  return `${table.version}, ${id === null ? 'bundled' : `upload ${id}`}`
}

/** Deletes a version that was never in use. */
export const discardVersion = (name: DataTableName, id: number): Promise<Result<null>> =>
  makeChange(() => (deleteDraft(name, id) ? { ok: true, value: null } : refused('not-found', NO_VERSION)))
