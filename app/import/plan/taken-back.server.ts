import { and, desc, eq } from 'drizzle-orm'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { db } from '#db/client.server.ts'
import { importChanges } from '#db/schema/index.ts'

/** Whether the import that recorded this price was undone: then another import may record it again. */
export function isUndone(phoneId: string, point: PricePoint): boolean {
  const changes = db()
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.subjectId, phoneId), eq(importChanges.kind, 'price')))
    .orderBy(desc(importChanges.id))
    .all()
  const last = changes.find(
    ({ after }) =>
      after?.pricePkr === point.pricePkr && after.origin?.source === point.source && after.origin.date === point.date,
  )
  return last !== undefined && last.undoneAt !== null
}
