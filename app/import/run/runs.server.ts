/** The stored records of imports. */
import { and, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { isOtherAlive } from '#app/platform/process/processes.server.ts'
import { db } from '#db/client.server.ts'
import { importRuns } from '#db/schema/index.ts'
import type { ImportRun } from './run.ts'

/** Error lines stored per run. */
const MAX_ERRORS = 500

export function insertRun(run: ImportRun): void {
  db()
    .insert(importRuns)
    .values({ ...run, pid: process.pid })
    .run()
}

/** Updates the record of a run; joins the caller's transaction, if any. */
export function storeRun({ id, errors, ...run }: ImportRun): void {
  db()
    .update(importRuns)
    .set({ ...run, errors: errors.slice(0, MAX_ERRORS) })
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

/** When each of these runs was taken back last, by its id. */
export function takenBackAt(runIds: string[]): Map<string, number> {
  const run = sql<string>`json_extract(${importRuns.parameters}, '$.run')`
  const rows = db()
    .select({ run, at: max(importRuns.endedAt) })
    .from(importRuns)
    .where(and(eq(importRuns.kind, 'undo'), eq(importRuns.state, 'done'), inArray(run, runIds)))
    .groupBy(run)
    .all()
  return new Map(rows.flatMap(({ run, at }) => (at === null ? [] : [[run, at]])))
}

/** A run of another live process, or null. */
export function findRunOfOtherProcess(): ImportRun | null {
  const row = runningRows().find(({ pid, startedAt }) => isOtherAlive(pid, startedAt))
  return row ? toRun(row) : null
}

/** Call at start: marks runs of dead processes as interrupted. */
export function markInterruptedRuns(now: number): void {
  for (const { id, pid, startedAt } of runningRows()) {
    if (isOtherAlive(pid, startedAt)) continue
    db().update(importRuns).set({ state: 'interrupted', endedAt: now }).where(eq(importRuns.id, id)).run()
  }
}

const runningRows = () => db().select().from(importRuns).where(eq(importRuns.state, 'running')).all()
