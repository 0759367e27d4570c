import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useId } from 'react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { asksForKept } from '#app/auth/kept-forms.server.ts'
import { KEPT_FORM_TEXT, signInMessages } from '#app/auth/messages.ts'
import { beginSession, currentUser } from '#app/auth/session.server.ts'
import { signIn } from '#app/auth/sign-in.server.ts'
import { privateData, privatePage } from '#app/http/caching.server.ts'
import { flash } from '#app/http/flash.server.ts'
import { pageAction, textField } from '#app/http/page-action.server.ts'
import { adminPath, loginPath, ownPath } from '#app/platform/paths.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Admin Login', loginPath)

const targetOf = (text: string | null) => ownPath(text) ?? adminPath

export async function loader({ request }: LoaderFunctionArgs) {
  const target = targetOf(new URL(request.url).searchParams.get('redirectTo'))
  if (await currentUser(request)) throw redirect(target)
  return { redirectTo: target, hasKeptForm: asksForKept(target) }
}

export const action = pageAction(async ({ request, form }) => {
  const result = await signIn(form)
  if (!result.ok) {
    const failure = { message: result.message, username: textField(form, 'username') ?? '', pass: result.pass ?? null }
    return privateData(failure, result.status, 'retryAfterS' in result ? result.retryAfterS : 0)
  }
  const headers = new Headers({ 'Set-Cookie': await beginSession(request, result.user) })
  headers.append('Set-Cookie', flash({ title: 'Login Successful', text: 'Welcome to the admin panel' }))
  throw redirect(targetOf(textField(form, 'redirectTo')), { status: 303, headers })
})

export const clientAction = sendForm

export default function LoginPage() {
  const { redirectTo, hasKeptForm } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const navigation = useNavigation()
  const isPending = navigation.state !== 'idle'
  const errorId = useId()
  const message = unsent ? signInMessages.failed : result && 'message' in result ? result.message : undefined
  const pass = result?.pass ?? null
  // Signed in, loading a guarded page.
  if (navigation.state === 'loading' && navigation.location.pathname !== loginPath) return <Checking />
  return (
    <main className="shell grid min-h-dvh place-content-center py-10">
      <div className="panel w-[min(24rem,90vw)] p-6">
        <Wordmark />
        <h1 className="mt-4 text-2xl">Admin Login</h1>
        {hasKeptForm && (
          <p role="status" className="notice mt-4">
            {KEPT_FORM_TEXT}
          </p>
        )}
        <Form method="post" className="mt-5 grid gap-4">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          {pass ? (
            <>
              <input type="hidden" name="pass" value={pass} />
              <label>
                <span className="label">Code</span>
                <input
                  name="code"
                  className="field"
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-describedby={message ? errorId : undefined}
                />
              </label>
            </>
          ) : (
            <>
              <label>
                <span className="label">Username</span>
                <input
                  name="username"
                  className="field"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={result && 'username' in result ? result.username : ''}
                  aria-describedby={message ? errorId : undefined}
                />
              </label>
              <label>
                <span className="label">Password</span>
                <input
                  name="password"
                  type="password"
                  className="field"
                  autoComplete="current-password"
                  aria-describedby={message ? errorId : undefined}
                />
              </label>
            </>
          )}
          {message && (
            <p id={errorId} role="alert" className="field-error">
              {message}
            </p>
          )}
          <button type="submit" className="button button-primary" aria-disabled={isPending}>
            {isPending ? 'Signing in...' : 'Sign In'}
          </button>
        </Form>
        {pass && (
          <p className="mt-4 text-sm text-muted">
            {'Device lost? A recovery code works too; another administrator can turn the second factor off. '}
            <a href={loginPath} className="link">
              Start again
            </a>
          </p>
        )}
      </div>
    </main>
  )
}

/** Shown while the guarded page loads (AUTH-2). */
function Checking() {
  return (
    <main className="shell grid min-h-dvh place-content-center">
      <p className="panel p-8" role="status">
        Checking authentication...
      </p>
    </main>
  )
}
