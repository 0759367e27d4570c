import { priceReportFor } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { fieldsOf, PublicForm } from './public-form.tsx'

export function PriceReportForm({
  phoneId,
  answer,
  unsent,
}: {
  phoneId: string
  answer: FormResult | null
  unsent: string | null
}) {
  const field = fieldsOf(answer)
  return (
    <PublicForm action={priceReportFor(phoneId)} answer={answer} unsent={unsent} button="Send report">
      <FormField
        {...field('price')}
        label="Price that you saw, in rupees"
        hint="Such as 84,999"
        inputMode="numeric"
        isRequired
      />
      <FormField {...field('place')} label="Where" hint="The name of the shop and its city, or a link" isRequired />
      <FormField
        {...field('email')}
        label="E-mail (optional)"
        type="email"
        autoComplete="email"
        hint="Only if we may ask you about it."
      />
      <FormField
        {...field('note')}
        label="Note (optional)"
        hint="For example the storage variant, or whether PTA tax is included."
        rows={4}
      />
    </PublicForm>
  )
}
