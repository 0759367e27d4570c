/** One address for each page: every other spelling of it redirects there for good (URL-5). */
import { redirect } from '@remix-run/node'
import { publicHeaders } from './caching.server.ts'

/** A permanent redirect to this path of our site, with the query kept. */
export function movedTo(path: string, search = ''): Response {
  return redirect(path + search, { status: 301, headers: publicHeaders })
}

/** @throws a permanent redirect unless the request asks for exactly this path. */
export function requireCanonical(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url)
  if (pathname !== path) throw movedTo(path, search)
}

/** A query without parameters that say nothing, as a form without script leaves them: `?price=&year=2024` is `?year=2024`. */
export function tidySearch(search: string): string {
  const query = new URLSearchParams(search)
  const given = [...query].filter(([, value]) => value !== '')
  if (given.length === query.size) return search
  // Commas need no escape, and lists read better.
  return given.length > 0 ? `?${String(new URLSearchParams(given)).replaceAll('%2C', ',')}` : ''
}

/** The path in lower case, with single slashes and none at its end: how every page of the site is written. */
export function tidyPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // The letters of a percent-encoded byte are not ours to change.
  return single.includes('%') ? single : single.toLowerCase()
}
