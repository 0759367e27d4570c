/** Adds the rows of price files to their phones and chooses each phone's price. Pure. */
import { sourceKinds } from '#app/entities/enums.ts'
import { gigabytes } from '#app/facts/memory.ts'
import { bestOffer } from '#app/prices/best-offer.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import type { SourcePrice, SourcePriceRow, SourceRow } from './source.ts'

/** Prices of approved phones, which can be the price of a phone. */
const shopKinds: readonly string[] = sourceKinds

type ShopPrice = SourcePrice & { date: string }

const isShopPrice = (price: SourcePrice): price is ShopPrice =>
  shopKinds.includes(price.kind) && price.date !== null && price.pricePkr > 0

const monthOf = (date: string | null) => (date ?? '').slice(0, 7)

/**
 * The row with these prices. Its price becomes the best of them, unless it already has one of a newer month; the variants then
 * show the prices of its month.
 */
export function withPrices(row: SourceRow, added: SourcePriceRow[]): SourceRow {
  if (added.length === 0) return row
  const points = added.map(pointOf)
  const prices = [...row.prices.filter(price => !points.some(point => isSameOffer(point, price))), ...distinct(points)]
  const best = bestOf(points)
  const isOlder = best && row.priceKind !== 'launch' && monthOf(best.date) < monthOf(row.priceDate)
  if (!best || isOlder) return { ...row, prices }
  return priced({ ...row, prices }, best)
}

/** The row with this price, and with the prices of its month for the variants. */
function priced(row: SourceRow, best: SourcePrice): SourceRow {
  const ofMonth = row.prices.filter(price => isShopPrice(price) && monthOf(price.date) === monthOf(best.date))
  return { ...row, ...priceFields(best), variants: variantsWith(row.variants, ofMonth) }
}

/** The row with a shop price in place of a launch price, which is of a worse grade (PRICE-8); null where it has none. */
export function withShopPrice(row: SourceRow): SourceRow | null {
  const best = row.priceKind === 'launch' ? bestOf(row.prices.filter(({ isPlotted }) => isPlotted !== false)) : null
  return best && priced(row, best)
}

/** The row with this shop price, in rupees; null where it has none of it. */
export function withShopPriceOf(row: SourceRow, pkr: unknown): SourceRow | null {
  if (row.pricePkr === pkr) return row
  const price = row.prices.find(price => isShopPrice(price) && price.pricePkr === pkr)
  return price ? priced(row, price) : null
}

/** The data set of launch prices, which gives a year with each. */
const LAUNCH_SOURCE = 'mobiles-2025'

/**
 * The row without launch prices whose year contradicts that of the release (PRICE-14); null where there are none. The notes
 * tell where the years differ.
 */
export function withoutContradictedLaunch(row: SourceRow): SourceRow | null {
  const isContradicted = row.notes.some(note => note.startsWith('release year:') && note.includes(LAUNCH_SOURCE))
  const prices = row.prices.filter(({ kind }) => kind !== 'launch')
  if (!isContradicted || prices.length === row.prices.length) return null
  if (row.priceKind !== 'launch') return { ...row, prices }
  return { ...row, ...noPrice, prices, variants: row.variants.map(variant => ({ ...variant, pricePkr: null })) }
}

/**
 * The row whose prices name only memory that the phone is sold with (PRICE-14); null where there is nothing to change. The data
 * set of launch prices has one version of each phone, at times another phone's, and a shop may count storage used as memory.
 */
export function withoutForeignMemory(row: SourceRow): SourceRow | null {
  const { ram, storage } = row.shortSpecs
  const has = (sizes: string | null | undefined, size: string | null | undefined) =>
    !sizes || !size || sizes.split('/').some(own => gigabytes(own.trim()) === gigabytes(size))
  const hasVersion = (size: string | undefined) =>
    !size || !row.variants.every(own => own.ram) || row.variants.some(own => gigabytes(own.ram) === gigabytes(size))
  const isWholly = row.variants.length > 0 && row.variants.every(own => own.ram && own.storage)
  const hasBoth = (price: SourcePrice) =>
    !isWholly ||
    !(price.ram && price.storage) ||
    row.variants.some(
      own => gigabytes(own.ram) === gigabytes(price.ram) && gigabytes(own.storage) === gigabytes(price.storage),
    )
  const isForeign = (price: SourcePrice) =>
    price.kind === 'launch'
      ? !(has(ram, price.ram) && has(storage, price.storage) && hasBoth(price))
      : price.storage === undefined && !hasVersion(price.ram)
  if (!row.prices.some(isForeign)) return null
  const isOf = ({ ram, storage }: SourceRow['variants'][number]) =>
    row.prices.some(price => isForeign(price) && price.ram === ram && price.storage === storage)
  return {
    ...row,
    prices: row.prices.map(({ ...price }) =>
      isForeign(price) ? { ...price, ram: undefined, storage: undefined } : price,
    ),
    variants: row.variants.filter(variant => !isOf(variant)),
  }
}

/** An unapproved phone is one whatever the row calls its price. */
function pointOf({ source, date, kind, storage, ram, seller, pricePkr, ptaApproved }: SourcePriceRow): SourcePrice {
  return { source, date, kind: ptaApproved === false ? 'non-pta' : kind, storage, ram, seller, pricePkr }
}

const isSameOffer = (a: SourcePrice, b: SourcePrice) =>
  a.source === b.source &&
  a.date === b.date &&
  a.kind === b.kind &&
  a.storage === b.storage &&
  a.ram === b.ram &&
  a.pricePkr === b.pricePkr &&
  (a.seller === b.seller || b.seller === undefined)

const distinct = (points: SourcePrice[]) =>
  points.filter((point, index) => points.findIndex(other => isSameOffer(other, point)) === index)

/** The price among these by the rule for offers (PRICE-16). */
function bestOf(points: SourcePrice[]): ShopPrice | null {
  const shop = points.filter(isShopPrice).map(price => ({
    ...price,
    ramGb: gigabytes(price.ram ?? undefined),
    storageGb: gigabytes(price.storage ?? undefined),
  }))
  return bestOffer(shop, Math.max(...shop.map(({ date }) => dayOfDate(date))))
}

/** The data sets of `phones.json`, the one whose price leads first. */
const leadingSources = ['priceoye-2026-03', 'priceoye-2025-03', 'mobiles-2025', 'priceoye-2023']

/** The row without its price, which the next source of the list replaces where it has one. */
export function withNextPrice(row: SourceRow, prices: SourcePrice[]): SourceRow {
  const of = (source: string) =>
    prices.filter(price => price.source === source).toSorted((a, b) => a.pricePkr - b.pricePkr)[0]
  const next = leadingSources.map(of).find(price => price !== undefined)
  return { ...row, prices, ...(next ? priceFields(next) : noPrice) }
}

export const noPrice = { pricePkr: null, priceSource: null, priceDate: null, priceKind: null }

const priceFields = ({ pricePkr, source, date, kind }: SourcePrice) => ({
  pricePkr,
  priceSource: source,
  priceDate: date,
  priceKind: kind,
})

/** The variants with the best of these prices each, and the sizes that only the prices name. */
function variantsWith(variants: SourceRow['variants'], prices: SourcePrice[]): SourceRow['variants'] {
  const isOf = (variant: SourceRow['variants'][number], { storage, ram }: SourcePrice) =>
    storage === variant.storage && (ram === undefined || variant.ram === undefined || ram === variant.ram)
  const priced = variants.map(variant => {
    const own = bestOf(prices.filter(price => isOf(variant, price)))
    return { ...variant, pricePkr: own?.pricePkr ?? null }
  })
  const others = prices.filter(price => price.storage && !variants.some(variant => isOf(variant, price)))
  return [...priced, ...others.map(({ storage, ram, pricePkr }) => ({ storage, ram, pricePkr }))]
}
