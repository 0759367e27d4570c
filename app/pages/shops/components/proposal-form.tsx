/** The form that proposes a shop as a source (SHOPS-3). */
import { fieldsOf, PublicForm, ReplyFields } from '#app/contact/components/public-form.tsx'
import type { FormResult } from '#app/contact/form.ts'
import { shopsPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { shopsTexts } from '../texts.ts'

export function ProposalForm({ result, unsent }: { result: FormResult | null; unsent: string | null }) {
  const field = fieldsOf(result)
  const texts = shopsTexts()
  return (
    <PublicForm action={shopsPath()} result={result} unsent={unsent} button={texts.propose}>
      <FormField {...field('shop')} label={texts.shop} autoComplete="organization" isRequired />
      <FormField {...field('city')} label={texts.city} autoComplete="address-level2" />
      <FormField {...field('address')} label={texts.address} hint={texts.addressHint} type="url" isRequired />
      <ReplyFields field={field} />
    </PublicForm>
  )
}
