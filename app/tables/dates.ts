/** The dates in tables that an administrator may replace. */
import { z } from 'zod'

export const day = z.iso.date('Write the date as 2026-07-01')
/** As precise as its source. */
export const partialDate = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'Write the date as 2026, 2026-07 or 2026-07-01')
