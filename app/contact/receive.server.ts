/** Stores messages of visitors, without duplicates and within the limits. */
import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { networkOf } from '#app/platform/request/client-address.ts'
import { DAY_MS, DRAFT_RETENTION_DAYS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { recordSubmission, submissionWait } from './limits.server.ts'
import type { NewMessage } from './message.ts'
import { storePhoto } from './photos.server.ts'

/** An equal message within this time is a double click or a reload. */
const DUPLICATE_WINDOW_MS = DAY_MS

export type ReceiveResult = { ok: true } | { ok: false; retryAfterS: number }

/**
 * The address is null for the signed-in, who are not limited. `writtenAt` is that of a message which waited for a connection: an
 * earlier try to send it may have come through although its sender got no response.
 */
type Sender = { address: string | null; now: number; writtenAt?: number }

/** Since when an equal message is a duplicate, in milliseconds since 1970. */
const duplicatesSince = ({ now, writtenAt = now }: Sender) =>
  Math.max(Math.min(now, writtenAt), now - DRAFT_RETENTION_DAYS * DAY_MS) - DUPLICATE_WINDOW_MS

/**
 * Stores the message and the photo that came with it, unless the limits are reached. A duplicate within a day, or since it was written, is accepted without storing it.
 * @throws NotStored
 */
export async function receiveMessage(
  message: NewMessage,
  sender: Sender,
  photo: Buffer | null = null,
): Promise<ReceiveResult> {
  const { address, now } = sender
  const contentHash = createHash('sha256')
    .update(JSON.stringify(Object.entries(message).sort()))
    .digest('base64url')
  return writeTransaction((): ReceiveResult => {
    if (isDuplicate(contentHash, duplicatesSince(sender))) return { ok: true }
    const retryAfterS = address === null ? 0 : submissionWait(address, now)
    if (retryAfterS > 0) return { ok: false, retryAfterS }
    if (address !== null) recordSubmission(address, now)
    const id = randomUUID()
    db()
      .insert(messages)
      .values({ ...message, id, contentHash, network: networkOfReport(message, address), createdAt: now })
      .run()
    if (photo) storePhoto(id, photo, now)
    return { ok: true }
  })
}

/** Only of price reports: two from one network are one reader (CONTACT-5). */
const networkOfReport = ({ kind }: NewMessage, address: string | null) =>
  kind === 'price-report' && address !== null ? networkOf(address) || null : null

const isDuplicate = (contentHash: string, since: number) =>
  db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.contentHash, contentHash), gt(messages.createdAt, since)))
    .get() !== undefined
