/** Which entry of the address table an address belongs to. Pure. */
import { type Address, addresses, reservedSlugs } from './addresses.ts'

const everythingElse = addresses.find(({ path }) => path === '*') as Address
/** Below a reserved word where nothing is. */
const nothingBelow = new Map<string, Address>(
  reservedSlugs.map(slug => [slug, { path: `/${slug}/*`, kind: slug === 'admin' ? 'panel' : 'file' }]),
)

/** Fixed segments count before varying ones, varying ones before the rest of a path. */
const specificity = (path: string) =>
  path.split('/').reduce((sum, part) => sum * 3 + (part === '*' ? 0 : part.startsWith(':') ? 1 : 2), 1)

const exact = new Map(addresses.filter(({ path }) => !/[:*]/.test(path)).map(address => [address.path, address]))

/** Addresses with parts that vary, by the number of their segments; the most specific first. */
const patterns = addresses
  .filter(({ path }) => /[:*]/.test(path) && path !== '*')
  .map(address => ({ address, pattern: new RegExp(`^${source(address.path)}$`) }))
  .sort((a, b) => specificity(b.address.path) - specificity(a.address.path))

function source(path: string): string {
  return path
    .split('/')
    .map(part => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : part.replaceAll('.', '\\.')))
    .join('/')
}

/** The entry of a path or URL, also of the data of a page (`/mobiles.data`). */
export function addressOf(url: string): Address {
  const path = (url.split('?', 1)[0] ?? '/').replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
  const known = exact.get(path === '/_root' || path === '' ? '/' : path)
  if (known) return known
  const first = path.split('/')[1] ?? ''
  const isReserved = nothingBelow.has(first)
  const found = patterns.find(
    ({ address, pattern }) => isReserved !== address.path.startsWith('/:') && pattern.test(path),
  )
  return found?.address ?? nothingBelow.get(first) ?? everythingElse
}

/** The name of its route for log and metrics, without parts that visitors type: `/:brand/:slug`; `*` for a path without a route. */
export const routeName = (url: string): string => addressOf(url).path
