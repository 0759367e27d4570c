/** Responses for a visitor with a compare list in a cookie, made from those for everybody (HTTP-12). */
import { createCache } from '#app/platform/cache.server.ts'
import { privateHeaders } from '../caching.server.ts'
import type { CachedResponse } from './cached-response.server.ts'
import { EncodedBody } from './encodings.server.ts'

export type ByteRange = { start: number; end: number }

/** Where a document shows the compare list: its badges and, by phone id, its buttons. */
export type ListPlaces = { badges: ByteRange[]; buttons: Map<string, ByteRange[]> }

/** How a document shows a compare list, of phone ids; http knows no page. */
export type ListPages = {
  /** The ids in a `Cookie` header; null where it has no list. */
  listInCookies: (cookies: string | undefined) => string[] | null
  listPlaces: (html: Buffer) => ListPlaces
  /** The same text for lists that look alike in the document. */
  lookOfList: (places: ListPlaces, ids: string[]) => string
  withList: (html: Buffer, places: ListPlaces, ids: string[]) => Buffer
}

/** Bodies that were made lately, with their compressed forms. */
const MAX_BYTES = 4 * 1024 * 1024
/** Documents whose places of the list are known. */
const MAX_DOCUMENTS = 500

/** Headers of a response for everybody that one for a single visitor does not have. */
const PUBLIC_ONLY = ['Cache-Control', 'ETag', 'Speculation-Rules']

export function createPersonalResponses({ listPlaces, lookOfList, withList }: Omit<ListPages, 'listInCookies'>) {
  const placesByEtag = createCache<ListPlaces>({ name: 'places of the compare list', max: MAX_DOCUMENTS })
  const bodies = createCache<EncodedBody>({
    name: 'pages with a compare list',
    maxBytes: MAX_BYTES,
    bytesOf: ({ plain }) => plain.length,
  })

  function bodyFor({ etag, body }: CachedResponse, ids: string[]): EncodedBody {
    const places = placesByEtag.get(etag, () => listPlaces(body.plain))
    return bodies.get(`${etag} ${lookOfList(places, ids)}`, () => new EncodedBody(withList(body.plain, places, ids)))
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
