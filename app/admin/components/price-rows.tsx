/** The list of phones whose price needs work; each row is a form of its own, so that Enter saves it, with and without script. */
import { Form, Link } from '@remix-run/react'
import { adminEditPath, phonePath } from '#app/platform/paths.ts'
import { counted, formatNumber } from '#app/platform/text/format.ts'
import { formatPrice } from '#app/prices/price.ts'
import { sellerOf } from '#app/prices/sources.ts'
import { priceTexts } from '#app/prices/texts.ts'
import { messagesAt } from '../paths.ts'
import type { PriceWorkPhone } from '../price-worklist.server.ts'
import type { PriceProblem } from '../typed-prices.server.ts'

type Props = {
  phones: PriceWorkPhone[]
  /** What is suggested as the source. */
  shops: string[]
  /** What was typed last. */
  offered: { source: string; date: string }
  problem: PriceProblem | null
  action: string
}

export function PriceRows({ phones, shops, offered, problem, action }: Props) {
  const listed = phones.some(({ id }) => id === problem?.id)
  return (
    <>
      {/* Another editor's price may have taken the phone off the list. */}
      {problem && !listed && (
        <p role="alert" className="field-error">
          {Object.values(problem.errors).join(' ')}
        </p>
      )}
      <datalist id={SHOPS}>
        {shops.map(shop => (
          <option key={shop} value={shop} />
        ))}
      </datalist>
      {/* In place of the labels in each row. */}
      <p className="price-row price-heads" aria-hidden="true">
        {['Phone', ...Object.values(labels)].map(label => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ol className="panel divide-y divide-line">
        {phones.map(phone => {
          const own = problem?.id === phone.id ? problem : null
          return <Row key={phone.id} phone={phone} offered={offered} problem={own} action={action} />
        })}
      </ol>
    </>
  )
}

const SHOPS = 'shops'

const labels = { price: 'Price', source: 'Source', date: 'Date' }

type RowProps = Omit<Props, 'phones' | 'shops'> & { phone: PriceWorkPhone }

function Row({ phone, offered, problem, action }: RowProps) {
  const { id, name, version, reports } = phone
  const values = problem?.values ?? { price: '', ...offered }
  const messages = problem ? Object.values(problem.errors) : []
  const errorId = `price-error-${id}`
  return (
    <li className="p-2 md:p-3">
      <Form method="post" action={action} preventScrollReset autoComplete="off" className="price-row">
        {/* What Enter does, and Save. */}
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={problem?.version ?? version} />
        {problem?.confirmed && <input type="hidden" name="confirmed" value={problem.confirmed} />}
        <p>
          <Link to={phonePath(phone)} className="link">
            {name}
          </Link>
          <PresentPrice phone={phone} />
          {reports.map(({ id: message, pricePkr, place }) => (
            <span key={message} className="block text-sm wrap-anywhere">
              {`Reported: ${formatPrice(pricePkr ?? 0)} at ${place} · `}
              <Link to={messagesAt({ filter: 'all' }, { open: message })} className="underline">
                Open<span className="sr-only"> the report on {name}</span>
              </Link>
            </span>
          ))}
        </p>
        {(Object.keys(labels) as (keyof typeof labels)[]).map(field => (
          <label key={field}>
            <span className="label">
              {labels[field]}
              <span className="sr-only"> of {name}</span>
            </span>
            <input
              name={field}
              className="field"
              list={field === 'source' ? SHOPS : undefined}
              inputMode={field === 'price' ? 'numeric' : undefined}
              defaultValue={values[field]}
              aria-invalid={problem?.errors[field] ? true : undefined}
              aria-describedby={messages.length > 0 ? errorId : undefined}
            />
          </label>
        ))}
        <div className="price-row-end">
          <button type="submit" className="button button-primary">
            Save<span className="sr-only"> the price of {name}</span>
          </button>
          <button type="submit" name="intent" value="sold-out" className="button button-quiet">
            <span className="sr-only">{name} is </span>Sold out
          </button>
        </div>
        {messages.length > 0 && (
          <p id={errorId} role="alert" className="field-error price-row-error">
            {messages.join('. ')}
          </p>
        )}
      </Form>
    </li>
  )
}

/** The price with its date, age and source. */
function PresentPrice({ phone }: { phone: PriceWorkPhone }) {
  const { id, name, pricePkr, source, seller, date, ageDays, views } = phone
  return (
    <span className="block text-sm text-muted">
      {pricePkr > 0 ? formatPrice(pricePkr) : priceTexts().noPrice}
      {date && (
        <>
          {' · '}
          <time dateTime={date}>{date}</time>
          {ageDays !== null && `, ${counted(ageDays, 'day')} old`}
        </>
      )}
      {pricePkr > 0 && ` · ${source ? sellerOf({ source, seller: seller ?? undefined }) : 'source not known'}`}
      {` · ${formatNumber(views)} views · `}
      <Link to={adminEditPath(id)} className="underline">
        Edit<span className="sr-only"> {name}</span>
      </Link>
    </span>
  )
}
