/** The message of a failed save: at the head of the form, and as a toast with script (ADMIN-10). */
import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { toast } from '#app/ui/toast.ts'

/** The server's message, if there is exactly one. */
function onlyMessage({ error }: SubmissionResult<string[]>): string | null {
  const messages = Object.values(error ?? {}).flatMap(texts => texts ?? [])
  return messages.length === 1 ? (messages[0] ?? null) : null
}

/**
 * The message for the last result; null when it is not an error.
 * @param fallback used when several fields have messages
 */
export function useSaveProblem(lastResult: SubmissionResult<string[]> | null, fallback: string): string | null {
  const problem = lastResult?.status === 'error' ? (onlyMessage(lastResult) ?? fallback) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeat the same message after another try
  useEffect(() => {
    if (problem) toast({ title: 'Error', text: problem, isProblem: true })
  }, [problem, lastResult])
  return problem
}

export function FormProblem({ id, problem }: { id: string; problem: string | null }) {
  return problem ? (
    <p id={id} className="notice notice-problem">
      <strong>Error</strong> {problem}
    </p>
  ) : null
}
