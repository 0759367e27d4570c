/** The AI tools of the phone form: they fill fields or show a text; nothing is stored before the form is saved (ADMIN-14). */
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
  /** Unique per run; used as React key, so that the form shows the new values. */
  run: string
  title: string
  text?: string
  isProblem?: true
  /** The values of the form: typed values, overridden by generated ones. */
  values: Values
  /** Names of the generated fields. */
  suggested: string[]
  enhancement?: Enhancement
}

/** The messages of each tool (ADMIN-15). */
const messages: Record<Tool, { success: string; failure: string }> = {
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
    title: messages[tool].failure,
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
    title: messages[tool].success,
    values,
    suggested: fieldNames(typed, outcome.filled),
    enhancement: outcome.enhancement,
  }
}

type Outcome = { filled: Values; enhancement?: Enhancement }

/** Fields that are part of the input or derived from it. */
const INPUT_FIELDS = ['name', 'slug', 'brand', 'model']

/** The output of the tool, or the reason for failure. */
async function call(tool: Tool, typed: Values): Promise<Outcome | string> {
  if (tool === 'generate-specs') {
    const input = generatorInput.safeParse(typed.generate ?? {})
    if (!input.success) return input.error.issues.map(issue => issue.message).join('. ')
    const result = await generateSpecs(input.data)
    if (!result.ok) return reason(result)
    const filled = filledBy(result.value, typed)
    return Object.keys(filled).some(name => !INPUT_FIELDS.includes(name))
      ? { filled }
      : 'The AI knew nothing of this phone.'
  }
  const { generate: _, carouselImages: __, ...facts } = typed
  if (tool === 'generate-details') {
    const result = await generateDetails(facts)
    if (!result.ok) return reason(result)
    return result.value.specifications.length > 0 ? { filled: result.value } : 'The AI knew no details of this phone.'
  }
  const result = await enhance(facts, 'admin')
  return result.ok ? { filled: {}, enhancement: result.value } : reason(result)
}

const reason = (failure: Failure) => failureMessage(failure)

type Suggestion = Extract<Awaited<ReturnType<typeof generateSpecs>>, { ok: true }>['value']

/** The generated values that are not empty; the brand only if it exists on the site. */
function filledBy(suggestion: Suggestion, typed: Values): Values {
  const brand = findBrandByNameOrSlug(suggestion.brand ?? '')?.slug
  const short = Object.fromEntries(Object.entries(suggestion.shortSpecs ?? {}).filter(([, value]) => value?.trim()))
  const texts = {
    name: suggestion.name,
    slug: suggestion.slug,
    model: suggestion.model,
    price: suggestion.price,
    releaseDate: suggestion.releaseDate,
    brand,
  }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value?.trim())),
    ...(Object.keys(short).length > 0 ? { shortSpecs: { ...(typed.shortSpecs as object | undefined), ...short } } : {}),
    ...(suggestion.specifications.length > 0 ? { specifications: suggestion.specifications } : {}),
  }
}

/** The fields with new values; each short spec separately. */
function fieldNames(typed: Values, filled: Values): string[] {
  return changedFields(typed, filled).flatMap(field =>
    field === 'shortSpecs'
      ? changedFields((typed.shortSpecs ?? {}) as Values, filled.shortSpecs as Values).map(name => `shortSpecs.${name}`)
      : [field],
  )
}
