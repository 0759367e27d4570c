/** The list of old prices; each row is a form of its own, so that Enter saves it, with and without script. */
import { Form, Link } from '@remix-run/react'
import type { OldPrice } from '#app/phones/price-work.server.ts'
import { adminEditPath, phonePath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import { sellerOf } from '#app/prices/sources.ts'
import type { PriceField, PriceProblem } from '../price-actions.server.ts'

type Props = {
  phones: OldPrice[]
  /** What was typed last. */
  offered: { source: string; date: string }
  problem: PriceProblem | null
  action: string
}

export function OldPrices({ phones, offered, problem, action }: Props) {
  const listed = phones.some(({ id }) => id === problem?.id)
  return (
    <>
      {/* Another editor's price may have taken the phone off the list. */}
      {problem && !listed && (
        <p role="alert" className="field-error">
          {Object.values(problem.errors).join(' ')}
        </p>
      )}
      <ol className="panel divide-y divide-line">
        {phones.map(phone => {
          const own = problem?.id === phone.id ? problem : null
          return <Row key={phone.id} phone={phone} offered={offered} problem={own} action={action} />
        })}
      </ol>
    </>
  )
}

const labels: Record<PriceField, string> = { price: 'Price', source: 'Source', date: 'Date' }

type RowProps = Omit<Props, 'phones'> & { phone: OldPrice }

function Row({ phone, offered, problem, action }: RowProps) {
  const { id, name, pricePkr, source, date, views, version } = phone
  const values = problem?.values ?? { price: '', ...offered }
  const messages = problem ? Object.values(problem.errors) : []
  const errorId = `price-error-${id}`
  return (
    <li className="p-3">
      <Form method="post" action={action} preventScrollReset autoComplete="off" className="price-row">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={problem?.version ?? version} />
        {problem?.confirmed && <input type="hidden" name="confirmed" value={problem.confirmed} />}
        <p>
          <Link to={phonePath(phone)} className="link">
            {name}
          </Link>
          <span className="block text-sm text-muted">
            {formatPrice(pricePkr)}
            {date && (
              <>
                {' · '}
                <time dateTime={date}>{date}</time>
              </>
            )}
            {` · ${source ? sellerOf({ source }) : 'source not known'} · ${formatNumber(views)} views · `}
            <Link to={adminEditPath(id)} className="underline">
              Edit<span className="sr-only"> {name}</span>
            </Link>
          </span>
        </p>
        {(Object.keys(labels) as PriceField[]).map(field => (
          <label key={field}>
            <span className="label">
              {labels[field]}
              <span className="sr-only"> of {name}</span>
            </span>
            <input
              name={field}
              className="field"
              inputMode={field === 'price' ? 'numeric' : undefined}
              defaultValue={values[field]}
              aria-invalid={problem?.errors[field] ? true : undefined}
              aria-describedby={messages.length > 0 ? errorId : undefined}
            />
          </label>
        ))}
        <button type="submit" className="button button-quiet">
          Save<span className="sr-only"> the price of {name}</span>
        </button>
        {messages.length > 0 && (
          <p id={errorId} role="alert" className="field-error price-row-error">
            {messages.join('. ')}
          </p>
        )}
      </Form>
    </li>
  )
}
