/** Reads all phones in batches, in insertion order. */
import { asc, gt, sql } from 'drizzle-orm'
import type { FactOverride } from '#app/facts/overrides.ts'
import type { Db } from '#db/client.server.ts'
import { factOverrides, mobiles, priceHistory } from '#db/schema/index.ts'

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

/** The price histories of these phones by phone id, in the order of recording. */
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

/** What editors stated against facts of these phones, by phone id. */
export function overridesOf(reader: Db, ids: string[]): Map<string, FactOverride[]> {
  const rows = reader
    .select()
    .from(factOverrides)
    .where(sql`${factOverrides.mobileId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .all()
  return new Map(rows.map(({ mobileId, overrides }) => [mobileId, overrides as FactOverride[]]))
}
