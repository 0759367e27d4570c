import { formatNumber, NO_PRICE } from '../price.ts'

/** A price, the currency as a badge; or the words for none. */
export function PriceTag({ pricePkr, size = 'card' }: { pricePkr: number | null; size?: 'card' | 'hero' }) {
  if (pricePkr === null) return <p className="price-none">{NO_PRICE}</p>
  return (
    <p className={`price price-${size}`}>
      <span className="price-currency">PKR</span> {formatNumber(pricePkr)}
    </p>
  )
}
