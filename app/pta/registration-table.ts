/** The format of the table of facts on registering a phone: periods, ways to check. Replaceable. */
import { z } from 'zod'

export const registrationTableSchema = z.object({
  /** The version. */
  compiled: z.iso.date('Write the date as 2026-11-21'),
  facts: z.array(
    z.object({
      id: z.string().min(1),
      /** In a compiler's words, which pages do not show. */
      fact: z.string().min(1),
      days: z.number().int().positive().optional(),
      confidence: z.string().min(1),
      sources: z.array(z.string().min(1)).min(1, 'Name at least one source'),
    }),
  ),
})
