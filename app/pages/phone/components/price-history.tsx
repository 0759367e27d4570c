import type { PriceOrigin } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { onlyVersionOf } from '#app/facts/version-prices.ts'
import { formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { releaseYear } from '#app/prices/dates.ts'
import { formatPrice } from '#app/prices/price.ts'
import { isLoose, type LinePart, type LinePoint, lineParts, linePoints } from '#app/prices/price-line.ts'
import { describeSource, formatShortPriceDate, sellerOf, shownMemory, statedDate } from '#app/prices/sources.ts'
import { phonePageTexts } from '../texts.ts'

const WIDTH = 320
const HEIGHT = 148
const MARGIN = 10
/** More rows are folded. */
const MAX_OPEN = 4
/** Room for a price at a point, and for a character in the rows below the points; both are of the size of the text. */
const PRICE_WIDTH = 64
const CHARACTER_WIDTH = 9
const LABEL_HEIGHT = 20
/** Between points, where there is room. */
const MIN_STEP = 100

type Props = {
  points: PricePoint[]
  /** Of the price of the phone. */
  origin: PriceOrigin | null
  /** All memory versions of the phone. */
  versions: MemoryVersion[]
}

/** Prices over time as a server-rendered chart, where a line joins some, and a table. Renders nothing for fewer than two prices (PHONE-6). */
export function PriceHistory({ points, origin, versions }: Props) {
  const priced = points.filter(point => point.pricePkr > 0)
  if (priced.length < 2) return null
  // What is said of a change of the price is of the same points.
  const line = linePoints(priced, origin?.kind === 'launch' ? null : origin, price => onlyVersionOf(versions, price))
  const parts = lineParts(line)
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history">{phonePageTexts().priceHistory}</h2>
      <div className="panel price-history">
        {parts.length > 0 && <Chart line={line} parts={parts} />}
        {parts.length > 0 || priced.length > MAX_OPEN ? (
          <details className="fold">
            <summary>{phonePageTexts().allPrices(priced.length)}</summary>
            <PricesByDate points={priced} />
          </details>
        ) : (
          <PricesByDate points={priced} />
        )}
      </div>
    </section>
  )
}

/** The newest first. */
function PricesByDate({ points }: { points: PricePoint[] }) {
  return (
    <table className="spec-table">
      <caption className="sr-only">{phonePageTexts().pricesByDate}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{phonePageTexts().date}</th>
          <th scope="col">{phonePageTexts().priceAndSource}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may report the same price on one day
          <tr key={index}>
            <th scope="row">
              <time dateTime={statedDate(point)}>{formatShortPriceDate(point)}</time>
            </th>
            <td>
              <span className="price">{formatPrice(point.pricePkr)}</span>{' '}
              <span className="block text-sm text-muted">
                {[shownMemory(point), describeSource(point)].filter(Boolean).join(' · ')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Chart({ line, parts }: { line: LinePoint[]; parts: LinePart[] }) {
  const dots = placed(line)
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="history-chart" aria-hidden="true">
        {parts.map(({ from, to, isGap }) => {
          const [start, end] = [dots[from], dots[to]]
          return (
            <line
              key={to}
              {...{ x1: start?.x, y1: start?.y, x2: end?.x, y2: end?.y }}
              className={`history-line${isGap ? ' history-gap' : ''}`}
            />
          )
        })}
        {dots.map(({ x, y, ...dot }, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: as in the table
            key={index}
            x={x - 4}
            y={y - 4}
            width={8}
            height={8}
            rx={4}
            className={`history-dot${isLoose(dot) ? '' : ' history-same'}`}
          />
        ))}
        <g className="history-label">
          {labelled(dots.map(dot => ({ ...dot, width: PRICE_WIDTH }))).map(({ x, labelY, pricePkr }) => (
            <text key={`${x} ${labelY}`} textAnchor={anchorAt(x, PRICE_WIDTH)} x={x} y={labelY}>
              {formatNumber(pricePkr)}
            </text>
          ))}
        </g>
        <g className="history-month">
          {originsOf(dots).map(({ x, labelY, width, lines }) => (
            <text key={x} textAnchor={anchorAt(x, width)} x={x} y={labelY}>
              {lines.map((line, index) => (
                <tspan key={line} x={x} dy={`${index * 1.2}em`}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      </svg>
      {line.some(isUnnamed) && <p className="text-sm text-muted">{phonePageTexts().hollow}</p>}
    </div>
  )
}

/** Whether its memory is not known, so that it is not part of the line. */
const isUnnamed = (point: LinePoint) => isLoose(point) && !point.isLaunch && !shownMemory(point.point)

/** The points in the picture: time runs as lines of the language do, with room for labels; prices from the bottom up. */
function placed(line: LinePoint[]) {
  const days = line.map(({ day }) => day)
  const prices = line.map(({ pricePkr }) => pricePkr)
  const place = (value: number, all: number[], from: number, to: number) => {
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from)
  }
  const isMirrored = locale().direction === 'rtl'
  const [from, to] = isMirrored ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN]
  const columns = apart(days.map(day => place(day, days, from, to)))
  return line.map(({ day, ...point }, index) => {
    const y = Math.round(place(point.pricePkr, prices, HEIGHT - 2 * MARGIN - 3 * LABEL_HEIGHT, MARGIN + LABEL_HEIGHT))
    // Above it the line to a higher neighbour would cross its price.
    const isLow = Math.max(prices[index - 1] ?? 0, prices[index + 1] ?? 0) > point.pricePkr
    const labelY = isLow ? y + LABEL_HEIGHT : y - MARGIN
    return { ...point, x: Math.round(columns[index] ?? from), y, labelY }
  })
}

/** Those that are near each other moved apart, as far as there is room, so that each has its label. */
function apart(columns: number[]): number[] {
  const least = Math.min(MIN_STEP, (WIDTH - 2 * MARGIN) / Math.max(columns.length - 1, 1))
  const isMirrored = (columns[0] ?? 0) > (columns.at(-1) ?? 0)
  const moved = isMirrored ? columns.map(x => WIDTH - x) : [...columns]
  for (let at = moved.length - 2; at >= 0; at--) moved[at] = Math.min(moved[at] ?? 0, (moved[at + 1] ?? 0) - least)
  for (const [at, x] of moved.entries()) moved[at] = Math.max(x, MARGIN + at * least)
  return isMirrored ? moved.map(x => WIDTH - x) : moved
}

/** Longer names of shops are shown by their first word; the table has the whole ones. */
const MAX_SELLER = 12

/** What a point is: of the launch, of other memory, of a price list, or who asked it. */
function originOf({ point, isSame, isLaunch }: Omit<LinePoint, 'day'>): string {
  const { launchPoint, listPoint } = phonePageTexts()
  const memory = shownMemory(point)
  if (isLaunch) return launchPoint
  if (!isSame && memory) return ofSource(memory)
  if (point.kind === 'list') return listPoint
  const seller = sellerOf(point)
  return seller.length > MAX_SELLER ? (/^[^ ,]+/.exec(seller)?.[0] ?? seller) : seller
}

/** Dates and origins below the points, without the year of the first, which is always there; the table says which dates are inferred. */
function originsOf(dots: (Omit<LinePoint, 'day'> & { x: number })[]) {
  const [first] = dots
  const firstYear = first && releaseYear(statedDate(first.point))
  return labelled(
    dots.map(({ x, ...dot }, index) => {
      const date = formatShortDate(statedDate(dot.point))
      const lines = [index > 0 ? date.replace(` ${firstYear}`, '') : date, originOf(dot)]
      const longest = Math.max(...lines.map(line => line.length))
      return { x, lines, labelY: HEIGHT - LABEL_HEIGHT - 4, width: longest * CHARACTER_WIDTH }
    }),
  )
}

type Label = { x: number; labelY: number; width: number }

/** Points whose labels fit beside each other: the newest, the first, then the others in order. */
function labelled<Dot extends Label>(dots: Dot[]): Dot[] {
  const left = ({ x, width }: Label) => ({ start: x, middle: x - width / 2, end: x - width })[anchorAt(x, width)]
  const areApart = (a: Label, b: Label) =>
    left(a) >= left(b) + b.width || left(b) >= left(a) + a.width || Math.abs(a.labelY - b.labelY) >= LABEL_HEIGHT
  const kept: Dot[] = []
  for (const dot of new Set([dots.at(-1), dots[0], ...dots.slice(1, -1)])) {
    if (dot && kept.every(other => areApart(other, dot))) kept.push(dot)
  }
  return kept
}

/** Labels at the edges stay in the picture. */
const anchorAt = (x: number, width: number) => (x < width / 2 ? 'start' : x > WIDTH - width / 2 ? 'end' : 'middle')
