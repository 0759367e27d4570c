/** Which requests the response cache may answer, and what makes two of them the same. Pure. */
import { routeName } from './route-names.ts'

/**
 * The query parameters of each public address that is the same for every visitor. Others are not part of the key, so that
 * made-up ones fill no memory; a test compares this list with what the routes read.
 */
export const knownParameters: Record<string, readonly string[]> = {
  '/': ['filter'],
  '/mobiles': ['price', 'page'],
  '/brands': [],
  '/search': ['q', 'price', 'sort', 'page'],
  '/compare': ['phones', 'q', 'diff', 'notice', 'gone'],
  '/reviews': ['category'],
  '/guide': [],
  '/privacy': [],
  '/terms': [],
  '/sitemap': [],
  '/contact': ['subject', 'sent'],
  '/price-report': ['phone', 'sent'],
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

/** Longer keys are nobody's: they would be a way to fill the memory. */
const LONGEST_KEY = 600

/**
 * The target (path and query) that stands for this one: known parameters only, in one order. Null where the response is not
 * to be kept. Parameters without a value stay: pages redirect them away.
 */
export function cacheableTarget(url: string): string | null {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2)
  const known = knownParameters[routeName(path)]
  if (!known) return null
  const given = [...new URLSearchParams(search)].filter(
    ([name]) => known.includes(name) || (name === '_routes' && path.endsWith('.data')),
  )
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = String(new URLSearchParams(given)).replaceAll('%2C', ',')
  const target = query ? `${path}?${query}` : path
  return target.length > LONGEST_KEY ? null : target
}
