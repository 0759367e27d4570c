/** Responses for a visitor with a compare list in a cookie, made from those for everybody (HTTP-12). */
import { LRUCache } from 'lru-cache'
import { privateHeaders } from '../caching.server.ts'
import type { CachedResponse } from './cached-response.server.ts'
import { EncodedBody } from './encodings.server.ts'

/** How a page shows a compare list; http knows no page. */
export type ListPages = {
  /** The ids in a `Cookie` header; null where it has no list. */
  listInCookies: (cookies: string | undefined) => string[] | null
  withList: (html: Buffer, ids: string[]) => Buffer
  /** The same for lists that look alike in this document. */
  listInPage: (html: Buffer, ids: string[]) => string
}

/** Bodies that were made lately, with their compressed forms. */
const MAX_BYTES = 4 * 1024 * 1024

/** Headers of a response for everybody that one for a single visitor does not have. */
const PUBLIC_ONLY = ['Cache-Control', 'ETag', 'Speculation-Rules']

export function createPersonalResponses({ withList, listInPage }: Pick<ListPages, 'withList' | 'listInPage'>) {
  const bodies = new LRUCache<string, EncodedBody>({ maxSize: MAX_BYTES, sizeCalculation: ({ plain }) => plain.length })

  function bodyFor({ etag, body }: CachedResponse, ids: string[]): EncodedBody {
    const key = `${etag} ${listInPage(body.plain, ids)}`
    const made = bodies.get(key) ?? new EncodedBody(withList(body.plain, ids))
    bodies.set(key, made)
    return made
  }

  /** The response for a visitor with this list, which may be empty; only documents show it. */
  return (shared: CachedResponse, ids: string[]): CachedResponse => {
    const isDocument = headerOf(shared.headers, 'Content-Type').startsWith('text/html')
    return {
      ...shared,
      // Not validated: two visitors may have the same list, but never the same cached response.
      etag: '',
      body: isDocument && ids.length > 0 ? bodyFor(shared, ids) : shared.body,
      headers: personal(shared.headers),
      headersOfNotModified: personal(shared.headersOfNotModified),
    }
  }
}

const headerOf = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1] ?? ''

const personal = (headers: readonly string[]): string[] => [
  ...headers.filter((_, index) => !PUBLIC_ONLY.includes(headers[index - (index % 2)] ?? '')),
  ...['Cache-Control', privateHeaders['Cache-Control']],
]
