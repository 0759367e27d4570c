import type { PricePoint } from '#app/entities/phone-parts.ts'
import { formatDate } from '#app/platform/text/format.ts'
import { releaseOrder } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeSource, memoryOf } from '#app/prices/sources.ts'
import { phonePageTexts } from '../texts.ts'

const WIDTH = 320
const HEIGHT = 96
const MARGIN = 10

/** The newest prices; older ones are folded. */
const UNFOLDED = 3

/** Prices over time as a server-rendered chart and a table. Renders nothing for fewer than two prices (PHONE-6). */
export function PriceHistory({ points }: { points: PricePoint[] }) {
  const priced = points.filter(point => point.pricePkr > 0)
  if (priced.length < 2) return null
  const newest = priced.slice(-UNFOLDED).reverse()
  const older = priced.slice(0, -UNFOLDED).reverse()
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history">{phonePageTexts().priceHistory}</h2>
      <div className="panel price-history">
        <Line points={plotted(priced)} />
        <table className="spec-table">
          <caption className="sr-only">{phonePageTexts().pricesByDate}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{phonePageTexts().date}</th>
              <th scope="col">{phonePageTexts().priceAndSource}</th>
            </tr>
          </thead>
          <Rows points={newest} />
        </table>
        {older.length > 0 && (
          <details className="fold">
            <summary>{phonePageTexts().olderPrices(older.length)}</summary>
            <table className="spec-table">
              <Rows points={older} />
            </table>
          </details>
        )}
      </div>
    </section>
  )
}

function Rows({ points }: { points: PricePoint[] }) {
  return (
    <tbody>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may report the same price on one day
        <tr key={index}>
          <th scope="row">
            <time dateTime={point.date}>{formatDate(point.date)}</time>
          </th>
          <td>
            <span className="price">{formatPrice(point.pricePkr)}</span>{' '}
            <span className="block text-xs text-muted">
              {[describeSource(point), memoryOf(point)].filter(Boolean).join(' · ')}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** The lowest price of each date, without prices that would mislead in a line. */
function plotted(points: PricePoint[]): PricePoint[] {
  const lowest = new Map<string, PricePoint>()
  for (const point of points) {
    if (point.isPlotted === false || point.kind === 'non-pta') continue
    if (point.pricePkr < (lowest.get(point.date)?.pricePkr ?? Number.POSITIVE_INFINITY)) lowest.set(point.date, point)
  }
  return [...lowest.values()]
}

/** Days since 1970; the date may lack day and month. */
function dayOf(date: string): number {
  const order = releaseOrder(date)
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100 || 7, order % 100 || 15]
  return Date.UTC(year, month - 1, day) / 86_400_000
}

function Line({ points }: { points: PricePoint[] }) {
  const days = points.map(point => dayOf(point.date))
  const prices = points.map(point => point.pricePkr)
  const place = (value: number, all: number[], from: number, to: number) => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from)
  }
  const dots = points.map((_, index) => ({
    x: Math.round(place(days[index] ?? 0, days, MARGIN, WIDTH - MARGIN)),
    y: Math.round(place(prices[index] ?? 0, prices, HEIGHT - MARGIN, MARGIN)),
  }))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="history-chart" aria-hidden="true">
      <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} className="history-line" />
      {dots.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the table
        <circle key={index} cx={x} cy={y} r={4} className="history-dot" />
      ))}
    </svg>
  )
}
