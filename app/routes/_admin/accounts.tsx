import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accountIntents, accountsPage, changeAccounts } from '#app/admin/accounts/accounts.server.ts'
import { type AccountsResult, AccountsView } from '#app/admin/accounts/components/accounts-view.tsx'
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { intentOf, textField } from '#app/http/page-action.server.ts'
import { accountsPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Accounts', accountsPath)

const access = { isAdministratorsOnly: true }

export const loader = adminLoader(({ user }) => accountsPage(user), { ...access, action: () => action })

const respond = (result: AccountsResult, status = 200) => privateData(result, status)

export const action = adminAction(
  async ({ form, user }) => {
    const fields = { id: textField(form, 'id') ?? '', role: textField(form, 'role') ?? '' }
    const changed = await changeAccounts(user, intentOf(form, accountIntents), fields)
    if (!changed.ok) {
      const { message, reason } = changed
      return respond({ message, link: null }, refusalStatuses[reason])
    }
    const { message, link } = changed.value
    if (link) return respond({ message, link })
    throw redirectWith(accountsPath, { title: message })
  },
  { ...access, isConfirmed: true },
)

export const clientAction = sendForm

export default function AccountsPage() {
  return <AccountsView page={useLoaderData<typeof loader>()} result={useFormResult<typeof action>().result} />
}
