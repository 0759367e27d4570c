/** What each import wrote, kept so that it can be taken back: noted in the transaction of the write itself. */
import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { ImportChangeKind } from '#app/entities/enums.ts'
import type { Phone, PriceState } from '#app/entities/phone.ts'
import { db } from '#db/client.server.ts'
import { importChanges } from '#db/schema/index.ts'

export type ImportChange = typeof importChanges.$inferSelect

export const priceState = ({ priceText, pricePkr, priceOrigin }: Phone): PriceState => ({
  priceText,
  pricePkr,
  origin: priceOrigin,
})

type Written = Pick<typeof importChanges.$inferInsert, 'subjectId' | 'subjectName' | 'version' | 'before' | 'after'>

/** @param runId the run that wrote it; null for what is no run's, which is not noted */
export function recordImportChange(runId: string | null, kind: ImportChangeKind, written: Written, now: number): void {
  if (runId === null) return
  db()
    .insert(importChanges)
    .values({ ...written, runId, kind, at: now })
    .run()
}

/** What the run wrote and nobody has taken back, last first: phones before the brands that they need. */
export const listImportChanges = (runId: string): ImportChange[] =>
  db()
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), isNull(importChanges.undoneAt)))
    .orderBy(desc(importChanges.id))
    .all()

export const markUndone = (id: number, now: number): void => {
  db().update(importChanges).set({ undoneAt: now }).where(eq(importChanges.id, id)).run()
}

/** Of these runs those of which something could be taken back. */
export function undoableRuns(runIds: string[]): Set<string> {
  const rows = db()
    .select({ runId: importChanges.runId, changes: count() })
    .from(importChanges)
    .where(and(inArray(importChanges.runId, runIds), isNull(importChanges.undoneAt), ne(importChanges.kind, 'history')))
    .groupBy(importChanges.runId)
    .all()
  return new Set(rows.map(row => row.runId))
}
