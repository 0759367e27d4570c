/** Readable descriptions of price sources (PRICE-5). docs/data-sources.md describes the data sets. */
import type { PriceKind } from '#app/entities/enums.ts'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { priceOriginTexts } from './origin-texts.ts'

export const priceKindLabels = (): Record<PriceKind, string> => priceOriginTexts().kinds

/** `priceoye-2026-03` → `PriceOye`; an unknown id is returned unchanged. */
const publisherOf = (source: string) => priceOriginTexts().publishers[source.replace(/-.*$/, '')] ?? source

/** `Shop price from PriceOye`. */
export const describeSource = ({ kind, source }: Pick<PriceOrigin, 'kind' | 'source'>) =>
  priceOriginTexts().source(priceKindLabels()[kind], publisherOf(source))

/** `Shop price from PriceOye, March 2026`. */
export const describeOrigin = ({ kind, source, date }: PriceOrigin) =>
  priceOriginTexts().origin(priceKindLabels()[kind], publisherOf(source), formatDate(date))
