/** The slug of a new record follows its name until one is typed (ADMIN-6). */
import { useRef } from 'react'
import { slugOf } from '#app/platform/text/slug.ts'

/** What the fields of name and slug do and say. @param onSlug sets the slug in the form */
export function useDerivedSlug(isNew: boolean, onSlug: (slug: string) => void) {
  const isTyped = useRef(!isNew)
  return {
    name: {
      onChange: (text: string) => {
        if (!isTyped.current) onSlug(slugOf(text))
      },
    },
    slug: {
      hint: isNew ? 'Made from the name until you type one' : 'Part of the address of its page',
      onChange: () => {
        isTyped.current = true
      },
    },
  }
}
