/** The prices of a phone as they are recorded, newest first: version, kind, rupees, shop and date (ADMIN-7). */
import { Form } from '@remix-run/react'
import { counted } from '#app/platform/text/format.ts'
import type { RecordedPrice } from '../dialog.server.ts'

/** The form of the buttons that remove a price; it stands beside that of the phone. */
const REMOVAL_FORM = 'remove-price'

export const RemovalForm = ({ phoneId }: { phoneId: string }) => (
  <Form method="post" id={REMOVAL_FORM}>
    <input type="hidden" name="intent" value="remove-price" />
    <input type="hidden" name="id" value={phoneId} />
  </Form>
)

/** Rows that are shown before the fold. */
const SHOWN = 6

export function RecordedPrices({ prices }: { prices: RecordedPrice[] }) {
  if (prices.length === 0) return null
  const others = prices.slice(SHOWN)
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div className="panel overflow-x-auto" tabIndex={0}>
        <Rows prices={prices.slice(0, SHOWN)} caption="Recorded prices" />
      </div>
      {others.length > 0 && (
        <details className="fold">
          <summary>{counted(others.length, 'older price')}</summary>
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
  <table className="data-table price-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {['Version', 'Kind', 'Price', 'Shop', 'Date', 'Mistake'].map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {prices.map(({ id, version, kind, price, shop, date }) => (
        <tr key={id}>
          <td>{version || '–'}</td>
          <td>{kind}</td>
          <td className="whitespace-nowrap">{price}</td>
          <td>{shop}</td>
          <td className="whitespace-nowrap">{date}</td>
          <td>
            <button
              type="submit"
              form={REMOVAL_FORM}
              name="price"
              value={id}
              className="underline text-muted"
              aria-label={`Remove ${price} of ${date}`}
              onClick={event => {
                if (!window.confirm(`Remove ${price} of ${date} from the history, as a mistake? This closes the form.`))
                  event.preventDefault()
              }}
            >
              Remove
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
