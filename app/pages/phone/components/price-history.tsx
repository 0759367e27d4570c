import type { PricePoint } from '#app/entities/phone-parts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { locale } from '#app/platform/text/language.ts'
import { formatPrice } from '#app/prices/price.ts'
import { type LinePoint, linePoints, lineRuns } from '#app/prices/price-line.ts'
import { describeSource, formatPriceDate, formatShortPriceDate, memoryOf, statedDate } from '#app/prices/sources.ts'
import { phonePageTexts } from '../texts.ts'

const WIDTH = 320
const HEIGHT = 104
const MARGIN = 10
/** Room for the price above a point, and the month below it. */
const LABEL_WIDTH = 72
const LABEL_HEIGHT = 16

/** Prices over time as a server-rendered chart, from two dates on, and a table. Renders nothing for fewer than two prices (PHONE-6). */
export function PriceHistory({ points }: { points: PricePoint[] }) {
  const priced = points.filter(point => point.pricePkr > 0)
  if (priced.length < 2) return null
  const line = linePoints(priced)
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history">{phonePageTexts().priceHistory}</h2>
      <div className="panel price-history">
        {line.length > 1 && <Chart line={line} />}
        <details className="fold">
          <summary>{phonePageTexts().allPrices(priced.length)}</summary>
          <table className="spec-table">
            <caption className="sr-only">{phonePageTexts().pricesByDate}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{phonePageTexts().date}</th>
                <th scope="col">{phonePageTexts().priceAndSource}</th>
              </tr>
            </thead>
            <Rows points={[...priced].reverse()} />
          </table>
        </details>
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
            <time dateTime={statedDate(point)}>{formatPriceDate(point)}</time>
          </th>
          <td>
            <span className="price">{formatPrice(point.pricePkr)}</span>{' '}
            <span className="block text-sm text-muted">
              {[describeSource(point), memoryOf(point)].filter(Boolean).join(' · ')}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function Chart({ line }: { line: LinePoint[] }) {
  const dots = placed(line)
  const at = (index: number) => `${dots[index]?.x},${dots[index]?.y}`
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="history-chart" aria-hidden="true">
        {lineRuns(line).map(run => (
          <polyline key={run[0]} points={run.map(at).join(' ')} className="history-line" />
        ))}
        {dots.map(({ x, y, isLaunch, isSame }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: as in the table
            key={index}
            cx={x}
            cy={y}
            r={4}
            className={`history-dot${isSame && !isLaunch ? ' history-same' : ''}`}
          />
        ))}
        {labelled(dots).map(({ x, y, pricePkr, point }, index) => (
          <g key={x} textAnchor={anchorAt(x)} className="history-label">
            <text x={x} y={y - 10}>
              {formatNumber(pricePkr)}
            </text>
            {index > 1 && (
              <text x={x} y={y + 19}>
                {formatShortPriceDate(point)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className="price-chart-ends" aria-hidden="true">
        {[line[0], line.at(-1)].map(end => (
          <span key={end?.day}>{end && formatPriceDate(end.point)}</span>
        ))}
      </p>
      {line.some(({ isSame, isLaunch }) => !isSame || isLaunch) && (
        <p className="text-sm text-muted">{phonePageTexts().hollow}</p>
      )}
    </div>
  )
}

/** The points in the picture: time runs as lines of the language do, prices from the bottom up. */
function placed(line: LinePoint[]) {
  const days = line.map(({ day }) => day)
  const prices = line.map(({ pricePkr }) => pricePkr)
  const place = (value: number, all: number[], from: number, to: number) => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from)
  }
  const isMirrored = locale().direction === 'rtl'
  const [from, to] = isMirrored ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN]
  return line.map(({ day, ...point }) => ({
    ...point,
    x: Math.round(place(day, days, from, to)),
    y: Math.round(place(point.pricePkr, prices, HEIGHT - MARGIN - LABEL_HEIGHT, MARGIN + LABEL_HEIGHT)),
  }))
}

/** Points whose labels fit beside each other: the newest, the first, then the others in order. */
function labelled<Dot extends { x: number }>(dots: Dot[]): Dot[] {
  const kept: Dot[] = []
  for (const dot of [dots.at(-1), dots[0], ...dots.slice(1, -1)]) {
    if (dot && kept.every(({ x }) => Math.abs(x - dot.x) >= LABEL_WIDTH)) kept.push(dot)
  }
  return kept
}

const anchorAt = (x: number) => (x < LABEL_WIDTH / 2 ? 'start' : x > WIDTH - LABEL_WIDTH / 2 ? 'end' : 'middle')
