/** Saves form drafts in the browser and restores them. Requires script. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatMoment } from '#app/platform/text/format.ts'
import { type Draft, type DraftFields, deleteDraft, readDraft, saveDraft, typedFields } from './drafts.ts'
import { formTexts } from './form-texts.ts'

const SAVE_AFTER_MS = 300

type Options = {
  /** Unique for each form and record; also the form's `data-draft`. */
  name: string
  form: RefObject<HTMLFormElement>
  /** Writes the fields to the form. */
  restore: (fields: DraftFields) => void
  /** The form has values newer than any draft, such as suggestions of a tool. */
  isNewer?: boolean
}

/** The restored draft with a function that discards it; null when none was restored. */
export type RestoredDraft = (Draft & { discard: () => void }) | null

export function useDraft({ name, form, restore, isNewer = false }: Options): RestoredDraft {
  const [restored, setRestored] = useState<Draft | null>(null)
  const initialFields = useRef<DraftFields>()
  const restoreRef = useRef(restore)
  restoreRef.current = restore

  useEffect(() => {
    const element = form.current
    if (!element) return
    // What was typed before hydration is newer than a draft.
    const isTyped = element.dataset.typed !== undefined
    delete element.dataset.typed
    initialFields.current ??= typedFields(element)
    const initialJson = JSON.stringify(initialFields.current)
    const save = () => {
      // Without `data-draft` the form was saved or discarded.
      if (element.dataset.draft !== name) return
      const fields = typedFields(element)
      if (JSON.stringify(fields) === initialJson && !isNewer) deleteDraft(name)
      else saveDraft(name, fields)
    }
    const draft = isNewer || isTyped ? null : readDraft(name)
    if (isTyped) saveDraft(name, initialFields.current)
    else if (isNewer) save()
    if (draft && JSON.stringify(draft.fields) !== initialJson) {
      restoreRef.current(draft.fields)
      setRestored(draft)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveSoon = (event: Event) => {
      // Buttons may add or remove rows; other clicks change nothing.
      if (event.type === 'click' && !(event.target as Element).closest('button')) return
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_AFTER_MS)
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
    restoreRef.current(initialFields.current ?? [])
    setRestored(null)
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }
  return { ...restored, discard }
}

/** Writes values to the fields of an uncontrolled form. */
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
    // In a dialog the fields were re-created and lost the focus.
    if (isShown && box.current?.closest('dialog')) box.current.focus()
  }, [isShown])
  return (
    <div role="status" className="draft-status">
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
