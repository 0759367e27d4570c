/** The prices of a phone as they are recorded, newest first: version, kind, rupees, shop and date (ADMIN-7). */
import { plural } from '#app/platform/text/format.ts'
import type { RecordedPrice } from '../dialog.server.ts'

/** Rows that are shown before the fold. */
const SHOWN = 6

export function RecordedPrices({ prices }: { prices: RecordedPrice[] }) {
  if (prices.length === 0) return null
  const others = prices.slice(SHOWN)
  return (
    <div className="mb-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className="panel overflow-x-auto" tabIndex={0}>
        <Rows prices={prices.slice(0, SHOWN)} caption="Recorded prices" />
      </div>
      {others.length > 0 && (
        <details className="fold">
          <summary>{`${others.length} older ${plural(others.length, { one: 'price', other: 'prices' })}`}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
          <div className="panel overflow-x-auto" tabIndex={0}>
            <Rows prices={others} caption="Older prices" />
          </div>
        </details>
      )}
    </div>
  )
}

const Rows = ({ prices, caption }: { prices: RecordedPrice[]; caption: string }) => (
  <table className="data-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {['Version', 'Kind', 'Price', 'Shop', 'Date'].map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {prices.map(({ version, kind, price, shop, date }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sources may report the same price on one day
        <tr key={index}>
          <td>{version || '–'}</td>
          <td>{kind}</td>
          <td className="whitespace-nowrap">{price}</td>
          <td>{shop}</td>
          <td className="whitespace-nowrap">{date}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
