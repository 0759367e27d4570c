/** The date of a price in a form. */
import { z } from 'zod'
import { readPriceDate } from './read-date.ts'

/** A date as typed, read as `2026-11-21`, `2026-11` or `2026`. */
export const priceDateText = (message: string) =>
  z.string().transform((text, context) => {
    const read = readPriceDate(text)
    if (read.ok) return read.date
    context.addIssue(message)
    return z.NEVER
  })
