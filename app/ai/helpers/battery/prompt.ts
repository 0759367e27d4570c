/** Battery analysis of a phone: prompt and output schema (AI-15). Pure. */
import { z } from 'zod'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../../client/facts.ts'
import { isMeaningful } from '../../client/is-meaningful.ts'
import { sentences } from '../../client/sentences.ts'
import { list, mark } from '../schema.ts'
import { score } from '../scores.ts'

/** Increment when the prompt changes, to invalidate stored results. */
const PROMPT_VERSION = 1

export type BatteryAnalysis = {
  overallScore: number
  parts: { capacity: number; charging: number; efficiency: number }
  strengths: string[]
  weaknesses: string[]
  /** One sentence about a day of typical use. */
  dailyUse: string
}

const schema = z
  .object({
    overallScore: mark,
    parts: z.object({ capacity: mark, charging: mark, efficiency: mark }).optional(),
    strengths: list,
    weaknesses: list,
    dailyUse: z.string().optional(),
  })
  .refine(isMeaningful)

function normalize(output: z.infer<typeof schema>): BatteryAnalysis {
  const parts = output.parts ?? {}
  return {
    overallScore: score(output.overallScore),
    parts: {
      capacity: score(parts.capacity),
      charging: score(parts.charging),
      efficiency: score(parts.efficiency),
    },
    strengths: sentences(output.strengths),
    weaknesses: sentences(output.weaknesses),
    dailyUse: output.dailyUse?.trim() ?? '',
  }
}

function question(phone: FactsPhone) {
  return {
    system: GROUND_RULES,
    text:
      `${asData(phoneFacts(phone, /battery|platform|display|network/i))}\n\n` +
      'Judge the battery of this phone against phones of its price and year. Give scores from 1 to 10 for the whole and for ' +
      'capacity, charging and how sparing chip and screen are (efficiency); one to three strengths; one to three weaknesses; ' +
      'and one sentence on what that means for a day with load-shedding in Pakistan (dailyUse). Do not state hours.',
  }
}

export const batteryAnalysis = {
  purpose: 'battery',
  version: PROMPT_VERSION,
  schema,
  normalize,
  question,
} as const
