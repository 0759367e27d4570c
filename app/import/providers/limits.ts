/** How much an import may ask for (IMPORT-2), for the page, the forms and the endpoints. */
import { z } from 'zod'
import type { ImportRequest } from './provider.ts'

export const LATEST = { default: 50, least: 1, most: 100 }
export const BRAND = { default: 20, least: 1, most: 50 }
export const SEARCH = { default: 10, least: 1, most: 30 }
/** Newest phones of each popular brand (IMPORT-3). */
export const POPULAR_PER_BRAND = 10

type Range = { default: number; least: number; most: number }

/** A number of phones: the default where it is not numeric (IMPORT-2), a message where it is out of range. */
const limit = ({ default: usual, least, most }: Range) =>
  z
    .unknown()
    .optional()
    .transform((value, context) => {
      const text = String(value ?? '').trim()
      const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : usual
      if (Number.isInteger(number) && number >= least && number <= most) return number
      context.addIssue({ code: 'custom', message: `Enter a whole number from ${least} to ${most}` })
      return z.NEVER
    })

const text = (missing: string) =>
  z.preprocess(
    value => (typeof value === 'string' ? value : ''),
    z.string().trim().min(1, missing).max(120, 'At most 120 characters'),
  )

/** What a form or an endpoint may ask for. */
export const importRequest: z.ZodType<ImportRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('latest'), limit: limit(LATEST) }),
  z.object({ kind: z.literal('brands') }),
  z.object({ kind: z.literal('popular') }),
  z.object({ kind: z.literal('brand'), brand: text('Enter a brand name'), limit: limit(BRAND) }),
  z.object({ kind: z.literal('search'), query: text('Enter something to search for'), limit: limit(SEARCH) }),
])
