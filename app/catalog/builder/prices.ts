/** Adds the rows of price files to their phones and chooses each phone's price. Pure. */
import type { SourcePrice, SourcePriceRow, SourceRow } from './source.ts'

/** Prices of approved phones, which can be the price of a phone. */
const shopKinds = ['official', 'retail', 'list']

const isShopPrice = ({ kind, date, pricePkr }: SourcePrice) => shopKinds.includes(kind) && date !== null && pricePkr > 0

const monthOf = (date: string | null) => (date ?? '').slice(0, 7)

/**
 * The row with these prices. Its price becomes the lowest shop price of the newest month, unless it already has one of a
 * newer month; the variants then show the prices of that month.
 */
export function withPrices(row: SourceRow, added: SourcePriceRow[]): SourceRow {
  if (added.length === 0) return row
  const points = added.map(pointOf)
  const prices = [...row.prices.filter(price => !points.some(point => isSameOffer(point, price))), ...distinct(points)]
  const best = bestOf(points)
  const isOlder = best && row.priceKind !== 'launch' && monthOf(best.date) < monthOf(row.priceDate)
  if (!best || isOlder) return { ...row, prices }
  const ofMonth = prices.filter(price => isShopPrice(price) && monthOf(price.date) === monthOf(best.date))
  return { ...row, prices, ...priceFields(best), variants: variantsWith(row.variants, ofMonth) }
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

/** The lowest shop price of the newest month. */
function bestOf(points: SourcePrice[]): SourcePrice | null {
  const shop = points.filter(isShopPrice)
  const newest = shop
    .map(({ date }) => monthOf(date))
    .toSorted()
    .at(-1)
  return shop
    .filter(({ date }) => monthOf(date) === newest)
    .reduce<SourcePrice | null>((best, point) => (best && best.pricePkr <= point.pricePkr ? best : point), null)
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

/** The variants with the lowest of these prices each, and the sizes that only the prices name. */
function variantsWith(variants: SourceRow['variants'], prices: SourcePrice[]): SourceRow['variants'] {
  const isOf = (variant: SourceRow['variants'][number], { storage, ram }: SourcePrice) =>
    storage === variant.storage && (ram === undefined || variant.ram === undefined || ram === variant.ram)
  const priced = variants.map(variant => {
    const own = prices.filter(price => isOf(variant, price)).map(({ pricePkr }) => pricePkr)
    return { ...variant, pricePkr: own.length > 0 ? Math.min(...own) : null }
  })
  const others = prices.filter(price => price.storage && !variants.some(variant => isOf(variant, price)))
  return [...priced, ...others.map(({ storage, ram, pricePkr }) => ({ storage, ram, pricePkr }))]
}
