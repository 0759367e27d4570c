/** The head of the phone and brand forms: hidden fields for record and version, and error messages. */
import type { ReactNode } from 'react'
import { DraftNotice, type RestoredDraft } from '#app/ui/draft-notice.tsx'
import { Unsent } from '#app/ui/unsent.tsx'
import { Conflict, type ConflictData } from './conflict.tsx'
import { FormProblem } from './save-problem.tsx'

type Props = {
  /** The default intent of the form; other buttons override it. */
  intent: string
  /** Null for a new record. */
  values: Record<string, unknown> | null
  conflict: ConflictData | null
  problem: string | null
  /** The message when the last try got no response. */
  unsent: string | null
  draft: RestoredDraft
  errorId: string
}

export function RecordHead({ intent, values, conflict, problem, unsent, draft, errorId }: Props): ReactNode {
  // A restored draft has the version it was based on, so that a change meanwhile is detected.
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
