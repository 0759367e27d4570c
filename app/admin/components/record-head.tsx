/** What the forms of phones and brands begin with: which record and version they are about, and what went wrong. */
import type { ReactNode } from 'react'
import { Conflict, type ConflictData } from './conflict.tsx'
import { FormProblem } from './save-problem.tsx'

type Props = {
  /** Which form this is, for the action. */
  form: string
  /** Null for a record that is new. */
  values: Record<string, unknown> | null
  conflict: ConflictData | null
  problem: string | null
  errorId: string
}

export function RecordHead({ form, values, conflict, problem, errorId }: Props): ReactNode {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      {typeof values?.id === 'string' && <input type="hidden" name="id" value={values.id} />}
      {values?.version !== undefined && (
        <input type="hidden" name="version" value={conflict?.version ?? String(values.version)} />
      )}
      {conflict ? <Conflict conflict={conflict} /> : <FormProblem id={errorId} problem={problem} />}
    </>
  )
}
