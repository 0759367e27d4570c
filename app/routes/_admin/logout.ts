import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { endSession } from '#app/auth/session.server.ts'
import { pageAction } from '#app/http/page-action.server.ts'
import { loginPath } from '#app/platform/paths.ts'

/** Ends the session and leads to the login. */
export const action = pageAction(async ({ request }) => {
  throw redirect(loginPath, { status: 303, headers: { 'Set-Cookie': await endSession(request) } })
})

/** Opened as a page it changes nothing: a link on another site must not log anybody out. */
export function loader(_: LoaderFunctionArgs) {
  throw redirect(loginPath)
}
