/** Where prices come from, in words that a visitor understands (PRICE-5). docs/data-sources.md describes the data sets. */

import type { PriceKind } from '#app/entities/enums.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { formatDate } from './dates.ts'

/** The first part of a data set's id names whoever published the prices. */
const publishers: Record<string, string> = {
  priceoye: 'PriceOye',
  mobiles: 'the Mobiles Dataset (2025)',
  admin: 'our editors',
}

export const priceKindLabels: Record<PriceKind, string> = {
  retail: 'Shop price',
  launch: 'Price at launch',
  admin: 'Price',
  import: 'Imported price',
}

/** `priceoye-2026-03` → `PriceOye`; an unknown id stays as it is. */
export const publisherOf = (source: string) => publishers[source.replace(/-.*$/, '')] ?? source

/** `Shop price from PriceOye, March 2026`. */
export const describeOrigin = ({ kind, source, date }: PriceOrigin) =>
  `${priceKindLabels[kind]} from ${publisherOf(source)}, ${formatDate(date)}`
