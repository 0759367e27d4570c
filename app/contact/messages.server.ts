/** The messages as the administrator reads them, and their end. */
import { count, desc, eq, lte, sql } from 'drizzle-orm'
import { MESSAGE_RETENTION_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { messages } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import type { MessageFilter } from './filter.ts'
import type { Message } from './message.ts'

// Written out, because the partial indexes are used for exactly these words.
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

/** The message with this id; null when none. */
export const findMessage = (id: string): Message | null =>
  db().select().from(messages).where(eq(messages.id, id)).get() ?? null

/** Whether there was such a message. */
export const changeMessage = (id: string, change: { isRead?: boolean; isMarked?: boolean }): Promise<boolean> =>
  writeTransaction(() => db().update(messages).set(change).where(eq(messages.id, id)).run().changes > 0)

/** Whether there was such a message. */
export const deleteMessage = (id: string): Promise<boolean> =>
  writeTransaction(() => db().delete(messages).where(eq(messages.id, id)).run().changes > 0)

/** Deletes what is older than the privacy page promises; gives how many. @param now milliseconds since 1970 */
export const deleteOldMessages = (now: number): number =>
  db()
    .delete(messages)
    .where(lte(messages.createdAt, now - MESSAGE_RETENTION_MS))
    .run().changes
