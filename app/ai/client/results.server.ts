/** Answers of the model that are kept: the same question about the same facts costs once, and once only (AI-11). */
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { logError } from '#app/platform/process/log.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { prepared } from '#db/client.server.ts'
import { aiResults } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import type { ModelResult } from './model.server.ts'

/** What an answer depends on: its purpose, the prompt's version, and everything that was asked about. */
export type Subject = { purpose: string; version: number; about: unknown; mobileId?: string }

/** The key of an answer; it changes with the facts, the prompt and the model. */
const resultKey = ({ purpose, version, about }: Subject) =>
  createHash('sha256')
    .update(JSON.stringify([purpose, version, settings().ANTHROPIC_MODEL, about]))
    .digest('base64url')

const byKey = prepared(db =>
  db
    .select({ answer: aiResults.answer })
    .from(aiResults)
    .where(eq(aiResults.key, sql.placeholder('key')))
    .prepare(),
)

/** The answer kept for this subject; undefined when there is none. */
export const findResult = <Value>(subject: Subject): Value | undefined =>
  byKey().get({ key: resultKey(subject) })?.answer as Value | undefined

const insertResult = prepared(db =>
  db
    .insert(aiResults)
    .values({
      key: sql.placeholder('key'),
      purpose: sql.placeholder('purpose'),
      mobileId: sql.placeholder('mobileId'),
      answer: sql.placeholder('answer'),
      createdAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: aiResults.key,
      set: { answer: sql`excluded.answer`, createdAt: sql`excluded.created_at` },
    })
    .prepare(),
)

function storeResult(subject: Subject, answer: unknown): void {
  const { purpose, mobileId = null } = subject
  insertResult().run({ key: resultKey(subject), purpose, mobileId, answer, now: Date.now() })
}

const underWay = new Map<string, Promise<ModelResult<unknown>>>()

/**
 * The kept answer, or the one that `ask` gives, which is then kept. Whoever asks while an answer is on its way gets that one.
 * @param isRefreshed asks again although there is an answer
 */
export async function cachedResult<Value>(
  subject: Subject,
  ask: () => Promise<ModelResult<Value>>,
  isRefreshed = false,
): Promise<ModelResult<Value>> {
  const kept = isRefreshed ? undefined : findResult<Value>(subject)
  if (kept !== undefined) return { ok: true, value: kept }
  const key = resultKey(subject)
  const pending = underWay.get(key) as Promise<ModelResult<Value>> | undefined
  if (pending) return pending
  const asked = ask().then(async answer => {
    // Worth waiting for: the next visitor should not cost a call. An answer that cannot be stored is still an answer.
    if (answer.ok) await writeTransaction(() => storeResult(subject, answer.value)).catch(error => logError(error))
    return answer
  })
  underWay.set(key, asked)
  try {
    return await asked
  } finally {
    underWay.delete(key)
  }
}
