/** What the search reads: see the migration `search-index` for the full-text table and its triggers. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * One row for each phone, kept by triggers on `mobiles`. Its id is also the row of the full-text table `phone_search`
 * (see the migration `search-index`) and rises in the order called latest: what the index gives first is newest.
 */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: integer('id').primaryKey(),
    mobileId: text('mobile_id').notNull().unique(),
    pricePkr: integer('price_pkr').notNull(),
  },
  table => [index('search_entries_price').on(table.pricePkr, table.id)],
)

/** Words of names and specs, for finding what a mistyped word was meant to be. Words of phones that are gone may stay. */
export const searchWords = sqliteTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** Rough sound; empty for a word with digits. */
    sound: text('sound').notNull(),
    isName: integer('is_name', { mode: 'boolean' }).notNull(),
  },
  table => [index('search_words_sound').on(table.sound)],
)

/** The groups of three letters in each word. */
export const searchTrigrams = sqliteTable(
  'search_trigrams',
  {
    trigram: text('trigram').notNull(),
    word: text('word').notNull(),
  },
  table => [primaryKey({ columns: [table.trigram, table.word] })],
)
