/** The activity log of administrators (ADMIN-13). */

import { and, count, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { ActivityAction, ActivitySubject } from '#app/entities/enums.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import { ACTIVITY_RETENTION_YEARS, DAY_MS, RESTORABLE_DAYS } from '#app/platform/retention.ts'
import { db } from '#db/client.server.ts'
import { activity, mobiles } from '#db/schema/index.ts'

export type ActivityEntry = {
  username: string
  action: ActivityAction
  subject: ActivitySubject
  subjectId?: string
  subjectName: string
  /** The changed fields with their old and new values. */
  changes?: FieldChange[]
  /** Everything needed to restore a deleted record, or to undo a merge. */
  snapshot?: unknown
}

/** The actions by which an editor changes the fields of a record. */
const edits: ActivityAction[] = ['update', 'merge']

/** How long a deleted phone or brand can be restored, and a merge undone. */
const RESTORABLE_MS = RESTORABLE_DAYS * DAY_MS

/** Adds an entry; returns its id. */
export function recordActivity({ changes = [], ...entry }: ActivityEntry, now = Date.now()): number {
  const fields = changes.map(change => change.field)
  return db()
    .insert(activity)
    .values({ ...entry, fields, changes, at: now })
    .returning({ id: activity.id })
    .get().id
}

/** Deletes what restored records deleted long ago; a daily task, because those wait while the clock is doubtful (FAULT-5). */
export const deleteOldSnapshots = (now: number): void => {
  db()
    .update(activity)
    .set({ snapshot: null })
    .where(and(isNotNull(activity.snapshot), lt(activity.at, now - RESTORABLE_MS)))
    .run()
}

/**
 * Deletes entries of years ago (ADMIN-13). Of edits of phones that are there, the names of the fields stay: an import does
 * not replace what an editor changed.
 */
export const deleteOldActivity = (now: number): void => {
  const isOld = lt(activity.at, now - ACTIVITY_RETENTION_YEARS * 365 * DAY_MS)
  const isKept = and(
    inArray(activity.action, edits),
    inArray(activity.subjectId, db().select({ id: mobiles.id }).from(mobiles)),
  )
  db()
    .delete(activity)
    .where(and(isOld, sql`${isKept} IS NOT TRUE`))
    .run()
  db()
    .update(activity)
    .set({ changes: [] })
    .where(and(isOld, ne(activity.changes, [])))
    .run()
}

/** Entries, newest first, without their snapshots. */
export const listActivity = (page: { limit: number; offset: number }) =>
  db()
    .select()
    .from(activity)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(({ snapshot, ...entry }) => ({ ...entry, isRestorable: snapshot !== null }))

/** The fields of this record that an editor has changed by hand. */
export function fieldsEdited(subjectId: string): Set<string> {
  const rows = db()
    .select({ fields: activity.fields })
    .from(activity)
    .where(and(eq(activity.subjectId, subjectId), inArray(activity.action, edits)))
    .all()
  return new Set(rows.flatMap(row => row.fields))
}

export const countActivity = (): number => db().select({ entries: count() }).from(activity).get()?.entries ?? 0

/** The snapshot of an entry; null when there is none or it was deleted by age. */
export const findSnapshot = (id: number): unknown =>
  db().select({ snapshot: activity.snapshot }).from(activity).where(eq(activity.id, id)).get()?.snapshot ?? null

/** What was done to what; null when the entry does not exist. */
export const findActivity = (id: number) =>
  db().select({ action: activity.action, subject: activity.subject }).from(activity).where(eq(activity.id, id)).get() ??
  null

export const NOTHING_TO_RESTORE = `There is nothing to restore: it is older than ${RESTORABLE_DAYS} days, or was restored before.`

/** Removes the snapshot after restoring, so that it is restored only once. */
export const consumeSnapshot = (id: number): void => {
  db().update(activity).set({ snapshot: null }).where(eq(activity.id, id)).run()
}
