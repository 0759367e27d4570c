/** The search tables. The full-text table and its triggers are in the migration `search-index`. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { yesNo } from './columns.ts'

/**
 * One row for each phone, maintained by triggers on `mobiles`. Its id is also the rowid in the full-text table
 * `phone_search` (see the migration `search-index`). Ids rise in the order called latest, so the index returns the
 * newest first.
 */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey(),
    mobileId: text('mobile_id').notNull().unique(),
    pricePkr: integer('price_pkr').notNull(),
    priceRank: integer('price_rank').notNull().default(0),
  },
  table => [
    index('search_entries_price').on(table.pricePkr, table.id),
    index('search_entries_cheapest').on(sql`${table.priceRank} DESC`, table.pricePkr, table.id),
    index('search_entries_dearest').on(sql`${table.priceRank} DESC`, sql`${table.pricePkr} DESC`, table.id),
  ],
)

/** Words of names and specs, for correcting typos. Words of deleted phones may remain. */
export const searchWords = sqliteTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** A phonetic code; empty for a word with digits. */
    sound: text('sound').notNull(),
    isName: yesNo('is_name').notNull(),
  },
  table => [index('search_words_sound').on(table.sound)],
)

/** The trigrams of each word. */
export const searchTrigrams = sqliteTable(
  'search_trigrams',
  {
    trigram: text('trigram').notNull(),
    word: text('word').notNull(),
  },
  table => [primaryKey({ columns: [table.trigram, table.word] })],
)
