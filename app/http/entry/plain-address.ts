/**
 * The one spelling of each address (URL-11). All rules of the entry and the router judge it, so that none of them can be
 * passed by another spelling. Pure.
 */
import { addresses } from '#app/platform/addresses.ts'

/** What comes before a part with letters in both cases. */
const caseSensitive = addresses
  .filter(({ isCaseSensitive }) => isCaseSensitive)
  .map(({ path }) => path.slice(0, path.search(/[:*]/)))

/** What a path segment may hold without escape (RFC 3986: pchar). */
const ESCAPED = /[^\w.~!$&'()*+,;=:@-]/gu

/**
 * The plain spelling of a request target (path and query): lower case, single slashes, no slash at the end, no dot segments,
 * no backslash, and escapes only where they are needed. The query stays as it is, but for characters that no address may
 * hold. Null for a target that has no plain spelling: an invalid escape, an escaped NUL, a fragment, no slash at the start.
 */
export function plainTarget(target: string): string | null {
  if (!target.startsWith('/') || /[#\0]/.test(target)) return null
  const [path = '', query] = target.split(/\?(.*)/s, 2)
  const segments = plainSegments(path)
  if (segments === null) return null
  const plain = dataPath(lowerCase(`/${segments.map(spelt).join('/')}`))
  return query === undefined ? plain : `${plain}?${query.replace(NON_ASCII, escapeByte)}`
}

/** The decoded segments without empty ones and dot segments; an escaped slash or backslash stays within its segment. */
function plainSegments(path: string): string[] | null {
  const segments: string[] = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    const segment = decoded(part)
    if (segment === null) return null
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment.replace(NON_ASCII, escapeByte))
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const spelt = (segment: string) => segment.replace(ESCAPED, encodeURIComponent)

/** Node gives each byte of a target as a character. */
const NON_ASCII = /[\x80-\xff]/g
const escapeByte = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`

/** Only letters that are not part of an escape. */
function lowerCase(path: string): string {
  const lower = path.replace(/%[\dA-F]{2}|[A-Z]/g, match => (match.length === 1 ? match.toLowerCase() : match))
  const sensitive = caseSensitive.find(start => lower.startsWith(start))
  return sensitive ? sensitive + path.slice(sensitive.length) : lower
}

/** The router reads `/mobiles/.data` like `/mobiles.data`. */
function dataPath(path: string): string {
  if (!path.endsWith('/.data')) return path
  return path === '/.data' ? '/_root.data' : path.replace(/\/\.data$/, '.data')
}

/** Whether an address holds an escaped slash or backslash, which no route has. */
export const hasEscapedSlash = (path: string): boolean => /%(2F|5C)/.test(path)

/** Whether two targets differ only in capitals and a slash at the end: no rule is passed by these where the plain one is served. */
export const differInCase = (target: string, plain: string): boolean =>
  pathOf(target).toLowerCase().replace(/\/$/, '') === pathOf(plain).toLowerCase()

const pathOf = (target: string) => target.split('?', 1)[0] ?? ''
