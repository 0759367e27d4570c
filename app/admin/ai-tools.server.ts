/** The AI tools of the phone form: they fill it or say something about it; nothing is stored before it is saved (ADMIN-14). */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { failureMessage } from '#app/ai/client/failure.ts'
import type { Failure } from '#app/ai/client/model.server.ts'
import { type Enhancement, enhance } from '#app/ai/descriptions/descriptions.server.ts'
import { generateDetails, generateSpecs } from '#app/ai/editor/editor.server.ts'
import { generatorInput } from '#app/ai/editor/generate.ts'
import { findBrandByNameOrSlug } from '#app/brands/brands.server.ts'
import { INTENT } from '#app/platform/intent.ts'
import { changedFields } from '#app/platform/result.ts'
import type { Tool } from './tool-intents.ts'

type Values = Record<string, unknown>

export type ToolRun = {
  /** Differs for each run: the form is then filled anew. */
  run: string
  title: string
  text?: string
  isProblem?: true
  /** What the form shows now: what was typed, with what was generated put in. */
  values: Values
  /** Names of the fields that were filled. */
  suggested: string[]
  enhancement?: Enhancement
}

/** What each tool says when it has worked, and when it has not (ADMIN-15). */
const words: Record<Tool, { success: string; failure: string }> = {
  'generate-specs': {
    success: 'Mobile specifications generated successfully',
    failure: 'Failed to generate specifications',
  },
  'generate-details': {
    success: 'Detailed specifications generated successfully',
    failure: 'Failed to generate detailed specifications',
  },
  enhance: { success: 'AI enhancement completed successfully', failure: 'Failed to enhance mobile data' },
}

const anything = z.looseObject({})

export async function runTool(tool: Tool, form: FormData): Promise<ToolRun> {
  const { [INTENT]: _, ...typed } = parseWithZod(form, { schema: anything }).payload as Values
  const run = String(Date.now())
  const failed = (text: string): ToolRun => ({
    run,
    title: words[tool].failure,
    text,
    isProblem: true,
    values: typed,
    suggested: [],
  })
  const outcome = await call(tool, typed)
  if (typeof outcome === 'string') return failed(outcome)
  const values = { ...typed, ...outcome.filled }
  return {
    run,
    title: words[tool].success,
    values,
    suggested: fieldNames(typed, outcome.filled),
    enhancement: outcome.enhancement,
  }
}

type Outcome = { filled: Values; enhancement?: Enhancement }

/** What the question said already, or what follows from it. */
const ECHOED = ['name', 'slug', 'brand', 'model']

/** What the tool gives, or why it gives nothing. */
async function call(tool: Tool, typed: Values): Promise<Outcome | string> {
  if (tool === 'generate-specs') {
    const input = generatorInput.safeParse(typed.generate ?? {})
    if (!input.success) return input.error.issues.map(issue => issue.message).join('. ')
    const answer = await generateSpecs(input.data)
    if (!answer.ok) return reason(answer)
    const filled = filledBy(answer.value, typed)
    return Object.keys(filled).some(name => !ECHOED.includes(name)) ? { filled } : 'The AI knew nothing of this phone.'
  }
  const { generate: _, carouselImages: __, ...facts } = typed
  if (tool === 'generate-details') {
    const answer = await generateDetails(facts)
    if (!answer.ok) return reason(answer)
    return answer.value.specifications.length > 0 ? { filled: answer.value } : 'The AI knew no details of this phone.'
  }
  const answer = await enhance(facts, 'admin')
  return answer.ok ? { filled: {}, enhancement: answer.value } : reason(answer)
}

const reason = (failure: Failure) => failureMessage(failure)

type Suggestion = Extract<Awaited<ReturnType<typeof generateSpecs>>, { ok: true }>['value']

/** The generated values that say something; the brand only where it is one of ours. */
function filledBy(given: Suggestion, typed: Values): Values {
  const brand = findBrandByNameOrSlug(given.brand ?? '')?.slug
  const short = Object.fromEntries(Object.entries(given.shortSpecs ?? {}).filter(([, value]) => value?.trim()))
  const texts = {
    name: given.name,
    slug: given.slug,
    model: given.model,
    price: given.price,
    releaseDate: given.releaseDate,
    brand,
  }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value?.trim())),
    ...(Object.keys(short).length > 0 ? { shortSpecs: { ...(typed.shortSpecs as object | undefined), ...short } } : {}),
    ...(given.specifications.length > 0 ? { specifications: given.specifications } : {}),
  }
}

/** The fields that were filled with something new; of the short specs each by itself. */
function fieldNames(typed: Values, filled: Values): string[] {
  return changedFields(typed, filled).flatMap(field =>
    field === 'shortSpecs'
      ? changedFields((typed.shortSpecs ?? {}) as Values, filled.shortSpecs as Values).map(name => `shortSpecs.${name}`)
      : [field],
  )
}
