import type { MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { makeChange } from '#app/admin/write.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { ProviderDifferences } from '#app/import/page/components/differences.tsx'
import { chosenChange, type LookUp, lookUp, offeredBefore, refreshIntents } from '#app/import/page/refresh.server.ts'
import { provider } from '#app/import/run/provider-import.server.ts'
import { updateFacts } from '#app/phones/edit.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { adminEditPath, importPhonePath, phonePath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  panelMeta(matches, 'Update specs from provider', importPhonePath(data?.phone.id ?? ''))

const requirePhone = (id: string | undefined) => {
  const phone = findPhoneById(id ?? '')
  if (!phone) throw privateData(null, 404)
  return phone
}

/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(({ params }) => {
  const phone = requirePhone(params.id)
  const source = provider()
  const cost = source.costOf({ kind: 'search', query: phone.name, limit: 1 })
  return { phone: { id: phone.id, name: phone.name, path: phonePath(phone) }, source: source.label, cost }
}, shownAgain)

type Found = Pick<Extract<LookUp, { ok: true }>, 'offered' | 'differences'> & { version: number }
type LookUpResult = { found: Found | null; message: string | null }

const reply = (result: LookUpResult, status = 200) => privateData(result, status)
const refuse = (message: string, status: number) => reply({ found: null, message }, status)

export const action = adminAction<LookUpResult>(async ({ form, params, user }) => {
  const phone = requirePhone(params.id)
  if (intentOf(form, refreshIntents) === 'look-up') {
    const found = await lookUp(phone)
    return found.ok
      ? reply({
          found: { offered: found.offered, differences: found.differences, version: phone.version },
          message: null,
        })
      : refuse(found.message, 503)
  }
  const fields = form.getAll('field').map(String)
  const parsed = offeredBefore(phone, textField(form, 'offered') ?? '')
  if (!parsed) return refuse('What was offered cannot be read. Look it up again.', 400)
  const version = Number(textField(form, 'version'))
  if (fields.length === 0) {
    return reply({ found: { ...parsed, version }, message: 'Choose at least one change' }, 422)
  }
  const change = chosenChange(phone, parsed.offered, fields)
  const result = await makeChange(() => updateFacts(phone.id, version, change, user.username))
  if (!result.ok) return refuse(result.message, refusalStatuses[result.reason])
  throw redirectWith(adminEditPath(phone.id), { title: 'Mobile updated successfully' })
})

export const clientAction = sendForm

export default function ImportPhonePage() {
  const { phone, source, cost } = useLoaderData<typeof loader>()
  const { result } = useFormResult<typeof action>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl wrap-anywhere">{`Update ${phone.name} from ${source}`}</h1>
      <p className="text-muted">
        What the provider says is shown beside what is stored. Nothing changes before you apply it.
      </p>
      {result?.message && (
        <p role="alert" className="notice notice-problem">
          {result.message}
        </p>
      )}
      {result?.found ? (
        <ProviderDifferences {...result.found} />
      ) : (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <button type="submit" name="intent" value="look-up" className="button button-primary">
            Look up
          </button>
          {cost > 0 && <span className="text-sm text-muted">{`Costs at most ${cost} requests.`}</span>}
        </Form>
      )}
      <p>
        <Link to={adminEditPath(phone.id)} className="underline">
          Back to editing
        </Link>
      </p>
    </div>
  )
}
