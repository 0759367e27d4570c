/** Imports, their changes, and raw records of providers. */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type ImportChangeKind,
  type ImportKind,
  type ImportState,
  importChangeKinds,
  importStates,
  priceKinds,
} from '#app/entities/enums.ts'
import type { PriceState, VariantChange } from '#app/entities/phone.ts'
import { mobiles } from './catalogue.ts'
import { moment, oneOf, pricePoint, yesNo } from './columns.ts'

/** One row for each import. An import cut off by a stop of the process is marked as interrupted at the next start. */
export const importRuns = sqliteTable(
  'import_runs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** The provider or the name of the file. */
    source: text('source').notNull(),
    /** The parameters of the request, such as `{"limit":50}`. */
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    success: integer('success').notNull().default(0),
    existing: integer('existing').notNull().default(0),
    /** Number of prices changed by a price list. */
    updated: integer('updated').notNull().default(0),
    /** Number of prices that wait for a person. */
    held: integer('held').notNull().default(0),
    /** Number of lines that are no listing, such as the greeting of a message. */
    skipped: integer('skipped').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    /** Number of records to process; null while unknown. */
    total: integer('total'),
    /** One line for each rejected record; the first few hundred. */
    errors: text('errors', { mode: 'json' }).$type<string[]>().notNull(),
    errorCount: integer('error_count').notNull().default(0),
    requests: integer('requests').notNull().default(0),
    username: text('username').notNull(),
    /** The process that runs the import. */
    pid: integer('pid').notNull(),
    startedAt: moment('started_at'),
    endedAt: integer('ended_at'),
  },
  table => [
    index('import_runs_started').on(table.startedAt),
    check('import_runs_state', sql`${table.state} IN ${oneOf(importStates)}`),
  ],
)

/** The changes of each import, so that it can be undone. */
export const importChanges = sqliteTable(
  'import_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImportChangeKind>().notNull(),
    /** The phone or brand; it may have been deleted since. */
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** The version of the record after this change. */
    version: integer('version'),
    /** The row that it added to the price history; a restored phone has it again, so it is no reference. */
    priceId: integer('price_id'),
    /** What it changed in the table of variants. */
    variant: text('variant', { mode: 'json' }).$type<VariantChange>(),
    /** The price of the phone before and after. */
    before: text('before', { mode: 'json' }).$type<PriceState>(),
    after: text('after', { mode: 'json' }).$type<PriceState>(),
    at: moment('at'),
    undoneAt: integer('undone_at'),
  },
  table => [
    index('import_changes_run').on(table.runId, table.id),
    index('import_changes_subject').on(table.subjectId, table.id),
    check('import_changes_kind', sql`${table.kind} IN ${oneOf(importChangeKinds)}`),
  ],
)

/** Doubtful price rows of imports, until an administrator publishes them; rejected ones stay, so that they are not held again. */
export const heldPrices = sqliteTable(
  'held_prices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    ...pricePoint(),
    /** Why it is doubtful (app/prices/doubt.ts). */
    doubts: text('doubts', { mode: 'json' }).$type<unknown[]>().notNull(),
    isRejected: yesNo('is_rejected').notNull().default(false),
    /** When an editor rejected it; null where that was not stored yet. */
    rejectedAt: integer('rejected_at'),
    /** The import that brought it; taking that import back removes the row. Null where it came with an export of the site. */
    runId: text('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    heldAt: moment('held_at'),
  },
  table => [
    index('held_prices_run').on(table.runId),
    index('held_prices_row').on(table.mobileId, table.date, table.source),
    check('held_prices_positive', sql`${table.pricePkr} > 0`),
    check('held_prices_kind', sql`${table.kind} IN ${oneOf(priceKinds)}`),
  ],
)

/** Where and when a phone could not be had; a newer price outdates that. */
export const soldOut = sqliteTable(
  'sold_out',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    date: text('date').notNull(),
    /** The import that said so; taking that import back removes the row. Null where an editor said so. */
    runId: text('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    recordedAt: moment('recorded_at'),
  },
  table => [index('sold_out_mobile').on(table.mobileId, table.date), index('sold_out_run').on(table.runId)],
)

/** The raw provider records of imported phones. */
export const providerRecords = sqliteTable(
  'provider_records',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    raw: text('raw', { mode: 'json' }).$type<unknown>(),
    fetchedAt: moment('fetched_at'),
  },
  table => [
    primaryKey({ columns: [table.provider, table.externalId] }),
    index('provider_records_mobile').on(table.mobileId),
  ],
)
