import { Form } from '@remix-run/react'
import { useId } from 'react'
import { FormField } from '#app/ui/form-field.tsx'
import type { ImportResult } from '../import-page.server.ts'

type Props = { isBusy: boolean; result: ImportResult | null; before: { text: string; sender: string } | null }

/** The upload form for a file of phones or prices; it leads to the preview. @param before what was pasted last */
export function FileCard({ isBusy, result, before }: Props) {
  const id = useId()
  const errors = result?.intent === 'upload' ? result.errors.file : undefined
  const pasted = result?.intent === 'paste' ? result : null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        From a file
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        The JSON export of this site, a CSV with a header row, a JSON list of phones, or a price list as spreadsheet
        (.xlsx), CSV or message of a shop. A preview shows row by row what would happen; nothing is written before you
        say so.
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
      <Form method="post" className="panel import-card mt-4" aria-label="Paste a message">
        <input type="hidden" name="intent" value="paste" />
        <FormField
          id={`${id}-text`}
          name="text"
          label="Message of a shop"
          hint="One phone a line, such as A06 4/64 18,999. Headings name the maker; greetings are left out."
          rows={6}
          value={pasted?.values.text ?? before?.text}
          error={pasted?.errors.text?.join(' ')}
        />
        <FormField
          id={`${id}-sender`}
          name="sender"
          label="Shop that sent it"
          maxLength={60}
          value={pasted?.values.sender ?? before?.sender}
          error={pasted?.errors.sender?.join(' ')}
          hint="Shown to visitors as the seller, as you type it."
          isRequired
        />
        <p>
          <button type="submit" className="button button-primary" disabled={isBusy}>
            Preview message
          </button>
        </p>
      </Form>
    </section>
  )
}
