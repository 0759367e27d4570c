/** Sources of prices, their runs, and the offers of shops that they give (SOURCE-1). */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  type OfferKind,
  offerKinds,
  type SourceKind,
  type SourceRunState,
  sourceKinds,
  sourceRunStates,
} from '#app/entities/enums.ts'
import type { PriceState, VariantChange } from '#app/entities/phone.ts'
import type { RunFault, SourceItem, TargetContent } from '#app/entities/source.ts'
import { mobiles } from './catalogue.ts'
import { moment, oneOf, yesNo } from './columns.ts'

/** A shop or a publisher of prices that is read regularly. */
export const sources = sqliteTable(
  'sources',
  {
    id: text('id').primaryKey(),
    /** Shown to readers as the seller. */
    name: text('name').notNull().unique(),
    /** Null: it sells online only. */
    city: text('city'),
    kind: text('kind').$type<SourceKind>().notNull(),
    address: text('address').notNull(),
    everyHours: integer('every_hours').notNull(),
    contact: text('contact'),
    /** What the columns of its table are, as an editor corrected them; null: guessed. */
    mapping: text('mapping', { mode: 'json' }).$type<Record<string, string>>(),
    /** Other origins that it may lead to, confirmed by an editor. */
    confirmed: text('confirmed', { mode: 'json' }).$type<string[]>().notNull(),
    isActive: yesNo('is_active').notNull().default(true),
    /** When the clock starts the next run, in milliseconds since 1970. */
    nextRunAt: moment('next_run_at'),
    /** Runs that failed one after the other. */
    failures: integer('failures').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  table => [
    index('sources_next_run').on(table.isActive, table.nextRunAt),
    check('sources_kind', sql`${table.kind} IN ${oneOf(sourceKinds)}`),
  ],
)

/** The addresses of a source with what they held, so that an unchanged one need not be sent again. */
export const sourceTargets = sqliteTable(
  'source_targets',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    etag: text('etag'),
    modified: text('modified'),
    notBefore: integer('not_before'),
    content: text('content', { mode: 'json' }).$type<TargetContent>().notNull(),
  },
  table => [primaryKey({ columns: [table.sourceId, table.address] })],
)

export const sourceRuns = sqliteTable(
  'source_runs',
  {
    id: text('id').primaryKey(),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    state: text('state').$type<SourceRunState>().notNull(),
    /** Who started it; null: the clock. */
    username: text('username'),
    pid: integer('pid').notNull(),
    requests: integer('requests').notNull().default(0),
    notModified: integer('not_modified').notNull().default(0),
    read: integer('read').notNull().default(0),
    matched: integer('matched').notNull().default(0),
    published: integer('published').notNull().default(0),
    held: integer('held').notNull().default(0),
    aside: integer('aside').notNull().default(0),
    dropped: integer('dropped').notNull().default(0),
    faults: text('faults', { mode: 'json' }).$type<RunFault[]>().notNull(),
    /** How many were left out, by reason. */
    leftOut: text('left_out', { mode: 'json' }).$type<Record<string, number>>().notNull(),
    startedAt: moment('started_at'),
    endedAt: integer('ended_at'),
    undoneAt: integer('undone_at'),
  },
  table => [
    index('source_runs_of_source').on(table.sourceId, table.startedAt),
    index('source_runs_running').on(table.state).where(sql`${table.state} = 'running'`),
    check('source_runs_state', sql`${table.state} IN ${oneOf(sourceRunStates)}`),
  ],
)

/** What a seller asks for a version of a phone, as it was checked last. */
export const offers = sqliteTable(
  'offers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    /** Null: seen by a reader, or its source was removed. */
    sourceId: text('source_id').references(() => sources.id, { onDelete: 'set null' }),
    /** The same for the same thing of a source (SourceItem). */
    key: text('key').notNull(),
    seller: text('seller').notNull(),
    city: text('city'),
    kind: text('kind').$type<OfferKind>().notNull(),
    ramGb: integer('ram_gb'),
    storageGb: integer('storage_gb'),
    pricePkr: integer('price_pkr').notNull(),
    /** Null: the seller does not say. */
    isInStock: yesNo('is_in_stock'),
    url: text('url'),
    checkedAt: moment('checked_at'),
    /** The day or month that the source itself gives; null: that of `checkedAt`. */
    checkedOn: text('checked_on'),
    changedAt: moment('changed_at'),
    /** The row of the history that its price added. */
    priceId: integer('price_id'),
    /** From how many networks readers saw it; null for an offer of a source. */
    seenBy: integer('seen_by'),
  },
  table => [
    uniqueIndex('offers_of_source').on(table.sourceId, table.key),
    index('offers_of_mobile').on(table.mobileId, table.checkedAt),
    check('offers_price', sql`${table.pricePkr} > 0`),
    check('offers_kind', sql`${table.kind} IN ${oneOf(offerKinds)}`),
  ],
)

export type OfferRow = typeof offers.$inferSelect

/** What each run changed of offers, so that it can be undone. */
export const offerChanges = sqliteTable(
  'offer_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: text('run_id')
      .notNull()
      .references(() => sourceRuns.id, { onDelete: 'cascade' }),
    /** It may have been deleted with its phone since. */
    offerId: integer('offer_id').notNull(),
    /** The row before; null: it was new. */
    before: text('before', { mode: 'json' }).$type<OfferRow>(),
    /** The row of the history that it added; null where the price is the same. */
    priceId: integer('price_id'),
    /** What became of the price of the phone by it; null where it stayed. */
    price: text('price', { mode: 'json' }).$type<{
      before: PriceState
      after: PriceState
      variant: VariantChange | null
    }>(),
    undoneAt: integer('undone_at'),
  },
  table => [
    index('offer_changes_run').on(table.runId, table.id),
    index('offer_changes_offer').on(table.offerId, table.id),
  ],
)

/** Listings that a person has to decide on. */
export const heldListings = sqliteTable(
  'held_listings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    runId: text('run_id').references(() => sourceRuns.id, { onDelete: 'set null' }),
    key: text('key').notNull(),
    item: text('item', { mode: 'json' }).$type<SourceItem>().notNull(),
    /** The phone that it may be of. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'set null' }),
    ramGb: integer('ram_gb'),
    storageGb: integer('storage_gb'),
    pricePkr: integer('price_pkr'),
    kind: text('kind').$type<OfferKind>().notNull(),
    isInStock: yesNo('is_in_stock'),
    why: text('why').notNull(),
    heldAt: moment('held_at'),
    /** When an editor refused it: the same listing at the same price is then left out. */
    refusedAt: integer('refused_at'),
  },
  table => [
    index('held_listings_of_source').on(table.sourceId, table.key),
    index('held_listings_open').on(table.heldAt).where(sql`${table.refusedAt} IS NULL`),
    index('held_listings_run').on(table.runId),
    index('held_listings_mobile').on(table.mobileId),
  ],
)

/** What an editor decided for all listings of a source that are alike: this listing is of that phone. */
export const sourceRules = sqliteTable(
  'source_rules',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** The title of the listing, in small letters and one line. */
    title: text('title').notNull(),
    /** Null: such a listing is left out. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.sourceId, table.title] }), index('source_rules_mobile').on(table.mobileId)],
)
