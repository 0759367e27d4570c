/** The format of the table of instalment offers seen. An administrator may replace it. */

import { z } from 'zod'
import { day, partialDate } from '#app/tables/dates.ts'

export const offerTableSchema = z.object({
  /** The version. */
  compiled: day,
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
