/** All phones in the order they were stored, batch by batch. */
import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { mobiles, priceHistory } from '#db/schema/index.ts'

const BATCH = 20

const rowId = sql<number>`${mobiles}.rowid`

type PhoneRow = typeof mobiles.$inferSelect

/** Batches of stored rows. */
export function* phoneBatches(reader: Db): Generator<PhoneRow[]> {
  for (let after = 0; ; ) {
    const rows = reader
      .select({ rowId, phone: mobiles })
      .from(mobiles)
      .where(gt(rowId, after))
      .orderBy(asc(rowId))
      .limit(BATCH)
      .all()
    if (rows.length > 0) yield rows.map(row => row.phone)
    if (rows.length < BATCH) return
    after = rows.at(-1)?.rowId ?? after
  }
}

/** The price history of these phones by phone, in the order it was recorded. */
export function historiesOf(reader: Db, ids: string[]): Map<string, (typeof priceHistory.$inferSelect)[]> {
  const rows = reader
    .select()
    .from(priceHistory)
    .where(sql`${priceHistory.mobileId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .orderBy(asc(priceHistory.id))
    .all()
  const histories = new Map<string, typeof rows>()
  for (const row of rows) histories.set(row.mobileId, [...(histories.get(row.mobileId) ?? []), row])
  return histories
}
