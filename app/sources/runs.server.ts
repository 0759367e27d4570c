/** The stored records of runs of sources. */
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { isOtherAlive, isStillAlive } from '#app/platform/process/processes.server.ts'
import { db } from '#db/client.server.ts'
import { offerChanges, sourceRuns, sources } from '#db/schema/index.ts'

export type SourceRun = typeof sourceRuns.$inferSelect

export const findSourceRun = (id: string): SourceRun | null =>
  db().select().from(sourceRuns).where(eq(sourceRuns.id, id)).get() ?? null

export const RUN_GONE = 'There is no such run.'

/** A run of this source; null where it has none with the id. */
export function findRunOf(sourceId: string, id: string): SourceRun | null {
  const run = findSourceRun(id)
  return run?.sourceId === sourceId ? run : null
}

/** Runs of a source, newest first. */
export const listSourceRuns = (sourceId: string, limit: number): SourceRun[] =>
  db()
    .select()
    .from(sourceRuns)
    .where(eq(sourceRuns.sourceId, sourceId))
    .orderBy(desc(sourceRuns.startedAt), desc(sql`rowid`))
    .limit(limit)
    .all()

/** The last run of a source that was read whole; null where there was none. */
export const lastDone = (sourceId: string): SourceRun | null =>
  db()
    .select()
    .from(sourceRuns)
    .where(and(eq(sourceRuns.sourceId, sourceId), eq(sourceRuns.state, 'done')))
    .orderBy(desc(sourceRuns.startedAt), desc(sql`rowid`))
    .limit(1)
    .get() ?? null

const runningRows = () => db().select().from(sourceRuns).where(eq(sourceRuns.state, 'running')).all()

/** A run of this or another live process; null where none is running. */
export const findRunning = (): SourceRun | null =>
  runningRows().find(({ pid, startedAt }) => pid === process.pid || isStillAlive(pid, startedAt)) ?? null

/** Call at start: marks runs of dead processes as broken off; what they stored is whole, and the next run goes on from there. */
export function markBrokenRuns(now: number): void {
  for (const { id, sourceId, pid, startedAt } of runningRows()) {
    if (isOtherAlive(pid, startedAt)) continue
    db().update(sourceRuns).set({ state: 'broken-off', endedAt: now }).where(eq(sourceRuns.id, id)).run()
    db().update(sources).set({ nextRunAt: now }).where(eq(sources.id, sourceId)).run()
  }
}

/** Whether a run changed offers that can be taken back. */
export const isUndoable = ({ id, state }: SourceRun): boolean =>
  state !== 'running' &&
  (db()
    .select({ changes: count() })
    .from(offerChanges)
    .where(and(eq(offerChanges.runId, id), sql`${offerChanges.undoneAt} IS NULL`))
    .get()?.changes ?? 0) > 0

/** The newest run of each source. */
export const newestRuns = (): Map<string, SourceRun> => {
  const newest = new Map<string, SourceRun>()
  for (const run of db()
    .select()
    .from(sourceRuns)
    .where(ne(sourceRuns.state, 'running'))
    .orderBy(sourceRuns.startedAt)
    .all())
    newest.set(run.sourceId, run)
  return newest
}
