/** Moves the rows that belong to a phone to another one, and those same rows back. */
import { and, eq, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '#db/client.server.ts'
import {
  formerPhoneSlugs,
  heldListings,
  heldPrices,
  messages,
  offers,
  priceHistory,
  providerRecords,
  soldOut,
  sourceRules,
} from '#db/schema/index.ts'

type Movable = SQLiteTable & { mobileId: AnySQLiteColumn }

const ofPoint = ({ pricePkr, source, kind, date, storage, ram, seller }: typeof priceHistory | typeof heldPrices) => [
  ...[pricePkr, source, kind, date, storage, ram, seller],
]

/** The key of each table, and what makes a row the same as one that the other phone has; such a row is not moved. */
const movable: Record<string, { table: Movable; key: AnySQLiteColumn[]; same?: AnySQLiteColumn[] }> = {
  priceHistory: { table: priceHistory, key: [priceHistory.id], same: ofPoint(priceHistory) },
  formerSlugs: { table: formerPhoneSlugs, key: [formerPhoneSlugs.slug] },
  heldPrices: { table: heldPrices, key: [heldPrices.id], same: ofPoint(heldPrices) },
  soldOut: { table: soldOut, key: [soldOut.id], same: [soldOut.source, soldOut.date] },
  providerRecords: { table: providerRecords, key: [providerRecords.provider, providerRecords.externalId] },
  messages: { table: messages, key: [messages.id] },
  heldListings: { table: heldListings, key: [heldListings.id] },
  offers: { table: offers, key: [offers.id] },
  sourceRules: { table: sourceRules, key: [sourceRules.sourceId, sourceRules.title] },
}

export const movedTables = Object.values(movable).map(({ table }) => table)

/** The moved rows by table, each by its key as JSON. */
export type MovedRows = Record<string, string[]>

const asJson = (columns: AnySQLiteColumn[]) => sql<string>`json_array(${sql.join(columns, sql`, `)})`

/** Moves all rows but those that the other phone has already, in the caller's transaction. */
export function moveRows(from: string, to: string): MovedRows {
  return Object.fromEntries(
    Object.entries(movable).map(([name, { table, key, same }]) => {
      const known =
        same &&
        db()
          .select({ row: asJson(same) })
          .from(table)
          .where(eq(table.mobileId, to))
      const rows = db()
        .update(table)
        .set({ mobileId: to })
        .where(and(eq(table.mobileId, from), same && known && sql`${asJson(same)} NOT IN ${known}`))
        .returning({ key: asJson(key) })
        .all()
      return [name, rows.map(row => row.key)]
    }),
  )
}

/** Moves these rows back, as far as the other phone still has them, in the caller's transaction. */
export function moveRowsBack(moved: MovedRows, from: string, to: string): void {
  for (const [name, { table, key }] of Object.entries(movable)) {
    const isMoved = sql`${asJson(key)} IN (SELECT value FROM json_each(${JSON.stringify(moved[name] ?? [])}))`
    db()
      .update(table)
      .set({ mobileId: to })
      .where(and(eq(table.mobileId, from), isMoved))
      .run()
  }
}
