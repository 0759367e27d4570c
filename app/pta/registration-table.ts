/** The format of the table of facts on registering a phone: periods, ways to check. Replaceable. */

import { z } from 'zod'
import { day } from '#app/tables/dates.ts'

/** Who says it, what and when; a table that was replaced may have words alone. */
const source = z.union([
  z
    .string()
    .min(1)
    .transform(label => ({ label, href: undefined })),
  z.object({ label: z.string().min(1), href: z.url().optional() }),
])

export const registrationTableSchema = z.object({
  /** The version. */
  compiled: day,
  facts: z.array(
    z.object({
      id: z.string().min(1),
      /** In a compiler's words, which pages do not show. */
      fact: z.string().min(1),
      days: z.number().int().positive().optional(),
      confidence: z.string().min(1),
      sources: z.array(source).min(1, 'Name at least one source'),
    }),
  ),
})

export type RegistrationSource = z.output<typeof source>
