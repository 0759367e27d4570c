/** The parts that the schemas of the model's analyses are made of. */
import { z } from 'zod'

export const mark = z.number().optional().describe('from 1 (worst) to 10 (best)')
export const list = z.array(z.string()).optional()
