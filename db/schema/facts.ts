/** Facts derived from the specifications of phones (app/facts), and what an editor states against them. */
import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type ColumnType, type FactColumnTypes, factColumnTypes } from '#app/entities/facts.ts'
import { mobiles } from './catalogue.ts'
import { moment, yesNo } from './columns.ts'

const columnOf = {
  yesNo,
  integer: (name: string) => integer(name),
  real: (name: string) => real(name),
  text: (name: string) => text(name),
  texts: (name: string) => text(name, { mode: 'json' }).$type<string[]>(),
} satisfies Record<ColumnType, (name: string) => unknown>

/** `has5g` → `has_5g`. */
const columnName = (name: string) => name.replace(/[A-Z]|\d/g, found => `_${found.toLowerCase()}`)

type Listed = { [Name in keyof FactColumnTypes]: ReturnType<(typeof columnOf)[FactColumnTypes[Name]]> }

/** The columns that app/entities/facts.ts declares; they repeat what lists filter and sort by. */
const listed = Object.fromEntries(
  Object.entries(factColumnTypes).map(([name, type]) => [name, columnOf[type](columnName(name))]),
) as Listed

/** One row per phone; null: not known. */
export const phoneFacts = sqliteTable(
  'phone_facts',
  {
    mobileId: text('mobile_id')
      .primaryKey()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    ...listed,
    /** All facts with source and confidence; app/facts/values.ts has their shapes. */
    facts: text('facts', { mode: 'json' }).notNull(),
    /** Values in the specifications that no phone has, for editors (FACT-2); null where there are none. */
    impossible: text('impossible', { mode: 'json' }),
  },
  table => [
    // Covers what the page about the data counts.
    index('phone_facts_impossible').on(table.mobileId).where(sql`${table.impossible} IS NOT NULL`),
    // Covers what is asked of the phones near in price; the rows themselves are long.
    index('phone_facts_memory').on(table.mobileId, table.kind, table.ramGb),
    index('phone_facts_kind').on(table.kind, table.securityUntil, table.osUpgrades, table.fiveGOperators),
  ],
)

/** Facts that an editor corrected, with a source; deriving again keeps them. */
export const factOverrides = sqliteTable('fact_overrides', {
  mobileId: text('mobile_id')
    .primaryKey()
    .references(() => mobiles.id, { onDelete: 'cascade' }),
  overrides: text('overrides', { mode: 'json' }).notNull(),
  updatedAt: moment('updated_at'),
})

/** Versions of data tables that administrators uploaded; the active one of a name is used in place of the bundled table. */
export const factTables = sqliteTable(
  'fact_tables',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** One of app/tables/names.ts. */
    name: text('name').notNull(),
    content: text('content', { mode: 'json' }).notNull(),
    createdAt: moment('created_at'),
    createdBy: text('created_by'),
    isActive: yesNo('is_active').notNull().default(false),
    /** When it was last put to use; null: never. */
    activatedAt: integer('activated_at'),
  },
  table => [
    index('fact_tables_name').on(table.name, table.id),
    uniqueIndex('fact_tables_active').on(table.name).where(sql`${table.isActive}`),
  ],
)

/** Phones whose listed facts changed, in order; triggers write it, and the finder reads on from the last it has seen. */
export const finderChanges = sqliteTable('finder_changes', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  mobileId: text('mobile_id').notNull(),
})
