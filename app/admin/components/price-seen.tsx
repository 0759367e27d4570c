/** Where, when and of what the typed price of a phone was seen (PRICE-6). */
import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { PriceOrigin } from '#app/entities/phone.ts'
import { MAX_SOURCE_LENGTH, typedKindLabels, typedPriceKinds } from '#app/phones/typed-price.ts'
import { describeOrigin, memoryOf } from '#app/prices/sources.ts'
import { Field } from '#app/ui/field.tsx'
import type { Pricing } from '../dialog.server.ts'
import { RecordedPrices } from './recorded-prices.tsx'

type Props = {
  /** Conform's metadata of the group. */
  group: { getFieldset: () => unknown; id: string }
  /** The field of the price itself. */
  price: ReactNode
  pricing: Pricing
  /** Of the stored price. */
  present: PriceOrigin | null
}

type SeenFields = Record<'source' | 'date' | 'kind' | 'memory', FieldMetadata<string>>

export function PriceSeen({ group, price, pricing, present }: Props) {
  const { source, date, kind, memory } = group.getFieldset() as SeenFields
  return (
    <fieldset className="form-group" id={group.id}>
      <legend>Price, and where it was seen</legend>
      <p className="mb-2 text-sm text-muted">
        {present && `The stored price: ${[describeOrigin(present), memoryOf(present)].filter(Boolean).join(' · ')}. `}
        Stored with a changed price; without a place it is a price of our editors.
      </p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        {price}
        <Field
          field={source}
          label="Seen at"
          maxLength={MAX_SOURCE_LENGTH}
          choices={pricing.shops}
          hint="A shop, such as Mega.pk"
        />
        <Field field={date} label="Seen on" type="date" max={pricing.tomorrow} />
        <Field
          field={kind}
          label="Kind of price"
          options={typedPriceKinds.map(value => ({ value, label: typedKindLabels[value] }))}
          hint="A price without approval only joins the history"
        />
        <Field
          field={memory}
          label="Memory version"
          choices={pricing.versions}
          hint="Such as 8GB + 256GB or 256GB; empty: not stated"
        />
      </div>
      <RecordedPrices prices={pricing.recorded} />
    </fieldset>
  )
}
