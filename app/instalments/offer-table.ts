/** The format of the table of instalment offers seen. An administrator may replace it. */
import { z } from 'zod'

const partialDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'Write the date as 2026, 2026-07 or 2026-07-01')

export const offerTableSchema = z.object({
  /** The version. */
  compiled: z.iso.date('Write the date as 2026-11-21'),
  offers: z.array(
    z.object({
      id: z.string().min(1),
      /** `market`: a remark on the market, not somebody's offer. */
      kind: z.enum(['offer', 'market']).default('offer'),
      seller: z.string().min(1, 'Name the seller'),
      terms: z.string().min(1, 'State the terms'),
      /** Where it was seen. */
      seen: z.string().min(1, 'Say where it was seen'),
      /** When; null or absent where the page had no date. */
      date: partialDate.nullish(),
      confidence: z.string().min(1),
    }),
  ),
})

export type OfferTable = z.infer<typeof offerTableSchema>
