import { Form, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { phonePath, searchFor, searchPath } from '#app/platform/paths.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { siteTexts } from './texts.ts'

/** The search box of every page: a plain GET form; script trims the text and clears the box (HEAD-3). */
export function HeaderSearch({ id }: { id: string }) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const q = String(new FormData(form).get('q')).trim()
    if (q === '') return
    form.reset()
    navigate(searchFor({ q }))
  }
  return (
    <Form action={searchPath} className="relative w-full max-w-md" onSubmit={submit}>
      <PhoneCombobox
        id={id}
        label={siteTexts().searchLabel}
        className="search-field"
        placeholder={siteTexts().searchPlaceholder}
        required
        onPick={(phone, field) => {
          field.form?.reset()
          navigate(phonePath(phone))
        }}
      />
      <button type="submit" className="icon-button absolute end-0 top-0 text-brand" aria-label={siteTexts().search}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
