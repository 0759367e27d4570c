/** The actions of the dashboard: save, delete, restore, AI tools. */

import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from '@remix-run/node'
import { findActivity } from '#app/activity/activity.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { findBrandById } from '#app/brands/brands.server.ts'
import { createBrand, deleteBrand, restoreBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { statementKey } from '#app/facts/contradiction.ts'
import { readStatement, type StatementProblem, statementFields } from '#app/facts/statement.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { type Flash, flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { createPhone, deletePhone, restorePhone, updatePhone } from '#app/phones/edit.server.ts'
import { phonePageFormFor } from '#app/phones/form-rows.ts'
import { undoMerge } from '#app/phones/merge.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { questionAboutTyped } from '#app/phones/price-work.server.ts'
import { questionAboutFact, removeStatement, stateFact } from '#app/phones/state-fact.server.ts'
import { typedOrigin } from '#app/phones/typed-price.ts'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { readForm } from '#app/platform/forms/read-form.ts'
import { adminEditPath } from '#app/platform/paths.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { CHANGED_MEANWHILE, type Refusal, type Result } from '#app/platform/result.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { runTool, type ToolRun } from './ai-tools.server.ts'
import { refusalStatuses } from './api-responses.server.ts'
import { withChosen } from './choices.ts'
import type { ConflictData } from './components/conflict.tsx'
import { differencesOf } from './differences.ts'
import { brandValues, phoneValues } from './form-values.ts'
import { runPaste } from './pasted-specs/run.server.ts'
import { adminAt, adminTabNamed } from './paths.ts'
import { picturesRun, takePictures } from './phone-pictures.server.ts'
import { ADD_PICTURES, toolIntents } from './tool-intents.ts'
import { makeChange } from './write.server.ts'

export const dashboardIntents = [
  'save-phone',
  'save-brand',
  'delete-phone',
  'delete-brand',
  'restore',
  'state-fact',
  'remove-statement',
  ...toolIntents,
] as const

/** The result of a form that did not redirect to the list. */
export type DashboardResult =
  /** The action failed. */
  | { kind: 'problem'; message: string; isOfPictures?: boolean }
  /** Show the form again, with another row or with errors. */
  | {
      kind: 'form'
      submission: SubmissionResult<string[]>
      conflict: ConflictData | null
      /** The price that a person was asked about, and may save now. */
      confirmed: number | null
    }
  | { kind: 'tool'; run: ToolRun }
  | { kind: 'statement'; problem: StatementProblem }

const respond = (result: DashboardResult, status: number) =>
  data(result, { status, headers: { ...privateHeaders, ...(status === 503 ? BUSY_HEADERS : {}) } })

/** Redirects to the list with a flash message (ADMIN-10). */
function redirectToList(request: Request, message: Flash): never {
  const query = new URL(request.url).searchParams
  const state = {
    tab: adminTabNamed(query.get('tab')),
    q: query.get('q') ?? undefined,
    page: Number(query.get('page')) || undefined,
  }
  throw redirect(adminAt(state), { status: 303, headers: { 'Set-Cookie': flash(message) } })
}

export async function handleDashboardAction({ request, form, user }: { request: Request; form: FormData; user: User }) {
  const id = textField(form, 'id')
  const intent = intentOf(form, dashboardIntents)
  const pictures = await takePictures(form)
  if (pictures.problems.length > 0) return respond({ kind: 'tool', run: picturesRun(form, pictures) }, pictures.status)
  switch (intent) {
    case ADD_PICTURES:
      return respond({ kind: 'tool', run: picturesRun(form, pictures) }, pictures.added > 0 ? 200 : 422)
    case 'generate-specs':
    case 'generate-details':
    case 'replace-typed':
    case 'enhance':
      // The model is asked again only by the editor.
      if (requestContext().refusesWrites) return savePhoneForm(request, form, id, user)
      return respond({ kind: 'tool', run: await runTool(intent, form) }, 200)
    case 'preview-paste':
    case 'apply-paste':
      return respondToPaste(runPaste(intent, form))
    case 'save-phone':
      return savePhoneForm(request, form, id, user)
    case 'save-brand':
      return saveBrandForm(request, form, id, user)
    case 'delete-phone':
      return remove(request, await makeChange(() => deletePhone(id ?? '', user.username)), 'Mobile')
    case 'delete-brand':
      return remove(request, await makeChange(() => deleteBrand(id ?? '', user.username)), 'Brand')
    case 'state-fact':
      return saveStatement(request, form, id ?? '', user)
    case 'remove-statement':
      return factsChanged(
        request,
        id ?? '',
        await makeChange(() => removeStatement(id ?? '', textField(form, 'fact') ?? '', user.username)),
        'Statement removed',
      )
    case 'restore':
      return restore(request, Number(id), user)
  }
}

const respondToPaste = (run: ToolRun) => respond({ kind: 'tool', run }, run.isProblem ? 422 : 200)

async function saveStatement(request: Request, form: FormData, id: string, { username }: User) {
  const values = Object.fromEntries(statementFields.map(name => [name, textField(form, name) ?? '']))
  const read = readStatement(values)
  if (!read.ok) return respond({ kind: 'statement', problem: { values, errors: read.errors } }, 422)
  const question = questionAboutFact(id, read.override)
  const confirmed = statementKey(read.override)
  if (question !== null && textField(form, 'confirmed') !== confirmed) {
    const value = `${question}. State it once more to keep your value, or correct the specification above.`
    return respond({ kind: 'statement', problem: { values, errors: { value }, confirmed } }, 422)
  }
  const result = await makeChange(() => stateFact(id, read.override, username))
  return factsChanged(request, id, result, 'Fact stated')
}

/** Leads back to the facts of the phone. */
function factsChanged(request: Request, id: string, result: Result<null>, title: string) {
  if (!result.ok) return failed(request, result, 'Failed to change the facts')
  return redirect(`${adminEditPath(id)}#facts`, { status: 303, headers: { 'Set-Cookie': flash({ title }) } })
}

/** The flash message offers to undo the deletion. */
function remove(request: Request, result: Result<number>, label: 'Mobile' | 'Brand') {
  if (result.ok) return redirectToList(request, { title: `${label} deleted successfully`, undo: result.value })
  return failed(request, result, `Failed to delete ${label.toLowerCase()}`)
}

/** What an entry of the activity that can be undone was about, and what undoing it says. */
function undoOf(entry: number, username: string) {
  const activity = findActivity(entry)
  if (activity?.action === 'merge') {
    return {
      undo: () => undoMerge(entry, username),
      done: 'Merge undone successfully',
      failure: 'Failed to undo the merge',
    }
  }
  const isBrand = activity?.subject === 'brand'
  const label = isBrand ? 'Brand' : 'Mobile'
  return {
    undo: () => (isBrand ? restoreBrand(entry, username) : restorePhone(entry, username)),
    done: `${label} restored successfully`,
    failure: `Failed to restore ${label.toLowerCase()}`,
  }
}

async function restore(request: Request, entry: number, { username }: User) {
  const { undo, done, failure } = undoOf(entry, username)
  const result = await makeChange<unknown>(undo)
  if (result.ok) return redirectToList(request, { title: done })
  return failed(request, result, failure)
}

function failed(request: Request, { reason, message }: Refusal, failure: string) {
  if (reason === 'busy') return respond({ kind: 'problem', message: `${failure}. ${message}` }, refusalStatuses.busy)
  return redirectToList(request, { title: failure, text: message, isProblem: true })
}

/** The form of a new record, with the slug that script makes from the name while none is typed. */
function withSlug(form: FormData): FormData {
  if (!textField(form, 'slug')?.trim()) form.set('slug', slugOf(textField(form, 'name') ?? ''))
  return form
}

async function savePhoneForm(request: Request, form: FormData, id: string | null, { username }: User) {
  const before = id ? findPhoneById(id) : null
  const chosen = before ? withChosen(form, withoutIdentity(phoneValues(before))) : withSlug(form)
  const submission = readForm(chosen, phonePageFormFor(before))
  if (submission.status !== 'success') {
    return formAgain(submission.reply(), submission.status === 'error' ? 422 : 200)
  }
  const { priceSeen, ...value } = submission.value
  const origin = typedOrigin(priceSeen)
  const asked = before && questionAboutTyped(before, value.price, Date.now(), origin)
  if (asked && textField(form, 'confirmed') !== String(asked.pricePkr)) {
    const message = `This is ${asked.question}. Save once more if it is right.`
    return formAgain(submission.reply({ fieldErrors: { price: [message] } }), 422, null, asked.pricePkr)
  }
  const result = await makeChange(() =>
    id ? updatePhone(id, value, username, origin) : createPhone(value, username, origin),
  )
  if (result.ok) {
    const isAside = origin.kind === 'non-pta' && value.price !== null && value.price !== result.value.priceText
    redirectToList(request, {
      title: id ? 'Mobile updated successfully' : 'Mobile created successfully',
      ...(isAside ? { text: 'The price without PTA approval joined the history; the price of the phone stays.' } : {}),
    })
  }
  const stored = id ? findPhoneById(id) : null
  const conflict = stored && conflictOf(result, phoneValues(stored), submission.payload, `/admin?edit=${id}`)
  return refusedReply(submission, result, conflict)
}

async function saveBrandForm(request: Request, form: FormData, id: string | null, { username }: User) {
  const before = id ? findBrandById(id) : null
  const chosen = before ? withChosen(form, withoutIdentity(brandValues(before))) : withSlug(form)
  const submission = readForm(chosen, brandForm)
  if (submission.status !== 'success') {
    return formAgain(submission.reply(), submission.status === 'error' ? 422 : 200)
  }
  const { value } = submission
  const result = await makeChange(() => (id ? updateBrand(id, value, username) : createBrand(value, username)))
  if (result.ok) redirectToList(request, { title: id ? 'Brand updated successfully' : 'Brand created successfully' })
  const stored = id ? findBrandById(id) : null
  const conflict =
    stored && conflictOf(result, brandValues(stored), submission.payload, `/admin?tab=brands&edit-brand=${id}`)
  return refusedReply(submission, result, conflict)
}

const formAgain = (
  submission: SubmissionResult<string[]>,
  status: number,
  conflict: ConflictData | null = null,
  confirmed: number | null = null,
) => respond({ kind: 'form', submission, conflict, confirmed }, status)

type Submission = {
  reply: (options: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) => SubmissionResult<string[]>
}

function refusedReply(submission: Submission, refusal: Refusal, conflict: ConflictData | null) {
  const { field, message, reason } = refusal
  const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
  return formAgain(submission.reply(errors), refusalStatuses[reason], conflict)
}

/** Which record and version it is, is no matter of choice. */
const withoutIdentity = ({ id: _, version: __, ...fields }: Record<string, unknown>) => fields

/** Both versions, if the record was changed meanwhile. */
function conflictOf(
  refusal: Refusal,
  stored: Record<string, unknown>,
  typed: Record<string, unknown>,
  reloadPath: string,
): ConflictData | null {
  if (refusal.message !== CHANGED_MEANWHILE) return null
  const { version } = stored
  return {
    message: refusal.message,
    version: String(version),
    reloadPath,
    differences: differencesOf(withoutIdentity(stored), typed),
  }
}
