/** The request body of the editor's AI tools: any fields of a phone, as data. Pure. */
import { z } from 'zod'

export const mobileDataBody = z.object({ mobileData: z.record(z.string(), z.unknown()) })
