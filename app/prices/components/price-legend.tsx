import { SHOP_WITHIN_DAYS } from '../grades.ts'
import { priceTexts } from '../texts.ts'

/** Once for each list: above its phones on a wide screen, below them on a small one (PRICE-8). */
export const PriceLegend = ({ isBelow = false }: { isBelow?: boolean }) => (
  <p className={isBelow ? 'price-legend price-legend-below' : 'price-legend'}>
    {priceTexts().legend(SHOP_WITHIN_DAYS)}
  </p>
)
