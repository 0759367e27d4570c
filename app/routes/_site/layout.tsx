import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FOOTER_BRANDS } from '#app/brands/brand.ts'
import { listBrands } from '#app/brands/brands.server.ts'
import { CompareForm } from '#app/compare-list/components/compare-form.tsx'
import { CompareTray } from '#app/compare-list/components/compare-tray.tsx'
import { cookieList } from '#app/compare-list/cookie.server.ts'
import { CookieListProvider } from '#app/compare-list/cookie-list.tsx'
import { movedTo, tidySearch } from '#app/http/canonical.server.ts'
import { otherLanguages } from '#app/languages/all.server.ts'
import { isReviewed } from '#app/languages/reviews.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { siteLayoutId } from '#app/platform/site-pages.ts'
import { language } from '#app/platform/text/language.ts'
import { footerRanges } from '#app/prices/cents.ts'
import { describeRupees, parseCentRange, toRupees } from '#app/search/price-range.ts'
import { AwaitsReview } from '#app/site/awaits-review.tsx'
import { ErrorPage, statusOf } from '#app/site/error-page.tsx'
import { Footer } from '#app/site/footer.tsx'
import { Header } from '#app/site/header.tsx'
import { PendingPage } from '#app/site/pending-page.tsx'
import { siteTexts } from '#app/site/texts.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'

type Shared = Omit<ReturnType<typeof loader>, 'pkrPerUsd'> & { pkrPerUsd: number | null }

/** Fallback when the layout's loader failed. */
const EMPTY: Shared = { compared: [], footerBrands: [], pkrPerUsd: null }

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const cleanSearch = tidySearch(search)
  if (cleanSearch !== search) throw movedTo(pathname, cleanSearch)
  const names = new Map(listBrands().map(({ slug, name }) => [slug, name]))
  return {
    compared: cookieList(request),
    footerBrands: FOOTER_BRANDS.map(slug => ({ slug, name: names.get(slug) ?? slug })),
    pkrPerUsd: settings().USD_PKR_RATE,
    ...(awaitsReview() ? { awaitsReview: true } : {}),
  }
}

/** Whether no native reader has read the language of this page (LANG-6). */
function awaitsReview(): boolean {
  const own = otherLanguages.find(each => each === language())
  return own !== undefined && !isReviewed(own)
}

/** The price ranges of the footer, in dollars as specified and in rupees as people here count (FOOT-3). */
const rangesInRupees = (pkrPerUsd: number) =>
  footerRanges().flatMap(({ label, range }) => {
    const cents = parseCentRange(range)
    return cents ? [{ label, range, rupees: describeRupees(toRupees(cents, pkrPerUsd)) }] : []
  })

export default function SiteLayout() {
  return (
    <Frame shared={useLoaderData<typeof loader>()}>
      <PendingPage>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </PendingPage>
    </Frame>
  )
}

function Frame({ shared, children }: { shared: Shared; children: ReactNode }) {
  return (
    <CookieListProvider ids={shared.compared}>
      <a href="#content" className="skip-link">
        {siteTexts().skip}
      </a>
      <Header />
      {shared.awaitsReview && <AwaitsReview />}
      {children}
      <Footer brands={shared.footerBrands} ranges={shared.pkrPerUsd === null ? [] : rangesInRupees(shared.pkrPerUsd)} />
      <CompareForm />
      <CompareTray />
      <ToastRegion />
    </CookieListProvider>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame shared={useRouteLoaderData<typeof loader>(siteLayoutId(language())) ?? EMPTY}>
      <ErrorPage status={statusOf(error)} />
    </Frame>
  )
}
