/** Who sent a request: one of our own pages, or another site (AUTH-8). */
import type { IncomingMessage } from 'node:http'
import { settings } from '#app/platform/settings.server.ts'

/**
 * Checks the Origin header where a request comes in and stores the result in `Sec-Fetch-Site`, for `isSameOrigin`. The
 * header itself is removed: Remix compares it on its own, knows no SITE_ORIGIN, and answers 500 where it differs.
 */
export function checkOrigin({ headers }: IncomingMessage): void {
  const { origin } = headers
  if (origin === undefined) return
  delete headers.origin
  headers['sec-fetch-site'] = isOurs(origin, headers.host) ? 'same-origin' : 'cross-site'
}

/** `null`, from a sandboxed frame, is nobody's. */
function isOurs(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === settings().SITE_ORIGIN
}

/**
 * Whether a state-changing request may come from our own pages. One without `Origin` and without fetch metadata comes
 * from no browser page and is let through; a browser always tells.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}
