import { Form, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { searchFor, searchPath } from '#app/platform/paths.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The search box of every page: a plain GET form; script trims the text and clears the box. */
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
      <label htmlFor={id} className="sr-only">
        Search mobile phones
      </label>
      <input
        id={id}
        name="q"
        type="search"
        className="field search-field"
        placeholder="Search phones, e.g. Galaxy A56"
        autoComplete="off"
        enterKeyHint="search"
        required
        maxLength={200}
      />
      <button type="submit" className="icon-button absolute end-0 top-0 text-brand" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  )
}
