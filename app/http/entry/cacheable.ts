/** Which requests the response cache may answer, and what makes two of them the same. Pure. */
import { listedPages } from '#app/platform/site-pages.ts'
import { routeName } from './route-names.ts'

/**
 * The query parameters of each public address that is the same for every visitor. Others are not part of the key, so that
 * made-up ones fill no memory; a test compares this list with what the routes read.
 */
export const knownParameters: Record<string, readonly string[]> = {
  ...Object.fromEntries(listedPages.map(({ path, parameters = [] }) => [path, parameters])),
  '/:brand': ['price', 'year', 'sort', 'page'],
  '/:brand/:slug': [],
  '/api/mobiles': ['brand', 'price', 'limit', 'offset'],
  '/api/mobiles/:brand/:slug': [],
  '/api/brands': [],
  '/api/brands/:brand': [],
  '/api/search': ['q', 'price', 'sort', 'limit', 'offset'],
  '/api/suggest': ['q'],
  '/api/similar-designs': ['mobileId'],
  '/images/phones/:file': [],
  '/sitemap.xml': [],
  '/sitemaps/:part': [],
  '/robots.txt': [],
  '/feed.xml': [],
}

/** What else a client navigation asks with: the routes whose data it wants. A test compares them with the route list. */
export const pageRoutes = [
  ...listedPages.map(({ file }) => file.replace(/\.tsx$/, '')),
  ...['layout', 'brand', 'phone'].map(name => `routes/_site/${name}`),
]

/** Longer keys are nobody's: they would be a way to fill the memory. */
const LONGEST_KEY = 600
/** Lists have no more pages than this that people open; others are made when asked for. */
const PAGE_NUMBER = /^[1-9]\d{0,2}$/
/** How we write our own addresses; all others are redirected to these, or are none. */
const TIDY_PATH = /^\/$|^(\/[a-z0-9._-]+)+$/
/** Addresses whose responses are the same for everybody, whatever cookies they carry. */
const IMPERSONAL = /^\/(api|images|sitemaps)\/|^\/[\w-]+\.(xml|txt)$/

/** Whether the response at this path is the same also for visitors who carry a cookie of ours. */
export const isImpersonal = (url: string) => IMPERSONAL.test(url.split('?', 1)[0] ?? '')

/**
 * The target (path and query) that stands for this one: known parameters only, in one order. Null where the response is not
 * to be kept. Parameters without a value stay: pages redirect them away.
 */
export function cacheableTarget(url: string): string | null {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2)
  if (!TIDY_PATH.test(path)) return null
  const known = knownParameters[routeName(path)]
  if (!known) return null
  const isData = path.endsWith('.data')
  const given: [string, string][] = []
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === 'page' && known.includes(name) && !PAGE_NUMBER.test(value)) return null
    if (known.includes(name)) given.push([name, value])
    else if (name === '_routes' && isData) {
      if (!value.split(',').every(route => route === 'root' || pageRoutes.includes(route))) return null
      given.push([name, value])
    }
  }
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = String(new URLSearchParams(given)).replaceAll('%2C', ',')
  const target = query ? `${path}?${query}` : path
  return target.length > LONGEST_KEY ? null : target
}
