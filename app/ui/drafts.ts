/** Drafts of forms: what is typed is kept in the browser until it is saved or thrown away. Passwords and files never are (FORM-4). */
import { DAY_MS, DRAFT_RETENTION_DAYS } from '#app/platform/retention.ts'

const PREFIX = 'draft:'
const MAX_AGE_MS = DRAFT_RETENTION_DAYS * DAY_MS

export type DraftFields = [name: string, value: string][]
export type Draft = { at: number; fields: DraftFields }

/** What a form with a draft carries in `data-draft`: its name. */
const marked = (root: ParentNode) => [...root.querySelectorAll<HTMLFormElement>('form[data-draft]')]

/** What is typed in the form, hidden fields that tell forms apart left out. */
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
    // No storage, or a full one: there is no draft then.
  }
}

/** The draft of this name; null where there is none, or one that cannot be read or is too old. */
export function readDraft(name: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Draft | null
    const isWhole = typeof draft?.at === 'number' && Array.isArray(draft.fields)
    return isWhole && Date.now() - draft.at < MAX_AGE_MS ? draft : null
  } catch {
    return null
  }
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // No storage, no draft.
  }
}

/** Forgets the drafts of the forms in this part of the page, which are saved or given up and keep none any more. */
export function deleteDrafts(root: ParentNode): void {
  for (const form of marked(root)) {
    deleteDraft(form.dataset.draft ?? '')
    delete form.dataset.draft
  }
}
