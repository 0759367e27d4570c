/** The stored records of imports. */
import { count, desc, eq, ne } from 'drizzle-orm'
import { isStillAlive } from '#app/platform/process/processes.server.ts'
import { db } from '#db/client.server.ts'
import { importRuns } from '#db/schema/index.ts'
import type { ImportRun } from './run.ts'

/** Error lines that are kept of one run. */
const KEPT_ERRORS = 500

/** Begins the record of a run. */
export function insertRun(run: ImportRun): void {
  db()
    .insert(importRuns)
    .values({ ...run, pid: process.pid })
    .run()
}

/** Brings the record up to where the run is; in the transaction of the caller, if there is one. */
export function storeRun({ id, errors, ...run }: ImportRun): void {
  db()
    .update(importRuns)
    .set({ ...run, errors: errors.slice(0, KEPT_ERRORS) })
    .where(eq(importRuns.id, id))
    .run()
}

const toRun = ({ pid: _, ...run }: typeof importRuns.$inferSelect): ImportRun => run

export function findRun(id: string): ImportRun | null {
  const row = db().select().from(importRuns).where(eq(importRuns.id, id)).get()
  return row ? toRun(row) : null
}

/** Runs, newest first. */
export const listRuns = (page: { limit: number; offset: number }): ImportRun[] =>
  db()
    .select()
    .from(importRuns)
    .orderBy(desc(importRuns.startedAt), desc(importRuns.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(toRun)

export const countRuns = (): number => db().select({ runs: count() }).from(importRuns).get()?.runs ?? 0

/** When the last import ended, in milliseconds since 1970; null when there was none. */
export const lastImportAt = (): number | null =>
  db()
    .select({ endedAt: importRuns.endedAt })
    .from(importRuns)
    .where(ne(importRuns.state, 'running'))
    .orderBy(desc(importRuns.endedAt))
    .limit(1)
    .get()?.endedAt ?? null

/** The run that another process is busy with; null when there is none, or its process is gone. */
export function runElsewhere(): ImportRun | null {
  const row = runningRows().find(({ pid, startedAt }) => pid !== process.pid && isStillAlive(pid, startedAt))
  return row ? toRun(row) : null
}

/** To be called at start: runs whose process is gone were cut off, and say so from now on. */
export function markInterruptedRuns(now: number): void {
  for (const { id, pid, startedAt } of runningRows()) {
    // This process has just started: a run under its number is that of an earlier one.
    if (pid !== process.pid && isStillAlive(pid, startedAt)) continue
    db().update(importRuns).set({ state: 'interrupted', endedAt: now }).where(eq(importRuns.id, id)).run()
  }
}

const runningRows = () => db().select().from(importRuns).where(eq(importRuns.state, 'running')).all()
