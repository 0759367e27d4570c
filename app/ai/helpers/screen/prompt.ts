/** Screen analysis of a phone: prompt and output schema (AI-3). Pure. */
import { z } from 'zod'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../../client/facts.ts'
import { isMeaningful } from '../../client/is-meaningful.ts'
import { sentences } from '../../client/sentences.ts'
import { list, mark } from '../schema.ts'
import { score } from '../scores.ts'

const PROMPT_VERSION = 1

export type ScreenAnalysis = {
  overallScore: number
  displayMetrics: { sharpness: number; colorAccuracy: number; brightness: number; viewingAngles: number }
  strengths: string[]
  weaknesses: string[]
  bestUseCase: string
  comparison: string
}

const schema = z
  .object({
    overallScore: mark,
    displayMetrics: z
      .object({ sharpness: mark, colorAccuracy: mark, brightness: mark, viewingAngles: mark })
      .optional(),
    strengths: list,
    weaknesses: list,
    bestUseCase: z.string().optional(),
    comparison: z.string().optional(),
  })
  .refine(isMeaningful)

function normalize(output: z.infer<typeof schema>): ScreenAnalysis {
  const metrics = output.displayMetrics ?? {}
  return {
    overallScore: score(output.overallScore),
    displayMetrics: {
      sharpness: score(metrics.sharpness),
      colorAccuracy: score(metrics.colorAccuracy),
      brightness: score(metrics.brightness),
      viewingAngles: score(metrics.viewingAngles),
    },
    strengths: sentences(output.strengths),
    weaknesses: sentences(output.weaknesses),
    bestUseCase: output.bestUseCase?.trim() ?? '',
    comparison: output.comparison?.trim() ?? '',
  }
}

function question(phone: FactsPhone) {
  return {
    system: GROUND_RULES,
    text:
      `${asData(phoneFacts(phone, /display|body/i))}\n\n` +
      'Judge the screen of this phone against phones of its price and year. Give scores from 1 to 10 for the whole and for ' +
      'sharpness, colour accuracy, brightness and viewing angles; two to four strengths; one to three weaknesses; one ' +
      'sentence on what it is best used for; and one sentence that compares it with screens of its price.',
  }
}

export const screenAnalysis = {
  purpose: 'screen',
  version: PROMPT_VERSION,
  schema,
  normalize,
  question,
} as const
