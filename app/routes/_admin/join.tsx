import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { joinByInvitation } from '#app/admin/accounts/join.server.ts'
import { refusalStatuses } from '#app/admin/api-responses.server.ts'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { findInvitation } from '#app/auth/invitations.server.ts'
import { INVITATION_DAYS } from '#app/auth/limits.ts'
import { PASSWORD_HINT } from '#app/auth/messages.ts'
import { beginSession } from '#app/auth/session.server.ts'
import { roleLabels } from '#app/entities/role.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { accountPath, loginPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Invitation', loginPath)

export function loader({ params }: LoaderFunctionArgs) {
  const invitation = findInvitation(params.token ?? '', Date.now())
  const status = invitation ? 200 : 404
  return privateData({ role: invitation?.role ?? null }, status)
}

export const action = pageAction(async ({ request, params, form }) => {
  const joined = await joinByInvitation(params.token ?? '', form)
  if (!joined.ok) {
    const { message, field = '', reason } = joined
    const problem = { field, message, username: textField(form, 'username') ?? '' }
    return privateData(problem, refusalStatuses[reason])
  }
  throw redirect(accountPath, { status: 303, headers: { 'Set-Cookie': await beginSession(request, joined.value) } })
})

export const clientAction = sendForm

export default function JoinPage() {
  const { role } = useLoaderData<typeof loader>()
  const { result } = useFormResult<typeof action>()
  const problemOf = (field: string) => (result?.field === field ? result.message : undefined)
  return (
    <main className="shell grid min-h-dvh place-content-center py-10">
      <div className="panel w-[min(24rem,90vw)] p-6">
        <Wordmark />
        <h1 className="mt-4 text-2xl">Invitation</h1>
        {role ? (
          <Form method="post" className="mt-2 grid gap-4">
            <p>{`Choose a name and a password. You will be ${roleLabels[role].toLowerCase()}.`}</p>
            {problemOf('') && (
              <p role="alert" className="field-error">
                {problemOf('')}
              </p>
            )}
            <FormField
              id="username"
              name="username"
              label="Username"
              autoComplete="username"
              value={result?.username}
              error={problemOf('username')}
              isRequired
            />
            <FormField
              id="password"
              name="password"
              type="password"
              label="Password"
              autoComplete="new-password"
              hint={PASSWORD_HINT}
              error={problemOf('password')}
              isRequired
            />
            <FormField
              id="again"
              name="again"
              type="password"
              label="Password again"
              autoComplete="new-password"
              error={problemOf('again')}
              isRequired
            />
            <button type="submit" className="button button-primary">
              Make the account
            </button>
          </Form>
        ) : (
          <p className="mt-2">
            {`This invitation is not valid any more: it was used or withdrawn, or is older than ${INVITATION_DAYS} days. Ask for another one.`}
          </p>
        )}
      </div>
    </main>
  )
}
