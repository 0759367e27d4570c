/** The form of a source, for the panel and the API (SOURCE-1). */

import { z } from 'zod'
import { sourceKinds } from '#app/entities/enums.ts'
import { MAX_SOURCE_NAME_LENGTH } from '#app/entities/limits.ts'
import { MAX_COLUMN_NAME_LENGTH } from '#app/import/read/bounds.ts'
import { targets } from '#app/import/read/mapping.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { isWebAddress } from '#app/platform/web-address.ts'

/** Hourly to weekly. */
export const EVERY_HOURS = { min: 1, max: 168, default: 24 }

const line = (max: number) => z.string().overwrite(oneLine).max(max, `At most ${max} characters`)
const optional = (max: number) =>
  z
    .preprocess(value => (typeof value === 'string' && value.trim() === '' ? null : value), line(max).nullish())
    .transform(value => value ?? null)

const hours = `Enter whole hours from ${EVERY_HOURS.min} to ${EVERY_HOURS.max}`

export const sourceForm = z.object({
  name: z
    .string('Enter the name of the shop')
    .overwrite(oneLine)
    .min(1, 'Enter the name of the shop')
    .max(MAX_SOURCE_NAME_LENGTH, `At most ${MAX_SOURCE_NAME_LENGTH} characters`),
  address: z
    .string('Enter the address of its feed, sitemap or list')
    .trim()
    .min(1, 'Enter the address of its feed, sitemap or list')
    .max(2000, 'At most 2,000 characters')
    .refine(isWebAddress, 'Enter a web address that begins with https:// or http://'),
  // 'shop' is what people call it.
  kind: z
    .preprocess(value => (value === 'shop' ? 'retail' : value), z.enum(sourceKinds, 'Choose the kind of price'))
    .default('retail'),
  everyHours: z.coerce
    .number(hours)
    .int(hours)
    .min(EVERY_HOURS.min, hours)
    .max(EVERY_HOURS.max, hours)
    .default(EVERY_HOURS.default),
  city: optional(60),
  contact: optional(200),
  isActive: z.boolean().default(true),
  /** What the columns of its table are, as an editor chose; null: guessed. */
  mapping: z.record(z.string().max(MAX_COLUMN_NAME_LENGTH), z.enum(targets)).nullable().default(null),
  /** Other origins that it may lead to, confirmed by whoever tried it. */
  confirmed: z.array(z.string().max(300)).max(10).default([]),
})

export type SourceForm = z.output<typeof sourceForm>
