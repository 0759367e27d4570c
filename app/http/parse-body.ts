/** Parses a request body: JSON within bounds, or the fields of a form. */
import { exceedsBounds, type JsonBounds } from './json-bounds.ts'

/** Fields of a form: the largest form of the panel has some hundreds. */
const MAX_FIELDS = 5000

export type BodyTask = { body: Uint8Array<ArrayBuffer> } & (
  | { kind: 'json'; bounds: JsonBounds }
  | { kind: 'form'; contentType: string }
)

type Field = [name: string, value: string | { fileName: string; type: string; bytes: ArrayBuffer }]

export type Parsed =
  | { ok: true; json: unknown }
  | { ok: true; fields: Field[] }
  | { ok: false; problem: 'malformed' | 'too large' }

/** The result, with the buffers that a worker may hand over. */
export async function parseBody(task: BodyTask): Promise<{ value: Parsed; transfer: ArrayBuffer[] }> {
  if (task.kind === 'json') return { value: parseJson(task.body, task.bounds), transfer: [] }
  const value = await parseForm(task.body, task.contentType)
  const files = value.ok && 'fields' in value ? value.fields.map(([, field]) => field) : []
  return { value, transfer: files.flatMap(field => (typeof field === 'string' ? [] : [field.bytes])) }
}

function parseJson(body: Uint8Array, bounds: JsonBounds): Parsed {
  if (exceedsBounds(body, bounds)) return { ok: false, problem: 'too large' }
  try {
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
  } catch {
    return { ok: false, problem: 'malformed' }
  }
}

async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Parsed> {
  if (countFields(body, contentType) > MAX_FIELDS) return { ok: false, problem: 'too large' }
  try {
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
    const fields: Field[] = []
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.push([name, value])
      else fields.push([name, { fileName: value.name, type: value.type, bytes: await value.arrayBuffer() }])
      // A type with two boundaries is read in another way than it was counted.
      if (fields.length > MAX_FIELDS) return { ok: false, problem: 'too large' }
    }
    return { ok: true, fields }
  } catch {
    return { ok: false, problem: 'malformed' }
  }
}

/** The number of fields, counted by what separates them and at most a little beyond the limit. */
function countFields(body: Uint8Array<ArrayBuffer>, contentType: string): number {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1]
  const separator = boundary === undefined ? '&' : `--${boundary}`
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let fields = 0
  for (let at = bytes.indexOf(separator); at >= 0 && fields <= MAX_FIELDS; at = bytes.indexOf(separator, at + 1))
    fields += 1
  return fields
}

/** The form of these fields. */
export function formOf(fields: Field[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value.bytes], value.fileName, { type: value.type }))
  }
  return form
}
