/**
 * Slows down and limits password guessing (AUTH-5). Within `ATTEMPT_MINUTES`:
 * - from the fourth failure on, an address gets growing delays for that account;
 * - after ten failures an address gets 429 for that account, after thirty for all accounts, whatever the password
 *   (settings);
 * - after fifty failures from any addresses, each attempt on the account gets the longest delay, but is not refused:
 *   an attacker must not be able to lock out the administrator.
 */

import { and, between, count, eq, min, not } from 'drizzle-orm'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db } from '#db/client.server.ts'
import { failedSignIns } from '#db/schema/index.ts'
import { ATTEMPT_MINUTES } from './limits.ts'

const WINDOW_MS = ATTEMPT_MINUTES * 60 * 1000
/** From this many failures of all addresses on, each attempt on the account gets the longest delay. */
const SLOW_ACCOUNT = 50

/** A request may have begun a little earlier than another. */
const TOLERANCE_MS = 60_000

/** Failures of the future are left by a clock that was set back; they must not count until then. */
const within = (now: number) => between(failedSignIns.at, now - WINDOW_MS, now + TOLERANCE_MS)

const FREE_FAILURES = 3
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 2000

type Attempt = { username: string; address: string; now: number }

type AttemptCheck = { isAllowed: true; delayMs: number } | { isAllowed: false; retryAfterS: number }

/** Whether an attempt is allowed, and the delay of its response. */
export function checkAttempt({ username, address, now }: Attempt): AttemptCheck {
  const since = within(now)
  const ofAccount = eq(failedSignIns.username, username.toLowerCase())
  const ofAddress = eq(failedSignIns.address, address)
  const failures = (...conditions: Parameters<typeof and>) =>
    db()
      .select({ count: count(), oldest: min(failedSignIns.at) })
      .from(failedSignIns)
      .where(and(since, ...conditions))
      .get()
  const ofBoth = failures(ofAccount, ofAddress)
  const limits = [
    [ofBoth, settings().SIGN_IN_PER_ACCOUNT],
    [failures(ofAddress), settings().SIGN_IN_PER_ADDRESS],
  ] as const
  const exceeded = limits.filter(([found, limit]) => (found?.count ?? 0) >= limit)
  if (exceeded.length > 0) {
    const oldest = Math.max(...exceeded.map(([found]) => found?.oldest ?? now))
    return { isAllowed: false, retryAfterS: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1000)) }
  }
  if ((failures(ofAccount)?.count ?? 0) >= SLOW_ACCOUNT) return { isAllowed: true, delayMs: MAX_DELAY_MS }
  const excess = (ofBoth?.count ?? 0) - FREE_FAILURES
  return { isAllowed: true, delayMs: excess < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** excess, MAX_DELAY_MS) }
}

/** Wrong codes for an account, of any address, until only recovery codes are accepted: its password is known to somebody. */
const CODES_PER_ACCOUNT = 20

/** Counted apart from names: names are trimmed, so that nobody can type one that begins with a space. */
const codesOf = (userId: string, now: number): Attempt => ({ username: ` code ${userId}`, address: '', now })

/** Records a failure of the second factor; false once there were too many. */
export function recordCodeFailure(userId: string, now: number): boolean {
  const { username } = codesOf(userId, now)
  const since = and(within(now), eq(failedSignIns.username, username))
  const found = db().select({ count: count() }).from(failedSignIns).where(since).get()
  recordFailure(codesOf(userId, now))
  return (found?.count ?? 0) < CODES_PER_ACCOUNT
}

export const clearCodeFailures = (userId: string): void => clearFailures(codesOf(userId, 0))

export function recordFailure({ username, address, now }: Attempt): void {
  if (!isClockDoubtful()) deleteOldFailures(now)
  db().insert(failedSignIns).values({ username: username.toLowerCase(), address, at: now }).run()
}

/** Deletes failures that no longer count, and with them the addresses of their clients. */
export const deleteOldFailures = (now: number): void => {
  db()
    .delete(failedSignIns)
    .where(not(within(now)))
    .run()
}

/** Deletes the failures of this address and account after a success. */
export function clearFailures({ username, address }: Attempt): void {
  db()
    .delete(failedSignIns)
    .where(and(eq(failedSignIns.username, username.toLowerCase()), eq(failedSignIns.address, address)))
    .run()
}

/** How many attempts failed within the window that the limits count. */
export const countRecentFailures = (now: number): number =>
  db().select({ failures: count() }).from(failedSignIns).where(within(now)).get()?.failures ?? 0
