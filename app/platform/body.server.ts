/** Reading the body of a request, never more of it than allowed. */

/** Thrown when a body is longer than allowed; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** Thrown when a body takes longer to come in than a slow connection would need. */
export class BodyTooSlow extends Error {}

/** Longest time for a body to come in: 10 MB at 3 Mbit/s. */
const BODY_WITHIN_MS = 30_000

/**
 * @throws BodyTooLarge once more than `maxBytes` have come in, whatever the client announced; BodyTooSlow when the rest
 * does not come
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  let isLate = false
  const deadline = setTimeout(() => {
    isLate = true
    reader?.cancel().catch(() => undefined)
  }, BODY_WITHIN_MS)
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (isLate) throw new BodyTooSlow()
      if (done) break
      length += value.byteLength
      if (length > maxBytes) {
        await reader?.cancel()
        throw new BodyTooLarge()
      }
      chunks.push(value)
    }
  } finally {
    clearTimeout(deadline)
  }
  return Uint8Array.from(Buffer.concat(chunks))
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
