/** How many price reports and messages readers have sent, as far as they are kept (SITE-11, SITE-12). */
import { and, count, eq } from 'drizzle-orm'
import type { MessageKind } from '#app/entities/enums.ts'
import { db } from '#db/client.server.ts'
import { cachePerKey, cachePerVersion } from '#db/content-version.server.ts'
import { messages } from '#db/schema/index.ts'

/**
 * Of the whole site. Counted anew with each change of public content, so at least once a day: a message of a stranger
 * invalidates no page.
 */
export const sentCounts = cachePerVersion('messages', () => {
  const rows = db().select({ kind: messages.kind, sent: count() }).from(messages).groupBy(messages.kind).all()
  const of = (kind: MessageKind) => rows.find(row => row.kind === kind)?.sent ?? 0
  return { reports: of('price-report'), messages: of('contact') }
})

const KEPT_PHONES = 1000

/** The price reports about the phone with this id, counted as often. */
export const reportsOf = cachePerKey('price reports by phone', KEPT_PHONES, (mobileId: string) => {
  const isReport = and(eq(messages.mobileId, mobileId), eq(messages.kind, 'price-report'))
  return { reports: db().select({ sent: count() }).from(messages).where(isReport).get()?.sent ?? 0 }
})
