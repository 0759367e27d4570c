/** Maps a corrected source row to a catalogue phone. Values missing in the source stay absent; nothing is guessed. */

import type { PricePoint } from '#app/entities/phone-parts.ts'
import { variantCategory } from '#app/phones/variants.ts'
import type { CatalogPhone } from '../format.ts'
import type { SourceRow } from './source.ts'

export function toPhone(row: SourceRow): Omit<CatalogPhone, 'isFeatured'> {
  const price = currentPrice(row)
  return {
    slug: row.slug,
    brand: row.brand,
    name: row.name,
    model: row.model,
    releaseDate: row.releaseDate,
    price,
    priceHistory: priceHistory(row, price),
    shortSpecs: row.shortSpecs,
    specifications: [...row.specs, ...variantCategory(row.variants)],
    dimensions: dimensions(row),
    buildMaterials: row.buildMaterials && Object.values(row.buildMaterials).some(Boolean) ? row.buildMaterials : null,
    sources: [...new Set([...row.sources, ...(price ? [price.source] : [])])],
  }
}

/** A launch price has no date of its own; the release date stands for it. */
const dateOf = (date: string | null, row: SourceRow) => date ?? row.releaseDate

function currentPrice(row: SourceRow): PricePoint | null {
  if (row.pricePkr === null || row.priceSource === null || row.priceKind === null) return null
  return { pricePkr: row.pricePkr, source: row.priceSource, date: dateOf(row.priceDate, row), kind: row.priceKind }
}

/** The lowest price per source and date, oldest first, the current price included. */
function priceHistory(row: SourceRow, current: PricePoint | null): PricePoint[] {
  const points = new Map<string, PricePoint>()
  for (const { source, date, kind, pricePkr } of row.prices) {
    const point = { pricePkr, source, date: dateOf(date, row), kind }
    const key = `${point.date} ${source}`
    const known = points.get(key)
    if (!known || pricePkr < known.pricePkr) points.set(key, point)
  }
  if (current) points.set(`${current.date} ${current.source}`, current)
  return [...points.values()].sort((a, b) => a.date.localeCompare(b.date) || a.source.localeCompare(b.source))
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
