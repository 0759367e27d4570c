/** Reading the body of a request, never more of it than allowed (HTTP-5). */
import { semaphore } from '#app/platform/process/semaphore.ts'
import type { Upload } from './uploads.server.ts'

/** Thrown when a body is longer than allowed; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** Thrown when a body takes longer to come in than a slow connection would need. */
export class BodyTooSlow extends Error {}

/** Thrown when there is no room for more of an upload while others are under way. */
class BodyNoRoom extends Error {}

/** How slowly a body may come in: what a weak mobile connection manages, and nobody who only holds on to a place. */
type Patience = {
  /** Longest time without a byte. */
  stallMs: number
  /** Longest time for a small body; each byte that has come in adds what it takes at `bytesPerSecond`. */
  graceMs: number
  bytesPerSecond: number
}

const PATIENCE: Patience = { stallMs: 20_000, graceMs: 30_000, bytesPerSecond: 64_000 }

/**
 * @throws BodyTooLarge once more than `maxBytes` have come in, whatever the client announced; BodyTooSlow when the rest
 * does not come; BodyNoRoom when the upload gets no more room. The rest is then left where it is: to cancel it would close the connection before the answer.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { stallMs, graceMs, bytesPerSecond } = PATIENCE,
  upload: Upload | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const startedAt = performance.now()
  const reader = request.body?.getReader()
  try {
    while (reader) {
      const leftMs = startedAt + graceMs + (length / bytesPerSecond) * 1000 - performance.now()
      const { done, value } = await within(Math.min(stallMs, leftMs), reader.read())
      if (done) break
      length += value.byteLength
      if (length > maxBytes) throw new BodyTooLarge()
      if (upload && !upload.take(value.byteLength)) throw new BodyNoRoom()
      chunks.push(value)
    }
  } finally {
    reader?.releaseLock()
  }
  const body = new Uint8Array(length)
  let at = 0
  // Each piece is let go as it is copied: of a large body there are never two.
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
    body.set(chunk, at)
    at += chunk.byteLength
  }
  return body
}

/** @throws BodyTooSlow when it takes longer */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTooSlow()), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the body is one that an HTML form sends. */
export const isForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('Content-Type') ?? '')

// Parsing a form copies its files: one large form at a time.
const parsing = semaphore(1, Number.POSITIVE_INFINITY)

/**
 * The fields of a form.
 * @throws BodyTooLarge, BodyTooSlow, BodyNoRoom, or TypeError for a body that is no form
 */
export async function readFields(request: Request, maxBytes: number, upload: Upload | null = null): Promise<FormData> {
  const body = await readBody(request, maxBytes, undefined, upload)
  const parse = () =>
    new Response(body, { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } }).formData()
  if (!upload) return parse()
  const release = await parsing.enter()
  try {
    return await parse()
  } finally {
    release?.()
  }
}

/** The status that says why a body was not read. */
export function statusOfBody(error: unknown): 400 | 408 | 413 | 503 {
  if (error instanceof BodyTooLarge) return 413
  if (error instanceof BodyTooSlow) return 408
  return error instanceof BodyNoRoom ? 503 : 400
}
