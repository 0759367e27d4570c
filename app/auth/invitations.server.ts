/** Invitations: links that create an account, each once (AUTH-12). */

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Role } from '#app/entities/role.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { type Result, refused } from '#app/platform/result.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { invitations, users } from '#db/schema/index.ts'
import { INVITATION_DAYS } from './limits.ts'
import { hashPasswordSync } from './password.server.ts'
import { passwordProblem } from './password-rules.ts'
import { findAccount, type User } from './users.server.ts'

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Stores an invitation; returns what its link holds. */
export function invite(role: Role, invitedBy: string, now: number): string {
  const token = randomBytes(24).toString('base64url')
  // By a wrong clock all would be too old.
  if (!isClockDoubtful()) db().delete(invitations).where(lt(invitations.expiresAt, now)).run()
  db()
    .insert(invitations)
    .values({ id: hashed(token), role, invitedBy, expiresAt: now + INVITATION_DAYS * DAY_MS })
    .run()
  return token
}

/** The invitations that can still be accepted, the newest first. */
export const listInvitations = (now: number) =>
  db().select().from(invitations).where(gte(invitations.expiresAt, now)).orderBy(desc(invitations.expiresAt)).all()

/** Takes an invitation back, and returns its role; null where there is none. */
export const withdrawInvitation = (id: string): Role | null =>
  db().delete(invitations).where(eq(invitations.id, id)).returning({ role: invitations.role }).get()?.role ?? null

/** The invitation of a link; null where it was used, taken back or is too old. */
export const findInvitation = (token: string, now: number) =>
  db()
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, hashed(token)), gte(invitations.expiresAt, now)))
    .get() ?? null

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u

/** Creates the account of an invitation and uses the invitation up, within a write transaction. */
export function acceptInvitation(
  token: string,
  { username, password }: { username: string; password: string },
  now: number,
): Result<User> {
  const invitation = findInvitation(token, now)
  if (!invitation) return refused('not-found', 'This invitation is not valid any more.')
  if (!NAME.test(username)) {
    return refused('invalid', 'Use up to 40 letters, digits, dots, hyphens and underscores.', 'username')
  }
  if (findAccount(username)) return refused('conflict', 'This name is taken.', 'username')
  const problem = passwordProblem(password, username)
  if (problem) return refused('invalid', problem, 'password')
  const user = { id: randomUUID(), username, role: invitation.role }
  db().delete(invitations).where(eq(invitations.id, invitation.id)).run()
  db()
    .insert(users)
    .values({ ...user, password: hashPasswordSync(password), createdAt: now })
    .run()
  return { ok: true, value: user }
}
