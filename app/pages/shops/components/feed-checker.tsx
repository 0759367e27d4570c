/** The form that checks a feed, with what was found. */
import { Form } from '@remix-run/react'
import { shopsPath } from '#app/platform/paths.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { CheckResult } from '../check-form.server.ts'
import { shopsTexts } from '../texts.ts'
import { CheckedFeed } from './checked-feed.tsx'

export const CHECK_INTENT = 'check'

type Props = {
  result: CheckResult | null
  maxKb: number
}

export function FeedChecker({ result, maxKb }: Props) {
  const texts = shopsTexts()
  return (
    <>
      <Form
        method="post"
        action={`${shopsPath()}#check`}
        encType="multipart/form-data"
        noValidate
        className="panel mt-3 grid gap-5 p-5"
      >
        <input type="hidden" name="intent" value={CHECK_INTENT} />
        <FormField
          id="field-feed"
          name="feed"
          label={texts.feed}
          hint={texts.limit(maxKb)}
          rows={8}
          value={result?.values.feed}
          error={result?.errors.feed}
          fieldKey={result?.values.feed}
        />
        <FormField
          id="field-file"
          name="file"
          label={texts.file}
          type="file"
          accept=".xml,.csv,.tsv,.txt,.json,.html"
        />
        <p>
          <button type="submit" className="button button-primary">
            {texts.check}
          </button>
        </p>
      </Form>
      {result?.check && <CheckedFeed check={result.check} />}
    </>
  )
}
