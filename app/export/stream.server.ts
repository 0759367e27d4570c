/** Downloads that are made while they are sent: rows are read in batches, so memory stays flat however many there are. */
import { privateHeaders } from '#app/platform/http.server.ts'

/** The file name of a download, such as `mobiles-2026-11-21.csv` (contract, Endpoints). */
export const downloadName = (name: string, extension: string, now = new Date()) =>
  `${name}-${now.toISOString().slice(0, 10)}.${extension}`

/** Sends these texts, one after the other and each when the client is ready for it, as a file to be saved. */
export function download(fileName: string, type: string, texts: Iterable<string>): Response {
  const encoder = new TextEncoder()
  const source = texts[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // Others have their turn between two batches.
      await new Promise(resolve => setImmediate(resolve))
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
      ...privateHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}
