/** Words for search engines that a model writes of a phone (`AI_SEO`): kept, used at render time, never waited for (AI-13, AI-14). */

import { z } from 'zod'
import type { AiPayer } from '#app/entities/enums.ts'
import type { Phone } from '#app/entities/phone.ts'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../client/facts.ts'
import { isMeaningful } from '../client/is-meaningful.ts'
import { askModel, type ModelResult } from '../client/model.server.ts'
import { cachedResult, findResult, type Subject } from '../client/results.server.ts'
import { sentences } from '../client/sentences.ts'

const PROMPT_VERSION = 1

export type Enhancement = {
  seoDescription: string
  targetAudience: string
  marketingDescription: string
  keyFeatures: string[]
  comparisonPoints: string[]
}

const answer = z
  .object({
    seoDescription: z.string().optional().describe('at most 155 characters'),
    targetAudience: z.string().optional(),
    marketingDescription: z.string().optional(),
    keyFeatures: z.array(z.string()).optional(),
    comparisonPoints: z.array(z.string()).optional(),
  })
  .refine(isMeaningful)

function normalize(given: z.infer<typeof answer>): Enhancement {
  return {
    seoDescription: given.seoDescription?.replace(/\s+/g, ' ').trim() ?? '',
    targetAudience: given.targetAudience?.trim() ?? '',
    marketingDescription: given.marketingDescription?.trim() ?? '',
    keyFeatures: sentences(given.keyFeatures),
    comparisonPoints: sentences(given.comparisonPoints),
  }
}

const question = (facts: unknown) => ({
  system: GROUND_RULES,
  text:
    `${asData(facts)}\n\n` +
    'Write for the page of this phone on a price site in Pakistan: seoDescription, one or two sentences for a search ' +
    'result, with the price in rupees if it is known; targetAudience, whom the phone suits; marketingDescription, three ' +
    'plain sentences; keyFeatures, up to six short phrases that people would search for; comparisonPoints, up to four ' +
    'points to compare it by.',
})

const subjectOf = (facts: unknown, mobileId?: string): Subject => ({
  purpose: 'enhance',
  version: PROMPT_VERSION,
  about: question(facts),
  mobileId,
})

/** What was written of the phone as it is now; null when nothing was, or of an older state of it. */
export const findEnhancement = (phone: FactsPhone): Enhancement | null =>
  findResult<Enhancement>(subjectOf(phoneFacts(phone), phone.id)) ?? null

/** Has a phone, or what an editor has typed of one, described. */
export function enhance(facts: unknown, payer: AiPayer, mobileId?: string): Promise<ModelResult<Enhancement>> {
  return cachedResult(subjectOf(facts, mobileId), async () => {
    const given = await askModel('enhance', payer, answer, question(facts))
    return given.ok ? { ok: true, value: normalize(given.value) } : given
  })
}

/** Has a stored phone described. */
export const enhancePhone = (phone: Phone, payer: AiPayer) => enhance(phoneFacts(phone), payer, phone.id)
