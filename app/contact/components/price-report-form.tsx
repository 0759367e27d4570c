import { versionText } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { priceReportFor } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { contactTexts } from '../texts.ts'
import { fieldsOf, PublicForm } from './public-form.tsx'

export function PriceReportForm({
  phoneId,
  versions,
  result,
  unsent,
}: {
  phoneId: string
  /** Those that the phone is sold with. */
  versions: MemoryVersion[]
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
      <FormField {...field('city')} label={contactTexts().city} autoComplete="address-level2" />
      <div className="grid gap-5 sm:grid-cols-2">
        {versions.length > 0 && (
          <FormField
            {...field('version')}
            label={contactTexts().version}
            options={[
              { value: '', label: contactTexts().notSure },
              ...versions.map(version => ({ value: choiceOf(version), label: versionText(version) })),
            ]}
          />
        )}
        <FormField
          {...field('pta')}
          label={contactTexts().pta}
          options={[
            { value: '', label: contactTexts().notSure },
            ...Object.entries(contactTexts().ptaChoices).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
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

const choiceOf = ({ ramGb, storageGb }: MemoryVersion) => `${ramGb ?? ''}/${storageGb ?? ''}`
