/** Taking in what a visitor wrote: once, within limits. */
import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { recordSubmission, submissionWait } from './limits.server.ts'
import type { NewMessage } from './message.ts'

/** The same words again within this time are a second click or a reload. */
const SAME_WITHIN_MS = DAY_MS

export type Received = { ok: true } | { ok: false; retryAfterS: number }

/**
 * Stores the message, unless the same one came within a day (which is as good as stored) or the limits are reached.
 * @throws DatabaseBusy
 */
export async function receiveMessage(
  message: NewMessage,
  { address, now }: { address: string; now: number },
): Promise<Received> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify(Object.entries(message).sort()))
    .digest('base64url')
  return writeTransaction((): Received => {
    if (isKnown(contentHash, now)) return { ok: true }
    const retryAfterS = submissionWait(address, now)
    if (retryAfterS > 0) return { ok: false, retryAfterS }
    recordSubmission(address, now)
    db()
      .insert(messages)
      .values({ ...message, id: randomUUID(), contentHash, createdAt: now })
      .run()
    return { ok: true }
  })
}

const isKnown = (contentHash: string, now: number) =>
  db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.contentHash, contentHash), gt(messages.createdAt, now - SAME_WITHIN_MS)))
    .get() !== undefined
