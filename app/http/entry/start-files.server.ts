/**
 * Start files: the scripts of public documents that only the application needs, such as the data of the page, apart from the
 * document. A file is named by the hash of its content, so that it always belongs to the document that names it
 * (docs/decisions/013-script-on-touch.md).
 */
import { createHash } from 'node:crypto'
import { createCache } from '#app/platform/cache.server.ts'
import { startFilePath } from '#app/platform/paths.ts'
import { CACHE_FOREVER } from '../caching.server.ts'
import { type CachedResponse, cachedResponse } from './cached-response.server.ts'

/** More than the files of all documents in the response cache. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of an entry beside its body and the compressed forms of it. */
const ENTRY_BYTES = 1000
const COMPRESSED_SHARE = 0.5

const files = createCache<CachedResponse>({
  name: 'start files',
  maxBytes: MAX_BYTES,
  bytesOf: ({ body }) => Math.ceil(body.plain.length * (1 + COMPRESSED_SHARE)) + ENTRY_BYTES,
})

const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': CACHE_FOREVER }

/**
 * Keeps the scripts of a document.
 * @param target path and query of the document, of which the file can be made again
 * @returns the address of their file
 */
export function keepStartFile(code: string, target: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 16)
  files.get(hash, () => cachedResponse({ status: 200, headers, body: Buffer.from(code) }))
  return startFilePath(hash, target)
}

/** Null where it is not kept any more, or was made by another process. */
export const findStartFile = (hash: string): CachedResponse | null => files.find(hash) ?? null
