/** Accounts of administrators and editors (AUTH-7). */
import { randomUUID } from 'node:crypto'
import { verifySync } from '@node-rs/argon2'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Role } from '#app/entities/role.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { invitations, sessions, siteState, users } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { hashPasswordSync, makePassword } from './password.server.ts'
import { passwordProblem } from './password-rules.ts'

export type User = { id: string; username: string; role: Role }

export type Account = typeof users.$inferSelect

const userByName = prepared(db =>
  db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = ${sql.placeholder('username')}`)
    .prepare(),
)

/** The account with this name (case-insensitive) and its hashed password, or null. */
export const findAccount = (username: string): Account | null =>
  userByName().get({ username: username.toLowerCase() }) ?? null

export const findAccountById = (id: string): Account | null =>
  db().select().from(users).where(eq(users.id, id)).get() ?? null

/** All accounts by name, without their secrets. */
export const listAccounts = () =>
  db()
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      createdAt: users.createdAt,
      hasSecondFactor: sql<number>`${users.totpSecret} IS NOT NULL`.mapWith(Boolean),
      hasWeakPassword: users.hasWeakPassword,
    })
    .from(users)
    .orderBy(asc(sql`lower(${users.username})`))
    .all()

/** Whether there is an administrator other than this account. */
export function hasOtherAdministrator(id: string): boolean {
  const isOther = and(eq(users.role, 'administrator'), ne(users.id, id))
  return (db().select({ found: count() }).from(users).where(isOther).get()?.found ?? 0) > 0
}

/** The `ADMIN_PASSWORD` of the last start, hashed: only another one replaces the password that was set since. */
const APPLIED_KEY = 'applied-admin-password'

/**
 * Makes sure that an administrator exists, with the password of the settings or a generated one. A password that the
 * settings did not have at the last start replaces the stored one and ends the account's sessions.
 * @param now milliseconds since 1970
 * @returns the generated password, to be shown once; null when none was generated
 */
export function ensureAdministrator({ ADMIN_USERNAME, ADMIN_PASSWORD }: Settings, now: number): string | null {
  if (ADMIN_PASSWORD === undefined) {
    db().delete(siteState).where(eq(siteState.key, APPLIED_KEY)).run()
    // An existing account with another name was created on purpose.
    if (db().select({ id: users.id }).from(users).limit(1).get()) return null
    const password = makePassword()
    setPassword(ADMIN_USERNAME, password, now)
    return password
  }
  const account = findAccount(ADMIN_USERNAME)
  const applied = readState(APPLIED_KEY)
  if (account && applied !== undefined && isStored(ADMIN_PASSWORD, applied)) return null
  // Restarting with the same settings must not end sessions.
  if (!account || !isStored(ADMIN_PASSWORD, account.password)) setPassword(ADMIN_USERNAME, ADMIN_PASSWORD, now)
  else noteWeakness(account, ADMIN_PASSWORD)
  storeState(APPLIED_KEY, hashPasswordSync(ADMIN_PASSWORD))
  return null
}

function isStored(password: string, hashed: string): boolean {
  try {
    return verifySync(hashed, password)
  } catch {
    // The stored text is not a valid hash; it is replaced.
    return false
  }
}

const isWeak = (password: string, username: string) => passwordProblem(password, username) !== null

/** Stores whether the account's password, typed just now, is one that the rules refuse; older ones may be. */
export function noteWeakness({ id, username, hasWeakPassword }: Account, password: string): void {
  const isWeakNow = isWeak(password, username)
  if (isWeakNow !== hasWeakPassword)
    db().update(users).set({ hasWeakPassword: isWeakNow }).where(eq(users.id, id)).run()
}

/** Sets the password of the operator's account, which becomes an administrator where it was none, and ends its sessions. */
export function setPassword(username: string, password: string, now: number): void {
  const hashed = { password: hashPasswordSync(password), hasWeakPassword: isWeak(password, username) }
  const account = findAccount(username)
  db().transaction(tx => {
    if (!account) {
      tx.insert(users)
        .values({ id: randomUUID(), username, ...hashed, createdAt: now })
        .run()
      return
    }
    tx.update(users)
      .set({ ...hashed, role: 'administrator' })
      .where(eq(users.id, account.id))
      .run()
    tx.delete(sessions).where(eq(sessions.userId, account.id)).run()
  })
}

/** Stores a hashed password that the rules accept. */
export const storePassword = (id: string, hashed: string): void => {
  db().update(users).set({ password: hashed, hasWeakPassword: false }).where(eq(users.id, id)).run()
}

/** Sets the role of an account, within a write transaction. What an administrator invited ends with the right to invite. */
export function setRole(id: string, role: Role): void {
  if (role !== 'administrator') withdrawInvitationsOf(id)
  db().update(users).set({ role }).where(eq(users.id, id)).run()
}

/** Removes the account with its sessions, codes and invitations, within a write transaction. */
export function removeAccount(id: string): void {
  withdrawInvitationsOf(id)
  db().delete(users).where(eq(users.id, id)).run()
}

function withdrawInvitationsOf(id: string): void {
  const username = findAccountById(id)?.username
  if (username !== undefined) db().delete(invitations).where(eq(invitations.invitedBy, username)).run()
}
