/** How many price reports and messages readers have sent, as far as they are kept (SITE-11). */
import { and, count, eq } from 'drizzle-orm'
import type { MessageKind } from '#app/entities/enums.ts'
import { db } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'
import { messages } from '#db/schema/index.ts'

const countKind = (kind: MessageKind) =>
  db().select({ sent: count() }).from(messages).where(eq(messages.kind, kind)).get()?.sent ?? 0

/** Counted anew with each change of public content, at least once a day: a message of a stranger invalidates no page. */
export const sentCounts = cachePerVersion(() => ({
  reports: countKind('price-report'),
  messages: countKind('contact'),
}))

/** The price reports about one phone. */
export const countReportsOf = (mobileId: string): number =>
  db()
    .select({ sent: count() })
    .from(messages)
    .where(and(eq(messages.mobileId, mobileId), eq(messages.kind, 'price-report')))
    .get()?.sent ?? 0
