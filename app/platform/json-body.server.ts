/** Reading JSON that a caller of the API sends. */
import type { z } from 'zod'
import { ApiError } from './api.server.ts'
import { BodyTooLarge, BodyTooSlow, readBody } from './body.server.ts'

/** Largest JSON body where an endpoint does not say otherwise. */
const MAX_JSON_BYTES = 2 * 1024 * 1024

/**
 * The body as this schema has it.
 * @throws ApiError 415 for another type, 413 when too large, 400 for what is no JSON, 422 with `fieldErrors` when it does not fit
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_JSON_BYTES,
): Promise<z.output<Schema>> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new ApiError(415, 'Send JSON, with the content type application/json.')
  }
  const result = schema.safeParse(parse(await read(request, maxBytes)))
  if (result.success) return result.data
  throw new ApiError(422, 'Some values are not valid.', fieldErrors(result.error))
}

async function read(request: Request, maxBytes: number): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBody(request, maxBytes))
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new ApiError(413, `The request is larger than ${describeBytes(maxBytes)}.`)
    if (error instanceof BodyTooSlow) throw new ApiError(408, 'The request took too long to arrive.')
    throw new ApiError(400, 'The request is not valid JSON.')
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

/** Messages by field, a path such as `specifications[0].category` as its name; what concerns the whole is under ''. */
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
