import { type MetaFunction, redirect, redirectDocument } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmPassword } from '#app/admin/components/confirm-password.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { textField } from '#app/http/page-action.server.ts'
import { adminPath, confirmPath, ownPath } from '#app/platform/paths.ts'
import { sendForm } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Password', confirmPath)

/** `?redirectTo=` the page that is waiting for the password. */
export const loader = adminLoader(({ request, session }) => {
  const redirectTo = ownPath(new URL(request.url).searchParams.get('redirectTo')) ?? adminPath
  if (session.isConfirmed) throw redirect(redirectTo)
  return { redirectTo }
})

/** Its guard checks the password. */
export const action = adminAction(
  ({ form }) => {
    // A whole document: the page may begin a download.
    throw redirectDocument(ownPath(textField(form, 'redirectTo')) ?? adminPath, 303)
  },
  { isConfirmed: true },
)

export const clientAction = sendForm

export default function ConfirmPage() {
  const { redirectTo } = useLoaderData<typeof loader>()
  return <ConfirmPassword fields={[['redirectTo', redirectTo]]} problem={null} action={confirmPath} />
}
