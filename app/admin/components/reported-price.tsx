/** Makes the price of a report the price of its phone, as if it was typed (MESSAGE-2). */
import { Form } from '@remix-run/react'
import { type Message, sourceOfPlace } from '#app/contact/message.ts'
import { MAX_SOURCE_LENGTH, typedKindLabels, typedPriceKinds } from '#app/phones/typed-price.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { formatPrice } from '#app/prices/price.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { PriceField, PriceProblem } from '../typed-prices.server.ts'

type Props = {
  message: Message
  phone: { id: string; version: number }
  action: string
  problem: PriceProblem | null
}

export function ReportedPrice({ message, phone, action, problem }: Props) {
  const { id, pricePkr, place, createdAt } = message
  // Nobody has verified what a reader saw: no shop price unless the editor says so.
  const reported: Record<PriceField, string> = {
    price: formatPrice(pricePkr ?? 0),
    source: sourceOfPlace(place ?? '', MAX_SOURCE_LENGTH),
    date: todayInPakistan(createdAt),
    kind: 'admin',
  }
  const field = (name: PriceField) => ({
    id: `reported-${name}`,
    name,
    value: (problem?.values ?? reported)[name],
    error: problem?.errors[name],
  })
  return (
    <Form method="post" action={action} preventScrollReset className="form-group grid gap-4">
      <input type="hidden" name="message" value={id} />
      <input type="hidden" name="id" value={phone.id} />
      <input type="hidden" name="version" value={problem?.version ?? phone.version} />
      {problem?.confirmed && <input type="hidden" name="confirmed" value={problem.confirmed} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...field('price')} label="Price" inputMode="numeric" />
        <FormField {...field('source')} label="Source" />
        <FormField {...field('date')} label="Date" type="date" />
        <FormField
          {...field('kind')}
          label="Kind of price"
          options={typedPriceKinds.map(value => ({ value, label: typedKindLabels[value] }))}
          hint="A shop price only where you have verified it"
        />
      </div>
      {problem?.errors.row && (
        <p role="alert" className="field-error">
          {problem.errors.row}
        </p>
      )}
      <p className="report-choice">
        <button type="submit" name="intent" value="use-price" className="button button-quiet">
          Use this price
        </button>
        <span>It becomes the price of the phone at once, as if you had typed it.</span>
      </p>
    </Form>
  )
}
