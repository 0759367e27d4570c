/** Accounts of administrators (AUTH-7). */
import { randomUUID } from 'node:crypto'
import { verifySync } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { Settings } from '#app/platform/settings.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/index.ts'
import { hashPasswordSync, makePassword } from './password.server.ts'

export type User = { id: string; username: string }

const userByName = prepared(db =>
  db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = ${sql.placeholder('username')}`)
    .prepare(),
)

/** The account with this name (case-insensitive) and its hashed password, or null. */
export const findAccount = (username: string): (User & { password: string }) | null =>
  userByName().get({ username: username.toLowerCase() }) ?? null

/**
 * Makes sure that an administrator exists, with the password of the settings or a generated one. A changed password in
 * the settings replaces the stored one and ends the account's sessions.
 * @param now milliseconds since 1970
 * @returns the generated password, to be shown once; null when none was generated
 */
export function ensureAdministrator({ ADMIN_USERNAME, ADMIN_PASSWORD }: Settings, now: number): string | null {
  const account = findAccount(ADMIN_USERNAME)
  if (account && ADMIN_PASSWORD === undefined) return null
  const anyone = db().select({ id: users.id }).from(users).limit(1).get()
  // An existing account with another name was created on purpose.
  if (anyone && ADMIN_PASSWORD === undefined) return null
  const password = ADMIN_PASSWORD ?? makePassword()
  // Restarting with the same settings must not end sessions.
  if (account && isStored(password, account.password)) return null
  setPassword(ADMIN_USERNAME, password, now)
  return ADMIN_PASSWORD === undefined ? password : null
}

function isStored(password: string, hashed: string): boolean {
  try {
    return verifySync(hashed, password)
  } catch {
    // The stored text is not a valid hash; it is replaced.
    return false
  }
}

/** Sets the password of the account, creating it where it is missing, and ends its sessions. */
export function setPassword(username: string, password: string, now: number): void {
  const hashed = hashPasswordSync(password)
  const account = findAccount(username)
  db().transaction(tx => {
    if (!account) {
      tx.insert(users).values({ id: randomUUID(), username, password: hashed, createdAt: now }).run()
      return
    }
    tx.update(users).set({ password: hashed }).where(eq(users.id, account.id)).run()
    tx.delete(sessions).where(eq(sessions.userId, account.id)).run()
  })
}
