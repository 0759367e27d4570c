/** Form drafts, stored in the browser until saved or discarded. Passwords and files are never stored (FORM-4). */
import { DAY_MS, DRAFT_RETENTION_DAYS } from '#app/platform/retention.ts'

const PREFIX = 'draft:'
const MAX_AGE_MS = DRAFT_RETENTION_DAYS * DAY_MS

export type DraftFields = [name: string, value: string][]
export type Draft = { at: number; fields: DraftFields }

/** Forms with a draft; `data-draft` is its name. */
const formsWithDraft = (root: ParentNode) => [...root.querySelectorAll<HTMLFormElement>('form[data-draft]')]

/** The text values of a form, without passwords and the hidden fields `intent` and `id`. */
export function typedFields(form: HTMLFormElement): DraftFields {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>('input[type=password]')].map(field => field.name))
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'intent' && name !== 'id' && !secret.has(name) ? [[name, value]] : [],
  )
}

export function saveDraft(name: string, fields: DraftFields): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), fields } satisfies Draft))
  } catch {
    // Storage unavailable or full: no draft is saved.
  }
}

/** The draft of this name; null when it is missing, malformed or too old. */
export function readDraft(name: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Draft | null
    const isValid = typeof draft?.at === 'number' && Array.isArray(draft.fields)
    return isValid && Date.now() - draft.at < MAX_AGE_MS ? draft : null
  } catch {
    return null
  }
}

/** Whether a draft of a form on this page is stored. */
export function hasDraft(): boolean {
  try {
    return formsWithDraft(document).some(form => localStorage.getItem(PREFIX + form.dataset.draft) !== null)
  } catch {
    return false
  }
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Storage unavailable: there is no draft.
  }
}

/** Deletes the drafts of all forms below `root`, which were saved or discarded, and stops saving them. */
export function deleteDrafts(root: ParentNode): void {
  for (const form of formsWithDraft(root)) {
    deleteDraft(form.dataset.draft ?? '')
    delete form.dataset.draft
  }
}
