/**
 * Limits of the public forms by address (CONTACT-4). They never close a form for everybody: however many messages others
 * send, an address that sent none may send one. Behind a proxy that is not trusted all visitors share one address.
 */
import { gt, lte } from 'drizzle-orm'
import { networkOf } from '#app/platform/request/client-address.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { messageSubmissions } from '#db/schema/index.ts'

const WINDOW_MS = 60 * 60 * 1000

/** Seconds until this address may submit again; 0 if it may now. @param now milliseconds since 1970 */
export function submissionWait(address: string, now: number): number {
  const { CONTACT_PER_HOUR, CONTACT_NETWORK_PER_HOUR, CONTACT_BUSY_PER_HOUR } = settings()
  const recent = db()
    .select({ address: messageSubmissions.address, at: messageSubmissions.at })
    .from(messageSubmissions)
    .where(gt(messageSubmissions.at, now - WINDOW_MS))
    .orderBy(messageSubmissions.at)
    .all()
  const network = networkOf(address)
  const isBusy = recent.length >= CONTACT_BUSY_PER_HOUR
  return Math.max(
    waitOf(
      recent.filter(sent => sent.address === address),
      isBusy ? 1 : CONTACT_PER_HOUR,
    ),
    waitOf(network === '' ? [] : recent.filter(sent => networkOf(sent.address) === network), CONTACT_NETWORK_PER_HOUR),
  )

  /** Until so many of these, oldest first, are out of the window that fewer than `limit` are left. */
  function waitOf(sent: { at: number }[], limit: number): number {
    const last = sent.at(-limit)
    return last ? Math.max(1, Math.ceil((last.at + WINDOW_MS - now) / 1000)) : 0
  }
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
