/** Brands, phones and the history of their prices. */
import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type Band,
  bands,
  type DataConfidence,
  dataConfidences,
  ownPriceKinds,
  type PhoneMark,
  type PriceKind,
  priceKinds,
} from '#app/entities/enums.ts'
import type { BuildMaterials, Dimensions, ShortSpecs, Specification } from '#app/entities/phone-parts.ts'
import { moment, oneOf, pricePoint, yesNo } from './columns.ts'

export const brands = sqliteTable(
  'brands',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    logo: text('logo'),
    /** As typed by the administrator; null: the phones are counted (DATA-11). */
    phoneCount: text('phone_count'),
    description: text('description'),
    isVisible: yesNo('is_visible').notNull().default(true),
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
    announcedDate: text('announced_date'),
    isFeatured: yesNo('is_featured').notNull().default(false),
    views: integer('views').notNull().default(0),

    /** As typed, such as `Rs 224,999`. */
    price: text('price'),
    priceSource: text('price_source'),
    /** When the price was valid or checked: a day or a month. */
    priceDate: text('price_date'),
    priceKind: text('price_kind').$type<PriceKind>(),
    /** The offer behind the price, where its source names it. */
    priceStorage: text('price_storage'),
    priceRam: text('price_ram'),
    priceSeller: text('price_seller'),
    /** How well the facts are known; null where nobody said. */
    dataConfidence: text('data_confidence').$type<DataConfidence>(),

    // Derived and written by savePhone only.
    /** Whole rupees; 0 for none. */
    pricePkr: integer('price_pkr').notNull().default(0),
    hasPrice: yesNo('has_price').notNull().default(false),
    /** The rank of the price in lists, by its grade and whether it is recent, 0 for none (app/prices/grades.ts). */
    priceRank: integer('price_rank').notNull().default(0),
    /** The day of priceDate, or the middle of its month or year, in days since 1970; null without one. */
    priceDay: integer('price_day'),
    band: text('band').$type<Band>(),
    /** The release date as a sortable number, `20240913`; an unknown part is 00. */
    releaseOrder: integer('release_order').notNull(),
    releaseYear: integer('release_year').notNull(),
    /** The words that the search matches (app/search-index/index-text.ts). Triggers copy them to the index. */
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
    marks: text('marks', { mode: 'json' }).$type<PhoneMark[]>().notNull().default([]),
    /** Ids of the source data sets. */
    sources: text('sources', { mode: 'json' }).$type<string[]>().notNull(),
    // Last on purpose: SQLite reads a row from its start, and this is by far the longest value.
    specifications: text('specifications', { mode: 'json' }).$type<Specification[]>().notNull(),
  },
  table => [
    index('mobiles_latest').on(...latestColumns(table)),
    index('mobiles_brand_latest').on(table.brand, ...latestColumns(table)),
    index('mobiles_band_latest').on(table.band, ...latestColumns(table)),
    index('mobiles_featured_latest')
      .on(...latestColumns(table))
      .where(sql`${table.isFeatured} = 1`),
    index('mobiles_brand_cheapest').on(table.brand, sql`${table.priceRank} DESC`, table.pricePkr, table.id),
    index('mobiles_brand_dearest').on(table.brand, sql`${table.priceRank} DESC`, sql`${table.pricePkr} DESC`, table.id),
    index('mobiles_brand_popular').on(
      table.brand,
      sql`${table.views} DESC`,
      sql`${table.isFeatured} DESC`,
      ...latestColumns(table),
    ),
    // Covers which phones are viewed most, and how fresh their prices are.
    index('mobiles_viewed').on(
      sql`${table.views} DESC`,
      sql`${table.releaseOrder} DESC`,
      table.id,
      table.priceRank,
      table.priceDay,
    ),
    index('mobiles_price_day').on(table.priceRank, table.priceDay),
    // Of phones near in price, whose other values are long.
    index('mobiles_price').on(table.priceRank, table.pricePkr, table.id),
    index('mobiles_reading_day')
      .on(table.priceDay)
      .where(sql`${table.priceRank} >= 2 AND length(${table.priceDate}) > 4`),
    index('mobiles_brand_year').on(table.brand, table.releaseYear),
    index('mobiles_updated').on(table.updatedAt, table.id),
    index('mobiles_brand_updated').on(table.brand, table.updatedAt),
    index('mobiles_sources').on(table.sources),
    // Covers what the page about the data counts, for the same reason.
    index('mobiles_counted').on(
      table.priceKind,
      table.priceSource,
      table.priceSeller,
      table.priceDay,
      table.priceDate,
      table.pricePkr,
      table.releaseDate,
      table.dataConfidence,
    ),
    // Covers what ranking reads, so that it skips the long values of the row.
    index('mobiles_search_texts').on(table.id, table.brand, table.searchName, table.searchEndings),
    check('mobiles_slug_form', sql`${table.slug} <> '' AND ${table.slug} NOT GLOB '*[^a-z0-9-]*'`),
    check('mobiles_name_given', sql`trim(${table.name}) <> ''`),
    check('mobiles_price_whole', sql`${table.pricePkr} >= 0 AND ${table.hasPrice} = (${table.pricePkr} > 0)`),
    check('mobiles_price_kind', sql`${table.priceKind} IN ${oneOf(ownPriceKinds)}`),
    check('mobiles_data_confidence', sql`${table.dataConfidence} IN ${oneOf(dataConfidences)}`),
    check('mobiles_band', sql`(${table.band} IS NULL) = (${table.pricePkr} = 0)`),
    check('mobiles_band_known', sql`${table.band} IN ${oneOf(bands)}`),
  ],
)

/** 'Latest' (DATA-8): better grades of price first, each newest release first, then the newest entry. */
function latestColumns(table: Record<'priceRank' | 'releaseOrder' | 'createdAt' | 'id', AnySQLiteColumn>) {
  return [
    sql`${table.priceRank} DESC`,
    sql`${table.releaseOrder} DESC`,
    sql`${table.createdAt} DESC`,
    sql`${table.id}`,
  ] as const
}

/** One row for each change of a phone's price; rows are never removed while the phone exists (PRICE-7). */
export const priceHistory = sqliteTable(
  'price_history',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    /** A price of 0 rupees means that the price was removed. */
    ...pricePoint(),
    /** False: kept, but not part of a line of prices. */
    isPlotted: yesNo('is_plotted').notNull().default(true),
    recordedAt: moment('recorded_at'),
  },
  table => [
    index('price_history_of_mobile').on(table.mobileId, table.date, table.id),
    check('price_history_whole', sql`${table.pricePkr} >= 0`),
    check('price_history_kind', sql`${table.kind} IN ${oneOf(priceKinds)}`),
  ],
)

/** Former slugs of phones that were renamed or merged into another one; their pages redirect (URL-10). */
export const formerPhoneSlugs = sqliteTable(
  'former_phone_slugs',
  {
    slug: text('slug').primaryKey(),
    mobileId: text('mobile_id')
      .notNull()
      .references(() => mobiles.id, { onDelete: 'cascade' }),
    /** The id of a phone that was merged; null after a mere change of the slug. */
    formerId: text('former_id'),
  },
  table => [index('former_phone_slugs_mobile').on(table.mobileId), index('former_phone_slugs_id').on(table.formerId)],
)

/** The same of brands. */
export const formerBrandSlugs = sqliteTable(
  'former_brand_slugs',
  {
    slug: text('slug').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  table => [index('former_brand_slugs_brand').on(table.brandId)],
)
