/** Stored results of the model: the same question about the same facts costs only once (AI-11). */
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { logError } from '#app/platform/process/log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { prepared } from '#db/client.server.ts'
import { aiResults } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import type { ModelResult } from './model.server.ts'

/** What a result depends on: the purpose, the prompt's version, and the whole input. */
export type Subject = { purpose: string; version: number; about: unknown; mobileId?: string }

/** The key of a result; it changes with the facts, the prompt and the model. */
const resultKey = ({ purpose, version, about }: Subject) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, version, settings().ANTHROPIC_MODEL, about]))
    .digest('base64url')

const byKey = prepared(db =>
  db
    .select({ result: aiResults.result })
    .from(aiResults)
    .where(eq(aiResults.key, sql.placeholder('key')))
    .prepare(),
)

/** The stored result for this subject; undefined when there is none. */
export const findResult = <Value>(subject: Subject): Value | undefined =>
  byKey().get({ key: resultKey(subject) })?.result as Value | undefined

const insertResult = prepared(db =>
  db
    .insert(aiResults)
    .values({
      key: sql.placeholder('key'),
      purpose: sql.placeholder('purpose'),
      mobileId: sql.placeholder('mobileId'),
      result: sql.placeholder('result'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: aiResults.key,
      set: { result: sql`excluded.answer`, createdAt: sql`excluded.created_at` },
    })
    .prepare(),
)

function storeResult(subject: Subject, result: unknown): void {
  const { purpose, mobileId = null } = subject
  insertResult().run({ key: resultKey(subject), purpose, mobileId, result, now: Date.now() })
}

const inFlight = new Map<string, Promise<ModelResult<unknown>>>()

/**
 * The stored result, or that of `ask`, which is then stored. Concurrent calls share one request.
 * @param isRefreshed asks again even if a result is stored
 */
export async function cachedResult<Value>(
  subject: Subject,
  ask: () => Promise<ModelResult<Value>>,
  isRefreshed = false,
): Promise<ModelResult<Value>> {
  const stored = isRefreshed ? undefined : findResult<Value>(subject)
  if (stored !== undefined) return { ok: true, value: stored }
  const key = resultKey(subject)
  const pending = inFlight.get(key) as Promise<ModelResult<Value>> | undefined
  if (pending) {
    const result = await pending
    // The share of another client's address does not bind this one.
    if (result.ok || result.reason !== 'share') return result
  }
  const request = ask().then(async result => {
    // Stored before returning, so that the next visitor costs no call; a failure to store does not lose the result.
    if (result.ok) await writeTransaction(() => storeResult(subject, result.value)).catch(error => logError(error))
    return result
  })
  inFlight.set(key, request)
  try {
    return await request
  } finally {
    inFlight.delete(key)
  }
}
