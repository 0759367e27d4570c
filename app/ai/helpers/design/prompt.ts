/** Search for phones of similar design: prompt and output schema (AI-6). Pure. */
import { z } from 'zod'
import { percentage } from '#app/similarity/percentage.ts'
import type { DesignMatch } from '#app/similarity/shapes.ts'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../../client/facts.ts'
import { sentences } from '../../client/sentences.ts'

export const DESIGN_PROMPT_VERSION = 1

export const designOutput = z.object({
  matches: z.array(
    z.object({
      phoneId: z.string(),
      similarity: z.number().optional().describe('per cent, 0 to 100'),
      similarAspects: z.array(z.string()).optional(),
      keyDifferences: z.array(z.string()).optional(),
      aestheticMatch: z.string().optional(),
    }),
  ),
})

export function designQuestion(target: FactsPhone, candidates: FactsPhone[]) {
  const shape = /body|display|main camera/i
  return {
    system: GROUND_RULES,
    text:
      `${asData({ target: phoneFacts(target, shape), candidates: candidates.map(phone => phoneFacts(phone, shape)) })}\n\n` +
      'For each candidate say how similar its design is to the target, judged from size, proportions, weight, materials, ' +
      'screen and cameras: similarity in per cent, what is similar, what differs most, and one sentence on the overall ' +
      'look (aestheticMatch). Use the id of each candidate as phoneId.',
  }
}

/** Drops unknown and duplicate candidates; sorts by similarity, descending. */
export function normalizeDesign(output: z.infer<typeof designOutput>, candidates: { id: string }[]): DesignMatch[] {
  const remaining = new Set(candidates.map(({ id }) => id))
  return output.matches
    .filter(match => remaining.delete(match.phoneId))
    .map(match => ({
      phoneId: match.phoneId,
      similarity: percentage(match.similarity),
      similarAspects: sentences(match.similarAspects),
      keyDifferences: sentences(match.keyDifferences),
      aestheticMatch: match.aestheticMatch?.trim() ?? '',
    }))
    .sort((a, b) => b.similarity - a.similarity)
}
