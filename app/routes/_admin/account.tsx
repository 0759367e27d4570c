import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  accountPage,
  changePassword,
  endSessions,
  ownAccountIntents,
  passwordChanged,
} from '#app/admin/accounts/account.server.ts'
import { AccountView } from '#app/admin/accounts/components/account-view.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { pressedIntent } from '#app/platform/intent.ts'
import { accountPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Your account', accountPath)

export const loader = adminLoader(({ session }) => accountPage(session))

/** Changing the password asks for it in the same form. */
const endsSessions = ({ form }: { form: FormData }) => pressedIntent(form) !== 'change-password'

export const action = adminAction(
  async ({ form, session }) => {
    const intent = intentOf(form, ownAccountIntents)
    const backWith = (message: Flash) => redirectWith(accountPath, message)
    if (intent === 'change-password') {
      const problems = await changePassword(session, form)
      if (problems) return privateData(problems, 422)
      throw backWith(passwordChanged)
    }
    const ended = await endSessions(session, intent === 'end-session' ? (textField(form, 'id') ?? '') : 'others')
    throw backWith(ended.ok ? { title: 'Ended' } : { title: ended.message, isProblem: true })
  },
  { isConfirmed: endsSessions },
)

export const clientAction = sendForm

export default function AccountPage() {
  return <AccountView account={useLoaderData<typeof loader>()} problems={useFormResult<typeof action>().result} />
}
