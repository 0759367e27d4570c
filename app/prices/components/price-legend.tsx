import { SHOP_WITHIN_DAYS } from '../grades.ts'
import { priceTexts } from '../texts.ts'

/** The same in a line above the phones of a small screen. */
export const ShortPriceLegend = () => <p className="price-legend price-legend-short">{priceTexts().shortLegend}</p>

/**
 * For each list: above its phones on a wide screen, below them on a small one (PRICE-8).
 * @param also what else is to be known of the prices of the list
 */
export const PriceLegend = ({ isBelow = false, also }: { isBelow?: boolean; also?: string }) => (
  <p className={isBelow ? 'price-legend price-legend-below' : 'price-legend'}>
    {[priceTexts().legend(SHOP_WITHIN_DAYS), also].filter(Boolean).join(' ')}
  </p>
)
