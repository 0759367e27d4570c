/** All phones as one bar, by what is known of their price, with the count of each part. */
import { formatNumber } from '#app/platform/text/format.ts'
import type { PriceShare } from '../known-prices.server.ts'
import { dataPageTexts } from '../texts.ts'

type Props = { shares: { id: PriceShare; count: number }[] }

export function PriceShares({ shares }: Props) {
  const text = dataPageTexts()
  const all = shares.reduce((sum, { count }) => sum + count, 0)
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="price-shares" aria-label={text.sharesTitle}>
      <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ id, count }, index) => (
          <rect key={id} x={startOf(index)} width={count} height="1" data-share={id} />
        ))}
      </svg>
      <ul>
        {shares.map(({ id, count }) => (
          <li key={id}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" data-share={id} />
            </svg>
            <b>{formatNumber(count)}</b> {text.shares[id]}
          </li>
        ))}
      </ul>
    </section>
  )
}
