/** The security log: who did what at the door, and from which network (AUTH-13). */
import { count, desc, lt } from 'drizzle-orm'
import { type SecurityEventName, securityEventLabels } from '#app/entities/security-events.ts'
import { logError, logger } from '#app/platform/process/log.server.ts'
import { countSecurityEvent, expectSecurityEvents } from '#app/platform/process/metrics.server.ts'
import { networkOf } from '#app/platform/request/client-address.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { LOG_RETENTION_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { securityEvents } from '#db/schema/index.ts'
import { NotStored, writeTransaction } from '#db/write.server.ts'

type SecurityEvent = { event: SecurityEventName; username: string | null; detail?: string }

/** Strangers choose what they type as name. */
const MAX_TEXT = 60
/** Of what strangers can cause at will, at most this many are stored in a minute. */
const MAX_PER_MINUTE = 120
const causedByStrangers: ReadonlySet<SecurityEventName> = new Set(['sign-in-failed', 'refused'])

expectSecurityEvents(Object.keys(securityEventLabels))

const minute = { startedAt: 0, stored: 0 }

function isFlood(event: SecurityEventName, now: number): boolean {
  if (!causedByStrangers.has(event)) return false
  // Also after the clock was set back, or nothing would be stored until it reaches the old time.
  if (Math.abs(now - minute.startedAt) >= 60_000) Object.assign(minute, { startedAt: now, stored: 0 })
  minute.stored += 1
  return minute.stored > MAX_PER_MINUTE
}

/** Adds an event to the log and, without address and typed names, to standard output. Call it within a write transaction. */
export function recordSecurityEvent({ event, username, detail = '' }: SecurityEvent, now = Date.now()): void {
  const { id: requestId, address } = requestContext()
  countSecurityEvent(event)
  logger().info({ security: event, id: requestId, ...(event === 'sign-in-failed' ? {} : { username }) })
  if (isFlood(event, now)) return
  const values = {
    at: now,
    event,
    username: username === null ? null : username.slice(0, MAX_TEXT),
    address: networkOf(address),
    requestId,
    detail: detail.slice(0, MAX_TEXT * 2),
  }
  db().insert(securityEvents).values(values).run()
}

/** The same in a transaction of its own, for what must not fail because the log cannot be written. */
export async function noteSecurityEvent(event: SecurityEvent): Promise<void> {
  try {
    await writeTransaction(() => recordSecurityEvent(event))
  } catch (error) {
    // A fault of the disk is noted already.
    if (!(error instanceof NotStored)) logError(error)
  }
}

/** Notes a request that was refused with 403, in its context. */
export const noteRefusal = (method: string, route: string): void => {
  void noteSecurityEvent({ event: 'refused', username: requestContext().username, detail: `${method} ${route}` })
}

/** Events, newest first. */
export const listSecurityEvents = (page: { limit: number; offset: number }) =>
  db().select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(page.limit).offset(page.offset).all()

export const countSecurityEvents = (): number =>
  db().select({ events: count() }).from(securityEvents).get()?.events ?? 0

export const deleteOldSecurityEvents = (now: number): void => {
  db()
    .delete(securityEvents)
    .where(lt(securityEvents.at, now - LOG_RETENTION_MS))
    .run()
}
