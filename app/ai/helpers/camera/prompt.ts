/** Camera analysis of a phone: prompt and output schema (AI-3). Pure. */
import { z } from 'zod'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../../client/facts.ts'
import { isMeaningful } from '../../client/is-meaningful.ts'
import { sentences } from '../../client/sentences.ts'
import { list, mark } from '../schema.ts'
import { score } from '../scores.ts'

/** Increment when the prompt changes, to invalidate stored results. */
const PROMPT_VERSION = 1

export type CameraAnalysis = {
  overallScore: number
  photoQuality: { daylight: number; lowLight: number; portrait: number; video: number }
  strengths: string[]
  weaknesses: string[]
  realWorldComparison: string
  recommendedFor: string[]
}

/** Schema of the model output; `normalize` converts it to an analysis. */
const schema = z
  .object({
    overallScore: mark,
    photoQuality: z.object({ daylight: mark, lowLight: mark, portrait: mark, video: mark }).optional(),
    strengths: list,
    weaknesses: list,
    realWorldComparison: z.string().optional(),
    recommendedFor: list,
  })
  .refine(isMeaningful)

/** Default low light score, below the general default (AI-4). */
const DEFAULT_LOW_LIGHT = 4

function normalize(output: z.infer<typeof schema>): CameraAnalysis {
  const quality = output.photoQuality ?? {}
  return {
    overallScore: score(output.overallScore),
    photoQuality: {
      daylight: score(quality.daylight),
      lowLight: score(quality.lowLight, DEFAULT_LOW_LIGHT),
      portrait: score(quality.portrait),
      video: score(quality.video),
    },
    strengths: sentences(output.strengths),
    weaknesses: sentences(output.weaknesses),
    realWorldComparison: output.realWorldComparison?.trim() ?? '',
    recommendedFor: sentences(output.recommendedFor),
  }
}

function question(phone: FactsPhone) {
  return {
    system: GROUND_RULES,
    text:
      `${asData(phoneFacts(phone, /camera|platform|video/i))}\n\n` +
      'Judge the camera of this phone against phones of its price and year. Give scores from 1 to 10 for the whole and for ' +
      'daylight, low light, portrait and video; two to four strengths; one to three weaknesses; one sentence on what that ' +
      'means in daily use (realWorldComparison); and two or three kinds of people or photos it is recommended for.',
  }
}

export const cameraAnalysis = {
  purpose: 'camera',
  version: PROMPT_VERSION,
  schema,
  normalize,
  question,
} as const
