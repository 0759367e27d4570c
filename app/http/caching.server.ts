/** Cache policies of responses, ETags, and the 404 and 304 responses (HTTP-1). */
import { createHash } from 'node:crypto'
import { data, type HeadersFunction } from '@remix-run/node'
import { BUSY_RETRY_S } from '#app/platform/busy.ts'
import { COMPARE_COOKIE, hasSessionCookie, readCookie } from '#app/platform/request/cookies.ts'

/**
 * Public documents: a browser revalidates each time and mostly gets 304; a shared cache may serve them for a minute.
 * `Vary: Cookie` goes with it, because visitors with one of our cookies get a response of their own.
 */
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=60'
/** Responses for one visitor. */
const PRIVATE = 'private, no-store'
/** For what is named by its content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
/** For drawings and other files that change only with the facts of a phone. */
export const CACHE_FOR_A_MONTH = 'public, max-age=2592000, stale-while-revalidate=2592000'
/** For files that change only with a release. */
export const CACHE_FOR_A_DAY = 'public, max-age=86400'
/** For pictures that show a price. */
export const CACHE_FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

export const publicHeaders = { 'Cache-Control': PUBLIC, Vary: 'Cookie' }
export const privateHeaders = { 'Cache-Control': PRIVATE }

/** Whether a response with this `Cache-Control` is the same for every visitor. */
export const isPublicPolicy = (cacheControl: string | null | undefined) => /\bpublic\b/.test(cacheControl ?? '')

/** The `headers` export of a page that is the same for every visitor (SITE-4). Error responses set their own. */
export const publicPage: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? publicHeaders

/** The same for a page with a form: the response to a submission keeps the headers of its action. */
export const publicFormPage: HeadersFunction = ({ errorHeaders, actionHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : publicHeaders)

/** The `headers` export of a page for one visitor only. */
export const privatePage: HeadersFunction = ({ errorHeaders, actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return errorHeaders ?? { ...privateHeaders, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

/** What was not found; error pages choose their text by it (URL-6). */

/** To be thrown by a loader: status 404, publicly cacheable. @param shown what the page offers instead */
export const notFound = <Data extends object>(shown: Data) => data(shown, { status: 404, headers: publicHeaders })

/** Data for one visitor. One that is busy says when to try again, unless it says so itself. */
export function privateData<Data>(shown: Data, status = 200, retryAfterS = status === 503 ? BUSY_RETRY_S : 0) {
  const retry: Record<string, string> = retryAfterS > 0 ? { 'Retry-After': String(retryAfterS) } : {}
  return data(shown, { status, headers: { ...privateHeaders, ...retry } })
}

/** To be thrown by a loader: status 429, for an address that did something too often; error pages get the data. */
export const tooManyRequests = <Data>(waitS: number, shown: Data) => privateData(shown, 429, waitS)

/** Whether the request carries a cookie that pages depend on: the session or the compare list. */
export function isPersonal(request: Request): boolean {
  const cookies = request.headers.get('Cookie')
  return hasSessionCookie(cookies) || readCookie(cookies, COMPARE_COOKIE) !== null
}

/** A weak ETag of this body; weak, because each encoding has other bytes. */
export const etagOf = (body: string | Uint8Array) =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the client already has the version with this ETag. */
export const clientHasCurrent = (request: Request, etag: string) =>
  includesEtag(request.headers.get('If-None-Match'), etag)

/** Whether this `If-None-Match` header includes the ETag (weak comparison). */
export function includesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  const opaque = etag.replace(/^W\//, '')
  return header
    .split(',')
    .some(candidate => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === opaque)
}

/** 304 with the headers of the full response. */
export function notModified(headers: Headers): Response {
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
