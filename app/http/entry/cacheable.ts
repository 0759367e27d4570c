/** Which requests the response cache serves, and their cache keys. Pure. */
import { comparePath } from '#app/platform/early-paths.ts'
import { listedPages } from '#app/platform/site-pages.ts'
import { routeName } from './route-names.ts'

/**
 * The query parameters of each public route. Other parameters are left out of the cache key, so that arbitrary ones
 * cannot fill the memory. A test compares this list with what the routes read.
 */
export const knownParameters: Record<string, readonly string[]> = {
  ...Object.fromEntries(listedPages.map(({ path, parameters = [] }) => [path, parameters])),
  '/:brand': ['price', 'year', 'sort', 'page', 'must', 'nice', 'net', 'filter'],
  '/:brand/:slug': [
    ...['colour', 'open', 'cnfUsd', 'usdPkr', 'device'],
    ...['cash', 'advance', 'fee', 'other', 'count', 'each', 'first'],
  ],
  '/api/mobiles': ['brand', 'price', 'limit', 'offset'],
  '/api/mobiles/:brand/:slug': [],
  '/api/mobiles/:brand/:slug/facts': [],
  '/api/brands': [],
  '/api/brands/:brand': [],
  '/api/compare': ['phones'],
  '/api/search': ['q', 'price', 'sort', 'limit', 'offset', 'explain'],
  '/api/finder': ['must', 'nice', 'net'],
  '/api/pta-tax': ['cnfUsd', 'usdPkr', 'route', 'device', 'date'],
  '/api/suggest': ['q'],
  '/api/similar-designs': ['mobileId'],
  '/images/phones/:file': ['colour'],
  '/sitemap.xml': [],
  '/sitemaps/:part': [],
  '/robots.txt': [],
  '/data.csv': [],
  '/feed.xml': [],
  '/feeds/phones.xml': ['q', 'must', 'nice', 'net'],
  '/feeds/phones/:file': [],
  '/speculation-rules': [],
}

/** The route ids that a client navigation may request in `_routes`. A test compares them with the route list. */
export const pageRoutes = [
  ...listedPages.map(({ file }) => file.replace(/\.tsx$/, '')),
  ...['layout', 'brand', 'phone'].map(name => `routes/_site/${name}`),
]

/** No genuine address is longer; longer keys would only fill the memory. */
const MAX_KEY_LENGTH = 600
/** Pages from 1 to 999 are cached. */
const PAGE_NUMBER = /^[1-9]\d{0,2}$/
/** Canonical paths; all others redirect or do not exist. */
const CANONICAL_PATH = /^\/$|^(\/[a-z0-9._-]+)+$/
/** Paths whose responses do not depend on cookies. */
const COOKIE_INDEPENDENT = /^\/(api|feeds|images|sitemaps)\/|^\/[\w-]+\.(csv|xml|txt)$/

/**
 * Which of our cookies the response at an address depends on: none of them; or the session and the compare list, which is
 * shown (`list`) or is what the page is made of (`content`).
 */
export type CookieUse = 'none' | 'list' | 'content'

export function cookieUse(url: string): CookieUse {
  const path = url.split('?', 1)[0] ?? '/'
  if (COOKIE_INDEPENDENT.test(path)) return 'none'
  return routeName(path) === comparePath ? 'content' : 'list'
}

/** Parameters that count phones: what exceeds all of them gives the same list. */
const COUNTS = ['limit', 'offset']

/** Whether the key of this URL depends on how many phones there are. */
export const countsPhones = (url: string) => COUNTS.some(name => url.includes(`${name}=`))

/** Whether this is a page of the public site, which visitors may ask for. */
export function isPublicPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  const route = routeName(path)
  return !COOKIE_INDEPENDENT.test(path) && (route in knownParameters || route === '*' || route === '/404')
}

/**
 * The cache key: the target (path and query) with known parameters only, sorted. Null where the response must not be
 * cached. Empty parameters remain, because pages redirect to drop them.
 * @param phoneCount how many phones there are: a larger limit or offset is lowered to it
 */
export function cacheableTarget(url: string, phoneCount: () => number): string | null {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2)
  if (!CANONICAL_PATH.test(path)) return null
  const known = knownParameters[routeName(path)]
  if (!known) return null
  const isData = path.endsWith('.data')
  const given: [string, string][] = []
  for (const [name, value] of new URLSearchParams(search)) {
    // A submitted filter form: redirected to its normal address.
    if (/^[fn]\./.test(name)) return null
    if (name === 'page' && known.includes(name) && !PAGE_NUMBER.test(value)) return null
    if (known.includes(name)) given.push([name, COUNTS.includes(name) ? lowered(value, phoneCount) : value])
    else if (name === '_routes' && isData) {
      if (!value.split(',').every(route => route === 'root' || pageRoutes.includes(route))) return null
      given.push([name, value])
    }
  }
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = String(new URLSearchParams(given)).replaceAll('%2C', ',')
  const target = query ? `${path}?${query}` : path
  return target.length > MAX_KEY_LENGTH ? null : target
}

const lowered = (value: string, phoneCount: () => number) =>
  /^\d{1,9}$/.test(value) ? String(Math.min(Number(value), phoneCount())) : value
