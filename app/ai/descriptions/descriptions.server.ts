/** Phone descriptions for search engines, written by the model (`AI_SEO`) and stored (AI-13, AI-14). */

import { z } from 'zod'
import type { AiPayer } from '#app/entities/enums.ts'
import type { Phone } from '#app/entities/phone.ts'
import { oneLine } from '#app/platform/text/text.ts'
import { asData, type FactsPhone, GROUND_RULES, phoneFacts } from '../client/facts.ts'
import { isMeaningful } from '../client/is-meaningful.ts'
import { askModel, type ModelResult, mapped } from '../client/model.server.ts'
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

const outputSchema = z
  .object({
    seoDescription: z.string().optional().describe('at most 155 characters'),
    targetAudience: z.string().optional(),
    marketingDescription: z.string().optional(),
    keyFeatures: z.array(z.string()).optional(),
    comparisonPoints: z.array(z.string()).optional(),
  })
  .refine(isMeaningful)

function normalize(output: z.infer<typeof outputSchema>): Enhancement {
  return {
    seoDescription: oneLine(output.seoDescription ?? ''),
    targetAudience: output.targetAudience?.trim() ?? '',
    marketingDescription: output.marketingDescription?.trim() ?? '',
    keyFeatures: sentences(output.keyFeatures),
    comparisonPoints: sentences(output.comparisonPoints),
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

/** The stored enhancement for the phone's current facts; null when there is none. */
export const findEnhancement = (phone: FactsPhone): Enhancement | null =>
  findResult<Enhancement>(subjectOf(phoneFacts(phone), phone.id)) ?? null

/** The enhancement for these facts of a stored phone or an editor's form, from the database or the model. */
export function enhance(facts: unknown, payer: AiPayer, mobileId?: string): Promise<ModelResult<Enhancement>> {
  return cachedResult(subjectOf(facts, mobileId), async () => {
    const result = await askModel('enhance', payer, outputSchema, question(facts))
    return mapped(result, normalize)
  })
}

/** The same for a stored phone. */
export const enhancePhone = (phone: Phone, payer: AiPayer) => enhance(phoneFacts(phone), payer, phone.id)
