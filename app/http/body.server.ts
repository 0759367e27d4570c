/** Reads request bodies within limits of size and time (HTTP-5). */

import { yieldToEventLoop } from '#app/platform/slices.server.ts'
import { parseRequestBody } from './parse-body.server.ts'
import { formOf } from './parse-body.ts'
import type { Upload } from './uploads.server.ts'

/** Thrown when a body exceeds its limit; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** Thrown when a body arrives slower than a slow connection would send it. */
export class BodyTooSlow extends Error {}

/** Thrown when concurrent uploads have used up the memory reserved for them. */
class UploadMemoryFull extends Error {}

/** The time limits of a body: enough for a weak mobile connection, too short to hold a connection open on purpose. */
type TimeLimits = {
  /** Longest time without a byte. */
  stallMs: number
  /** Longest time for a small body; each byte received extends it by its share of `bytesPerSecond`. */
  graceMs: number
  bytesPerSecond: number
}

const TIME_LIMITS: TimeLimits = { stallMs: 20_000, graceMs: 30_000, bytesPerSecond: 64_000 }

/**
 * The whole body. On an error the rest is not cancelled, because that would close the connection before the response.
 * @throws BodyTooLarge once more than `maxBytes` were received, whatever `Content-Length` says; BodyTooSlow when the
 * rest does not arrive in time; UploadMemoryFull when the upload gets no more memory
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { stallMs, graceMs, bytesPerSecond } = TIME_LIMITS,
  upload: Upload | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const startedAt = performance.now()
  const reader = request.body?.getReader()
  try {
    while (reader) {
      const remainingMs = startedAt + graceMs + (length / bytesPerSecond) * 1000 - performance.now()
      // A chunk that is there already would win against a timer.
      if (remainingMs <= 0) throw new BodyTooSlow()
      const { done, value } = await within(Math.min(stallMs, remainingMs), reader.read())
      if (done) break
      length += value.byteLength
      if (length > maxBytes) throw new BodyTooLarge()
      if (upload && !upload.take(value.byteLength)) throw new UploadMemoryFull()
      chunks.push(value)
      // Else all that has arrived of this body, up to 2 MB, is read before any other request is served.
      await yieldToEventLoop()
    }
  } finally {
    reader?.releaseLock()
  }
  const body = new Uint8Array(length)
  let offset = 0
  // Each chunk is released once copied, so that a large body is not held twice.
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}

/** @throws BodyTooSlow when `promise` takes longer than `ms` */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTooSlow()), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the content type is one that HTML forms send. */
export const isForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('Content-Type') ?? '')

/** Whether the form may have files. */
export const isMultipart = (request: Request) => /^multipart\//i.test(request.headers.get('Content-Type') ?? '')

/**
 * The fields of a form.
 * @throws BodyTooLarge, also for too many fields; BodyTooSlow, UploadMemoryFull, or TypeError for a body that is not a form
 */
export async function readFields(request: Request, maxBytes: number, upload: Upload | null = null): Promise<FormData> {
  const body = await readBody(request, maxBytes, undefined, upload)
  const contentType = request.headers.get('Content-Type') ?? ''
  const parsed = await parseRequestBody({ kind: 'form', body, contentType }, request.signal)
  if (parsed.ok && 'fields' in parsed) return formOf(parsed.fields)
  throw !parsed.ok && parsed.problem === 'too large' ? new BodyTooLarge() : new TypeError('This is no form.')
}

/** The status for an error of reading a body. */
export function statusOfBody(error: unknown): 400 | 408 | 413 | 503 {
  if (error instanceof BodyTooLarge) return 413
  if (error instanceof BodyTooSlow) return 408
  return error instanceof UploadMemoryFull ? 503 : 400
}
