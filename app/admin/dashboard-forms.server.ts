/** Saves the forms of a phone and of a brand, or shows them again with what is wrong or was changed meanwhile. */

import type { SubmissionResult } from '@conform-to/react'
import type { User } from '#app/auth/users.server.ts'
import { findBrandById } from '#app/brands/brands.server.ts'
import { createBrand, updateBrand } from '#app/brands/edit.server.ts'
import { brandForm } from '#app/brands/schema.ts'
import { textField } from '#app/http/page-action.server.ts'
import { createPhone, updatePhone } from '#app/phones/edit.server.ts'
import { phonePageFormFor } from '#app/phones/form-rows.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { questionAboutTyped, saveOnceMore } from '#app/phones/price-work.server.ts'
import { typedOrigin } from '#app/phones/typed-price.ts'
import { readForm } from '#app/platform/forms/read-form.ts'
import { adminEditPath, phonePath } from '#app/platform/paths.ts'
import { CHANGED_MEANWHILE, type Refusal } from '#app/platform/result.ts'
import { slugOf } from '#app/platform/text/slug.ts'
import { refusalStatuses } from './api-responses.server.ts'
import { withChosen } from './choices.ts'
import type { ConflictData } from './components/conflict.tsx'
import { redirectToList, respond } from './dashboard-responses.server.ts'
import { differencesOf } from './differences.ts'
import { brandValues, phoneValues } from './form-values.ts'
import { adminAt } from './paths.ts'
import { makeChange } from './write.server.ts'

/** The form of a new record, with the slug that script makes from the name while none is typed. */
function withSlug(form: FormData): FormData {
  if (!textField(form, 'slug')?.trim()) form.set('slug', slugOf(textField(form, 'name') ?? ''))
  return form
}

export async function savePhoneForm(request: Request, form: FormData, id: string | null, { username }: User) {
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
    const fieldErrors = { price: [saveOnceMore(asked.question)] }
    return formAgain(submission.reply({ fieldErrors }), 422, null, asked.pricePkr)
  }
  const result = await makeChange(() =>
    id ? updatePhone(id, value, username, origin) : createPhone(value, username, origin),
  )
  if (result.ok) {
    const isAside = origin.kind === 'non-pta' && value.price !== null && value.price !== result.value.priceText
    redirectToList(request, {
      title: id ? 'Mobile updated successfully' : 'Mobile created successfully',
      link: { label: 'See its page', to: phonePath(result.value) },
      ...(isAside ? { text: 'The price without PTA approval joined the history; the price of the phone stays.' } : {}),
    })
  }
  const stored = id ? findPhoneById(id) : null
  const conflict = stored && conflictOf(result, phoneValues(stored), submission.payload, adminEditPath(stored.id))
  return refusedReply(submission, result, conflict)
}

export async function saveBrandForm(request: Request, form: FormData, id: string | null, { username }: User) {
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
    stored &&
    conflictOf(result, brandValues(stored), submission.payload, adminAt({ tab: 'brands' }, { 'edit-brand': stored.id }))
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
