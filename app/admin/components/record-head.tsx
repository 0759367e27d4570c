/** What the forms of phones and brands begin with: which record and version they are about, and what went wrong. */
import type { ReactNode } from 'react'
import { DraftNotice, type RestoredDraft } from '#app/ui/draft-notice.tsx'
import { Unsent } from '#app/ui/unsent.tsx'
import { Conflict, type ConflictData } from './conflict.tsx'
import { FormProblem } from './save-problem.tsx'

type Props = {
  /** What the form does unless another of its buttons is pressed. */
  intent: string
  /** Null for a record that is new. */
  values: Record<string, unknown> | null
  conflict: ConflictData | null
  problem: string | null
  /** What to say where the last try got no answer. */
  unsent: string | null
  draft: RestoredDraft
  errorId: string
}

export function RecordHead({ intent, values, conflict, problem, unsent, draft, errorId }: Props): ReactNode {
  // A draft comes back with the version that it was begun on, so that a change meanwhile is told.
  const draftVersion = draft?.fields.find(([name]) => name === 'version')?.[1]
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {typeof values?.id === 'string' && <input type="hidden" name="id" value={values.id} />}
      {values?.version !== undefined && (
        <input type="hidden" name="version" value={conflict?.version ?? draftVersion ?? String(values.version)} />
      )}
      <DraftNotice draft={draft} />
      {unsent ? <Unsent text={unsent} /> : null}
      {conflict ? <Conflict conflict={conflict} /> : <FormProblem id={errorId} problem={problem} />}
    </>
  )
}
