import { Form } from '@remix-run/react'
import { useId } from 'react'
import { MAX_SOURCE_NAME_LENGTH } from '#app/entities/limits.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { ImportResult } from '../import-page.server.ts'

type Props = { isBusy: boolean; result: ImportResult | null; before: { text: string; sender: string } | null }

/** The form for the message of a shop; it leads to the preview (IMPORT-17). @param before what was pasted last */
export function PasteCard({ isBusy, result, before }: Props) {
  const id = useId()
  const pasted = result?.intent === 'paste' ? result : null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg">
        From a message
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        A preview shows row by row what would happen; nothing is written before you say so.
      </p>
      <Form method="post" className="panel import-card" aria-label="Paste a message">
        <input type="hidden" name="intent" value="paste" />
        <FormField
          id={`${id}-text`}
          name="text"
          label="Message of a shop"
          hint="One phone a line, such as A06 4/64 18,999. Headings name the maker, or say used or non PTA; greetings are left out."
          rows={6}
          value={pasted?.values.text ?? before?.text}
          error={pasted?.errors.text?.join(' ')}
        />
        <FormField
          id={`${id}-sender`}
          name="sender"
          label="Shop that sent it"
          maxLength={MAX_SOURCE_NAME_LENGTH}
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
