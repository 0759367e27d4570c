/** Every address of the site, from what it shows. No page builds one from strings. */
import { type Query, withQuery } from './early-paths.ts'
import { sitePages } from './site-pages.ts'
import { localPath } from './text/language.ts'

export { compareFor, comparePath, phonePath, type Query, slipFor, withQuery } from './early-paths.ts'

/** The path of a page in the language of the page that links to it. */
export const pagePath = ({ path }: { path: string }) => localPath(path)
export const homePath = () => pagePath(sitePages.home)
export const latestPath = () => withQuery(homePath(), { filter: 'latest' })
export const brandsPath = () => pagePath(sitePages.brands)
export const searchPath = () => pagePath(sitePages.search)
export const reviewsPath = () => pagePath(sitePages.reviews)
export const guidePath = () => pagePath(sitePages.guide)
/** @param query of the form, such as the name of the phone */
export const ptaTaxPath = (query: Query = {}) => withQuery(pagePath(sitePages.ptaTax), query)
export const contactPath = () => pagePath(sitePages.contact)
/** The page for shops; or, once a source was proposed, the thanks. */
export const shopsPath = (query: { sent?: 1 } = {}) => withQuery(pagePath(sitePages.shops), query)
const priceReportPath = () => pagePath(sitePages.priceReport)
export const privacyPath = () => pagePath(sitePages.privacy)
export const termsPath = () => pagePath(sitePages.terms)
export const sitemapPath = () => pagePath(sitePages.sitemap)

export const START_FILES = '/assets/start/'
/** The scripts of a document that only its application needs. @param of path and query of the document */
export const startFilePath = (hash: string, of: string) => withQuery(`${START_FILES}${hash}.js`, { of })
/** Names the links that browsers may load ahead. */
export const speculationRulesPath = '/speculation-rules'
/** What we know and how well, as a table. */
export const dataCsvPath = () => '/data.csv'
/** The service worker; what it shows instead of a page that was never kept. */
export const workerPath = '/worker.js'
export const offlinePath = (query: { kept?: 1 } = {}) => withQuery(pagePath(sitePages.offline), query)
export const feedPath = () => localPath('/feed.xml')
/** The feed of a phone's prices. */
export const phoneFeedPath = (slug: string) => localPath(`/feeds/phones/${encodeURIComponent(slug)}.xml`)
/** The feed of new and cheaper phones among those of a search or list. */
export const listFeedPath = (query: Query) => withQuery(localPath('/feeds/phones.xml'), query)
export const securityTextPath = '/.well-known/security.txt'
export const sitemapIndexPath = '/sitemap.xml'
/** A part of the sitemap for machines: `pages`, `brands`, `phones-1`. */
export const sitemapPartPath = (part: string) => `/sitemaps/${part}.xml`
/** The picture that link previews show of a phone. */
export const phoneSharePath = (slug: string) => `/images/og/${encodeURIComponent(slug)}.png`

/** The list of all phones, of one band, one page of it. */
export const phonesPath = (query: Query = {}) => withQuery(pagePath(sitePages.phones), query)
/** The page of a brand, with its filters. */
export const brandPath = (slug: string, query: Query = {}) =>
  withQuery(localPath(`/${encodeURIComponent(slug)}`), query)

/** A search, by text, by a range of US cents (`20000-50000`), or both. */
export const searchFor = (query: Query) => withQuery(searchPath(), query)

/** The reviews, all or of one category. */
export const reviewsOf = (category?: string) => withQuery(reviewsPath(), { category })
/** The contact form, with a subject chosen; or, once it was sent, the thanks. */
export const contactFor = (query: { subject?: string; sent?: 1 }) => withQuery(contactPath(), query)
/** The form to report a wrong price of this phone; or, once it was sent, the thanks. */
export const priceReportFor = (phoneId: string, query: { sent?: 1 } = {}) =>
  withQuery(priceReportPath(), { phone: phoneId, ...query })

export const adminPath = '/admin'
/** The panel with the form of this phone open. */
export const adminEditPath = (phoneId: string) => withQuery(adminPath, { edit: phoneId })
/** Where this entry of a phone is merged with another one: found by a search, or chosen. */
export const mergePath = (phoneId: string, query: { q?: string; other?: string } = {}) =>
  withQuery(`${adminPath}/phones/${encodeURIComponent(phoneId)}/merge`, query)
export const loginPath = '/admin/login'
export const logoutPath = '/admin/logout'
export const messagesPath = '/admin/messages'
export const messagePhotoPath = (id: string) => `/api${messagesPath}/${id}/photo`
/** The prices that need work; those held for review. */
export const priceWorkPath = '/admin/prices'
export const heldPricesPath = '/admin/prices/held'
export const importPath = '/admin/import'
/** The import page with this run's result. */
export const importRunPath = (id: string) => withQuery(importPath, { run: id })
/** What importing the news of the bundled catalogue would do. */
export const importCataloguePath = withQuery(importPath, { catalogue: 'preview' })
/** What taking back an import would do. */
export const importUndoPath = (id: string) => withQuery(importPath, { undo: id })
/** The preview of an uploaded file. */
export const importFilePath = (id: string) => `${importPath}/files/${encodeURIComponent(id)}`
/** A phone compared with what the provider has of it. */
export const importPhonePath = (phoneId: string) => `${importPath}/phones/${encodeURIComponent(phoneId)}`
export const phoneApiPath = ({ brand, slug }: { brand: string; slug: string }) => `/api/mobiles/${brand}/${slug}`
export const brandApiPath = (slug: string) => `/api/brands/${slug}`
export const importStatusPath = '/api/admin/import/status'
export const importProgressPath = '/api/admin/import/progress'
/** Where browsers report what the content security policy refused; short, because each page names it. */
export const policyReportPath = '/api/csp'

/** The signed-in user's own account; its second factor. */
export const accountPath = '/admin/account'
export const secondFactorPath = `${accountPath}/second-factor`
/** All accounts and invitations. */
export const accountsPath = '/admin/accounts'
/** Figures of the running process. */
export const operationPath = '/admin/operation'
export const securityLogPath = '/admin/security'
/** The page of an invitation. */
export const invitationPath = (token: string) => `/admin/join/${encodeURIComponent(token)}`
/** Asks for the password, then leads to this path. */
export const confirmPath = '/admin/confirm'
export const confirmFor = (redirectTo: string) => withQuery(confirmPath, { redirectTo })
/** The shops that are read regularly; one of them; one reading of it. */
export const sourcesPath = '/admin/sources'
export const sourcePath = (id: string) => `${sourcesPath}/${id}`

export const sourceRunPath = (id: string, run: string) => `${sourcePath(id)}/runs/${run}`

/** The texts in other languages, for who reads them; one module of them. */
export const textsPath = '/admin/texts'
export const textModulePath = (language: string, name: string) => withQuery(textsPath, { language, module: name })
/** The corrections of a language as a file. */
export const textCorrectionsPath = (language: string) => `/api/admin/texts/${language}`

/** The data tables that an administrator can replace. */
export const tablesPath = '/admin/tables'
/** One of them, with its versions. */
export const tablePath = (name: string) => `${tablesPath}/${encodeURIComponent(name)}`
/** A version of it; null for the one that ships with the site. */
export const tableVersionPath = (name: string, id: number | null) => `${tablePath(name)}/${id ?? 'bundled'}`
/** The same as a JSON file. */
export const tableFilePath = (name: string, id: number | null) =>
  `/api/admin/tables/${encodeURIComponent(name)}/${id ?? 'bundled'}`
/** What administrators choose for the whole site. */
export const siteSettingsPath = '/admin/site'
export const exportPath = '/export'
/** The downloads of the export page (EXPORT-2). */
export const downloadPaths = {
  json: '/api/export/json',
  brands: '/api/export/brands/csv',
  mobiles: '/api/export/mobiles/csv',
  sql: '/api/export/sql',
} as const
/** The export page, which begins this download. */
export const exportFor = (download: string) => withQuery(exportPath, { download })
/** The sign-in, which leads to this path afterwards. */
export const loginFor = (redirectTo: string) =>
  withQuery(loginPath, { redirectTo: redirectTo === adminPath ? undefined : redirectTo })

/**
 * A path on our own site as it stands in a form or an address; null for anything that leads elsewhere (URL-8). What comes back is
 * parsed again: normalising can make a path that another origin begins with, such as `//evil.example` of `/..//evil.example`.
 */
export function ownPath(text: string | null | undefined): string | null {
  const base = 'http://own.invalid'
  if (!text?.startsWith('/') || !URL.canParse(text, base)) return null
  const { origin, pathname, search } = new URL(text, base)
  const path = `${pathname}${search}`
  const staysHere = origin === base && URL.canParse(path, base) && new URL(path, base).origin === base
  return staysHere ? path : null
}
