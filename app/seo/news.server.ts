/** New phones and changed prices, newest first. */

import type { Statement } from 'better-sqlite3'
import { filledAt } from '#app/catalog/version.server.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { prepared } from '#db/client.server.ts'
import { cachePerVersion } from '#db/content-version.server.ts'

const MAX_NEWS = 50

/**
 * Newest rows of the price history that are read. A first fill writes a few rows per phone together with the phone; if
 * these hide an older change, the new phones fill the list anyway.
 */
const MAX_HISTORY_ROWS = 2000

type Subject = { name: string; brand: string; slug: string }
export type News =
  | { kind: 'phone'; at: number; id: string; phone: Subject; pricePkr: number | null; origin: PriceOrigin | null }
  | {
      kind: 'price'
      at: number
      /** The id of the row in the price history. */
      id: number
      phone: Subject
      /** Whole rupees; null for no price. */
      pricePkr: number | null
      beforePkr: number | null
      origin: PriceOrigin
    }

type PhoneRow = Subject & { id: string; createdAt: number; releaseDate: string; pricePkr: number } & {
  source: string | null
  seller: string | null
  date: string | null
  priceKind: PriceOrigin['kind'] | null
}
type PriceRow = Subject & { id: number; at: number; pricePkr: number; beforePkr: number | null } & Omit<
    PriceOrigin,
    'seller'
  > & { seller: string | null }

/** The order 'latest': phones of a bulk load have the same time. */
const latest = (table: string) =>
  ['created_at DESC', 'price_rank DESC', 'release_order DESC', 'id'].map(term => `${table}.${term}`).join(', ')

/**
 * The newest phones: first those added after the first fill, then those of the fill, which are as new as their release.
 * Both in two steps, because an index covers the sort of the first.
 */
const newPhones = (condition: string) => `
  SELECT phone.id, phone.name, phone.brand, phone.slug, phone.created_at AS createdAt, phone.release_date AS releaseDate,
    phone.price_pkr AS pricePkr, phone.price_source AS source, phone.price_seller AS seller, phone.price_date AS date, phone.price_kind AS priceKind
  FROM (
    SELECT * FROM (SELECT id FROM mobiles INDEXED BY mobiles_latest
      WHERE created_at > :filledAt AND ${condition} ORDER BY ${latest('mobiles')} LIMIT :limit)
    UNION ALL
    SELECT * FROM (SELECT id FROM mobiles
      WHERE created_at <= :filledAt AND ${condition} ORDER BY release_order DESC, ${latest('mobiles')} LIMIT :limit)
    LIMIT :limit
  ) AS newest JOIN mobiles AS phone ON phone.id = newest.id`

type Wanted = { filledAt: number; limit: number; ids?: string }

const newestPhones = prepared(db => db.$client.prepare<[Wanted], PhoneRow>(newPhones('true')))
const phonesAmong = prepared(db =>
  db.$client.prepare<[Wanted], PhoneRow>(newPhones('id IN (SELECT value FROM json_each(:ids))')),
)

/**
 * The changes of prices among these rows of the history. A price recorded together with the phone is no change, a row of
 * the past that a later list brought is no news, and a price without tax is not the phone's.
 */
const priceChanges = (rows: string) =>
  `SELECT point.id, phone.name, phone.brand, phone.slug, point.recorded_at AS at, point.price_pkr AS pricePkr,
     point.source, point.seller, point.date, point.kind,
     (SELECT price_pkr FROM price_history AS earlier
      WHERE earlier.mobile_id = point.mobile_id AND earlier.id < point.id AND earlier.kind <> 'non-pta'
      ORDER BY earlier.id DESC LIMIT 1) AS beforePkr
   FROM (${rows}) AS point JOIN mobiles AS phone ON phone.id = point.mobile_id
   WHERE point.recorded_at > phone.created_at AND point.kind <> 'non-pta'
     AND point.date >= (SELECT coalesce(max(date), '') FROM price_history AS earlier
       WHERE earlier.mobile_id = point.mobile_id AND earlier.id < point.id AND earlier.kind <> 'non-pta')
   ORDER BY at DESC, point.id DESC LIMIT ?`

const newestPrices = prepared(db =>
  db.$client.prepare<[number, number], PriceRow>(priceChanges('SELECT * FROM price_history ORDER BY id DESC LIMIT ?')),
)

const pricesAmong = prepared(db =>
  db.$client.prepare<[string, number], PriceRow>(
    priceChanges('SELECT * FROM price_history WHERE mobile_id IN (SELECT value FROM json_each(?))'),
  ),
)

const noneIsNull = (pricePkr: number | null) => pricePkr || null

/** The newest 50 events, newest first, in a stable order. */
export const listNews = cachePerVersion('news', (): News[] => {
  return newestOf(
    newestPrices().all(MAX_HISTORY_ROWS, MAX_NEWS).map(priceNews),
    phoneNews(newestPhones(), { limit: MAX_NEWS }),
  )
})

/** The newest events of a phone: each of its prices, and that it is new. */
export const listNewsOfPhone = (id: string): News[] => {
  const ids = JSON.stringify([id])
  return newestOf(pricesAmong().all(ids, MAX_NEWS).map(priceNews), phoneNews(phonesAmong(), { ids, limit: 1 }))
}

/** The newest events among these phones: new ones, and those that became cheaper. */
export const listNewsAmong = (phoneIds: string[]): News[] => {
  const ids = JSON.stringify(phoneIds)
  const cheaper = pricesAmong()
    .all(ids, MAX_HISTORY_ROWS)
    .filter(({ pricePkr, beforePkr }) => pricePkr > 0 && beforePkr !== null && pricePkr < beforePkr)
  return newestOf(cheaper.slice(0, MAX_NEWS).map(priceNews), phoneNews(phonesAmong(), { ids, limit: MAX_NEWS }))
}

const priceNews = ({ id, at, pricePkr, beforePkr, source, seller, date, kind, ...phone }: PriceRow): News => ({
  kind: 'price',
  id,
  at,
  phone,
  pricePkr: noneIsNull(pricePkr),
  beforePkr: noneIsNull(beforePkr),
  origin: { source, date, kind, ...(seller ? { seller } : {}) },
})

/** When a phone was news: when it was added, or where the first fill brought it, when it was released. */
const newsTime = ({ createdAt, releaseDate }: PhoneRow, filled: number) =>
  createdAt > filled ? createdAt : Math.min(createdAt, Date.parse(releaseDate) || 0)

function phoneNews(phones: Statement<[Wanted], PhoneRow>, wanted: Omit<Wanted, 'filledAt'>): News[] {
  const filled = filledAt()
  return phones
    .all({ ...wanted, filledAt: filled })
    .map(row => ({ row, at: newsTime(row, filled) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ row: { id, pricePkr, source, seller, date, priceKind, createdAt: _, releaseDate: __, ...phone }, at }) => ({
      kind: 'phone',
      id,
      at,
      phone,
      pricePkr: noneIsNull(pricePkr),
      origin: source && date && priceKind ? { source, date, kind: priceKind, ...(seller ? { seller } : {}) } : null,
    }))
}

/** The sort is stable: at equal times prices come first, each kind in its own order. */
const newestOf = (prices: News[], phones: News[]) =>
  [...prices, ...phones].sort((a, b) => b.at - a.at).slice(0, MAX_NEWS)
