/** A section of what we know, folded: a table with a bar for each share, drawn by the server. */
import { formatNumber, formatShortDate } from '#app/platform/text/format.ts'
import type { KnownSection } from '../known.server.ts'
import { dataPageTexts } from '../texts.ts'

const WIDTH = 100
const HEIGHT = 8

export function KnownTable({ id, figure, rows: given }: KnownSection) {
  const text = dataPageTexts()
  const rows = byName(given)
  const isRepeated = rows.some(({ name }, index) => name === rows[index - 1]?.name)
  const hasShares = rows.some(({ of }) => of !== null)
  return (
    <details className="fold panel">
      <summary>
        <h2 id={`${id}-title`} className="text-lg">
          {text.sections[id]}
        </h2>
        <b className="text-sm font-medium text-muted">{figure}</b>
      </summary>
      {/* A link to the table opens the fold. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section id={id} className="overflow-x-auto" aria-labelledby={`${id}-title`} tabIndex={0}>
        {isRepeated && <p className="mb-2 text-sm text-muted">{text.repeated}</p>}
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text.heads[id]}</th>
              <th scope="col" className="number">
                {text.number}
              </th>
              {hasShares && (
                <th scope="col" className="number">
                  {text.share}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, of, date }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two data sets may have one name
              <tr key={index}>
                <th scope="row">
                  <bdi>{name}</bdi>{' '}
                  {date && (
                    <time dateTime={date} className="known-date">
                      {formatShortDate(date)}
                    </time>
                  )}
                </th>
                <td className="number">{formatNumber(count)}</td>
                {hasShares && <td className="number">{of !== null && <Bar share={of > 0 ? count / of : 0} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/** Rows of one name follow each other, at the place of the first: the newest date first. */
const byName = (rows: KnownSection['rows']) =>
  [...new Set(rows.map(({ name }) => name))].flatMap(name =>
    rows.filter(row => row.name === name).sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
  )

/** The share as a bar, with its figure beside it. */
function Bar({ share }: { share: number }) {
  return (
    <span className="share">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} className="price-bar" />
        <rect width={Math.round(share * WIDTH)} height={HEIGHT} className="price-bar-own" />
      </svg>
      {`${Math.round(share * 100)}%`}
    </span>
  )
}
