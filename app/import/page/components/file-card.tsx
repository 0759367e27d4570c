import { Form } from '@remix-run/react'
import { useId } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import type { ImportResult } from '../import-page.server.ts'

type Props = { isBusy: boolean; result: ImportResult | null }

/** The upload form for a file of phones or prices; it leads to the preview. */
export function FileCard({ isBusy, result }: Props) {
  const id = useId()
  const errors = result?.intent === 'upload' ? result.errors.file : undefined
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        From a file
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        The JSON export of this site, a CSV with a header row, a JSON list of phones, or a price list as spreadsheet
        (.xlsx), CSV or message of a shop.
      </p>
      <Form method="post" encType="multipart/form-data" className="panel import-card">
        <input type="hidden" name="intent" value="upload" />
        <FormField
          id={id}
          name="file"
          label="File"
          type="file"
          accept=".csv,.json,.txt,.xlsx,text/csv,application/json"
          error={errors?.join(' ')}
        />
        <p>
          <button type="submit" className="button button-primary" disabled={isBusy}>
            Preview
          </button>
        </p>
      </Form>
    </section>
  )
}
