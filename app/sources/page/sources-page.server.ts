/** The data and forms of the pages about sources. */

import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { makeChange } from '#app/admin/write.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { privateData } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { sourcePath, sourceRunPath, sourcesPath } from '#app/platform/paths.ts'
import { FAILED_RUNS } from '#app/prices/source-faults.server.ts'
import { findRunOf, isUndoable, listSourceRuns, newestRuns, type SourceRun } from '../runs.server.ts'
import { EVERY_HOURS, type SourceForm, sourceForm } from '../schema.ts'
import { createSource, deleteSource, findSource, listSources, type Source, updateSource } from '../sources.server.ts'
import { startRunOf } from '../start.server.ts'
import { type Tried, trySource } from '../try.server.ts'
import { undoSourceRun } from '../undo.server.ts'
import { COLUMN_PREFIX } from './texts.ts'

const missing = () => privateData(null, 404)

const RUNS_SHOWN = 20

export type TypedSource = Record<
  'name' | 'address' | 'kind' | 'everyHours' | 'city' | 'contact' | 'isActive',
  string
> & {
  confirmed: string[]
  /** By column; empty: guessed. */
  mapping: Record<string, string>
}

const emptySource: TypedSource = {
  ...{ name: '', address: '', kind: 'retail', everyHours: String(EVERY_HOURS.default), city: '', contact: '' },
  isActive: 'on',
  confirmed: [],
  mapping: {},
}

const typedOf = ({
  name,
  address,
  kind,
  everyHours,
  city,
  contact,
  isActive,
  confirmed,
  mapping,
}: Source): TypedSource => ({
  ...{ name, address, kind, confirmed },
  everyHours: String(everyHours),
  city: city ?? '',
  contact: contact ?? '',
  isActive: isActive ? 'on' : '',
  mapping: mapping ?? {},
})

export const sourcesPage = () => {
  const newest = newestRuns()
  return {
    typed: emptySource,
    sources: listSources().map(source => {
      const run = newest.get(source.id)
      return { ...shownSource(source), run: run ? shownRun(run) : null }
    }),
  }
}

const shownSource = ({
  id,
  name,
  city,
  kind,
  address,
  everyHours,
  isActive,
  nextRunAt,
  failures,
  version,
}: Source) => ({
  ...{ id, name, city, kind, address, everyHours, isActive, nextRunAt, failures, version },
  asksForAttention: failures >= FAILED_RUNS,
})

const shownRun = ({ pid: _, ...run }: SourceRun) => run

/** @throws 404 */
export function sourcePage(id: string) {
  const source = findSource(id)
  if (!source) throw missing()
  return {
    typed: typedOf(source),
    source: shownSource(source),
    runs: listSourceRuns(id, RUNS_SHOWN).map(run => ({ ...shownRun(run), isUndoable: isUndoable(run) })),
  }
}

/** @throws 404 */
export function sourceRunPage(id: string, runId: string) {
  const source = findSource(id)
  const run = findRunOf(id, runId)
  if (!source || !run) throw missing()
  return { source: shownSource(source), run: { ...shownRun(run), isUndoable: isUndoable(run) } }
}

export type SourceProblem = {
  typed: TypedSource
  errors: Partial<Record<string, string[]>>
  message: string | null
  tried: Tried | null
}

type Args = { request: Request; form: FormData; user: User; params: Partial<Record<string, string>> }

const typedIn = (form: FormData): TypedSource => ({
  name: textField(form, 'name') ?? '',
  address: textField(form, 'address') ?? '',
  kind: textField(form, 'kind') ?? '',
  everyHours: textField(form, 'everyHours') ?? '',
  city: textField(form, 'city') ?? '',
  contact: textField(form, 'contact') ?? '',
  isActive: textField(form, 'isActive') ?? '',
  confirmed: form.getAll('confirmed').map(String),
  mapping: Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(COLUMN_PREFIX) ? [[name.slice(COLUMN_PREFIX.length), String(value)]] : [],
    ),
  ),
})

const again = (typed: TypedSource, more: Partial<SourceProblem>, status: number) =>
  privateData<SourceProblem>({ typed, errors: {}, message: null, tried: null, ...more }, status)

function leave(path: string, message: Flash): never {
  throw redirectWith(path, message)
}

export const sourcesIntents = ['try', 'create'] as const

/** Tries or adds a source. */
export async function handleSourcesForm({ request, form, user }: Args) {
  const typed = typedIn(form)
  const read = readForm(typed)
  if (!read.ok)
    return again(typed, { errors: read.errors, message: 'Nothing was stored: look at the fields below.' }, 422)
  if (intentOf(form, sourcesIntents) === 'try')
    return again(typed, { tried: await trySource(read.form, request.signal) }, 200)
  const result = await makeChange(() => createSource(read.form, user.username, Date.now()))
  if (!result.ok) return refusedForm(typed, result)
  leave(sourcePath(result.value.id), {
    title: `${result.value.name} added. Start its first run, or wait for the clock.`,
  })
}

export const sourceIntents = ['try', 'save', 'run', 'delete'] as const

/** Changes, runs or removes a source. */
export async function handleSourceForm({ request, form, user, params: { id = '' } }: Args) {
  const intent = intentOf(form, sourceIntents)
  if (intent === 'run') {
    const started = await startRunOf(id, user.username)
    if (!started.ok) leave(sourcePath(id), { title: started.message, isProblem: true })
    leave(sourceRunPath(id, started.value.run.id), { title: 'The run has begun' })
  }
  if (intent === 'delete') {
    const result = await makeChange(() => deleteSource(id, user.username))
    if (!result.ok) leave(sourcesPath, { title: result.message, isProblem: true })
    leave(sourcesPath, { title: `${result.value.name} removed; its offers stay with their dates` })
  }
  const typed = typedIn(form)
  const read = readForm(typed)
  if (!read.ok)
    return again(typed, { errors: read.errors, message: 'Nothing was stored: look at the fields below.' }, 422)
  if (intent === 'try') return again(typed, { tried: await trySource(read.form, request.signal) }, 200)
  const version = Number(textField(form, 'version'))
  const result = await makeChange(() => updateSource(id, read.form, version, user.username, Date.now()))
  if (!result.ok) return refusedForm(typed, result)
  leave(sourcePath(id), { title: `${result.value.name} saved` })
}

export const sourceRunIntents = ['undo'] as const

/** Takes a run back. */
export async function handleSourceRunForm({ user, params: { id = '', run = '' } }: Args): Promise<never> {
  if (!findRunOf(id, run)) throw missing()
  const result = await undoSourceRun(run, user.username, Date.now())
  if (!result.ok) leave(sourceRunPath(id, run), { title: result.message, isProblem: true })
  const { offers, held, stays } = result.value
  const kept = stays.length > 0 ? `; ${stays.length} stay: ${stays[0]?.name}, ${stays[0]?.reason}` : ''
  leave(sourceRunPath(id, run), { title: `${offers} offers and ${held} held listings taken back${kept}` })
}

type Read = { ok: true; form: SourceForm } | { ok: false; errors: SourceProblem['errors'] }

function readForm({ isActive, mapping, ...typed }: TypedSource): Read {
  const chosen = Object.keys(mapping).length > 0 ? mapping : null
  const read = sourceForm.safeParse({ ...typed, mapping: chosen, isActive: isActive !== '' })
  if (read.success) return { ok: true, form: read.data }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues)
    errors[String(path[0])] = [...(errors[String(path[0])] ?? []), message]
  return { ok: false, errors }
}

function refusedForm(
  typed: TypedSource,
  { reason, message, field }: { reason: keyof typeof refusalStatuses; message: string; field?: string },
) {
  return again(typed, { message, errors: field ? { [field]: [message] } : {} }, refusalStatuses[reason])
}
