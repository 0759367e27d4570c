/** Keeps what is typed in a form on the visitor's own device, and brings it back. By script only. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatMoment } from '#app/platform/text/format.ts'
import { type Draft, type DraftFields, deleteDraft, readDraft, saveDraft, typedFields } from './drafts.ts'
import { formTexts } from './form-texts.ts'

/** A pause in typing after which the draft is kept. */
const SAVE_AFTER_MS = 300

type Options = {
  /** Differs for each form and record; also the form's `data-draft`. */
  name: string
  form: RefObject<HTMLFormElement>
  /** Puts the fields into the form. */
  restore: (fields: DraftFields) => void
  /** The form shows what is newer than any draft, such as what a tool put in. */
  isNewer?: boolean
}

/** The restored draft, and how to throw it away; null where none was restored. */
export type RestoredDraft = (Draft & { discard: () => void }) | null

export function useDraft({ name, form, restore, isNewer = false }: Options): RestoredDraft {
  const [restored, setRestored] = useState<Draft | null>(null)
  const clean = useRef<DraftFields>()
  const putIn = useRef(restore)
  putIn.current = restore

  useEffect(() => {
    const element = form.current
    if (!element) return
    clean.current ??= typedFields(element)
    const untouched = JSON.stringify(clean.current)
    const keep = () => {
      // Without its mark the form was saved or given up.
      if (element.dataset.draft !== name) return
      const fields = typedFields(element)
      if (JSON.stringify(fields) === untouched && !isNewer) deleteDraft(name)
      else saveDraft(name, fields)
    }
    const draft = isNewer ? null : readDraft(name)
    if (isNewer) keep()
    if (draft && JSON.stringify(draft.fields) !== untouched) {
      putIn.current(draft.fields)
      setRestored(draft)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveSoon = (event: Event) => {
      // A button may add or remove a row; a click elsewhere changes nothing.
      if (event.type === 'click' && !(event.target as Element).closest('button')) return
      clearTimeout(timer)
      timer = setTimeout(keep, SAVE_AFTER_MS)
    }
    element.addEventListener('input', saveSoon)
    element.addEventListener('click', saveSoon)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', saveSoon)
      element.removeEventListener('click', saveSoon)
    }
  }, [name, form, isNewer])

  if (restored === null) return null
  const discard = () => {
    deleteDraft(name)
    putIn.current(clean.current ?? [])
    setRestored(null)
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return { ...restored, discard }
}

/** Puts texts into the fields of a form that nobody else keeps. */
export function fillForm(form: HTMLFormElement | null, fields: DraftFields): void {
  for (const [name, value] of fields) {
    const field = form?.elements.namedItem(name)
    const isText =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    if (isText) field.value = value
  }
}

export function DraftNotice({ draft }: { draft: RestoredDraft }) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = draft !== null
  useEffect(() => {
    // In a dialog the fields were made anew, and the focus with them.
    if (isShown && box.current?.closest('dialog')) box.current.focus()
  }, [isShown])
  return (
    <div role="status">
      {draft && (
        <div ref={box} tabIndex={-1} className="notice flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{formTexts().draftRestored(formatMoment(draft.at))}</p>
          <button type="button" className="button button-quiet" onClick={draft.discard}>
            {formTexts().discardDraft}
          </button>
        </div>
      )}
    </div>
  )
}
