/** The same-origin check: whether a request comes from our own pages (AUTH-8). */
import type { IncomingMessage } from 'node:http'
import { settings } from '#app/platform/settings.server.ts'

/**
 * Checks the Origin header and stores the result in `Sec-Fetch-Site`, for `isSameOrigin`. The header itself is removed,
 * because Remix compares it without knowing SITE_ORIGIN and responds with 500 where it differs.
 */
export function checkOrigin({ headers }: IncomingMessage): void {
  const { origin } = headers
  if (origin === undefined) return
  delete headers.origin
  headers['sec-fetch-site'] = isOurs(origin, headers.host) ? 'same-origin' : 'cross-site'
}

/** The origin `null` of a sandboxed frame is not ours: it does not parse. */
function isOurs(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === settings().SITE_ORIGIN
}

/**
 * Whether a state-changing request is allowed by its origin. Browsers always send `Origin` or fetch metadata; a request
 * with neither comes from another kind of client and is allowed.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}
