import './ui/zod-without-eval.ts'
import type { LinksFunction, MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { ScriptMark } from '#app/http/script-mark.ts'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { seoTexts } from '#app/seo/texts.ts'
import { AppConnection } from './early/app-connection.tsx'
import { earlyScripts } from './early/early-scripts.ts'
import { feedPath } from './platform/paths.ts'
import { settings } from './platform/settings.server.ts'
import { svgDataUrl } from './platform/svg-data-url.ts'
import { language, locale } from './platform/text/language.ts'
import { ErrorPage, statusOf } from './site/error-page.tsx'
import { themeScript } from './site/theme.ts'
import styles from './styles.css?url'
import latinFont from './ui/fonts/familjen-grotesk.woff2?url'
import urduFont from './ui/fonts/noto-naskh-urdu.woff2?url'
import { ICON } from './ui/mark.ts'

/** The one font file that every page loads, by the direction of its language. */
const fonts = { ltr: latinFont, rtl: urduFont }

export const links: LinksFunction = () => [
  { rel: 'preload', href: fonts[locale().direction], as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: svgDataUrl(ICON), type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/atom+xml', title: seoTexts().feedTitle, href: feedPath() },
]

export const meta: MetaFunction = () => [{ title: SITE_NAME }]

/** Data for every page. */
export const loader = () => ({ siteOrigin: settings().SITE_ORIGIN })

// This data never changes while the page is open.
export const shouldRevalidate: ShouldRevalidateFunction = () => false

/** Pages with live content set `refreshSeconds` in their `handle`; without JavaScript the browser reloads them. */
function RefreshWithoutScript() {
  const seconds = useMatches()
    .map(({ handle, data }) => (handle as RefreshingHandle | undefined)?.refreshSeconds?.(data))
    .find(Boolean)
  if (!seconds) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}

type RefreshingHandle = { refreshSeconds?: (data: unknown) => number | null }

export function Layout({ children }: { children: ReactNode }) {
  const mark = useContext(ScriptMark)
  return (
    <html lang={language()} dir={locale().direction === 'rtl' ? 'rtl' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f3f7f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1512" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; before paint, so that no theme flashes */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script type="module" src={earlyScripts[language()]} />
        <Meta />
        {/* The server fills in the rules that the document needs, and defers the link (http/page-styles). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; React leaves what the server filled in */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <link rel="stylesheet" href={styles} suppressHydrationWarning />
        <Links />
        <RefreshWithoutScript />
      </head>
      <body>
        {children}
        <AppConnection />
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** The last resort for errors that no page or layout handles. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorPage status={statusOf(error)} />
}
