/** Reads JSON bodies of API requests. */
import type { z } from 'zod'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { ApiError } from './api.server.ts'
import { readBody, statusOfBody } from './body.server.ts'
import type { JsonBounds } from './json-bounds.ts'
import { parseRequestBody } from './parse-body.server.ts'
import type { Upload } from './uploads.server.ts'

type Limits = { maxBytes: number; bounds: JsonBounds }

/** A few fields, as most endpoints take. */
export const SMALL: Limits = { maxBytes: 16 * 1024, bounds: { depth: 4, values: 1000 } }
/** A record of the panel: a phone with all of its specifications. */
export const RECORD: Limits = { maxBytes: 2 * 1024 * 1024, bounds: { depth: 12, values: 20_000 } }

/**
 * The body, parsed with this schema. Its type and length are judged before it is read.
 * @throws ApiError 415 for another type, 413 when too large, 400 for malformed JSON, 422 with `fieldErrors` if invalid
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { maxBytes, bounds, upload = null }: Limits & { upload?: Upload | null } = SMALL,
): Promise<z.output<Schema>> {
  requireJson(request, maxBytes)
  const body = await read(request, maxBytes, upload)
  const parsed = await parseRequestBody({ kind: 'json', body, bounds }, request.signal)
  if (!parsed.ok || !('json' in parsed)) {
    const isTooLarge = !parsed.ok && parsed.problem === 'too large'
    throw isTooLarge
      ? new ApiError(413, 'The request has more values, or deeper ones, than this address takes.')
      : new ApiError(400, 'The request is not valid JSON.')
  }
  const result = schema.safeParse(parsed.json)
  if (result.success) return result.data
  throw new ApiError(422, 'Some values are not valid.', fieldErrors(result.error))
}

/** Judges a body of JSON by its head. @throws ApiError 415, 413 */
export function requireJson(request: Request, maxBytes: number): void {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new ApiError(415, 'Send JSON, with the content type application/json.')
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new ApiError(413, tooLarge(maxBytes))
}

const tooLarge = (maxBytes: number) => `The request is larger than ${describeBytes(maxBytes)}.`

async function read(request: Request, maxBytes: number, upload: Upload | null): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(request, maxBytes, undefined, upload)
  } catch (error) {
    const status = statusOfBody(error)
    const messages = {
      400: 'The request is not valid JSON.',
      408: 'The request took too long to arrive.',
      413: tooLarge(maxBytes),
      503: 'Too much is being uploaded right now. Please try again in a minute.',
    }
    throw new ApiError(status, messages[status], undefined, status === 503 ? BUSY_HEADERS : undefined)
  }
}

const MB = 1024 * 1024

export const describeBytes = (bytes: number) =>
  bytes < MB ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / MB)} MB`

/** Messages by field path, such as `specifications[0].category`; messages about the whole are under ''. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const byField: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    const field = path.reduce<string>(
      (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
      '',
    )
    byField[field] = [...(byField[field] ?? []), message]
  }
  return byField
}
