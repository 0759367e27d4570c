/** A server-rendered histogram of prices with the bin of this phone marked (A11Y-4). */
import { binEdges, binOf } from '../bins.ts'
import { priceOriginTexts } from '../origin-texts.ts'
import { formatPrice } from '../price.ts'

const WIDTH = 240
const HEIGHT = 64
const GAP = 2

export function PriceChart({ pricePkr, bins, isLaunch }: { pricePkr: number; bins: number[]; isLaunch: boolean }) {
  const maxCount = Math.max(1, ...bins)
  const step = WIDTH / binEdges.length
  const ownBin = binOf(pricePkr)
  const ownClass = isLaunch ? 'price-bar-own price-bar-launch' : 'price-bar-own'
  const text = priceOriginTexts()
  const from = formatPrice(binEdges[ownBin] ?? 0)
  const next = binEdges[ownBin + 1]
  const to = formatPrice(next ?? 0)
  const range = ownBin === 0 ? text.stepBelow(to) : next ? text.stepBetween(from, to) : text.stepFrom(from)
  return (
    <figure>
      <figcaption className="text-sm text-muted">{text.chart}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="price-chart"
        role="img"
        aria-label={text.chartLabel(range, bins[ownBin] ?? 0)}
      >
        {bins.map((count, index) => {
          const height = Math.max(2, Math.round((count / maxCount) * (HEIGHT - 4)))
          // What is below the picture is cut off.
          return (
            <rect
              key={binEdges[index]}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={HEIGHT}
              className={index === ownBin ? ownClass : undefined}
            />
          )
        })}
      </svg>
      <p className="price-chart-ends" aria-hidden="true">
        <span>{text.chartStart(formatPrice(binEdges[1] ?? 0))}</span>
        <span>{text.chartEnd(formatPrice(binEdges.at(-1) ?? 0))}</span>
      </p>
    </figure>
  )
}
