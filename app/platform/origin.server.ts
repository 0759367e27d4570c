/** Who sent a request: from our own pages, or from another site. */
import { settings } from './settings.server.ts'

/**
 * Whether a state-changing request may come from our own pages. A request without `Origin` and without fetch metadata
 * comes from no browser page and is let through; a browser always tells.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  if (origin) {
    if (!URL.canParse(origin)) return false // `null`, from a sandboxed frame
    const from = new URL(origin)
    return from.host === new URL(request.url).host || from.origin === settings().SITE_ORIGIN
  }
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}
