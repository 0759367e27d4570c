/**
 * Every address that the site answers (URL-1, URL-2, URL-3, URL-4): a page, an endpoint or a download is one entry. The routes,
 * the names in log and metrics, cache keys, limits of searches, what a read-only site serves and the reserved slugs follow.
 */
import { downloadPaths } from './paths.ts'
import { listedPages, wishParameters } from './site-pages.ts'
import { DEFAULT_LANGUAGE, type Language, languages, localPath } from './text/language.ts'

/** `redirect`: a former address. `signIn`: outside of the panel's frame. `probe`: asked often by machines. */
type Kind = 'page' | 'redirect' | 'panel' | 'signIn' | 'api' | 'panelApi' | 'file' | 'probe'

export type Address = {
  /** As routes name it: `:name` for a part that varies, `*` for what is left. */
  path: string
  kind: Kind
  /** The module of the route, from app/; none for what remix-serve sends as a file. */
  file?: string
  /** The id of the route, where its file serves several. */
  id?: string
  /** The query parameters that the response depends on; it is kept in the response cache where they are given. */
  parameters?: readonly string[]
  /** Those that make a request a search, which costs work for each text and wish that somebody may type (LIMIT-2). */
  searches?: readonly string[]
  /** The page is made of the compare list in the cookie, and not only shows it. */
  isOfCompareList?: true
  /** Its varying part has letters in both cases: hashes of files, tokens, names of brands. */
  isCaseSensitive?: true
  /** Visitors read it in their language: each language has its own address and route of it. */
  isTranslated?: true
  /** Of its texts; English unless given. */
  language?: Language
}

const page = (path: string, name: string, more: Partial<Address> = {}): Address => ({
  path,
  kind: 'page',
  file: `routes/_site/${name}`,
  isTranslated: true,
  ...more,
})
const panel = (path: string, name: string): Address => ({ path, kind: 'panel', file: `routes/_admin/${name}` })
const signIn = (path: string, name: string, more: Partial<Address> = {}): Address => ({
  path,
  kind: 'signIn',
  file: `routes/_admin/${name}`,
  ...more,
})
const api = (path: string, name: string, parameters?: readonly string[], more: Partial<Address> = {}): Address => ({
  path: `/api${path}`,
  kind: 'api',
  file: `routes/api/${name}`,
  parameters,
  ...more,
})
const panelApi = (path: string, name: string, more: Partial<Address> = {}): Address => ({
  path: `/api${path}`,
  kind: 'panelApi',
  file: `routes/api/${name}`,
  ...more,
})
const file = (path: string, name: string, parameters?: readonly string[], more: Partial<Address> = {}): Address => ({
  path,
  kind: 'file',
  file: `routes/${name}`,
  parameters,
  ...more,
})

const inEnglish: readonly Address[] = [
  ...listedPages.map(
    ({ path, file, parameters = [], searches, isOfCompareList }): Address => ({
      path,
      kind: 'page',
      file,
      parameters,
      searches,
      isOfCompareList,
      isTranslated: true,
    }),
  ),
  page('/:brand', 'brand.tsx', {
    parameters: ['price', 'year', 'sort', 'page', ...wishParameters],
    searches: wishParameters,
  }),
  page('/:brand/:slug', 'phone.tsx', {
    parameters: [
      ...['colour', 'open', 'cnfUsd', 'usdPkr', 'device'],
      ...['cash', 'advance', 'fee', 'other', 'count', 'each', 'first'],
    ],
  }),
  page('/404', '$.tsx', { id: 'not-found' }),
  page('*', '$.tsx'),
  { path: '/mobiles/:brand/:slug', kind: 'redirect', file: 'routes/_site/phone-redirect.ts', isTranslated: true },
  { path: '/finder', kind: 'redirect', file: 'routes/_site/finder-redirect.ts', isTranslated: true },

  signIn('/admin/login', 'login.tsx'),
  signIn('/admin/logout', 'logout.ts'),
  signIn('/admin/join/:token', 'join.tsx', { isCaseSensitive: true }),
  panel('/admin', 'dashboard.tsx'),
  panel('/admin/import', 'import.tsx'),
  panel('/admin/import/files/:id', 'import-file.tsx'),
  panel('/admin/import/phones/:id', 'import-phone.tsx'),
  panel('/export', 'export.tsx'),
  panel('/admin/phones/:id/merge', 'merge.tsx'),
  panel('/admin/messages', 'messages.tsx'),
  panel('/admin/prices', 'prices.tsx'),
  panel('/admin/prices/held', 'prices-held.tsx'),
  panel('/admin/account', 'account.tsx'),
  panel('/admin/account/second-factor', 'second-factor.tsx'),
  panel('/admin/accounts', 'accounts.tsx'),
  panel('/admin/operation', 'operation.tsx'),
  panel('/admin/security', 'security.tsx'),
  panel('/admin/confirm', 'confirm.tsx'),
  panel('/admin/site', 'site.tsx'),
  panel('/admin/sources', 'sources.tsx'),
  panel('/admin/sources/:id', 'source.tsx'),
  panel('/admin/sources/:id/runs/:run', 'source-run.tsx'),
  panel('/admin/texts', 'texts.tsx'),
  panel('/admin/tables', 'tables.tsx'),
  panel('/admin/tables/:name', 'table.tsx'),
  panel('/admin/tables/:name/:version', 'table-version.tsx'),
  panel('/admin/*', 'not-found.ts'),

  panelApi('/admin/mobiles', 'admin/phones.ts'),
  panelApi('/admin/mobiles/:id', 'admin/phone.ts'),
  panelApi('/admin/brands', 'admin/brands.ts'),
  panelApi('/admin/brands/:id', 'admin/brand.ts'),
  panelApi('/admin/import/status', 'admin/import.status.ts'),
  panelApi('/admin/import/progress', 'admin/import.progress.ts'),
  panelApi('/admin/import/cancel', 'admin/import.cancel.ts'),
  panelApi('/admin/import/latest', 'admin/import.latest.ts'),
  panelApi('/admin/import/brands', 'admin/import.brands.ts'),
  panelApi('/admin/import/popular', 'admin/import.popular.ts'),
  panelApi('/admin/import/brand/:brand', 'admin/import.brand.ts', { isCaseSensitive: true }),
  panelApi('/admin/import/search', 'admin/import.search.ts'),
  panelApi('/admin/match', 'admin/match.ts'),
  panelApi('/admin/tables/:name/:version', 'admin/table.ts'),
  panelApi('/admin/sources', 'admin/sources.ts'),
  panelApi('/admin/sources/:id', 'admin/source.ts'),
  panelApi('/admin/sources/:id/runs', 'admin/source.runs.ts'),
  panelApi('/admin/sources/:id/runs/:run', 'admin/source.run.ts'),
  panelApi('/admin/sources/:id/runs/:run/undo', 'admin/source.undo.ts'),
  panelApi('/admin/messages/:id/photo', 'admin/message.photo.ts'),
  panelApi('/admin/texts/:language', 'admin/texts.ts'),
  panelApi('/admin/ai/generate-specs', 'admin/ai.generate-specs.ts'),
  panelApi('/admin/ai/detailed-specs', 'admin/ai.detailed-specs.ts'),
  panelApi('/admin/ai/enhance-mobile', 'admin/ai.enhance-mobile.ts'),
  panelApi('/admin/*', 'admin/$.ts'),
  panelApi('/export/stats', 'export.stats.ts'),
  ...Object.entries(downloadPaths).map(
    ([id, path]): Address => ({ path, kind: 'panelApi', file: 'routes/api/export.download.ts', id: `download-${id}` }),
  ),
  panelApi('/auth/login', 'auth.login.ts'),
  panelApi('/auth/logout', 'auth.logout.ts'),
  panelApi('/auth/status', 'auth.status.ts'),

  api('/mobiles', 'phones.ts', ['brand', 'price', 'limit', 'offset']),
  api('/mobiles/:brand/:slug', 'phone.ts', []),
  api('/mobiles/:brand/:slug/facts', 'phone.facts.ts', []),
  api('/mobiles/:brand/:slug/offers', 'phone.offers.ts', []),
  api('/mobiles/:brand/:slug/prices', 'phone.prices.ts', []),
  api('/brands', 'brands.ts', []),
  api('/brands/:brand', 'brand.ts', []),
  api('/search', 'search.ts', ['q', 'price', 'sort', 'limit', 'offset', 'explain'], {
    searches: ['q', 'price', 'explain'],
  }),
  api('/finder', 'finder.ts', ['must', 'nice', 'net'], { searches: wishParameters }),
  api('/pta-tax', 'pta-tax.ts', ['cnfUsd', 'usdPkr', 'route', 'device', 'date']),
  api('/compare', 'compare.ts', ['phones']),
  api('/compare/gone', 'compare-gone.ts'),
  api('/ai/:helper', 'ai.ts'),
  api('/similar-designs', 'similar-designs.ts', ['mobileId', 'lang']),
  api('/suggest', 'suggest.ts', ['q', 'lang'], { searches: ['q'] }),
  api('/csp', 'csp.ts'),
  api('/views/:id', 'view.ts'),
  api('', '$.ts', undefined, { id: 'api-root' }),
  api('/*', '$.ts'),

  file('/sitemap.xml', 'seo/sitemap-index.ts', []),
  file('/sitemaps/:part', 'seo/sitemap-part.ts', []),
  file('/robots.txt', 'seo/robots.ts', []),
  file('/.well-known/security.txt', 'seo/security-txt.ts'),
  file('/data.csv', 'seo/data-csv.ts', []),
  file('/feed.xml', 'seo/feed.ts', [], { isTranslated: true }),
  file('/feeds/phones.xml', 'seo/list-feed.ts', ['q', 'by', 'must', 'nice', 'net'], {
    searches: ['q', ...wishParameters],
    isTranslated: true,
  }),
  file('/feeds/phones/:file', 'seo/phone-feed.ts', [], { isTranslated: true }),
  file('/worker.js', 'files/worker.ts', []),
  file('/speculation-rules', 'seo/speculation-rules.ts', []),
  file('/images/og/:file', 'files/share-picture.ts'),
  file('/images/phones/:file', 'files/drawing.ts', ['colour']),
  file('/pictures/:file', 'files/picture.ts'),
  { path: '/metrics', kind: 'probe', file: 'routes/files/metrics.ts' },
  { path: '/healthz', kind: 'probe', file: 'routes/files/health.ts' },

  { path: '/assets/*', kind: 'file', isCaseSensitive: true },
  { path: '/favicon.ico', kind: 'file' },
  { path: '/manifest.webmanifest', kind: 'file' },
]

/** The id of its route: its own where a file serves several, and of each language. */
export const routeIdOf = ({ id, file = '' }: Pick<Address, 'id' | 'file'>): string => id ?? file.replace(/\.tsx?$/, '')

const inOtherLanguages = languages
  .filter(language => language !== DEFAULT_LANGUAGE)
  .flatMap(language =>
    inEnglish
      .filter(({ isTranslated }) => isTranslated)
      .map(
        (address): Address => ({
          ...address,
          path: address.path === '*' ? localPath('/*', language) : localPath(address.path, language),
          id: localPath(`/${routeIdOf(address)}`, language).slice(1),
          language,
        }),
      ),
  )

export const addresses: readonly Address[] = [...inEnglish, ...inOtherLanguages]

/** What people might take for an address of the site. */
const otherWords = ['build', 'favicon', 'feed', 'manifest', 'robots']

/** First path segments that the site uses itself; a brand with such a slug would collide with its pages (URL-7). */
export const reservedSlugs: readonly string[] = [
  ...new Set(addresses.map(({ path }) => path.split('/')[1] ?? '').filter(first => /^[^:*]/.test(first))),
  ...otherWords,
]
