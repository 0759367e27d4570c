/** A held price of an import: what it says, why it waits, and its correction (ADMIN-18). */
import { Form, Link } from '@remix-run/react'
import { phonePath } from '#app/platform/paths.ts'
import { formatPrice } from '#app/prices/price.ts'
import { describeOrigin } from '#app/prices/sources.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { HeldPriceProblem, HeldPriceRow } from '../held-prices.server.ts'

/** The price that the phone has, beside one that waits; nothing where it has none. */
export const PriceNow = ({ currentPkr, currentDate }: { currentPkr: number | null; currentDate: string | null }) =>
  currentPkr !== null &&
  currentPkr > 0 && (
    <span className="block text-sm text-muted">{`Now: ${formatPrice(currentPkr)} of ${currentDate ?? 'an unknown date'}`}</span>
  )

type Props = HeldPriceRow & { action: string; problem: HeldPriceProblem | null }

export function HeldPrice({ action, problem: last, ...row }: Props) {
  const { id, phone, currentPkr, currentDate, why, point, memory, memories } = row
  const problem = last?.heldPrice === id ? last : null
  const field = (name: 'price' | 'memory') => ({
    id: `held-${id}-${name}`,
    name,
    value: problem?.values[name] ?? { price: String(point.pricePkr), memory }[name],
    error: problem?.field === name ? problem.message : undefined,
  })
  return (
    <Form method="post" action={action} preventScrollReset className="price-row held-price">
      <input type="hidden" name="id" value={id} />
      {problem?.confirmed && <input type="hidden" name="confirmed" value={problem.confirmed} />}
      <div>
        <Link to={phonePath(phone)} className="link">
          {phone.name}
        </Link>
        <span className="block">
          <strong>{formatPrice(point.pricePkr)}</strong>
          {` · ${[describeOrigin(point), memory].filter(Boolean).join(' · ')}`}
        </span>
        <span className="block text-sm text-warn">{why.join('; ')}</span>
        <PriceNow {...{ currentPkr, currentDate }} />
        {problem && problem.field === null && (
          <p role="alert" className="field-error">
            {problem.message}
          </p>
        )}
        <details open={problem !== null} className="text-sm">
          <summary className="link py-2">
            Correct price or version<span className="sr-only"> of {phone.name}</span>
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <FormField {...field('price')} label="Price" inputMode="numeric" />
            <FormField
              {...field('memory')}
              label="Version"
              options={memories.map(value => ({ value, label: value || 'Not named' }))}
            />
          </div>
        </details>
      </div>
      <button type="submit" name="intent" value="publish" className="button button-primary">
        Publish<span className="sr-only"> the price of {phone.name}</span>
      </button>
      <button type="submit" name="intent" value="reject" className="button button-quiet">
        Reject<span className="sr-only"> the price of {phone.name}</span>
      </button>
    </Form>
  )
}
