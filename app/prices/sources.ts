/** Readable descriptions of price sources (PRICE-5). docs/data-sources.md describes the data sets. */
import type { PriceKind } from '#app/entities/enums.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from './origin-texts.ts'

export const priceKindLabels = (): Record<PriceKind, string> => priceOriginTexts().kinds

/** `priceoye-2026-03` → `PriceOye`; an unknown id is returned unchanged. */
const publisherOf = (source: string) => priceOriginTexts().publishers[source.replace(/-.*$/, '')] ?? source

/** Who asked this price: the shop where it is named, else whoever published it. */
export const sellerOf = ({ seller, source }: Pick<PriceOrigin, 'source' | 'seller'>) => seller ?? publisherOf(source)

/** `from PriceOye`. */
export const fromSeller = (origin: PriceOrigin) => priceOriginTexts().fromSeller(sellerOf(origin))

/** `8GB + 256GB`; empty where the offer names no memory. */
export const memoryOf = ({ ram, storage }: Pick<PriceOrigin, 'ram' | 'storage'>) =>
  [ram, storage].filter(Boolean).join(' + ')

/** `Shop price from PriceOye`. */
export const describeSource = ({ kind, ...origin }: Pick<PriceOrigin, 'kind' | 'source' | 'seller'>) =>
  priceOriginTexts().source(priceKindLabels()[kind], sellerOf(origin))

/** `Shop price from PriceOye, March 2026`. */
export const describeOrigin = ({ kind, date, ...origin }: PriceOrigin) =>
  priceOriginTexts().origin(priceKindLabels()[kind], sellerOf(origin), formatDate(date))
