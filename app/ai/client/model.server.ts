/** The one module that speaks to the language model: bounded in time, number, and cost. */

import Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import type { AiPayer } from '#app/entities/enums.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { semaphore } from '#app/platform/process/semaphore.ts'
import { settings } from '#app/platform/settings.server.ts'
import { BACKGROUND_WAIT_MS, DatabaseBusy, writeTransaction } from '#db/write.server.ts'
import { beginCall, budgetWait, endCall } from './budget.server.ts'

export type Picture = { mediaType: 'image/jpeg'; base64: string }

export type Question = { system: string; text: string; picture?: Picture }

export type Failure =
  | { ok: false; reason: 'unconfigured' | 'refused' | 'malformed' | 'timeout' | 'unavailable' }
  | { ok: false; reason: 'budget'; retryAfterS: number }

export type ModelResult<Value> = { ok: true; value: Value } | Failure

/** The result with its value changed; a failure stays what it is. */
export function mapped<Given, Value>(result: ModelResult<Given>, map: (given: Given) => Value): ModelResult<Value> {
  return result.ok ? { ok: true, value: map(result.value) } : result
}

const MAX_RETRIES = 2
const MAX_TOKENS = 4000
/** Calls at the same time, and how many may wait for their turn; more are turned away. */
const CONCURRENT = 4
const WAITING = 20

const turns = semaphore(CONCURRENT, WAITING)

let client: { for: string; anthropic: Anthropic } | undefined

/** Null without a key. */
function anthropic(): Anthropic | null {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_TIMEOUT_MS } = settings()
  if (!ANTHROPIC_API_KEY) return null
  const key = `${ANTHROPIC_API_KEY} ${ANTHROPIC_BASE_URL}`
  if (client?.for !== key) {
    client = {
      for: key,
      anthropic: new Anthropic({
        apiKey: ANTHROPIC_API_KEY,
        // The SDK would otherwise read the environment by itself, past our one module of settings.
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
 * Asks the model for an answer of this shape. Never throws for what the model or the network does; each call is logged
 * with its tokens and outcome, without its content.
 * @param purpose names the kind of question in the log
 */
export async function askModel<Schema extends z.ZodType>(
  purpose: string,
  payer: AiPayer,
  schema: Schema,
  question: Question,
): Promise<ModelResult<z.infer<Schema>>> {
  const model = anthropic()
  if (!model) return { ok: false, reason: 'unconfigured' }
  const release = await turns.enter()
  if (!release) return { ok: false, reason: 'unavailable' }
  try {
    // Counted and noted in one transaction: another process spends from the same budget.
    const begun = await writeTransaction(() => {
      const wait = budgetWait(payer, Date.now())
      return wait > 0 ? { wait } : { id: beginCall(purpose, payer, Date.now()) }
    })
    if (begun.id === undefined) return { ok: false, reason: 'budget', retryAfterS: begun.wait }
    return await call(model, begun.id, schema, question)
  } catch (error) {
    if (error instanceof DatabaseBusy) return { ok: false, reason: 'unavailable' }
    throw error
  } finally {
    release()
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
  // Over all tries together: a visitor waits for the answer, not for each of them.
  const deadline = AbortSignal.timeout(ANTHROPIC_TIMEOUT_MS)
  try {
    const message = await model.messages.parse(
      {
        model: ANTHROPIC_MODEL,
        max_tokens: MAX_TOKENS,
        system,
        messages: [{ role: 'user', content: [...pictureBlocks(picture), { type: 'text', text }] }],
        output_config: { format: lenient(zodOutputFormat(schema)) },
      },
      { signal: deadline },
    )
    const answer = answerOf(message)
    recordCallEnd(id, {
      outcome: answer.ok ? 'answered' : answer.reason,
      inputTokens: message.usage.input_tokens,
      outputTokens: message.usage.output_tokens,
      durationMs: Date.now() - start,
    })
    return answer
  } catch (error) {
    const reason = reasonOf(error, deadline)
    recordCallEnd(id, { outcome: reason, durationMs: Date.now() - start })
    return { ok: false, reason }
  }
}

/** The visitor has the answer and does not wait for this. */
function recordCallEnd(id: number, ending: Parameters<typeof endCall>[1]): void {
  writeTransaction(() => endCall(id, ending), { waitMs: BACKGROUND_WAIT_MS }).catch(error => logError(error))
}

/** The format with an answer of another shape as null: the SDK would throw, and the reason why it stopped would be lost. */
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

function answerOf<Value>(message: { stop_reason: string | null; parsed_output: Value | null }): ModelResult<Value> {
  if (message.stop_reason === 'refusal') return { ok: false, reason: 'refused' }
  return message.parsed_output === null
    ? { ok: false, reason: 'malformed' }
    : { ok: true, value: message.parsed_output }
}

const reasonOf = (error: unknown, deadline: AbortSignal) =>
  deadline.aborted || error instanceof Anthropic.APIConnectionTimeoutError ? 'timeout' : 'unavailable'
