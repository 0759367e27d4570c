/** The loader data and actions of the import page. */
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { settleCatalogue } from '#app/catalog/version.server.ts'
import { describeBytes, fieldErrors } from '#app/http/json-body.server.ts'
import { intentOf, textField, textFields } from '#app/http/page-action.server.ts'
import { notStoredText } from '#app/platform/busy.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { paging } from '#app/platform/paging.ts'
import { importFilePath, importPath, importRunPath } from '#app/platform/paths.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { asNotStored, NotStored, writeTransaction } from '#db/write.server.ts'
import { fileOptions } from '../plan/options.ts'
import { importRequest, POPULAR_PER_BRAND } from '../providers/limits.ts'
import { hasTableChanges, undoableRuns } from '../run/changes.server.ts'
import { startCatalogueImport } from '../run/file-import.server.ts'
import { provider, startProviderImport } from '../run/provider-import.server.ts'
import { activeRun, cancelRun, type StartResult } from '../run/runner.server.ts'
import { countRuns, findRun, findRunOfOtherProcess, listRuns, takenBackAt } from '../run/runs.server.ts'
import { importStatus } from '../run/status.server.ts'
import { previewUndo, startUndo } from '../run/undo.server.ts'
import { catalogueOffer } from './catalogue-offer.server.ts'
import { type ImportIntent, importIntents, startIntents } from './intents.ts'
import { findPasted, MAX_FILE_BYTES, type Pasted, storeUpload } from './uploads.server.ts'

const RUNS_PER_PAGE = 10

export async function importPage(query: URLSearchParams, { role, username }: User) {
  const shownRuns = paging(query.get('page'), countRuns(), RUNS_PER_PAGE)
  const runs = listRuns(shownRuns)
  const runId = query.get('run')
  const undo = query.get('undo')
  const shown = runId ? findRun(runId) : null
  const ids = [...runs, ...(shown ? [shown] : [])].map(run => run.id)
  const source = provider()
  const ownRun = activeRun()
  return {
    status: statusOrNull(),
    active: ownRun ?? findRunOfOtherProcess(),
    /** A run of another process can only be cancelled there. */
    canCancel: ownRun !== null,
    shown,
    runs,
    /** Ids of runs that can be undone. */
    undoable: [...undoableRuns(ids)],
    /** When runs were taken back, by id. */
    takenBack: Object.fromEntries(takenBackAt(ids)),
    undo: undo ? await previewUndo(undo, role) : null,
    catalogue: await catalogueOffer(query.get('catalogue') === 'preview'),
    paging: shownRuns,
    /** What this person pasted last, and may want to change after the preview. */
    pasted: findPasted(username),
    source: {
      id: source.id,
      label: source.label,
      /** Maximum requests of each import; where the editor sets a limit, without the one for each phone. */
      costs: {
        latest: source.costOf({ kind: 'latest', limit: 0 }),
        brands: source.costOf({ kind: 'brands' }),
        popular: source.costOf({ kind: 'popular' }),
        search: source.costOf({ kind: 'search', query: '', limit: 0 }),
        brand: source.costOf({ kind: 'brand', brand: '', limit: 0 }),
      },
      perPopularBrand: POPULAR_PER_BRAND,
    },
  }
}

/** The page must load even when the counts cannot be read (IMPORT-1). */
function statusOrNull() {
  try {
    return importStatus()
  } catch {
    return null
  }
}

export type ImportResult = {
  /** The intent of the submitted form. */
  intent: ImportIntent
  /** Messages by field; form-level messages are under ''. */
  errors: Record<string, string[]>
  /** The submitted values. */
  values: Record<string, string>
}

type ActionResult = { to: string; headers: HeadersInit } | { result: ImportResult; status: number }

const to = (path: string, headers: HeadersInit = {}): ActionResult => ({ to: path, headers })

/** Starts, cancels or undoes an import, or stores an upload, depending on the intent. */
export async function handleImportAction(form: FormData, user: User): Promise<ActionResult> {
  const intent = intentOf(form, importIntents)
  if (intent === 'cancel') {
    const run = activeRun()
    cancelRun()
    return to(run ? importRunPath(run.id) : importPath)
  }
  if (intent === 'upload') return receiveFile(form)
  if (intent === 'paste') return receivePaste(form, user)
  if (intent === 'dismiss-catalogue') {
    await writeTransaction(settleCatalogue)
    return to(importPath)
  }
  if (intent === 'import-catalogue') {
    return afterStart(intent, await startCatalogueImport(user.username))
  }
  if (intent === 'undo') {
    return afterStart(intent, await startUndo(textField(form, 'run') ?? '', user))
  }
  const values = Object.fromEntries(textFields(form))
  const request = importRequest.safeParse({ ...values, kind: kindOf(intent) })
  if (!request.success) return { result: { intent, errors: fieldErrors(request.error), values }, status: 422 }
  return afterStart(intent, await startProviderImport(request.data, user.username), values)
}

/** The page of the run; or the form again, with what was typed. */
const afterStart = (intent: ImportIntent, started: StartResult, values: Record<string, string> = {}): ActionResult =>
  started.ok
    ? to(importRunPath(started.value.run.id))
    : { result: { intent, errors: { '': [started.message] }, values }, status: refusalStatuses[started.reason] }

/** Whether the form takes back replaced data tables, for which the password is asked (AUTH-10). */
export const replacesTables = (form: FormData, { role }: User): boolean =>
  role === 'administrator' && pressedIntent(form) === 'undo' && hasTableChanges(textField(form, 'run') ?? '')

/** Whether the form has typed fields: of a pasted message, or of an import from the provider. */
export const hasTypedFields = (form: FormData): boolean =>
  ['paste', ...Object.values(startIntents)].some(intent => intent === pressedIntent(form))

const kindOf = (intent: ImportIntent) => Object.entries(startIntents).find(([, start]) => start === intent)?.[0]

async function receiveFile(form: FormData): Promise<ActionResult> {
  const refuse = (message: string, status = 422) => refusedUpload({ intent: 'upload', field: 'file', message, status })
  const file = form.get('file')
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return refuse('Choose a file')
  if (file.size > MAX_FILE_BYTES) return refuse(`The file is larger than ${describeBytes(MAX_FILE_BYTES)}`)
  return storeReceived({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), pasted: null }, refuse)
}

/** A pasted message becomes a file, which is read like any other (IMPORT-17). */
async function receivePaste(form: FormData, { username }: User): Promise<ActionResult> {
  const [text, sender] = [textField(form, 'text') ?? '', (textField(form, 'sender') ?? '').trim()]
  const refuseAt = (field: 'text' | 'sender') => (message: string, status?: number) =>
    refusedUpload({ intent: 'paste', field, message, status: status ?? 422, values: { text, sender } })
  const shop = fileOptions.shape.source.safeParse(sender)
  if (text.trim() === '') return refuseAt('text')('Paste the message')
  if (sender === '') return refuseAt('sender')('Say which shop sent it')
  if (!shop.success) return refuseAt('sender')(shop.error.issues[0]?.message ?? '')
  const pasted = { by: username, sender: shop.data }
  return storeReceived({ name: shop.data, bytes: new TextEncoder().encode(text), pasted }, refuseAt('text'))
}

type RefusedUpload = {
  intent: ImportIntent
  field: string
  message: string
  status: number
  values?: Record<string, string>
}

const refusedUpload = ({ intent, field, message, status, values = {} }: RefusedUpload): ActionResult => ({
  result: { intent, errors: { [field]: [message] }, values },
  status,
})

async function storeReceived(
  { name, bytes, pasted }: { name: string; bytes: Uint8Array<ArrayBuffer>; pasted: Pasted | null },
  refuse: (message: string, status?: number) => ActionResult,
): Promise<ActionResult> {
  try {
    if (requestContext().refusesWrites) throw new NotStored('not-asked')
    const stored = await storeUpload(name, bytes, pasted)
    return stored.ok ? to(importFilePath(stored.id)) : refuse(stored.message)
  } catch (thrown) {
    const error = asNotStored(thrown)
    if (error instanceof NotStored) return refuse(notStoredText(error), 503)
    throw error
  }
}
