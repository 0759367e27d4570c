import { formatNumber } from '#app/platform/text/format.ts'
import { priceTexts } from '../texts.ts'

type Props = {
  pricePkr: number | null
  /** Note for an old price, shown below it. */
  oldPrice: string | null
  size?: 'card' | 'hero'
}

/** A price with the currency as a badge, or the text for a missing price. */
export function PriceTag({ pricePkr, oldPrice, size = 'card' }: Props) {
  if (pricePkr === null) return <p className="price-none">{priceTexts().noPrice}</p>
  return (
    <>
      <p className={`price price-${size}`}>
        <span className="price-currency">{priceTexts().currency}</span> {formatNumber(pricePkr)}
      </p>
      {oldPrice && <p className="price-old">{oldPrice}</p>}
    </>
  )
}
