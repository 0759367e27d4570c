import { data, type LinksFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useNavigate, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import { AdminHeader } from '#app/admin/components/admin-header.tsx'
import { FlashMessage } from '#app/admin/components/flash-message.tsx'
import styles from '#app/admin/styles.css?url'
import { adminLoader } from '#app/auth/guard.server.ts'
import { countMessages } from '#app/contact/messages.server.ts'
import { privateHeaders, privatePage } from '#app/http/caching.server.ts'
import { clearFlash, takeFlash } from '#app/http/flash.server.ts'
import { loginFor } from '#app/platform/paths.ts'
import { ErrorPage, statusOf } from '#app/site/error-page.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'

export const headers = privatePage

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = adminLoader(({ request, user }) => {
  const message = takeFlash(request)
  return data(
    { username: user.username, unread: countMessages('unread'), message },
    { headers: message ? { ...privateHeaders, 'Set-Cookie': clearFlash } : privateHeaders },
  )
})

export default function AdminLayout() {
  const { username, unread, message } = useLoaderData<typeof loader>()
  return (
    <>
      <AdminHeader username={username} unread={unread} />
      <main id="content" tabIndex={-1} className="shell py-6">
        <FlashMessage message={message} />
        <Outlet />
      </main>
      <ToastRegion />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = statusOf(error)
  return status === 401 ? <AccessDenied /> : <ErrorPage status={status} />
}

/** Delay of the redirect from 'Access Denied' to the login (AUTH-1). */
const REDIRECT_AFTER_MS = 100

function AccessDenied() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const login = loginFor(pathname + search)
  useEffect(() => {
    const timer = setTimeout(() => navigate(login, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [login, navigate])
  return (
    <main className="shell grid min-h-dvh place-content-center">
      <div className="panel p-8 text-center">
        <h1 className="text-2xl">Access Denied</h1>
        <p className="mt-2 text-muted">You need to log in to access the admin panel.</p>
        <p className="mt-5">
          <a href={login} className="button button-primary">
            Go to Login
          </a>
        </p>
      </div>
    </main>
  )
}
