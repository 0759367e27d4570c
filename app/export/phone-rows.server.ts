/** Reads all phones in batches, in insertion order. */
import { asc, gt, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
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

type PhoneTable = SQLiteTable & { mobileId: AnySQLiteColumn }

/** The rows of a table that belong to these phones, by phone id, in the order of their insertion. */
export function rowsOf<Table extends PhoneTable>(
  reader: Db,
  table: Table,
  ids: string[],
): Map<string, Table['$inferSelect'][]> {
  const rows = reader
    .select()
    .from(table as PhoneTable)
    .where(sql`${table.mobileId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .orderBy(sql`rowid`)
    .all() as (Table['$inferSelect'] & { mobileId: string })[]
  return Map.groupBy(rows, row => row.mobileId)
}
