/** Drafts of forms that are managed by Conform. */

import type { RefObject } from 'react'
import { payloadOf } from '#app/platform/forms/payload.ts'
import { fillForm, useDraft } from '#app/ui/draft-notice.tsx'

type Options = {
  name: string
  element: RefObject<HTMLFormElement>
  /** The form's metadata from `useForm`. */
  form: { update: (intent: { value: never }) => void }
  isNewer: boolean
}

/** Restores a draft through Conform, so that repeated rows reappear too. */
export function useFormDraft({ name, element, form, isNewer }: Options) {
  return useDraft({
    name,
    form: element,
    isNewer,
    restore(fields) {
      const typed = new FormData()
      for (const field of fields) typed.append(...field)
      form.update({ value: payloadOf(typed) as never })
      fillForm(
        element.current,
        fields.filter(([field]) => field.startsWith('generate.') || field === 'paste.text'),
      )
    },
  })
}
