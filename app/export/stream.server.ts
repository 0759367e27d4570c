/** Downloads that are made while they are sent: rows are read in batches, so memory stays flat however many there are. */
import { setTimeout as sleep } from 'node:timers/promises'
import { privateHeaders } from '#app/platform/http.server.ts'
import { currentRequest } from '#app/platform/request.server.ts'
import { databaseEtag } from '#app/platform/version-etag.server.ts'

/** No more is made while so much waits for the client. */
const MOST_UNSENT_BYTES = 1024 * 1024

/** The file name of a download, such as `mobiles-2026-11-21.csv` (contract, Endpoints). */
export const downloadName = (name: string, extension: string, now = new Date()) =>
  `${name}-${now.toISOString().slice(0, 10)}.${extension}`

/** Sends these texts, one after the other and each when the client is ready for it, as a file to be saved. */
export function download(fileName: string, type: string, texts: Iterable<string>): Response {
  const encoder = new TextEncoder()
  const { unsentBytes } = currentRequest()
  const source = texts[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Remix writes whatever it reads: a slow client would fill the memory. Others have their turn between two batches.
      do await sleep(unsentBytes() > MOST_UNSENT_BYTES ? 5 : 0)
      while (unsentBytes() > MOST_UNSENT_BYTES)
      const { done, value } = source.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => {
      source.return?.()
    },
  })
  return new Response(body, {
    headers: {
      // Untransformed: what compresses answers would hold back as much as it is given.
      'Cache-Control': `${privateHeaders['Cache-Control']}, no-transform`,
      'Content-Type': type,
      ETag: databaseEtag(),
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
