/** What the forms of the dashboard do: save, delete, restore. */

import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from '@remix-run/node'
import { subjectOf } from '#app/activity/activity.server.ts'
import type { User } from '#app/auth/users.server.ts'
import { findBrandById } from '#app/brands/brands.server.ts'
import { createBrand, deleteBrand, restoreBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { privateHeaders } from '#app/http/caching.server.ts'
import { type Flash, flash } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { createPhone, deletePhone, restorePhone, updatePhone } from '#app/phones/edit.server.ts'
import { phonePageFormFor } from '#app/phones/form-rows.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { readForm } from '#app/platform/forms/read-form.ts'
import { CHANGED_MEANWHILE, type Refusal, type Result } from '#app/platform/result.ts'
import { runTool, type ToolRun } from './ai-tools.server.ts'
import { refusalStatuses } from './api-responses.server.ts'
import type { ConflictData } from './components/conflict.tsx'
import { differencesOf } from './differences.ts'
import { brandValues, phoneValues } from './form-values.ts'
import { adminAt, adminTabNamed } from './paths.ts'
import { toolIntents } from './tool-intents.ts'
import { makeChange } from './write.server.ts'

const intents = ['save-phone', 'save-brand', 'delete-phone', 'delete-brand', 'restore', ...toolIntents] as const

/** What a form of the dashboard came to when it did not lead back to the list. */
export type DashboardResult =
  /** A button could not do its work. */
  | { kind: 'problem'; message: string }
  /** The form again: with another row, or with what is wrong in it. */
  | { kind: 'form'; submission: SubmissionResult<string[]>; conflict: ConflictData | null }
  | { kind: 'tool'; run: ToolRun }

const respond = (result: DashboardResult, status: number) =>
  data(result, { status, headers: { ...privateHeaders, ...(status === 503 ? BUSY_HEADERS : {}) } })

/** After a change: back to the list, which says what came of it (ADMIN-10). */
function done(request: Request, message: Flash): never {
  const query = new URL(request.url).searchParams
  const state = {
    tab: adminTabNamed(query.get('tab')),
    q: query.get('q') ?? undefined,
    page: Number(query.get('page')) || undefined,
  }
  throw redirect(adminAt(state), { status: 303, headers: { 'Set-Cookie': flash(message) } })
}

export async function act({ request, form, user }: { request: Request; form: FormData; user: User }) {
  const id = textField(form, 'id')
  const intent = intentOf(form, intents)
  switch (intent) {
    case 'generate-specs':
    case 'generate-details':
    case 'enhance':
      return respond({ kind: 'tool', run: await runTool(intent, form) }, 200)
    case 'save-phone':
      return savePhoneForm(request, form, id, user)
    case 'save-brand':
      return saveBrandForm(request, form, id, user)
    case 'delete-phone':
      return remove(request, await makeChange(() => deletePhone(id ?? '', user.username)), 'Mobile')
    case 'delete-brand':
      return remove(request, await makeChange(() => deleteBrand(id ?? '', user.username)), 'Brand')
    case 'restore':
      return restore(request, Number(id), user)
  }
}

/** What was deleted can be taken back from the message that says so. */
function remove(request: Request, result: Result<number>, what: 'Mobile' | 'Brand') {
  if (result.ok) return done(request, { title: `${what} deleted successfully`, undo: result.value })
  return failed(request, result, `Failed to delete ${what.toLowerCase()}`)
}

async function restore(request: Request, entry: number, { username }: User) {
  const isBrand = subjectOf(entry) === 'brand'
  const result = await makeChange<unknown>(() =>
    isBrand ? restoreBrand(entry, username) : restorePhone(entry, username),
  )
  const what = isBrand ? 'Brand' : 'Mobile'
  if (result.ok) return done(request, { title: `${what} restored successfully` })
  return failed(request, result, `Failed to restore ${what.toLowerCase()}`)
}

function failed(request: Request, { reason, message }: Refusal, failure: string) {
  if (reason === 'busy') return respond({ kind: 'problem', message: `${failure}. ${message}` }, refusalStatuses.busy)
  return done(request, { title: failure, text: message, isProblem: true })
}

async function savePhoneForm(request: Request, form: FormData, id: string | null, { username }: User) {
  const before = id ? findPhoneById(id) : null
  const submission = readForm(form, phonePageFormFor(before))
  if (submission.status !== 'success') {
    return formAgain(submission.reply(), submission.status === 'error' ? 422 : 200)
  }
  const { value } = submission
  const result = await makeChange(() => (id ? updatePhone(id, value, username) : createPhone(value, username)))
  if (result.ok) done(request, { title: id ? 'Mobile updated successfully' : 'Mobile created successfully' })
  const stored = id ? findPhoneById(id) : null
  const conflict = stored && conflictOf(result, phoneValues(stored), submission.payload, `/admin?edit=${id}`)
  return refusedReply(submission, result, conflict)
}

async function saveBrandForm(request: Request, form: FormData, id: string | null, { username }: User) {
  const submission = readForm(form, brandForm)
  if (submission.status !== 'success') {
    return formAgain(submission.reply(), submission.status === 'error' ? 422 : 200)
  }
  const { value } = submission
  const result = await makeChange(() => (id ? updateBrand(id, value, username) : createBrand(value, username)))
  if (result.ok) done(request, { title: id ? 'Brand updated successfully' : 'Brand created successfully' })
  const stored = id ? findBrandById(id) : null
  const conflict =
    stored && conflictOf(result, brandValues(stored), submission.payload, `/admin?tab=brands&edit-brand=${id}`)
  return refusedReply(submission, result, conflict)
}

const formAgain = (submission: SubmissionResult<string[]>, status: number, conflict: ConflictData | null = null) =>
  respond({ kind: 'form', submission, conflict }, status)

type Submission = {
  reply: (options: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) => SubmissionResult<string[]>
}

function refusedReply(submission: Submission, refusal: Refusal, conflict: ConflictData | null) {
  const { field, message, reason } = refusal
  const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] }
  return formAgain(submission.reply(errors), refusalStatuses[reason], conflict)
}

/** Both versions, where the refusal is about a change meanwhile. */
function conflictOf(
  refusal: Refusal,
  stored: Record<string, unknown>,
  typed: Record<string, unknown>,
  reloadPath: string,
): ConflictData | null {
  if (refusal.message !== CHANGED_MEANWHILE) return null
  const { id: _, version, isFeatured, isVisible, ...fields } = stored
  return {
    message: refusal.message,
    version: String(version),
    reloadPath,
    differences: differencesOf(fields, typed),
  }
}
