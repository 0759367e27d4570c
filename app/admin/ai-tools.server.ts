import { failureMessage } from '#app/ai/client/failure.ts'
import { type Enhancement, enhance } from '#app/ai/descriptions/descriptions.server.ts'
import { generateDetails, generateSpecs } from '#app/ai/editor/editor.server.ts'
import { generatorInput } from '#app/ai/editor/generate.ts'
import { findBrandByNameOrSlug } from '#app/brands/brands.server.ts'
import { payloadOf } from '#app/platform/forms/payload.ts'
import { INTENT } from '#app/platform/intent.ts'
import { parseJson } from '#app/platform/json.ts'
import type { PastePreview } from './pasted-specs/compare.ts'
import { mergeSuggestion, type Replacement, type Suggestion, suggestionSchema } from './suggestions.ts'
import type { ModelTool } from './tool-intents.ts'

type Values = Record<string, unknown>

export type ToolRun = {
  /** Unique per run; used as React key, so that the form shows the new values. */
  run: string
  title: string
  text?: string
  isProblem?: true
  /** The values of the form: typed values, and generated ones where nothing was typed. */
  values: Values
  /** Names of the generated fields. */
  suggested: string[]
  /** What was left as typed, and the suggestion that would replace it, as the form sends it. */
  asked?: { replacements: Replacement[]; suggestion: string }
  /** The model's price: shown beside the field, never in it. */
  suggestedPrice?: string
  enhancement?: Enhancement
  /** Of pasted specifications. */
  pasted?: PastePreview & { message?: string; error?: string }
  /** Of uploaded pictures. */
  pictures?: { message?: string; error?: string }
}

/** The messages of each tool (ADMIN-15). */
const messages: Record<ModelTool, { success: string; failure: string }> = {
  'generate-specs': {
    success: 'Mobile specifications generated successfully',
    failure: 'Failed to generate specifications',
  },
  'generate-details': {
    success: 'Detailed specifications generated successfully',
    failure: 'Failed to generate detailed specifications',
  },
  'replace-typed': {
    success: 'The suggestions replaced the typed values',
    failure: 'There is no suggestion to replace anything with',
  },
  enhance: { success: 'AI enhancement completed successfully', failure: 'Failed to enhance mobile data' },
}

export async function runTool(tool: ModelTool, form: FormData): Promise<ToolRun> {
  const { [INTENT]: _, ...typed } = payloadOf(form) as Values
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
  const { suggestion = NOTHING, suggestedPrice, enhancement } = outcome
  const { values, filled, asked } = mergeSuggestion(typed, suggestion, { replaces: tool === 'replace-typed' })
  return {
    run,
    title: messages[tool].success,
    values,
    suggested: filled,
    suggestedPrice,
    enhancement,
    ...(asked.length > 0 ? { asked: { replacements: asked, suggestion: JSON.stringify(suggestion) } } : {}),
  }
}

const NOTHING: Suggestion = { texts: {}, shortSpecs: {}, specifications: [] }

type Outcome = { suggestion?: Suggestion; suggestedPrice?: string; enhancement?: Enhancement }

/** Fields that are part of the input or derived from it. */
const INPUT_FIELDS = ['name', 'slug', 'brand', 'model']

/** The output of the tool, or the reason for failure. */
async function call(tool: ModelTool, typed: Values): Promise<Outcome | string> {
  const { generate = {}, carouselImages: _, ...facts } = typed
  if (tool === 'replace-typed') {
    const sent = suggestionSchema.safeParse(parseJson(String((generate as Values).suggestion)))
    return sent.success ? { suggestion: sent.data } : ''
  }
  if (tool === 'generate-specs') {
    const input = generatorInput.safeParse(generate)
    if (!input.success) return input.error.issues.map(issue => issue.message).join('. ')
    const result = await generateSpecs(input.data)
    if (!result.ok) return failureMessage(result)
    const suggestion = suggestionOf(result.value)
    const suggestedPrice = result.value.price?.trim() || undefined
    const isEmpty =
      Object.keys(suggestion.texts).every(name => INPUT_FIELDS.includes(name)) &&
      Object.keys(suggestion.shortSpecs).length + suggestion.specifications.length === 0
    return isEmpty && !suggestedPrice ? 'The AI knew nothing of this phone.' : { suggestion, suggestedPrice }
  }
  if (tool === 'generate-details') {
    const result = await generateDetails(facts)
    if (!result.ok) return failureMessage(result)
    const { specifications } = result.value
    return specifications.length > 0
      ? { suggestion: { ...NOTHING, specifications } }
      : 'The AI knew no details of this phone.'
  }
  const result = await enhance(facts, 'admin')
  return result.ok ? { enhancement: result.value } : failureMessage(result)
}

type Generated = Extract<Awaited<ReturnType<typeof generateSpecs>>, { ok: true }>['value']

const notBlank = (texts: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : [])),
  )

/** The generated values that are not empty, without the price; the brand only if it exists on the site. */
function suggestionOf({ name, slug, model, releaseDate, brand, shortSpecs, specifications }: Generated): Suggestion {
  const known = findBrandByNameOrSlug(brand ?? '')?.slug
  return {
    texts: notBlank({ name, slug, model, releaseDate, brand: known }),
    shortSpecs: notBlank(shortSpecs ?? {}),
    specifications,
  }
}
