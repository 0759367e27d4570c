/** The second factor: codes of a device (TOTP) and recovery codes (AUTH-11). */
import { createHash } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { SITE_NAME } from '#app/platform/site-name.ts'
import { db } from '#db/client.server.ts'
import { recoveryCodes, users } from '#db/schema/index.ts'
import { makeCode } from './password.server.ts'
import { findAccountById } from './users.server.ts'

const STEP_S = 30
/** Codes of the step before and after are valid too, for clocks that differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10

const totpOf = (secret: string, username = '') =>
  new TOTP({ issuer: SITE_NAME, label: username, secret: Secret.fromBase32(secret), period: STEP_S })

/** Makes a secret that waits for its first code. */
export function beginSetup(userId: string): void {
  const pendingTotpSecret = new Secret({ size: SECRET_BYTES }).base32
  db().update(users).set({ pendingTotpSecret }).where(eq(users.id, userId)).run()
}

/** The waiting secret, as text and as the address that a QR code carries; null where none waits. */
export function pendingSetup(userId: string): { secret: string; uri: string } | null {
  const account = findAccountById(userId)
  const secret = account?.pendingTotpSecret
  return secret ? { secret, uri: totpOf(secret, account.username).toString() } : null
}

/** Turns the second factor on if the code comes from the waiting secret; returns the recovery codes, else null. */
export function finishSetup(userId: string, code: string, now: number): string[] | null {
  const secret = findAccountById(userId)?.pendingTotpSecret
  const step = secret ? stepOf(secret, code, now) : null
  if (!secret || step === null) return null
  db()
    .update(users)
    .set({ totpSecret: secret, pendingTotpSecret: null, lastTotpStep: step })
    .where(eq(users.id, userId))
    .run()
  return makeRecoveryCodes(userId)
}

export function turnOff(userId: string): void {
  db()
    .update(users)
    .set({ totpSecret: null, pendingTotpSecret: null, lastTotpStep: null })
    .where(eq(users.id, userId))
    .run()
  db().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
}

/** Replaces the recovery codes of the account; returned once and stored as hashes. */
export function makeRecoveryCodes(userId: string): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
  db().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
  db()
    .insert(recoveryCodes)
    .values(codes.map(code => ({ id: hashOf(code), userId })))
    .run()
  return codes
}

export const countRecoveryCodes = (userId: string): number =>
  db().select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).get()?.left ?? 0

/**
 * Checks and uses up a code of the account, within a write transaction.
 * @param areCodesBlocked whether only recovery codes are accepted
 * @returns what it was; null where it is not valid, or was used before
 */
export function spendCode(
  userId: string,
  typed: string,
  now: number,
  areCodesBlocked = false,
): 'device' | 'recovery' | null {
  const account = findAccountById(userId)
  if (!account?.totpSecret) return null
  const step = areCodesBlocked ? null : stepOf(account.totpSecret, typed, now)
  if (step !== null) {
    if (step <= (account.lastTotpStep ?? -1)) return null
    db().update(users).set({ lastTotpStep: step }).where(eq(users.id, userId)).run()
    return 'device'
  }
  const [found] = db()
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.id, hashOf(typed)), eq(recoveryCodes.userId, userId)))
    .returning({ id: recoveryCodes.id })
    .all()
  return found ? 'recovery' : null
}

/** The time step of a valid code; null for any other text. */
function stepOf(secret: string, typed: string, now: number): number | null {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / (STEP_S * 1000)) + delta
}

/** A plain hash: a code has more than 120 random bits. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url')
