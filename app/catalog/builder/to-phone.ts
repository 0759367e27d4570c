/** Maps a corrected source row to a catalogue phone. Values missing in the source stay absent; nothing is guessed. */

import type { PricePoint } from '#app/entities/phone-parts.ts'
import { variantCategory } from '#app/phones/variants.ts'
import { releaseYear } from '#app/prices/dates.ts'
import { distinctOffers, offerOfPrice } from '#app/prices/offers.ts'
import type { CatalogPhone } from '../format.ts'
import type { SourcePrice, SourceRow } from './source.ts'

export function toPhone(row: SourceRow): Omit<CatalogPhone, 'isFeatured'> {
  const priceHistory = distinctOffers(row.prices.map(price => pointOf(price, row)))
  const price = currentPrice(row, priceHistory)
  return {
    slug: row.slug,
    brand: row.brand,
    name: row.name,
    model: row.model,
    releaseDate: row.releaseDate,
    price,
    priceHistory: price ? distinctOffers([...priceHistory, price]) : priceHistory,
    shortSpecs: row.shortSpecs,
    specifications: [...row.specs, ...variantCategory(row.variants)],
    dimensions: dimensions(row),
    buildMaterials: row.buildMaterials && Object.values(row.buildMaterials).some(Boolean) ? row.buildMaterials : null,
    sources: [...new Set([...row.sources, ...(price ? [price.source] : [])])],
    ...(row.dataConfidence ? { dataConfidence: row.dataConfidence } : {}),
    ...(row.marks.length > 0 ? { marks: row.marks } : {}),
    ...(row.formerSlugs.length > 0 ? { formerSlugs: row.formerSlugs } : {}),
  }
}

/** A launch price has no date of its own; the year of the release stands for it (PRICE-14). */
const dateOf = (date: string | null, row: SourceRow) => date ?? releaseYear(row.releaseDate)

function pointOf(
  { pricePkr, source, date, kind, storage, ram, seller, isPlotted }: SourcePrice,
  row: SourceRow,
): PricePoint {
  return {
    pricePkr,
    source,
    date: dateOf(date, row),
    kind,
    ...(storage ? { storage } : {}),
    ...(ram ? { ram } : {}),
    ...(seller ? { seller } : {}),
    ...(isPlotted === false ? { isPlotted } : {}),
  }
}

function currentPrice(row: SourceRow, offers: PricePoint[]): PricePoint | null {
  if (row.pricePkr === null || row.priceSource === null || row.priceKind === null) return null
  const price = {
    pricePkr: row.pricePkr,
    source: row.priceSource,
    date: dateOf(row.priceDate, row),
    kind: row.priceKind,
  }
  const { isPlotted: _, ...offer } = offerOfPrice(price, offers)
  return offer
}

function dimensions({ dimensions: given }: SourceRow): CatalogPhone['dimensions'] {
  const measures = {
    height: withUnit(given?.heightMm, 'mm'),
    width: withUnit(given?.widthMm, 'mm'),
    thickness: withUnit(given?.thicknessMm, 'mm'),
    weight: withUnit(given?.weightG, 'g'),
  }
  return Object.values(measures).some(Boolean) ? measures : null
}

const withUnit = (value: number | null | undefined, unit: string) => (value ? `${value} ${unit}` : undefined)
