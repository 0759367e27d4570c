/**
 * Slows down and limits guessing of passwords (AUTH-5). Within a quarter of an hour:
 * - from the fourth failure on, an address waits longer and longer for each answer about an account;
 * - after ten failures an address hears 429 about that account, and after thirty about any, whatever the password;
 * - after fifty failures from anywhere each try about the account waits as long as that, and none is refused for it: whoever
 *   guesses must not be able to lock out the administrator.
 */
import { and, count, eq, gte, lt, min } from 'drizzle-orm'
import { db } from '#db/client.server.ts'
import { failedSignIns } from '#db/schema/index.ts'

const WINDOW_MS = 15 * 60 * 1000
const PER_ADDRESS_AND_ACCOUNT = 10
const PER_ADDRESS = 30
/** From so many failures on, from anywhere, each try about an account waits the longest. */
const SLOW_ACCOUNT = 50

const FREE_FAILURES = 3
const FIRST_DELAY_MS = 200
const LONGEST_DELAY_MS = 2000

type Attempt = { username: string; address: string; now: number }

export type Verdict = { isAllowed: true; delayMs: number } | { isAllowed: false; retryAfterS: number }

/** Whether a try may be made, and how long its answer is to be held back. */
export function checkAttempt({ username, address, now }: Attempt): Verdict {
  const since = gte(failedSignIns.at, now - WINDOW_MS)
  const ofAccount = eq(failedSignIns.username, username.toLowerCase())
  const ofAddress = eq(failedSignIns.address, address)
  const failures = (...conditions: Parameters<typeof and>) =>
    db()
      .select({ count: count(), oldest: min(failedSignIns.at) })
      .from(failedSignIns)
      .where(and(since, ...conditions))
      .get()
  const both = failures(ofAccount, ofAddress)
  const limits = [
    [both, PER_ADDRESS_AND_ACCOUNT],
    [failures(ofAddress), PER_ADDRESS],
  ] as const
  const spent = limits.filter(([found, limit]) => (found?.count ?? 0) >= limit)
  if (spent.length > 0) {
    const oldest = Math.max(...spent.map(([found]) => found?.oldest ?? now))
    return { isAllowed: false, retryAfterS: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1000)) }
  }
  if ((failures(ofAccount)?.count ?? 0) >= SLOW_ACCOUNT) return { isAllowed: true, delayMs: LONGEST_DELAY_MS }
  const beyond = (both?.count ?? 0) - FREE_FAILURES
  return { isAllowed: true, delayMs: beyond < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** beyond, LONGEST_DELAY_MS) }
}

export function recordFailure({ username, address, now }: Attempt): void {
  deleteOldFailures(now)
  db().insert(failedSignIns).values({ username: username.toLowerCase(), address, at: now }).run()
}

/** Failures that count no more are deleted, and with them the addresses that they came from. */
export const deleteOldFailures = (now: number): void => {
  db()
    .delete(failedSignIns)
    .where(lt(failedSignIns.at, now - WINDOW_MS))
    .run()
}

/** A success forgives the failures of this address. */
export function clearFailures({ username, address }: Attempt): void {
  db()
    .delete(failedSignIns)
    .where(and(eq(failedSignIns.username, username.toLowerCase()), eq(failedSignIns.address, address)))
    .run()
}
