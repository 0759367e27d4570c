/** The only client of the language model, with limits of time, concurrency and cost. */

import Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import type { AiPayer } from '#app/entities/enums.ts'
import { errorText } from '#app/platform/error-text.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { serviceLog } from '#app/platform/process/service-log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { BACKGROUND_WAIT_MS, NotStored, writeTransaction } from '#db/write.server.ts'
import { takeShare } from './address-share.server.ts'
import { beginCall, budgetWait, endCall } from './budget.server.ts'

export type Picture = { mediaType: 'image/jpeg'; base64: string }

export type Question = { system: string; text: string; picture?: Picture }

export type Failure =
  | { ok: false; reason: 'unconfigured' | 'refused' | 'malformed' | 'timeout' | 'unavailable' }
  /** The visitors' budget is spent, or the share of this address. */
  | { ok: false; reason: 'budget' | 'share'; retryAfterS: number }

export type ModelResult<Value> = { ok: true; value: Value } | Failure

/** The result with its value mapped; a failure is returned unchanged. */
export function mapped<Given, Value>(result: ModelResult<Given>, map: (given: Given) => Value): ModelResult<Value> {
  return result.ok ? { ok: true, value: map(result.value) } : result
}

const MAX_RETRIES = 2
const MAX_TOKENS = 4000
/** Concurrent calls, and calls that may wait for a slot; further ones fail at once. */
const MAX_CONCURRENT = 4
const MAX_WAITING = 20

const logModel = serviceLog('The language model')

const slots = semaphore(MAX_CONCURRENT, MAX_WAITING)

let client: { key: string; anthropic: Anthropic } | undefined

/** The SDK client for the current settings; null without an API key. */
function anthropic(): Anthropic | null {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_TIMEOUT_MS } = settings()
  if (!ANTHROPIC_API_KEY) return null
  const key = `${ANTHROPIC_API_KEY} ${ANTHROPIC_BASE_URL}`
  if (client?.key !== key) {
    client = {
      key,
      anthropic: new Anthropic({
        apiKey: ANTHROPIC_API_KEY,
        // Otherwise the SDK would read it from the environment, bypassing the settings module.
        authToken: null,
        baseURL: ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com',
        timeout: ANTHROPIC_TIMEOUT_MS,
        maxRetries: MAX_RETRIES,
      }),
    }
  }
  return client.anthropic
}

export const isConfigured = () => settings().ANTHROPIC_API_KEY !== undefined

/**
 * Asks the model for output of this schema. Failures of the model or the network are results, never exceptions. Each
 * call is recorded with its tokens and outcome, without its content.
 * @param purpose the kind of question, for the record
 */
export async function askModel<Schema extends z.ZodType>(
  purpose: string,
  payer: AiPayer,
  schema: Schema,
  question: Question,
): Promise<ModelResult<z.infer<Schema>>> {
  const model = anthropic()
  if (!model) return { ok: false, reason: 'unconfigured' }
  const share = await takeShare(payer)
  if (share.waitS > 0) return { ok: false, reason: 'share', retryAfterS: share.waitS }
  const release = await slots.enter()
  let isAsked = false
  try {
    if (!release) return { ok: false, reason: 'unavailable' }
    // Checked and recorded in one transaction, because other processes share the budget.
    const started = await writeTransaction(() => {
      const wait = budgetWait(payer, Date.now())
      return wait > 0 ? { wait } : { id: beginCall(purpose, payer, Date.now()) }
    })
    if (started.id === undefined) return { ok: false, reason: 'budget', retryAfterS: started.wait }
    isAsked = true
    return await call(model, started.id, schema, question)
  } catch (error) {
    if (error instanceof NotStored) return { ok: false, reason: 'unavailable' }
    throw error
  } finally {
    release?.()
    if (!isAsked) await share.giveBack()
  }
}

async function call<Schema extends z.ZodType>(
  model: Anthropic,
  id: number,
  schema: Schema,
  { system, text, picture }: Question,
): Promise<ModelResult<z.infer<Schema>>> {
  const { ANTHROPIC_MODEL, ANTHROPIC_TIMEOUT_MS } = settings()
  const start = Date.now()
  // For all retries together, because the visitor waits for their sum.
  const deadline = AbortSignal.timeout(ANTHROPIC_TIMEOUT_MS)
  // The SDK repeats a request; where time runs out meanwhile, the cause is what came last.
  let lastStatus: number | undefined
  let isUnreachable = false
  const noting: typeof fetch = async (...args) => {
    try {
      const response = await fetch(...args)
      lastStatus = response.status
      isUnreachable = false
      return response
    } catch (error) {
      isUnreachable ||= !deadline.aborted
      throw error
    }
  }
  try {
    const message = await model.withOptions({ fetch: noting }).messages.parse(
      {
        model: ANTHROPIC_MODEL,
        max_tokens: MAX_TOKENS,
        system,
        messages: [{ role: 'user', content: [...pictureBlocks(picture), { type: 'text', text }] }],
        output_config: { format: lenient(zodOutputFormat(schema)) },
      },
      { signal: deadline },
    )
    const result = resultOf(message)
    // A refused or malformed output is one of a model that works.
    logModel(null)
    recordCallEnd(id, {
      outcome: result.ok ? 'answered' : result.reason,
      inputTokens: message.usage.input_tokens,
      outputTokens: message.usage.output_tokens,
      durationMs: Date.now() - start,
    })
    return result
  } catch (error) {
    const isLate = deadline.aborted || error instanceof Anthropic.APIConnectionTimeoutError
    const outcome = isUnreachable ? 'unreachable' : outcomeOf(error, lastStatus, isLate)
    logModel({ outcome, status: lastStatus, reason: reasonOf(error) })
    recordCallEnd(id, { outcome, durationMs: Date.now() - start })
    return { ok: false, reason: isLate ? 'timeout' : 'unavailable' }
  }
}

/** Not awaited: the visitor already has the result. */
function recordCallEnd(id: number, ending: Parameters<typeof endCall>[1]): void {
  writeTransaction(() => endCall(id, ending), { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
}

/** Parses malformed output as null: otherwise the SDK would throw and the stop reason would be lost. */
function lenient<Format extends { parse: (text: string) => unknown }>(format: Format): Format {
  const parse = (text: string) => {
    try {
      return format.parse(text)
    } catch {
      return null
    }
  }
  return { ...format, parse }
}

const pictureBlocks = (picture: Picture | undefined) =>
  picture
    ? [
        {
          type: 'image' as const,
          source: { type: 'base64' as const, media_type: picture.mediaType, data: picture.base64 },
        },
      ]
    : []

function resultOf<Value>(message: { stop_reason: string | null; parsed_output: Value | null }): ModelResult<Value> {
  if (message.stop_reason === 'refusal') return { ok: false, reason: 'refused' }
  return message.parsed_output === null
    ? { ok: false, reason: 'malformed' }
    : { ok: true, value: message.parsed_output }
}

/** What kept the model from answering, for the record and the log; visitors learn less. */
function outcomeOf(error: unknown, status: number | undefined, isLate: boolean): string {
  if (status === 401 || status === 403) return 'key-refused'
  // The vendor says with 400 that the credit is used up.
  if (status === 429 || status === 402 || /credit/i.test(reasonOf(error))) return 'quota'
  return isLate && (status === undefined || status < 400) ? 'timeout' : 'unavailable'
}

const MAX_REASON_LENGTH = 200

/** The vendor's words, which are about the request, without its content. */
const reasonOf = (error: unknown): string => errorText(error).slice(0, MAX_REASON_LENGTH)
