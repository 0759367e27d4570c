/** Reading, changing and deleting stored messages. */
import { and, count, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { LOG_RETENTION_MS, MESSAGE_RETENTION_MS, REPORT_RETENTION_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import type { MessageFilter } from './filter.ts'
import type { Message } from './message.ts'

// Literal SQL: the partial indexes are only used for exactly these conditions.
const conditions = {
  all: undefined,
  unread: sql`${messages.isRead} = 0`,
  marked: sql`${messages.isMarked} = 1`,
}

/** Messages newest first. */
export const listMessages = (filter: MessageFilter, page: { limit: number; offset: number }): Message[] =>
  db()
    .select()
    .from(messages)
    .where(conditions[filter])
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()

export const countMessages = (filter: MessageFilter): number =>
  db().select({ messages: count() }).from(messages).where(conditions[filter]).get()?.messages ?? 0

export const findMessage = (id: string): Message | null =>
  db().select().from(messages).where(eq(messages.id, id)).get() ?? null

type MessageChange = Partial<Pick<Message, 'isRead' | 'isMarked' | 'closedAt'>>

/** True if the message exists. */
export const changeMessage = (id: string, change: MessageChange): Promise<boolean> =>
  writeTransaction(() => setMessage(id, change))

/** The same in the caller's transaction. */
export const setMessage = (id: string, change: MessageChange): boolean =>
  db().update(messages).set(change).where(eq(messages.id, id)).run().changes > 0

/** True if the message existed. */
export const deleteMessage = (id: string): Promise<boolean> =>
  writeTransaction(() => db().delete(messages).where(eq(messages.id, id)).run().changes > 0)

/** Forgets the networks of reports that were decided on, or that nobody decided on in time. @param now milliseconds since 1970 */
export const forgetReportNetworks = (now: number): number =>
  db()
    .update(messages)
    .set({ network: null })
    .where(
      and(
        isNotNull(messages.network),
        or(lte(messages.closedAt, now - REPORT_RETENTION_MS), lte(messages.createdAt, now - LOG_RETENTION_MS)),
      ),
    )
    .run().changes

/** Deletes messages older than the privacy page promises; returns their number. @param now milliseconds since 1970 */
export const deleteOldMessages = (now: number): number =>
  db()
    .delete(messages)
    .where(lte(messages.createdAt, now - MESSAGE_RETENTION_MS))
    .run().changes
