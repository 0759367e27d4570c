/** The administrator's account (AUTH-7). */
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

/** The account with this name, in any case, with its hashed password; null when none. */
export const findAccount = (username: string): (User & { password: string }) | null =>
  userByName().get({ username: username.toLowerCase() }) ?? null

/**
 * Sees to it that there is an administrator: from the settings, or with a made-up password. A password in the settings
 * that is not the stored one takes its place, and ends the sessions that the old one began.
 * @param now milliseconds since 1970
 * @returns the made-up password, to be told once; null when none was made up
 */
export function ensureAdministrator({ ADMIN_USERNAME, ADMIN_PASSWORD }: Settings, now: number): string | null {
  const account = findAccount(ADMIN_USERNAME)
  if (account && ADMIN_PASSWORD === undefined) return null
  const anyone = db().select({ id: users.id }).from(users).limit(1).get()
  // An account of another name is there already: it was made on purpose.
  if (anyone && ADMIN_PASSWORD === undefined) return null
  const password = ADMIN_PASSWORD ?? makePassword()
  // Another start with the same settings is no change: whoever is signed in stays so.
  if (account && isStored(password, account.password)) return null
  setPassword(ADMIN_USERNAME, password, now)
  return ADMIN_PASSWORD === undefined ? password : null
}

function isStored(password: string, hashed: string): boolean {
  try {
    return verifySync(hashed, password)
  } catch {
    // What is stored is no hash that can be read: it is set anew.
    return false
  }
}

/** Gives the account a password, and makes it where it is missing. All its sessions end. */
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
