/** Readable descriptions of price sources (PRICE-5). docs/data-sources.md describes the data sets. */
import type { PriceKind } from '#app/entities/enums.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { formatDate, formatShortDate, withCommas } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { shownSizes } from '#app/platform/text/measures.ts'
import { releaseYear } from './dates.ts'
import { priceOriginTexts } from './origin-texts.ts'

/** Longer names of shops are cut. */
export const MAX_SELLER_LENGTH = 100

/** Price lists that carry no date: theirs was inferred from what they offer. */
const UNDATED_SOURCES: readonly string[] = ['shahab-2026-07', 'shopb-2026-06', 'shopc-2026-10']

/** Whether the date of the price was inferred, so that a stated one goes before it (PRICE-8). */
export const isDateInferred = ({ source }: Pick<PriceOrigin, 'source'>): boolean => UNDATED_SOURCES.includes(source)

/** The date as its source states it: a launch price has a year and no day (PRICE-14). */
export const statedDate = ({ kind, date }: Pick<PriceOrigin, 'kind' | 'date'>): string =>
  kind === 'launch' ? releaseYear(date) : date

type Dated = Pick<PriceOrigin, 'kind' | 'date' | 'source'>

const withCertainty = (origin: Dated, format: (date: string) => string) => {
  const date = format(statedDate(origin))
  return isDateInferred(origin) ? priceOriginTexts().about(date) : date
}

/** `March 2026`, `about July 2026`. */
export const formatPriceDate = (origin: Dated): string => withCertainty(origin, formatDate)

/** `12 Oct 2026`. */
export const formatShortPriceDate = (origin: Dated): string => withCertainty(origin, formatShortDate)

export const priceKindLabels = (): Record<PriceKind, string> => priceOriginTexts().kinds

/** `priceoye-2026-03` → `PriceOye`; an unknown id is returned unchanged. */
const publisherOf = (source: string) => priceOriginTexts().publishers[source.replace(/-.*$/, '')] ?? source

/** Who asked this price: the shop where it is named, else whoever published it. */
export const sellerOf = ({ seller, source }: Pick<PriceOrigin, 'source' | 'seller'>) => seller ?? publisherOf(source)

/** `8GB + 256GB`, as stored; empty where the offer names no memory. */
export const memoryOf = ({ ram, storage }: Pick<PriceOrigin, 'ram' | 'storage'>) =>
  storage ? [ram, storage].filter(Boolean).join(' + ') : ram ? priceOriginTexts().ram(ram) : ''

/** The same for a reader: `8 + 256 GB`. */
export const shownMemory = (origin: Pick<PriceOrigin, 'ram' | 'storage'>) => shownSizes(memoryOf(origin))

/** `Shop price from PriceOye`. */
export const describeSource = ({ kind, ...origin }: Pick<PriceOrigin, 'kind' | 'source' | 'seller'>) =>
  doubted(kind, priceOriginTexts().source(priceKindLabels()[kind], sellerOf(origin)))

/** A launch price is called unverified (PRICE-14). */
const doubted = (kind: PriceKind, text: string) => (kind === 'launch' ? priceOriginTexts().unverified(text) : text)

/** `Shop price from PriceOye, March 2026, 8 + 128 GB`: a price with the memory that it is of. */
export function describeOffer(origin: PriceOrigin): string {
  const memory = shownMemory(origin)
  return withCommas([describeOrigin(origin), memory && ofSource(memory)])
}

/** `Shop price from PriceOye, March 2026`. */
export const describeOrigin = (origin: PriceOrigin) =>
  doubted(
    origin.kind,
    priceOriginTexts().origin(priceKindLabels()[origin.kind], sellerOf(origin), formatPriceDate(origin)),
  )
