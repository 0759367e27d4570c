/** Directly above the phones of a list: the comparison of the first ones, and how many have a price of now (PRICE-8). */

import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { PriceLegend } from '#app/prices/components/price-legend.tsx'
import type { FilterProps } from './filter-side.tsx'
import { CompareFirst } from './more-phones.tsx'
import { isDivided } from './phones-by-age.tsx'

type Props = Pick<FilterProps, 'total'> & {
  phones: PhoneCard[]
  /** What else is to be known of the prices of the list. */
  note?: string
  /** How many of all have a recent price; null where that is not counted. */
  recent: number | null
  /** How many stand above the line for prices that do not count; null without the line (SEARCH-13). */
  ofNow?: number | null
  /** The place of the first phone below the line for recent prices, where the tags are explained. */
  turn?: number | null
  /** Whether the page offers to compare phones that were named. */
  isPair?: boolean
}

type Counted = Pick<Props, 'total' | 'recent' | 'ofNow'>

/** Whether it is some of them, and not all. */
export const isSome = (part: number | null, total: number): part is number => part !== null && part > 0 && part < total

/** `73 with a price of the last year`; of all that none is recent. Null where that is not counted. */
export function ofNowText({ ofNow = null, recent, total }: Counted): string | null {
  if (ofNow === null || total === 0) return null
  if (ofNow === 0) return finderTexts().noneOfNow
  if (isSome(ofNow, total)) return finderTexts().ofNow(formatNumber(ofNow))
  return recent === 0 ? finderTexts().noneRecent : null
}

/** Says nothing where the prices of all are alike. */
export function ListLead({ total, phones, note, recent, ofNow = null, turn = null, isPair = false }: Props) {
  const said = ofNowText({ ofNow, recent, total })
  return (
    <div className="list-lead">
      {!isPair && <CompareFirst phones={phones} />}
      {!isDivided(turn, phones) && <PriceLegend phones={phones} />}
      {note !== undefined && phones.length > 0 && <p className="price-legend price-rule">{note}</p>}
      {said !== null && <p className="list-of-now">{said}</p>}
    </div>
  )
}
