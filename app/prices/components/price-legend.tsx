import { SHOP_WITHIN_DAYS } from '../grades.ts'
import { priceTexts } from '../texts.ts'

/** The same in a line above the phones of a small screen. */
export const ShortPriceLegend = () => <p className="price-legend price-legend-short">{priceTexts().shortLegend}</p>

type LegendProps = { isBelow?: boolean; isSaid?: boolean; also?: string }

/**
 * For each list: above its phones on a wide screen, below them on a small one (PRICE-8).
 * @param also what else is to be known of the prices of the list
 * @param isSaid whether the line above the phones of a small screen has said what the tags mean
 */
export function PriceLegend({ isBelow = false, isSaid = false, also }: LegendProps) {
  const said = [isSaid ? '' : priceTexts().legend(SHOP_WITHIN_DAYS), also].filter(Boolean).join(' ')
  return said && <p className={isBelow ? 'price-legend price-legend-below' : 'price-legend'}>{said}</p>
}
