import type { LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { movedTo, tidyPath } from '#app/platform/canonical.server.ts'
import { ErrorPage } from '#app/site/error-page.tsx'
import { Footer } from '#app/site/footer.tsx'
import { Header } from '#app/site/header.tsx'
import { PendingPage } from '#app/site/pending-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const tidy = tidyPath(pathname)
  if (tidy !== pathname) throw movedTo(tidy, search)
  return null
}

export default function SiteLayout() {
  return (
    <Frame>
      <PendingPage>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </PendingPage>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <Header />
      {children}
      <Footer />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  )
}
