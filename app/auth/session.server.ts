/** Sessions: the id in a signed cookie, the session itself in the database (AUTH-6). */
import { createHash, randomBytes } from 'node:crypto'
import { createCookie, createSessionStorage, type Session } from '@remix-run/node'
import { eq, lt, sql } from 'drizzle-orm'
import { siteSecret } from '#app/http/secret.server.ts'
import { logError } from '#app/platform/process/log.server.ts'
import { SESSION_COOKIE } from '#app/platform/request/cookies.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { sessions, users } from '#db/schema/index.ts'
import { writeTransaction } from '#db/write.server.ts'
import type { User } from './users.server.ts'

/** A session expires after this long without a request. */
const IDLE_MS = 7 * 24 * 60 * 60 * 1000
/** `lastSeenAt` is updated at most this often. */
const SEEN_EVERY_MS = 10 * 60 * 1000

type SessionData = { userId: string }

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url')

const storage = () => {
  const cookie = createCookie(SESSION_COOKIE, {
    secrets: [siteSecret()],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: requestContext().isSecure,
    maxAge: IDLE_MS / 1000,
  })
  return createSessionStorage<SessionData>({
    cookie,
    async createData({ userId }) {
      const id = randomBytes(32).toString('base64url')
      const now = Date.now()
      await writeTransaction(() => {
        db()
          .delete(sessions)
          .where(lt(sessions.lastSeenAt, now - IDLE_MS))
          .run()
        db()
          .insert(sessions)
          .values({ id: hashed(id), userId: userId ?? '', createdAt: now, lastSeenAt: now })
          .run()
      })
      return id
    },
    readData: async id => {
      const user = findSessionUser(id)
      return user ? { userId: user.id } : null
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
    .select({ id: users.id, username: users.username, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
)

/** The user of a valid session, or null; updates `lastSeenAt` in the background. */
function findSessionUser(id: string): User | null {
  const now = Date.now()
  const row = sessionById().get({ id: hashed(id) })
  if (!row || row.lastSeenAt < now - IDLE_MS) return null
  if (row.lastSeenAt < now - SEEN_EVERY_MS) {
    // Not awaited, so that reading a page never waits for a writer; a failed update is made up by a later request.
    const updateLastSeen = () =>
      db()
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(eq(sessions.id, hashed(id)))
        .run()
    writeTransaction(updateLastSeen).catch(error => logError(error))
  }
  return { id: row.id, username: row.username }
}

const read = (request: Request): Promise<Session<SessionData>> => storage().getSession(request.headers.get('Cookie'))

/** The signed-in user, or null. */
export async function currentUser(request: Request): Promise<User | null> {
  const session = await read(request)
  return session.id ? findSessionUser(session.id) : null
}

/** Begins a session for this user and ends the browser's previous one. Returns the `Set-Cookie` value. */
export async function beginSession(request: Request, user: User): Promise<string> {
  await endSession(request)
  const session = await storage().getSession()
  session.set('userId', user.id)
  return storage().commitSession(session)
}

/** Ends the session. Returns the `Set-Cookie` value that removes the cookie. */
export const endSession = async (request: Request): Promise<string> => storage().destroySession(await read(request))
