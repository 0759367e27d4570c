/** Limits of import requests (IMPORT-2), for the page, the forms and the endpoints. */
import { z } from 'zod'
import type { ImportRequest } from './provider.ts'

export const LATEST = { default: 50, min: 1, max: 100 }
export const BRAND = { default: 20, min: 1, max: 50 }
export const SEARCH = { default: 10, min: 1, max: 30 }
/** Newest phones of each popular brand (IMPORT-3). */
export const POPULAR_PER_BRAND = 10

type Range = { default: number; min: number; max: number }

/** A number of phones: the default when it is not numeric (IMPORT-2), a message when it is out of range. */
const limit = ({ default: fallback, min, max }: Range) =>
  z
    .unknown()
    .optional()
    .transform((value, context) => {
      // JSON may bring anything.
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
      const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : fallback
      if (Number.isInteger(number) && number >= min && number <= max) return number
      context.addIssue({ code: 'custom', message: `Enter a whole number from ${min} to ${max}` })
      return z.NEVER
    })

const text = (missing: string) =>
  z.preprocess(
    value => (typeof value === 'string' ? value : ''),
    z.string().trim().min(1, missing).max(120, 'At most 120 characters'),
  )

/** The input of a form or an endpoint. */
export const importRequest: z.ZodType<ImportRequest> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('latest'), limit: limit(LATEST) }),
  z.object({ kind: z.literal('brands') }),
  z.object({ kind: z.literal('popular') }),
  z.object({ kind: z.literal('brand'), brand: text('Enter a brand name'), limit: limit(BRAND) }),
  z.object({ kind: z.literal('search'), query: text('Enter something to search for'), limit: limit(SEARCH) }),
])
