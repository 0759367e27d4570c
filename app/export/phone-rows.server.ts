/** Reads all phones in batches, in insertion order. */
import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { mobiles } from '#db/schema/index.ts'

const BATCH = 20

const rowId = sql<number>`${mobiles}.rowid`

type PhoneRow = typeof mobiles.$inferSelect

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
