import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeSecondFactor, secondFactorIntents, secondFactorPage } from '#app/admin/accounts/account.server.ts'
import { type SecondFactorResult, SecondFactorView } from '#app/admin/accounts/components/second-factor-view.tsx'
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { accountPath, secondFactorPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Second factor', secondFactorPath)

export const loader = adminLoader(({ session }) => secondFactorPage(session))

const respond = (result: SecondFactorResult, status = 200, retryAfterS?: number) =>
  privateData(result, status, retryAfterS)

export const action = adminAction(
  async ({ form, session }) => {
    const intent = intentOf(form, secondFactorIntents)
    const changed = await changeSecondFactor(session, intent, textField(form, 'code') ?? '')
    if (!changed.ok) {
      const { reason, message: problem, retryAfterS } = changed
      return respond({ intent, problem, codes: null, message: '' }, refusalStatuses[reason], retryAfterS)
    }
    const { codes, message } = changed.value
    if (codes) return respond({ intent, problem: null, codes, message })
    if (!message) throw redirect(secondFactorPath, 303)
    throw redirectWith(accountPath, { title: message })
  },
  { isConfirmed: true },
)

export const clientAction = sendForm

export default function SecondFactorPage() {
  return <SecondFactorView page={useLoaderData<typeof loader>()} result={useFormResult<typeof action>().result} />
}
