import { priceReportFor } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { contactTexts } from '../texts.ts'
import { fieldsOf, PublicForm } from './public-form.tsx'

export function PriceReportForm({
  phoneId,
  result,
  unsent,
}: {
  phoneId: string
  result: FormResult | null
  unsent: string | null
}) {
  const field = fieldsOf(result)
  return (
    <PublicForm action={priceReportFor(phoneId)} result={result} unsent={unsent} button={contactTexts().sendReport}>
      <FormField
        {...field('price')}
        label={contactTexts().price}
        hint={contactTexts().priceHint}
        inputMode="numeric"
        isRequired
      />
      <FormField {...field('place')} label={contactTexts().place} hint={contactTexts().placeHint} isRequired />
      <FormField
        {...field('email')}
        label={contactTexts().optionalEmail}
        type="email"
        autoComplete="email"
        hint={contactTexts().optionalEmailHint}
      />
      <FormField {...field('note')} label={contactTexts().note} hint={contactTexts().noteHint} rows={4} />
    </PublicForm>
  )
}
