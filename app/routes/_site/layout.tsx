import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CompareProvider } from '#app/compare/compare-context.tsx'
import { CompareForm } from '#app/compare/components/compare-form.tsx'
import { cookieList } from '#app/compare/cookie.server.ts'
import { movedTo, tidyPath } from '#app/platform/canonical.server.ts'
import { ErrorPage, statusOf } from '#app/site/error-page.tsx'
import { Footer } from '#app/site/footer.tsx'
import { Header } from '#app/site/header.tsx'
import { PendingPage } from '#app/site/pending-page.tsx'
import { Toasts } from '#app/ui/toasts.tsx'

const NONE: string[] = []

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const tidy = tidyPath(pathname)
  if (tidy !== pathname) throw movedTo(tidy, search)
  return { compared: cookieList(request) }
}

export default function SiteLayout() {
  return (
    <Frame compared={useLoaderData<typeof loader>().compared}>
      <PendingPage>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </PendingPage>
    </Frame>
  )
}

/** @param compared the compare list of a visitor without script */
function Frame({ compared, children }: { compared: string[]; children: ReactNode }) {
  return (
    <CompareProvider fromServer={compared}>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <Header />
      {children}
      <Footer />
      <CompareForm />
      <Toasts />
    </CompareProvider>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame compared={NONE}>
      <ErrorPage status={statusOf(error)} />
    </Frame>
  )
}
