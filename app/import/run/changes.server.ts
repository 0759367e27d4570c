/** Records what each import wrote, in the same transaction, so that it can be undone. */
import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { ImportChangeKind } from '#app/entities/enums.ts'
import type { Phone, PriceState } from '#app/entities/phone.ts'
import { db } from '#db/client.server.ts'
import { heldPrices, importChanges, soldOut } from '#db/schema/index.ts'

export type ImportChange = typeof importChanges.$inferSelect

export const priceState = ({ priceText, pricePkr, priceOrigin }: Phone): PriceState => ({
  priceText,
  pricePkr,
  origin: priceOrigin,
})

type Written = Pick<
  typeof importChanges.$inferInsert,
  'subjectId' | 'subjectName' | 'version' | 'priceId' | 'variant' | 'before' | 'after'
>

/** @param runId null for a write outside a run, which is not recorded */
export function recordImportChange(runId: string | null, kind: ImportChangeKind, written: Written, now: number): void {
  if (runId === null) return
  db()
    .insert(importChanges)
    .values({ ...written, runId, kind, at: now })
    .run()
}

/** The changes of a run that are not undone, newest first: phones come before the brands that they need. */
export const listImportChanges = (runId: string): ImportChange[] =>
  db()
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), isNull(importChanges.undoneAt)))
    .orderBy(desc(importChanges.id))
    .all()

/** Whether the run put data tables to use that it can be undone for. */
export const hasTableChanges = (runId: string): boolean => listImportChanges(runId).some(({ kind }) => kind === 'table')

/** The later changes of prices of the same phone that are not undone, oldest first. */
export const listLaterPrices = ({ id, subjectId }: ImportChange): ImportChange[] =>
  db()
    .select()
    .from(importChanges)
    .where(
      and(
        eq(importChanges.subjectId, subjectId),
        inArray(importChanges.kind, ['price', 'history']),
        gt(importChanges.id, id),
        isNull(importChanges.undoneAt),
      ),
    )
    .orderBy(asc(importChanges.id))
    .all()

/** Replaces what undoing this change will put back. */
export const storeFormer = (id: number, former: Partial<Pick<ImportChange, 'before' | 'variant'>>): void => {
  db().update(importChanges).set(former).where(eq(importChanges.id, id)).run()
}

export const markUndone = (id: number, now: number): void => {
  db().update(importChanges).set({ undoneAt: now }).where(eq(importChanges.id, id)).run()
}

/** Those of the runs with changes, held prices or sold-out phones that can be undone. */
export function undoableRuns(runIds: string[]): Set<string> {
  const rows = db()
    .select({ runId: importChanges.runId, changes: count() })
    .from(importChanges)
    .where(and(inArray(importChanges.runId, runIds), isNull(importChanges.undoneAt)))
    .groupBy(importChanges.runId)
    .all()
  const held = db()
    .selectDistinct({ runId: heldPrices.runId })
    .from(heldPrices)
    .where(and(inArray(heldPrices.runId, runIds), eq(heldPrices.isRejected, false)))
    .all()
  const gone = db().selectDistinct({ runId: soldOut.runId }).from(soldOut).where(inArray(soldOut.runId, runIds)).all()
  return new Set([...rows, ...held, ...gone].map(row => row.runId as string))
}
