/** Which pages the service worker keeps, and what it makes of them (OFFLINE-2 to OFFLINE-5). Pure; short, because it is sent. */

/** Most bytes of kept pages with what they need. */
const MAX_BYTES = 1_850_000
/** Caches of the browser: kept pages, and reports that wait for a connection. */
export const KEPT = 'kept'
export const OUTBOX = 'outbox'
/** Headers of a kept response: when it was kept, in milliseconds since 1970; its bytes; the title, escaped. */
export const KEPT_AT = 'x-at'
export const KEPT_BYTES = 'x-bytes'
export const KEPT_TITLE = 'x-title'
/** Markup of pages that is changed where they are shown without a connection. */
const HIDDEN_NOTE = ' hidden="" data-kept=""'
export const HIDDEN_SENT = ' hidden="" data-sent=""'
export const EMPTY_LIST = '<ul id="kept"></ul>'

/** Addresses of which the worker takes no notice: the panel, sign-in and what programs read. */
export const isForeign = (path: string): boolean => /^\/(admin|export|api|metrics|healthz)(\/|$)/.test(path)

/** What addresses in the language of this one begin with. @param prefixes of all languages, the default one's '' among them */
export const prefixOf = ({ pathname }: URL, prefixes: string[]): string =>
  prefixes.find(prefix => prefix && `${pathname}/`.startsWith(`${prefix}/`)) ?? ''

const pathOf = (url: URL, prefixes: string[]) => url.pathname.slice(prefixOf(url, prefixes).length)

/** Whether a form that is sent to this address is a report, which may wait for a connection. */
export const isReport = (url: URL, prefixes: string[]): boolean =>
  /^\/price-report(\.data)?$/.test(pathOf(url, prefixes))

/** The address under which a page is kept, with all that tells it from others; null for pages that are not kept. */
export function keyOf(url: URL, prefixes: string[]): string | null {
  const { pathname, search, searchParams } = url
  const path = pathOf(url, prefixes)
  if (path === '/pta-tax') return pathname + search
  const name = path === '/price-report' && !searchParams.has('sent') ? 'phone' : 'phones'
  const ids = searchParams.get(name)
  return ids && /^\/(slip|compare|price-report)$/.test(path) ? `${pathname}?${name}=${ids}` : null
}

/** The built files without which a page cannot be shown. */
export const assetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?: src| data-tool)="(\/assets\/[^"]+)"|"(\/assets\/[^"]+\.woff2)"/g)].map(
      ([, script, font]) => script ?? font ?? '',
    ),
  ),
]

export type Entry = { key: string; at: number; bytes: number }

/** What has to go, oldest first, so that the rest fits. */
export function dropped(entries: Entry[], max = MAX_BYTES): string[] {
  let bytes = 0
  return entries
    .sort((a, b) => b.at - a.at)
    .filter(entry => {
      bytes += entry.bytes
      return bytes > max
    })
    .map(({ key }) => key)
}

/** A kept page with the line that says when it was kept. */
export const markKept = (html: string): string => html.replace(HIDDEN_NOTE, '')

/** The page for addresses that were never kept, with links to those that were. @param titles as they stand in HTML */
export const withKept = (html: string, pages: { key: string; title: string }[], isSent: boolean): string => {
  const links = pages.map(({ key, title }) => `<li><a href="${key.replaceAll('&', '&amp;')}">${title}</a></li>`)
  const listed = html.replace(EMPTY_LIST, () => `<ul id="kept">${links.join('')}</ul>`)
  return isSent ? listed.replace(HIDDEN_SENT, '') : listed
}

/** The response by which the application goes to another page after a form, as the framework's server writes it. */
export const goTo = (path: string): Response =>
  new Response(
    `[{"_1":2,"_3":4,"_5":6,"_7":8,"_9":10},"redirect",${JSON.stringify(path)},"status",303,"revalidate",true,"reload",true,"replace",false]\n`,
    { status: 202, headers: { 'Content-Type': 'text/x-script' } },
  )
