/** Schemas of the responses of MobileAPI.dev. They are lenient, because its documents disagree. Pure. */
import { z } from 'zod'

/** A text, or a number or boolean as text; anything else is an empty text. */
const looseText = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .nullish()
  .catch(null)
  .transform(value => value ?? '')

const id = z.union([z.string().trim().min(1), z.number().int()]).transform(String)

/** An object; a missing or malformed part is an empty object. */
const part = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform(value => value ?? {})

/** A maker as an object, an id, or a name. */
const maker = z
  .union([z.object({ name: looseText }).transform(value => value.name), z.string(), z.number().transform(() => '')])
  .nullish()
  .catch(null)
  .transform(value => value ?? '')

export const partNames = [
  'network',
  'body',
  'display',
  'platform',
  'memory',
  'main_camera',
  'selfie_camera',
  'sound',
  'comms',
  'features',
  'battery',
  'misc',
] as const
export type PartName = (typeof partNames)[number]

const parts = Object.fromEntries(partNames.map(name => [name, part])) as Record<PartName, typeof part>

export const deviceSchema = z.object({
  id,
  name: looseText,
  manufacturer_name: looseText,
  brand_name: looseText,
  manufacturer: maker,
  brand: maker,
  device_type: looseText,
  colors: looseText,
  storage: looseText,
  screen_resolution: looseText,
  weight: looseText,
  thickness: looseText,
  release_date: looseText,
  camera: looseText,
  battery_capacity: looseText,
  hardware: looseText,
  image_url: looseText,
  ...parts,
})

export type Device = z.infer<typeof deviceSchema>

export const manufacturerSchema = z.object({ id: id.optional(), name: looseText })

export type Page = { items: unknown[]; hasNext: boolean; total: number | null }

const FULL_PAGE = 50

const record = z.record(z.string(), z.unknown())

/**
 * The entries of a list in any of its envelopes: a bare array, `devices`, `results`, `manufacturers`, `value`, or a
 * single object as the only entry. Null for anything else.
 */
export function readPage(body: unknown): Page | null {
  const envelope = record.safeParse(body).data ?? {}
  const list = Array.isArray(body)
    ? body
    : (envelope.devices ?? envelope.results ?? envelope.manufacturers ?? envelope.value)
  const single = !Array.isArray(body) && list === undefined && 'name' in envelope ? [body] : null
  const items = Array.isArray(list) ? list : single
  if (!items) return null
  const hasPagingField = 'has_next' in envelope || 'next' in envelope
  const next = typeof envelope.next === 'string' && envelope.next !== ''
  const total = z.number().safeParse(envelope.total ?? envelope.count)
  return {
    items,
    hasNext: envelope.has_next === true || next || (!hasPagingField && items.length >= FULL_PAGE),
    total: total.success ? total.data : null,
  }
}

/** The message in an error response; empty when there is none. */
export function errorText(body: unknown): string {
  const { detail, error, message } = record.safeParse(body).data ?? {}
  return [detail, error, message].find(text => typeof text === 'string' && text !== '')?.toString() ?? ''
}
