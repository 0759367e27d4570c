/** Imports, what they wrote, and what providers said. */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type ImportChangeKind,
  type ImportKind,
  type ImportState,
  importChangeKinds,
  importStates,
} from '#app/entities/enums.ts'
import type { PriceState } from '#app/entities/phone.ts'
import { mobiles } from './catalogue.ts'
import { moment, oneOf } from './columns.ts'

/** Imports, from their start to their end. One that a stop of the process cut off is marked so at the next start. */
export const importRuns = sqliteTable(
  'import_runs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ImportKind>().notNull(),
    /** Where the data came from: a provider, or the name of a file. */
    source: text('source').notNull(),
    /** What was asked for, such as `{"limit":50}`. */
    parameters: text('parameters', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    success: integer('success').notNull().default(0),
    existing: integer('existing').notNull().default(0),
    /** Prices that a list changed. */
    updated: integer('updated').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    /** How many there are to be looked at; null while that is not known. */
    total: integer('total'),
    /** One line for each record that was refused; the first few hundred. */
    errors: text('errors', { mode: 'json' }).$type<string[]>().notNull(),
    errorCount: integer('error_count').notNull().default(0),
    requests: integer('requests').notNull().default(0),
    username: text('username').notNull(),
    /** The process that runs it. */
    pid: integer('pid').notNull(),
    startedAt: moment('started_at'),
    endedAt: integer('ended_at'),
  },
  table => [
    index('import_runs_started').on(table.startedAt),
    check('import_runs_state', sql`${table.state} IN ${oneOf(importStates)}`),
  ],
)

/** What each import wrote, so that it can be taken back. */
export const importChanges = sqliteTable(
  'import_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImportChangeKind>().notNull(),
    /** The phone or brand; it may be gone by now. */
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** Of the record as it was written. */
    version: integer('version'),
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

/** What providers said of phones that came from them, word for word. */
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
