import { formatNumber } from '#app/platform/text/format.ts'
import { priceTexts } from '../texts.ts'

type Props = {
  pricePkr: number | null
  /** The words that mark an old price, shown beneath it. */
  oldPrice: string | null
  size?: 'card' | 'hero'
}

/** A price, the currency as a badge; or the words for none. */
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
