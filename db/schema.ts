/** The tables. What must always hold stands here as constraints; JSON columns are typed and validated by their writer. */
import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FieldChange } from '#app/activity/field-change.ts'
import type { AiPayer } from '#app/ai/payer.ts'
import type { MessageKind, Subject } from '#app/contact/message.ts'
import type { ImportChangeKind, PriceState } from '#app/import/run/changes.server.ts'
import type { ImportKind, ImportState } from '#app/import/run/run.ts'
import type { BuildMaterials, Dimensions, PriceKind, ShortSpecs, Specification } from '#app/phones/schema.ts'
import type { Band } from '#app/prices/bands.ts'

/** Milliseconds since 1970. */
const moment = (name: string) => integer(name).notNull()

export const brands = sqliteTable(
  'brands',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    logo: text('logo'),
    /** As typed by the administrator; null means: count the phones (DATA-11). */
    phoneCount: text('phone_count'),
    description: text('description'),
    isVisible: integer('is_visible', { mode: 'boolean' }).notNull().default(true),
    /** Raised at each change, for optimistic locking. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  table => [
    index('brands_name').on(table.name),
    check('brands_slug_form', sql`${table.slug} <> '' AND ${table.slug} NOT GLOB '*[^a-z0-9-]*'`),
    check('brands_name_given', sql`trim(${table.name}) <> ''`),
  ],
)

export const mobiles = sqliteTable(
  'mobiles',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    brand: text('brand')
      .notNull()
      .references(() => brands.slug, { onUpdate: 'cascade', onDelete: 'restrict' }),
    name: text('name').notNull(),
    model: text('model').notNull(),
    imageUrl: text('image_url').notNull(),
    imagekitPath: text('imagekit_path'),
    releaseDate: text('release_date').notNull(),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
    views: integer('views').notNull().default(0),

    /** As typed, such as `Rs 224,999`. */
    price: text('price'),
    priceSource: text('price_source'),
    /** When the price held or was checked: a day or a month. */
    priceDate: text('price_date'),
    priceKind: text('price_kind').$type<PriceKind>(),

    // Derived by savePhone, never written by anyone else.
    /** Whole rupees; 0 for none. */
    pricePkr: integer('price_pkr').notNull().default(0),
    hasPrice: integer('has_price', { mode: 'boolean' }).notNull().default(false),
    band: text('band').$type<Band>(),
    /** The release date as a number that sorts, `20240913`; a part that is not known is 00. */
    releaseOrder: integer('release_order').notNull(),
    releaseYear: integer('release_year').notNull(),
    /** The words that the search finds the phone by: see app/search/index-text.ts. Triggers carry them into the index. */
    searchName: text('search_name').notNull().default(''),
    searchEndings: text('search_endings').notNull().default(''),
    searchSpecs: text('search_specs').notNull().default(''),

    version: integer('version').notNull().default(1),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),

    shortSpecs: text('short_specs', { mode: 'json' }).$type<ShortSpecs>().notNull(),
    carouselImages: text('carousel_images', { mode: 'json' }).$type<string[]>().notNull(),
    dimensions: text('dimensions', { mode: 'json' }).$type<Dimensions>(),
    buildMaterials: text('build_materials', { mode: 'json' }).$type<BuildMaterials>(),
    /** Ids of the data sets that the facts come from. */
    sources: text('sources', { mode: 'json' }).$type<string[]>().notNull(),
    // Last on purpose: by far the longest value, and SQLite reads a row from its beginning.
    specifications: text('specifications', { mode: 'json' }).$type<Specification[]>().notNull(),
  },
  table => [
    index('mobiles_latest').on(...latestColumns(table)),
    index('mobiles_brand_latest').on(table.brand, ...latestColumns(table)),
    index('mobiles_band_latest').on(table.band, ...latestColumns(table)),
    index('mobiles_featured_latest')
      .on(...latestColumns(table))
      .where(sql`${table.isFeatured} = 1`),
    index('mobiles_brand_cheapest').on(table.brand, sql`${table.hasPrice} DESC`, table.pricePkr, table.id),
    index('mobiles_brand_dearest').on(table.brand, sql`${table.pricePkr} DESC`, table.id),
    index('mobiles_brand_popular').on(
      table.brand,
      sql`${table.views} DESC`,
      sql`${table.isFeatured} DESC`,
      ...latestColumns(table),
    ),
    index('mobiles_brand_year').on(table.brand, table.releaseYear),
    index('mobiles_updated').on(table.updatedAt, table.id),
    // Covers what ranking needs: in the row these texts stand behind the longest values.
    index('mobiles_search_texts').on(table.id, table.brand, table.searchName, table.searchEndings),
    check('mobiles_slug_form', sql`${table.slug} <> '' AND ${table.slug} NOT GLOB '*[^a-z0-9-]*'`),
    check('mobiles_name_given', sql`trim(${table.name}) <> ''`),
    check('mobiles_price_whole', sql`${table.pricePkr} >= 0 AND ${table.hasPrice} = (${table.pricePkr} > 0)`),
    check('mobiles_price_kind', sql`${table.priceKind} IN ('retail', 'launch', 'admin', 'import')`),
    check('mobiles_band', sql`(${table.band} IS NULL) = (${table.pricePkr} = 0)`),
    check('mobiles_band_known', sql`${table.band} IN ('budget', 'midrange', 'flagship')`),
  ],
)

/** 'Latest' (DATA-8): priced phones first, each newest release first, then the newest entry. */
function latestColumns(table: Record<'hasPrice' | 'releaseOrder' | 'createdAt' | 'id', AnySQLiteColumn>) {
  return [
    sql`${table.hasPrice} DESC`,
    sql`${table.releaseOrder} DESC`,
    sql`${table.createdAt} DESC`,
    sql`${table.id}`,
  ] as const
}

/** One row each time a phone's price changes; rows are added and never removed while the phone stands (PRICE-7). */
export const priceHistory = sqliteTable(
  'price_history',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    /** Whole rupees; 0 says that the price was taken away. */
    pricePkr: integer('price_pkr').notNull(),
    source: text('source').notNull(),
    kind: text('kind').$type<PriceKind>().notNull(),
    date: text('date').notNull(),
    recordedAt: moment('recorded_at'),
  },
  table => [
    index('price_history_of_mobile').on(table.mobileId, table.date, table.id),
    check('price_history_whole', sql`${table.pricePkr} >= 0`),
    check('price_history_kind', sql`${table.kind} IN ('retail', 'launch', 'admin', 'import')`),
  ],
)

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

/** One row for each call of the model: what it cost and how it ended, without what was said. Budgets count these rows. */
export const aiCalls = sqliteTable(
  'ai_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    purpose: text('purpose').notNull(),
    /** Who caused it: a visitor, the administrator, or the site by itself. */
    payer: text('payer').$type<AiPayer>().notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    durationMs: integer('duration_ms'),
    createdAt: moment('created_at'),
  },
  table => [
    index('ai_calls_payer').on(table.payer, table.createdAt),
    index('ai_calls_created').on(table.createdAt),
    check('ai_calls_payer_known', sql`${table.payer} IN ('visitor', 'admin', 'site')`),
  ],
)

/** Answers of the model, kept so that the same question costs once. */
export const aiAnswers = sqliteTable(
  'ai_answers',
  {
    /** A hash of the purpose, its prompt's version and all that was asked about. */
    key: text('key').primaryKey(),
    purpose: text('purpose').notNull(),
    /** The phone that the answer is about. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'cascade' }),
    answer: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: moment('created_at'),
  },
  table => [
    index('ai_answers_mobile').on(table.mobileId, table.purpose),
    index('ai_answers_created').on(table.createdAt),
  ],
)

export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull().unique(),
  /** An argon2id hash in PHC form. */
  password: text('password').notNull(),
  createdAt: moment('created_at'),
})

/** Signed-in administrators. A row's id is a hash of what the cookie holds: reading the table gives nobody a session. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  table => [index('sessions_last_seen').on(table.lastSeenAt)],
)

/** Failed sign-ins of late, by account and address: what slows guessing down. */
export const failedSignIns = sqliteTable(
  'failed_sign_ins',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    username: text('username').notNull(),
    address: text('address').notNull(),
    at: moment('at'),
  },
  table => [
    index('failed_sign_ins_username').on(table.username, table.at),
    index('failed_sign_ins_address').on(table.address, table.at),
  ],
)

/** Who changed what, newest last; a deleted phone is kept here whole for a while, so that it can be restored. */
export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at'),
    username: text('username').notNull(),
    action: text('action').notNull(),
    /** `phone`, `brand`, `session`, `import`. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** The fields that were changed. */
    fields: text('fields', { mode: 'json' }).$type<string[]>().notNull(),
    /** What each of them was and became, as text that is cut where it is long; null in older entries. */
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>(),
    /** All that is needed to restore what was deleted. */
    snapshot: text('snapshot', { mode: 'json' }).$type<unknown>(),
  },
  table => [index('activity_at').on(table.at, table.id)],
)

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
    check('import_runs_state', sql`${table.state} IN ('running', 'done', 'failed', 'cancelled', 'interrupted')`),
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
    check('import_changes_kind', sql`${table.kind} IN ('phone', 'brand', 'price', 'history')`),
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

/** What visitors wrote to us, for two years at most. */
export const messages = sqliteTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MessageKind>().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject').$type<Subject>(),
    /** Empty for a report without a note. */
    text: text('text').notNull(),
    /** The phone of a price report; its name stays when the phone is deleted. */
    mobileId: text('mobile_id').references(() => mobiles.id, { onDelete: 'set null' }),
    mobileName: text('mobile_name'),
    /** Whole rupees, as seen by the visitor. */
    pricePkr: integer('price_pkr'),
    /** The shop or link where the price was seen. */
    place: text('place'),
    isRead: integer('is_read', { mode: 'boolean' }).notNull().default(false),
    isMarked: integer('is_marked', { mode: 'boolean' }).notNull().default(false),
    /** The same for the same words: what was sent twice is kept once. */
    contentHash: text('content_hash').notNull(),
    createdAt: moment('created_at'),
  },
  table => [
    index('messages_created').on(table.createdAt, table.id),
    index('messages_unread').on(table.createdAt, table.id).where(sql`${table.isRead} = 0`),
    index('messages_marked').on(table.createdAt, table.id).where(sql`${table.isMarked} = 1`),
    index('messages_content').on(table.contentHash, table.createdAt),
    index('messages_mobile').on(table.mobileId),
    check('messages_kind', sql`${table.kind} IN ('contact', 'price-report')`),
    check(
      'messages_contact_whole',
      sql`${table.kind} <> 'contact' OR (${table.email} IS NOT NULL AND ${table.subject} IS NOT NULL)`,
    ),
    check(
      'messages_report_whole',
      sql`${table.kind} <> 'price-report' OR (${table.mobileName} IS NOT NULL AND ${table.pricePkr} > 0 AND ${table.place} IS NOT NULL)`,
    ),
  ],
)

/** Which addresses wrote to us of late, for the limits; forgotten soon after. */
export const messageSendings = sqliteTable(
  'message_sendings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    address: text('address').notNull(),
    at: moment('at'),
  },
  table => [index('message_sendings_address').on(table.address, table.at), index('message_sendings_at').on(table.at)],
)

/** What the site must remember about itself, such as the secret that signs cookies. */
export const siteState = sqliteTable('site_state', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
