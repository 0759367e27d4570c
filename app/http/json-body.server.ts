/** Reads JSON bodies of API requests. */
import type { z } from 'zod'
import { BUSY_HEADERS } from '#app/platform/busy.ts'
import { ApiError } from './api.server.ts'
import { readBody, statusOfBody } from './body.server.ts'
import type { Upload } from './uploads.server.ts'

/** Largest JSON body, unless an endpoint sets its own limit. */
const MAX_JSON_BYTES = 2 * 1024 * 1024

/**
 * The body, parsed with this schema.
 * @throws ApiError 415 for another type, 413 when too large, 400 for malformed JSON, 422 with `fieldErrors` if invalid
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { maxBytes = MAX_JSON_BYTES, upload = null }: { maxBytes?: number; upload?: Upload | null } = {},
): Promise<z.output<Schema>> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new ApiError(415, 'Send JSON, with the content type application/json.')
  }
  const result = schema.safeParse(parse(await read(request, maxBytes, upload)))
  if (result.success) return result.data
  throw new ApiError(422, 'Some values are not valid.', fieldErrors(result.error))
}

async function read(request: Request, maxBytes: number, upload: Upload | null): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBody(request, maxBytes, undefined, upload))
  } catch (error) {
    const status = statusOfBody(error)
    const messages = {
      400: 'The request is not valid JSON.',
      408: 'The request took too long to arrive.',
      413: `The request is larger than ${describeBytes(maxBytes)}.`,
      503: 'Too much is being uploaded right now. Please try again in a minute.',
    }
    throw new ApiError(status, messages[status], undefined, status === 503 ? BUSY_HEADERS : undefined)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(400, 'The request is not valid JSON.')
  }
}

export const describeBytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

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
