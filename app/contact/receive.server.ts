/** Stores messages of visitors, without duplicates and within the limits. */
import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { networkOf } from '#app/platform/request/client-address.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { recordSubmission, submissionWait } from './limits.server.ts'
import type { NewMessage } from './message.ts'

/** An equal message within this time is a double click or a reload. */
const DUPLICATE_WINDOW_MS = DAY_MS

export type ReceiveResult = { ok: true } | { ok: false; retryAfterS: number }

/** The address is null for the signed-in, who are not limited. */
type Sender = { address: string | null; now: number }

/**
 * Stores the message, unless the limits are reached. A duplicate within a day is accepted without storing it.
 * @throws NotStored
 */
export async function receiveMessage(message: NewMessage, { address, now }: Sender): Promise<ReceiveResult> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify(Object.entries(message).sort()))
    .digest('base64url')
  return writeTransaction((): ReceiveResult => {
    if (isDuplicate(contentHash, now)) return { ok: true }
    const retryAfterS = address === null ? 0 : submissionWait(address, now)
    if (retryAfterS > 0) return { ok: false, retryAfterS }
    if (address !== null) recordSubmission(address, now)
    db()
      .insert(messages)
      .values({ ...message, id: randomUUID(), contentHash, network: networkOfReport(message, address), createdAt: now })
      .run()
    return { ok: true }
  })
}

/** Only of price reports: two from one network are one reader (CONTACT-5). */
const networkOfReport = ({ kind }: NewMessage, address: string | null) =>
  kind === 'price-report' && address !== null ? networkOf(address) || null : null

const isDuplicate = (contentHash: string, now: number) =>
  db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.contentHash, contentHash), gt(messages.createdAt, now - DUPLICATE_WINDOW_MS)))
    .get() !== undefined
