/** Snapshots of what is kept in memory of all phones, in the database: a start reads them in place of all phones (FIND-6). */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { logger } from '#app/platform/process/log.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { snapshotParts, snapshots } from '#db/schema/index.ts'
import { BACKGROUND_WAIT_MS, writeTransaction } from '#db/write.server.ts'

const digest = (content: string | Buffer) => createHash('sha1').update(content).digest('base64url')

/** The running code: in production the whole server is one file. */
const release = digest(readFileSync(fileURLToPath(import.meta.url)))

/** @property day of the state, in days since 1970 @property seen the last change that the state has @property size the number of its phones */
type Head = { day: number; seen: number; size: number }

export type Snapshot<State> = Head & {
  state: State
  /** Whether this code made it; another release may derive other values from the same phones. */
  isOwn: boolean
}

/** What a stored form of anything with this description is called; it depends on how the engine serializes. */
export const formOf = (description: unknown): string =>
  digest(JSON.stringify([process.versions.v8.split('.', 2), description]))

const headOf = prepared(db =>
  db
    .select()
    .from(snapshots)
    .where(eq(snapshots.name, sql.placeholder('name')))
    .prepare(),
)
const partsOf = prepared(db =>
  db
    .select({ content: snapshotParts.content })
    .from(snapshotParts)
    .where(and(eq(snapshotParts.name, sql.placeholder('name')), eq(snapshotParts.token, sql.placeholder('token'))))
    .orderBy(asc(snapshotParts.part))
    .prepare(),
)

/** The stored snapshot of this form; null where there is none that is whole. */
export function loadSnapshot<State>(
  name: string,
  form: string,
  unpack: (parts: unknown[], size: number) => State,
): Snapshot<State> | null {
  try {
    return db().transaction(() => {
      const head = headOf().get({ name })
      if (head?.form !== form) return null
      const parts = partsOf().all({ name, token: head.token })
      if (parts.length !== head.parts) return null
      const state = unpack(
        parts.map(({ content }) => deserialize(content)),
        head.size,
      )
      return { ...head, state, isOwn: head.release === release }
    })
  } catch (error) {
    // Such as a copy of a site whose release has no snapshots. All phones are read then.
    logger().warn(error, 'A snapshot could not be read.')
    return null
  }
}

/**
 * Stores a snapshot part by part, so that other writers wait for none of them; until the last is stored there is none.
 * @param parts each a few hundred kilobytes at most
 */
export async function saveSnapshot(name: string, form: string, head: Head, parts: Buffer[]): Promise<void> {
  const token = randomUUID()
  for (const [part, content] of parts.entries()) {
    const values = { token, content }
    await writeTransaction(
      () =>
        db()
          .insert(snapshotParts)
          .values({ name, part, ...values })
          .onConflictDoUpdate({ target: [snapshotParts.name, snapshotParts.part], set: values })
          .run(),
      { waitMs: BACKGROUND_WAIT_MS },
    )
  }
  const values = { ...head, form, release, parts: parts.length, token }
  await writeTransaction(
    () => {
      db()
        .delete(snapshotParts)
        .where(and(eq(snapshotParts.name, name), gte(snapshotParts.part, parts.length)))
        .run()
      db()
        .insert(snapshots)
        .values({ name, ...values })
        .onConflictDoUpdate({ target: snapshots.name, set: values })
        .run()
    },
    { waitMs: BACKGROUND_WAIT_MS },
  )
}

/** The stored form of a part. */
export const packed = (part: unknown): Buffer => serialize(part)
