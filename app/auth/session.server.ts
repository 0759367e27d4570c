/** Sessions: the id in a signed cookie, the session itself in the database (AUTH-6). */

import { createHash, randomBytes } from 'node:crypto'
import { createCookie, createSessionStorage, type Session } from '@remix-run/node'
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import { siteSecret } from '#app/http/secret.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { isClockDoubtful } from '#app/platform/process/watch.server.ts'
import { networkOf } from '#app/platform/request/client-address.ts'
import { boundName, hasSessionCookie, SESSION_COOKIE } from '#app/platform/request/cookies.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { DAY_MS } from '#app/platform/retention.ts'
import { settings } from '#app/platform/settings.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import { browserName } from './browser-name.ts'
import { CONFIRMED_MINUTES, SESSION_IDLE_DAYS, SESSION_LIFE_DAYS } from './limits.ts'
import type { User } from './users.server.ts'

const IDLE_MS = SESSION_IDLE_DAYS * DAY_MS
const LIFE_MS = SESSION_LIFE_DAYS * DAY_MS
const CONFIRMED_MS = CONFIRMED_MINUTES * 60 * 1000
/** `lastSeenAt` is updated at most this often. */
const SEEN_EVERY_MS = 10 * 60 * 1000

type SessionData = { userId: string; browser: string }

/** A valid session and what its user still has to be told. */
export type SignedIn = { sessionId: string; user: User; isConfirmed: boolean; hasWeakPassword: boolean }

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url')

const isExpired = (now: number) => or(lt(sessions.lastSeenAt, now - IDLE_MS), lt(sessions.createdAt, now - LIFE_MS))

const storage = () => {
  const { isSecure, address } = requestContext()
  const cookie = createCookie(boundName(SESSION_COOKIE, isSecure), {
    secrets: [siteSecret()],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: IDLE_MS / 1000,
  })
  return createSessionStorage<SessionData>({
    cookie,
    async createData({ userId, browser }) {
      const id = randomBytes(32).toString('base64url')
      const now = Date.now()
      const times = { createdAt: now, lastSeenAt: now, confirmedAt: now }
      await writeTransaction(() => {
        // By a wrong clock all sessions would be too old.
        if (!isClockDoubtful()) db().delete(sessions).where(isExpired(now)).run()
        db()
          .insert(sessions)
          .values({
            id: hashed(id),
            userId: userId ?? '',
            ...times,
            address: networkOf(address),
            browser: browser ?? '',
          })
          .run()
      })
      return id
    },
    readData: async id => {
      const found = findSession(id)
      return found ? { userId: found.user.id } : null
    },
    async updateData() {},
    async deleteData(id) {
      await writeTransaction(() =>
        db()
          .delete(sessions)
          .where(eq(sessions.id, hashed(id)))
          .run(),
      )
    },
  })
}

const sessionById = prepared(db =>
  db
    .select({
      user: { id: users.id, username: users.username, role: users.role },
      hasWeakPassword: users.hasWeakPassword,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
)

/** The session if it is valid, or null; updates `lastSeenAt` in the background. */
function findSession(id: string): SignedIn | null {
  const now = Date.now()
  const sessionId = hashed(id)
  const row = sessionById().get({ id: sessionId })
  if (!row || row.lastSeenAt < now - IDLE_MS || row.createdAt < now - LIFE_MS) return null
  if (row.lastSeenAt < now - SEEN_EVERY_MS) {
    // Not awaited, so that reading a page never waits for a writer; a failed update is made up by a later request.
    const updateLastSeen = () => db().update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId)).run()
    writeTransaction(updateLastSeen).catch(error => logError(error))
  }
  const { user, hasWeakPassword, confirmedAt } = row
  return { sessionId, user, hasWeakPassword, isConfirmed: confirmedAt >= now - CONFIRMED_MS }
}

const read = (request: Request): Promise<Session<SessionData>> => storage().getSession(request.headers.get('Cookie'))

/** The session of the request; null when nobody is signed in. */
export async function currentSession(request: Request): Promise<SignedIn | null> {
  const session = await read(request)
  return session.id ? findSession(session.id) : null
}

const ownerOfEnded = prepared(({ $client }) =>
  $client
    .prepare<[string, string], string>(
      'SELECT user_id FROM sessions WHERE id = ? UNION ALL SELECT user_id FROM ended_sessions WHERE id = ? LIMIT 1',
    )
    .pluck(),
)

/** The account of the request's session, which this site began and which has ended; null for any other cookie. */
export async function formerUser(request: Request): Promise<string | null> {
  if (settings().READ_ONLY) return null
  // The id of a signed cookie, also where the session itself is gone.
  const { id } = await read(request)
  return id === '' ? null : (ownerOfEnded().get(hashed(id), hashed(id)) ?? null)
}

/** Whether the client of the current request is signed in. Limits by address do not bind it (LIMIT-1). */
export async function isSignedIn(): Promise<boolean> {
  const { cookies } = requestContext()
  if (!hasSessionCookie(cookies)) return false
  const { id } = await storage().getSession(cookies)
  return Boolean(id) && findSession(id) !== null
}

/** The signed-in user, or null. */
export const currentUser = async (request: Request): Promise<User | null> =>
  (await currentSession(request))?.user ?? null

/** Begins a session for this user and ends the browser's previous one. Returns the `Set-Cookie` value. */
export async function beginSession(request: Request, user: User): Promise<string> {
  await endSession(request)
  const session = await storage().getSession()
  session.set('userId', user.id)
  session.set('browser', browserName(request.headers.get('User-Agent') ?? ''))
  return storage().commitSession(session)
}

/** Ends the session. Returns the `Set-Cookie` value that removes the cookie. */
export const endSession = async (request: Request): Promise<string> => storage().destroySession(await read(request))

/** Stores that the password was given again in this session. */
export const confirmSession = (sessionId: string, now: number): void => {
  db().update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId)).run()
}

/** The valid sessions of an account, the last used first. */
export const listSessions = (userId: string, now: number) =>
  db()
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      address: sessions.address,
      browser: sessions.browser,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`NOT (${isExpired(now)})`))
    .orderBy(desc(sessions.lastSeenAt))
    .all()

/** Ends one session of an account; false where there is none. */
export const endSessionOf = (userId: string, sessionId: string): boolean =>
  db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .run().changes > 0

/** Ends all sessions of an account but this one; returns how many. */
export const endOtherSessions = (userId: string, kept: string | null): number =>
  db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept ?? '')))
    .run().changes
