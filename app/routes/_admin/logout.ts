import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { signOut } from '#app/auth/sign-in.server.ts'
import { pageAction } from '#app/http/page-action.server.ts'
import { loginPath } from '#app/platform/paths.ts'

/** Ends the session and redirects to the login. */
export const action = pageAction(async ({ request }) => {
  throw redirect(loginPath, { status: 303, headers: { 'Set-Cookie': await signOut(request) } })
})

/** GET changes nothing: a link on another site must not log the user out. */
export function loader(_: LoaderFunctionArgs) {
  throw redirect(loginPath)
}
