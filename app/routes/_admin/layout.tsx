import { data, type LinksFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
} from '@remix-run/react'
import { useEffect } from 'react'
import { AdminHeader } from '#app/admin/components/admin-header.tsx'
import { ConfirmPassword } from '#app/admin/components/confirm-password.tsx'
import { FlashMessage } from '#app/admin/components/flash-message.tsx'
import { currentFaults } from '#app/admin/operation/operation.server.ts'
import styles from '#app/admin/styles.css?url'
import { passwordQuestion } from '#app/auth/confirm.ts'
import { adminLoader } from '#app/auth/guard.server.ts'
import { KEPT_FORM_TEXT } from '#app/auth/messages.ts'
import { countMessages } from '#app/contact/messages.server.ts'
import { privateHeaders, privatePage } from '#app/http/caching.server.ts'
import { clearFlash, takeFlash } from '#app/http/flash.server.ts'
import { accountPath, adminPath, loginFor, operationPath } from '#app/platform/paths.ts'
import { ErrorPage, statusOf } from '#app/site/error-page.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'

export const headers = privatePage

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = adminLoader(({ request, user, session: { hasWeakPassword } }) => {
  const message = takeFlash(request)
  return data(
    {
      username: user.username,
      role: user.role,
      hasWeakPassword,
      faults: currentFaults(),
      unread: countMessages('unread'),
      message,
    },
    { headers: message ? { ...privateHeaders, 'Set-Cookie': clearFlash() } : privateHeaders },
  )
})

export default function AdminLayout() {
  const { username, role, hasWeakPassword, faults, unread, message } = useLoaderData<typeof loader>()
  const isShownAgain = useMatches().some(({ data }) => (data as { shownAgain?: unknown } | null)?.shownAgain)
  return (
    <>
      <AdminHeader username={username} role={role} unread={unread} />
      <main id="content" tabIndex={-1} className="shell py-6">
        <FlashMessage message={message} />
        {isShownAgain && (
          <p role="status" className="notice mb-4">
            Your session had ended. What you typed is below again; nothing was saved yet.
          </p>
        )}
        {faults.map(fault => (
          <p key={fault} role="alert" className="notice notice-problem mb-4">
            {`${fault}. `}
            {role === 'administrator' && (
              <Link to={operationPath} className="link">
                What that means
              </Link>
            )}
          </p>
        ))}
        {hasWeakPassword && (
          <p className="notice notice-problem mb-4">
            {'Your password is short or common. '}
            <Link to={accountPath} className="link">
              Choose another one
            </Link>
          </p>
        )}
        <Outlet />
      </main>
      <ToastRegion />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = statusOf(error)
  if (status === 401) return <AccessDenied kept={isRouteErrorResponse(error) ? (error.data?.login ?? null) : null} />
  const question = isRouteErrorResponse(error) ? passwordQuestion(error.data) : null
  if (question) {
    return (
      <main className="shell py-10">
        <ConfirmPassword {...question} action={pathname + search} />
      </main>
    )
  }
  if (isRouteErrorResponse(error) && error.data?.administratorsOnly) return <AdministratorsOnly />
  return <ErrorPage status={status} />
}

function AdministratorsOnly() {
  return (
    <main className="shell grid min-h-dvh place-content-center">
      <div className="panel p-8 text-center">
        <h1 className="text-2xl">For administrators</h1>
        <p className="mt-2 text-muted">You are signed in as editor, and this is for administrators only.</p>
        <p className="mt-5">
          <a href={adminPath} className="button button-primary">
            Go to the dashboard
          </a>
        </p>
      </div>
    </main>
  )
}

/** Delay of the redirect from 'Access Denied' to the login (AUTH-1). */
const REDIRECT_AFTER_MS = 100

/** @param kept the login that leads back to a form whose session had ended */
function AccessDenied({ kept }: { kept: string | null }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const login = kept ?? loginFor(pathname + search)
  useEffect(() => {
    const timer = setTimeout(() => navigate(login, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [login, navigate])
  return (
    <main className="shell grid min-h-dvh place-content-center">
      <div className="panel p-8 text-center">
        <h1 className="text-2xl">Access Denied</h1>
        <p className="mt-2 text-muted">You need to log in to access the admin panel.</p>
        {kept && <p className="mt-2">{KEPT_FORM_TEXT}</p>}
        <p className="mt-5">
          <a href={login} className="button button-primary">
            Go to Login
          </a>
        </p>
      </div>
    </main>
  )
}
