/** What an editor's tool sends of a phone: any fields, as data. Pure. */
import { z } from 'zod'

export const mobileDataBody = z.object({ mobileData: z.record(z.string(), z.unknown()) })
