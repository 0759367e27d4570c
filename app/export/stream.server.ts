/** Streamed downloads: rows are read in batches, so memory use does not grow with the database. */
import { privateHeaders } from '#app/http/caching.server.ts'
import { streamText, UNTRANSFORMED } from '#app/http/stream.server.ts'
import { databaseEtag } from '#app/http/version-etag.server.ts'
import type { Download } from './downloads.ts'

/** The file name of a download, such as `mobiles-2026-11-21.csv` (EXPORT-2). */
const downloadName = ({ fileName, extension }: Pick<Download, 'fileName' | 'extension'>, now = new Date()) =>
  `${fileName}-${now.toISOString().slice(0, 10)}.${extension}`

/** Streams the texts as an attachment, with backpressure. */
export function streamedFile(download: Download, texts: Iterable<string>): Response {
  return new Response(streamText(texts), {
    headers: {
      'Cache-Control': privateHeaders['Cache-Control'] + UNTRANSFORMED,
      'Content-Type': download.type,
      ETag: databaseEtag(),
      'Content-Disposition': `attachment; filename="${downloadName(download)}"`,
    },
  })
}
