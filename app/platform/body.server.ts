/** Reading the body of a request, never more of it than allowed. */

/** Thrown when a body is longer than allowed; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** Thrown when a body takes longer to come in than a slow connection would need. */
export class BodyTooSlow extends Error {}

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
 * does not come. The rest is then left where it is: to cancel it would close the connection before the answer.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { stallMs, graceMs, bytesPerSecond } = PATIENCE,
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
      chunks.push(value)
    }
  } finally {
    reader?.releaseLock()
  }
  return Uint8Array.from(Buffer.concat(chunks))
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

/**
 * The fields of a form.
 * @throws BodyTooLarge, or TypeError for a body that is no form
 */
export async function readFields(request: Request, maxBytes: number): Promise<FormData> {
  const body = await readBody(request, maxBytes)
  return new Response(body, { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } }).formData()
}
