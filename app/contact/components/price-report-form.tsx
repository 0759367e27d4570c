import { readableVersion } from '#app/facts/memory.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import { toSmallJpeg } from '#app/pictures/small-jpeg.ts'
import { priceReportFor } from '#app/platform/paths.ts'
import { REPORT_RETENTION_DAYS } from '#app/platform/retention.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { FormResult } from '../form.ts'
import { MAX_PHOTO_MEGABYTES, PHOTO_FIELD, PHOTO_SIDE_PX } from '../photo-bounds.ts'
import { contactTexts } from '../texts.ts'
import { fieldId, fieldsOf, PublicForm } from './public-form.tsx'

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
    <PublicForm
      action={priceReportFor(phoneId)}
      result={result}
      unsent={unsent}
      button={contactTexts().sendReport}
      hasFile
    >
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
              ...versions.map(version => ({ value: choiceOf(version), label: readableVersion(version) })),
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
        {...field(PHOTO_FIELD)}
        label={contactTexts().photo}
        hint={contactTexts().photoHint(MAX_PHOTO_MEGABYTES, REPORT_RETENTION_DAYS)}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={shrinkPhoto}
      />
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

/** Sends a small photo instead of the megabytes of a camera. */
async function shrinkPhoto(): Promise<void> {
  const input = document.getElementById(fieldId(PHOTO_FIELD)) as HTMLInputElement
  const file = input.files?.[0]
  if (!file) return
  const small = await toSmallJpeg(file, PHOTO_SIDE_PX)
  if (small.size >= file.size || input.files?.[0] !== file) return
  const chosen = new DataTransfer()
  chosen.items.add(new File([small], file.name, { type: small.type }))
  input.files = chosen.files
}

const choiceOf = ({ ramGb, storageGb }: MemoryVersion) => `${ramGb ?? ''}/${storageGb ?? ''}`
