/** Which requests the response cache serves, and their cache keys. Pure. */
import { addressOf } from '#app/platform/address-of.ts'
import { addresses, routeIdOf } from '#app/platform/addresses.ts'
import { queryText } from '#app/platform/early-paths.ts'
import { isFilterField, siteLayoutId } from '#app/platform/site-pages.ts'
import { languages } from '#app/platform/text/language.ts'

/** The route ids that a client navigation may request in `_routes`. */
const pageRoutes = new Set([
  'root',
  ...languages.map(siteLayoutId),
  ...addresses.flatMap(address => (address.kind === 'page' && address.parameters ? routeIdOf(address) : [])),
])

/** No genuine address is longer; longer keys would only fill the memory. */
const MAX_KEY_LENGTH = 600
/** Pages from 1 to 999 are cached. */
const PAGE_NUMBER = /^[1-9]\d{0,2}$/
/** Canonical paths; all others redirect or do not exist. */
const CANONICAL_PATH = /^\/$|^(\/[a-z0-9._-]+)+$/
/**
 * Which of our cookies the response at an address depends on: none of them; or the session and the compare list, which is
 * shown (`list`) or is what the page is made of (`content`).
 */
export type CookieUse = 'none' | 'list' | 'content'

export function cookieUse(url: string): CookieUse {
  const { kind, isOfCompareList } = addressOf(url)
  return kind !== 'page' ? 'none' : isOfCompareList ? 'content' : 'list'
}

/** Parameters that count phones: what exceeds all of them gives the same list. */
const COUNTS = ['limit', 'offset']

/** Whether the key of this URL depends on how many phones there are. */
export const countsPhones = (url: string) => COUNTS.some(name => url.includes(`${name}=`))

/** Whether this is a page of the public site, which visitors may ask for. */
export const isPublicPage = (url: string): boolean => addressOf(url).kind === 'page'

/**
 * The cache key: the target (path and query) with known parameters only, sorted. Null where the response must not be
 * cached. Empty parameters remain, because pages redirect to drop them.
 * @param phoneCount how many phones there are: a larger limit or offset is lowered to it
 */
export function cacheableTarget(url: string, phoneCount: () => number): string | null {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2)
  if (!CANONICAL_PATH.test(path)) return null
  const known = addressOf(path).parameters
  if (!known) return null
  const isData = path.endsWith('.data')
  const given: [string, string][] = []
  for (const [name, value] of new URLSearchParams(search)) {
    // A submitted filter form: redirected to its normal address.
    if (isFilterField(name)) return null
    if (name === 'page' && known.includes(name) && !PAGE_NUMBER.test(value)) return null
    if (known.includes(name)) given.push([name, COUNTS.includes(name) ? lowered(value, phoneCount) : value])
    else if (name === '_routes' && isData) {
      if (!value.split(',').every(route => pageRoutes.has(route))) return null
      given.push([name, value])
    }
  }
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = queryText(given)
  const target = query ? `${path}?${query}` : path
  return target.length > MAX_KEY_LENGTH ? null : target
}

const lowered = (value: string, phoneCount: () => number) =>
  /^\d{1,9}$/.test(value) ? String(Math.min(Number(value), phoneCount())) : value
