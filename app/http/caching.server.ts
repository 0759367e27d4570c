/** How answers are cached, and the answers that say no (HTTP-1). */
import { createHash } from 'node:crypto'
import { data, type HeadersFunction } from '@remix-run/node'
import { COMPARE_COOKIE, SESSION_COOKIE } from '#app/platform/request/cookies.ts'

/**
 * Public documents: a browser asks each time and mostly hears 304, a shared cache may answer for a minute. Anyone who
 * carries a cookie of ours gets an answer of their own, so the cache must tell them apart.
 */
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=60'
/** Answers for one person. */
const PRIVATE = 'private, no-store'
/** Drawings and other files that change only with the facts behind them. */
export const CACHE_FOR_A_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000'
/** Pictures that change when a price does. */
export const CACHE_FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

export const publicHeaders = { 'Cache-Control': PUBLIC, Vary: 'Cookie' }
export const privateHeaders = { 'Cache-Control': PRIVATE }

/** The `headers` export of a page that is the same for every visitor (SITE-4). An error answer brings its own headers. */
export const publicPage: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicHeaders

/** The same for a page with a form: the answer to what someone sent is nobody else's. */
export const publicFormPage: HeadersFunction = ({ errorHeaders, actionHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : publicHeaders)

/** The `headers` export of a page that belongs to one person. */
export const privatePage: HeadersFunction = ({ errorHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return errorHeaders ?? { ...privateHeaders, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

/** What was not found; the pages and the boundary choose their words by it (URL-6). */
export type Missing = 'page' | 'brand' | 'phone'

/** Thrown by a loader: status 404 with a cache policy of its own. */
export const notFound = (missing: Missing) => data({ missing }, { status: 404, headers: publicHeaders })

const personalCookie = new RegExp(`(?:^|;\\s*)(?:${SESSION_COOKIE}|${COMPARE_COOKIE})=`)

/** Whether this `Cookie` header holds one that pages may depend on: a session or the compare list kept without script. */
export const isPersonalCookie = (cookies: string | null | undefined) => personalCookie.test(cookies ?? '')

/** The same of a request. */
export const isPersonal = (request: Request) => isPersonalCookie(request.headers.get('Cookie'))

/** A weak validator for this body: the same bytes in every encoding. */
export const etagOf = (body: string | Uint8Array) =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the client already has the version with this ETag. */
export const clientHasCurrent = (request: Request, etag: string) =>
  holdsEtag(request.headers.get('If-None-Match'), etag)

/** Whether an `If-None-Match` names this ETag (weak comparison). */
export function holdsEtag(known: string | null | undefined, etag: string): boolean {
  if (!known) return false
  const opaque = etag.replace(/^W\//, '')
  return known.split(',').some(candidate => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === opaque)
}

/** 304 with the headers that the whole answer would have. */
export function notModified(headers: Headers): Response {
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
