/**
 * A phone with all that belongs to it: its row, and the rows of other tables that refer to it. The only place that knows
 * these tables: the catalogue, imports, export, deleting and restoring read and write phones by it.
 */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { FactOverride } from '#app/facts/overrides.ts'
import { storeFacts } from '#app/facts/store.server.ts'
import { learnWords } from '#app/search-index/vocabulary.server.ts'
import { type Db, db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { inserter } from '#db/insert.server.ts'
import {
  aiResults,
  factOverrides,
  formerPhoneSlugs,
  heldListings,
  heldPrices,
  messages,
  mobiles,
  offers,
  phoneFacts,
  priceHistory,
  providerRecords,
  soldOut,
  sourceRules,
} from '#db/schema/index.ts'
import { type GivenColumns, storedColumns } from './columns.server.ts'
import { shiftGrades } from './derived.server.ts'
import { claimSlug } from './former-slugs.server.ts'

type ChildTable = SQLiteTable & { mobileId: AnySQLiteColumn }

/** The tables whose rows belong to a phone and are carried with it. */
const owned = {
  priceHistory,
  formerSlugs: formerPhoneSlugs,
  factOverrides,
  heldPrices,
  soldOut,
  providerRecords,
  aiResults,
} satisfies Record<string, ChildTable>

/** Every table that refers to phones, by what becomes of its rows when a phone is written. */
export const phoneTables = {
  owned: Object.values<ChildTable>(owned),
  /** Derived from the phone and what it owns. */
  derived: [phoneFacts],
  /** Records of their own, which may name a phone. */
  linked: [messages, heldListings],
  /** Of sources, whose next run finds them again. */
  found: [offers, sourceRules],
}

type OwnedName = keyof typeof owned
const ownedNames = Object.keys(owned) as OwnedName[]

type Stored<Name extends OwnedName> = Omit<(typeof owned)[Name]['$inferSelect'], 'mobileId'>
type Given<Name extends OwnedName> = Omit<(typeof owned)[Name]['$inferInsert'], 'mobileId'>

/** As stored. */
export type WholePhone = { [Name in OwnedName]: Stored<Name>[] } & {
  phone: typeof mobiles.$inferSelect
  messageIds: string[]
}

type Moments = Pick<typeof mobiles.$inferInsert, 'createdAt' | 'updatedAt'>

/** To be stored: without ids of rows they get new ones. */
export type GivenWholePhone = { [Name in OwnedName]: Given<Name>[] } & {
  phone: GivenColumns & Moments
  messageIds: string[]
}

/** A phone that owns nothing yet. */
export const bare = (phone: GivenWholePhone['phone']): GivenWholePhone => ({
  phone,
  priceHistory: [],
  formerSlugs: [],
  factOverrides: [],
  heldPrices: [],
  soldOut: [],
  providerRecords: [],
  aiResults: [],
  messageIds: [],
})

/** Completes these phones, in their order. @param reader the connection that they were read by */
export function readWholePhones(phones: (typeof mobiles.$inferSelect)[], reader: Db = db()): WholePhone[] {
  const ids = phones.map(({ id }) => id)
  const rowsOf = (table: ChildTable) =>
    Map.groupBy(
      reader.select().from(table).where(inArray(table.mobileId, ids)).orderBy(sql`rowid`).all() as {
        mobileId: string
      }[],
      row => row.mobileId,
    )
  const children = ownedNames.map(name => [name, rowsOf(owned[name])] as const)
  const named = reader
    .select({ id: messages.id, mobileId: messages.mobileId })
    .from(messages)
    .where(inArray(messages.mobileId, ids))
    .all()
  return phones.map(phone => {
    const own = children.map(([name, rows]) => [name, (rows.get(phone.id) ?? []).map(({ mobileId: _, ...row }) => row)])
    const messageIds = named.filter(({ mobileId }) => mobileId === phone.id).map(({ id }) => id)
    return { ...Object.fromEntries(own), phone, messageIds } as WholePhone
  })
}

/** The phone with this id; null when none. */
export function findWholePhone(id: string): WholePhone | null {
  const phone = db().select().from(mobiles).where(eq(mobiles.id, id)).get()
  return phone ? (readWholePhones([phone])[0] ?? null) : null
}

const insertPhone = inserter(mobiles)

type Insert = (row: Record<string, unknown>) => number
// What became another phone's in the meantime stays there.
const insertOwned = Object.fromEntries(
  ownedNames.map(name => [name, inserter(owned[name] as SQLiteTable, 'keep') as Insert]),
) as Record<OwnedName, Insert>

const phoneOfSlug = prepared(({ $client }) => $client.prepare<[string]>('SELECT 1 FROM mobiles WHERE slug = ?'))

const linkMessage = prepared(({ $client }) =>
  $client.prepare<[string, string]>('UPDATE messages SET mobile_id = ? WHERE id = ? AND mobile_id IS NULL'),
)

/**
 * Stores a phone with all that belongs to it, in one transaction; derived values are derived anew. Former slugs that other
 * phones use by now stay with those.
 * @throws SqliteError for an id or slug in use, or an unknown brand. Nothing is written on error.
 */
export function insertWholePhone({ phone, messageIds, formerSlugs, ...own }: GivenWholePhone): void {
  const overrides = (own.factOverrides[0]?.overrides ?? []) as FactOverride[]
  const { columns, words, found } = storedColumns(phone, overrides)
  const rows = { ...own, formerSlugs: formerSlugs.filter(({ slug }) => phoneOfSlug().get(slug) === undefined) }
  db().transaction(() => {
    insertPhone(columns)
    claimSlug(phone.slug)
    for (const name of ownedNames) for (const row of rows[name]) insertOwned[name]({ ...row, mobileId: phone.id })
    for (const id of messageIds) linkMessage().run(phone.id, id)
    learnWords(words)
    storeFacts(phone.id, found)
    if (columns.hasPrice) shiftGrades()
  })
  invalidateContent()
}

/** Adds a row to the price history, in the caller's transaction; returns its id. @param now milliseconds since 1970 */
export const addPrice = (phoneId: string, point: PricePoint, now: number): number =>
  insertOwned.priceHistory({ mobileId: phoneId, ...point, recordedAt: now })

/** Removes a row of an import that is undone from the price history, in the caller's transaction (PRICE-7). */
export const removePrice = (priceId: number): void => {
  db().delete(priceHistory).where(eq(priceHistory.id, priceId)).run()
}

/** Deletes a phone and all that it owns; messages only lose their phone. In the caller's transaction. */
export function removeWholePhone(id: string): void {
  db().delete(mobiles).where(eq(mobiles.id, id)).run()
  shiftGrades()
  invalidateContent()
}

/** What has been added to a phone after this time, in milliseconds since 1970; changes of its own raise its version instead. */
export function addedSince(id: string, time: number): 'price' | 'other' | null {
  const isAdded = (table: ChildTable, at: AnySQLiteColumn) =>
    db()
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.mobileId, id), gt(at, time)))
      .limit(1)
      .get() !== undefined
  if (isAdded(priceHistory, priceHistory.recordedAt)) return 'price'
  const isOther =
    isAdded(heldPrices, heldPrices.heldAt) ||
    isAdded(factOverrides, factOverrides.updatedAt) ||
    isAdded(soldOut, soldOut.recordedAt)
  return isOther ? 'other' : null
}
