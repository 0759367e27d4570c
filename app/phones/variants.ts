/** The table of a phone's storage variants with their prices (PRICE-11). Pure. */

import type { Phone, VariantChange } from '#app/entities/phone.ts'
import type { PricePoint, Specification } from '#app/entities/phone-parts.ts'
import { withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { formatPriceDate, sellerOf } from '#app/prices/sources.ts'
import { priceTexts } from '#app/prices/texts.ts'

export type Variant = { ram?: string | undefined; storage?: string | undefined; pricePkr?: number | null | undefined }

export const VARIANTS_CATEGORY = 'Variants and prices'

/** Stored cell text of a variant without a price. */
const NO_VARIANT_PRICE = 'Price not known'

/** The price in a stored cell; null where it holds another text. @returns rupees */
const storedPrice = (value: string): number | null =>
  /^PKR [\d,]+$/.test(value) ? Number(value.replace(/\D/g, '')) : null

/** One category with a row per variant and its lowest price; empty where no variant is known. */
export function variantCategory(variants: Variant[]): Specification[] {
  const lowest = new Map<string, number | null>()
  for (const { ram, storage, pricePkr } of variants) {
    const name = [ram, storage].filter(Boolean).join(' + ')
    if (!name) continue
    const known = lowest.get(name)
    lowest.set(name, known && pricePkr ? Math.min(known, pricePkr) : (pricePkr ?? known ?? null))
  }
  if (lowest.size === 0) return []
  const specs = [...lowest].map(([feature, pricePkr]) => ({
    feature,
    value: pricePkr ? formatPrice(pricePkr) : NO_VARIANT_PRICE,
  }))
  return [{ category: VARIANTS_CATEGORY, specs }]
}

/**
 * The tables as they are shown: a price of a variant names who asked it and when, or that it is one at launch (PRICE-14). One
 * that its source gives for no memory, or for other memory, is of no variant (PRICE-15).
 * @param offers the prices of the phone with their origins
 */
export function shownSpecifications(
  { specifications, priceGrade }: Pick<Phone, 'specifications' | 'priceGrade'>,
  offers: PricePoint[],
): Specification[] {
  const isLaunch = priceGrade === 'launch'
  const shownValue = ({ feature, value }: { feature: string; value: string }) => {
    const isPriced = value !== NO_VARIANT_PRICE
    const stored = isPriced ? storedPrice(value) : null
    const asked = offers.filter(({ pricePkr }) => pricePkr === stored)
    const isTyped = isPriced && asked.length === 0
    const own =
      asked.filter(offer => isOfRow(offer, feature, false)).sort(byDay)[0] ??
      (isTyped ? undefined : offers.filter(offer => isPrice(offer) && isOfRow(offer, feature, true)).sort(byKind)[0])
    if (!own && !isTyped) return offers.some(isPrice) ? priceTexts().noVariantPrice : priceTexts().unknown
    const shown = own ? formatPrice(own.pricePkr) : stored === null ? value : formatPrice(stored)
    if (own?.kind === 'launch' || (isLaunch && /\d/.test(value))) return priceTexts().atLaunch(shown)
    return own ? [shown, withCommas([ofSource(sellerOf(own)), formatPriceDate(own)])].join(' · ') : shown
  }
  const rows = variantRows(specifications).map(({ feature }) => feature)
  const isOfRow = (offer: PricePoint, feature: string, isOnlyOne: boolean) => {
    const fitting = rows.filter(row => fits(offer, row))
    return fitting.includes(feature) && ((offer.storage !== undefined && !isOnlyOne) || fitting.length === 1)
  }
  const shown = specifications.map(table =>
    table.category === VARIANTS_CATEGORY
      ? { ...table, specs: table.specs.map(spec => ({ feature: shownSizes(spec.feature), value: shownValue(spec) })) }
      : table,
  )
  // Under the price of the phone the only version without one would read as a contradiction.
  return shown.filter(
    ({ category, specs: [first, ...more] }) =>
      category !== VARIANTS_CATEGORY || more.length > 0 || first?.value !== priceTexts().noVariantPrice,
  )
}

const isPrice = ({ kind, pricePkr }: PricePoint) => pricePkr > 0 && kind !== 'non-pta'

/** Shop prices before those at launch, then the newest. */
const byKind = (a: PricePoint, b: PricePoint) =>
  Number(a.kind === 'launch') - Number(b.kind === 'launch') || byDay(a, b)

const byDay = (a: PricePoint, b: PricePoint) => dayOfDate(b.date) - dayOfDate(a.date) || a.pricePkr - b.pricePkr

/** Whether a row has the memory that an offer names, and it names any. */
function fits({ ram, storage }: PricePoint, feature: string): boolean {
  const [rowStorage, rowRam] = memoryIn(feature)
  if (!ram && !storage) return false
  return (!storage || plain(storage) === rowStorage) && (!ram || !rowRam || plain(ram) === rowRam)
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Storage and RAM of a row: `8GB + 256GB`, `256GB`. */
const memoryIn = (feature: string) => plain(feature).split('+').reverse()

type Named = { ram?: string | undefined; storage?: string | undefined; pricePkr: number }

/**
 * The tables with this price in the row of its version: the one with its RAM and storage, or the only one with its storage.
 * Unchanged where the price names no storage, or no single row stands for it.
 */
export function withVariantPrice(specifications: Specification[], { ram, storage, pricePkr }: Named): Specification[] {
  const table = specifications.find(({ category }) => category === VARIANTS_CATEGORY)
  if (!table || !storage) return specifications
  const rows = table.specs.filter(({ feature }) => {
    const [rowStorage = '', rowRam] = memoryIn(feature)
    return rowStorage === plain(storage) && (!ram || !rowRam || rowRam === plain(ram))
  })
  const [row] = rows
  const value = formatPrice(pricePkr)
  if (!row || rows.length > 1 || row.value === value) return specifications
  const specs = table.specs.map(spec => (spec === row ? { ...spec, value } : spec))
  return specifications.map(category => (category === table ? { ...category, specs } : category))
}

/** The tables without this price, which is recorded no more: its version has the newest of the others, if any. */
export function withoutVariantPrice(
  specifications: Specification[],
  removed: PricePoint,
  others: PricePoint[],
): Specification[] {
  if (!removed.storage || !isOfVersion(removed)) return specifications
  const cellOf = ({ feature, value }: { feature: string; value: string }) => {
    if (value !== formatPrice(removed.pricePkr) || !fits(removed, feature)) return value
    const [newest] = others.filter(other => isOfVersion(other) && other.storage && fits(other, feature)).sort(byDay)
    return newest ? formatPrice(newest.pricePkr) : NO_VARIANT_PRICE
  }
  return specifications.map(table =>
    table.category === VARIANTS_CATEGORY
      ? { ...table, specs: table.specs.map(spec => ({ ...spec, value: cellOf(spec) })) }
      : table,
  )
}

/** Whether a price may stand in the row of a version (PRICE-11). */
const isOfVersion = ({ kind, pricePkr }: PricePoint) => pricePkr > 0 && kind !== 'launch' && kind !== 'non-pta'

const variantRows = (specifications: Specification[]) =>
  specifications.find(({ category }) => category === VARIANTS_CATEGORY)?.specs ?? []

/** The cell in which two states of the tables differ; null where none does. */
export function variantChange(before: Specification[], after: Specification[]): VariantChange | null {
  const rows = variantRows(after)
  const changed = variantRows(before).findIndex(({ value }, index) => rows[index]?.value !== value)
  const [old, now] = [variantRows(before)[changed], rows[changed]]
  return old && now ? { feature: old.feature, before: old.value, after: now.value } : null
}

/** The tables with the text of before in this cell; null where it has another text by now. */
export function withoutVariantChange(
  specifications: Specification[],
  { feature, before, after }: VariantChange,
): Specification[] | null {
  const isChanged = (spec: { feature: string; value: string }) => spec.feature === feature && spec.value === after
  if (!variantRows(specifications).some(isChanged)) return null
  return specifications.map(table =>
    table.category === VARIANTS_CATEGORY
      ? { ...table, specs: table.specs.map(spec => (isChanged(spec) ? { ...spec, value: before } : spec)) }
      : table,
  )
}
