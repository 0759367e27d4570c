/** Rate limits of the public forms. Behind an untrusted proxy all visitors share one address (CONTACT-4). */
import { and, count, eq, gt, lte, min } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { messageSubmissions } from '#db/schema/index.ts'

const WINDOW_MS = 60 * 60 * 1000
export const PER_ADDRESS = 5
export const IN_ALL = 30

/** Seconds until this address may submit again; 0 if it may now. @param now milliseconds since 1970 */
export function submissionWait(address: string, now: number): number {
  const recent = gt(messageSubmissions.at, now - WINDOW_MS)
  const limits = [
    [and(recent, eq(messageSubmissions.address, address)), PER_ADDRESS],
    [recent, IN_ALL],
  ] as const
  const waits = limits.map(([where, limit]) => {
    const sent = db()
      .select({ count: count(), oldest: min(messageSubmissions.at) })
      .from(messageSubmissions)
      .where(where)
      .get()
    return !sent || sent.count < limit ? 0 : Math.ceil(((sent.oldest ?? now) + WINDOW_MS - now) / 1000)
  })
  return Math.max(...waits)
}

export function recordSubmission(address: string, now: number): void {
  deleteOldSubmissions(now)
  db().insert(messageSubmissions).values({ address, at: now }).run()
}

/** Deletes submissions that no longer count, including their addresses. */
export const deleteOldSubmissions = (now: number): void => {
  db()
    .delete(messageSubmissions)
    .where(lte(messageSubmissions.at, now - WINDOW_MS))
    .run()
}
