/** A small chart, drawn by the server: how many phones there are in each step of price, and where this one stands (A11Y-4). */
import { binEdges, binOf } from '../bins.ts'
import { formatPrice } from '../price.ts'

const WIDTH = 240
const HEIGHT = 64
const GAP = 2

export function PriceChart({ pricePkr, bins }: { pricePkr: number; bins: number[] }) {
  const most = Math.max(1, ...bins)
  const step = WIDTH / binEdges.length
  const own = binOf(pricePkr)
  const from = formatPrice(binEdges[own] ?? 0)
  const next = binEdges[own + 1]
  const range =
    own === 0 ? `below ${formatPrice(next ?? 0)}` : next ? `${from} to ${formatPrice(next)}` : `from ${from}`
  return (
    <figure>
      <figcaption className="mb-2 text-sm text-muted">
        Number of phones by price; this phone is in the marked bar.
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="price-chart"
        role="img"
        aria-label={`Phones by price: this one is in the step ${range}, with ${bins[own] ?? 0} phones.`}
      >
        {bins.map((count, index) => {
          const height = Math.max(2, (count / most) * (HEIGHT - 4))
          return (
            <rect
              key={binEdges[index]}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx={2}
              className={index === own ? 'price-bar price-bar-own' : 'price-bar'}
            />
          )
        })}
      </svg>
      <p className="price-chart-ends" aria-hidden="true">
        <span>{`Below ${formatPrice(binEdges[1] ?? 0)}`}</span>
        <span>{`From ${formatPrice(binEdges.at(-1) ?? 0)}`}</span>
      </p>
    </figure>
  )
}
