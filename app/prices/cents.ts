/** Price ranges in US cents, used by the footer links and the search (FOOT-3, PRICE-10). */
import { priceTexts } from './texts.ts'

/** The upper limit that means no limit. */
export const OPEN_END_CENTS = 999_999

/** The footer's price ranges; the labels in dollars are those of the specification. */
export function footerRanges(): { label: string; range: string }[] {
  const { underDollars, dollars, aboveDollars } = priceTexts()
  return [
    { label: underDollars(200), range: '0-20000' },
    { label: dollars(200, 500), range: '20000-50000' },
    { label: dollars(500, 1000), range: '50000-100000' },
    { label: dollars(1000, 2000), range: '100000-200000' },
    { label: aboveDollars(2000), range: `200000-${OPEN_END_CENTS}` },
  ]
}
