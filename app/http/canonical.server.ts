/** One canonical address for each page; others that lead to it get a permanent redirect (URL-5). */
import { redirect } from '@remix-run/node'
import { queryText } from '#app/platform/early-paths.ts'
import { publicHeaders } from './caching.server.ts'

/** A permanent redirect to this path of our site and this query. */
export function movedTo(path: string, search = ''): Response {
  return redirect(path + search, { status: 301, headers: publicHeaders })
}

/** @throws a permanent redirect unless the request is for exactly this path. */
export function requireCanonical(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url)
  if (pathname !== path) throw movedTo(path, search)
}

/** The query without the empty parameters that plain forms send: `?price=&year=2024` becomes `?year=2024`. */
export function tidySearch(search: string): string {
  const query = new URLSearchParams(search)
  const given = [...query].filter(([, value]) => value !== '')
  if (given.length === query.size) return search
  return given.length > 0 ? `?${queryText(given)}` : ''
}
