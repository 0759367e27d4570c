/** A save that failed: said at the head of the form, and as a toast where there is script (ADMIN-10). */
import type { SubmissionResult } from '@conform-to/react'
import { useEffect } from 'react'
import { toast } from '#app/ui/toast-store.ts'

/** The server's words, where it has one thing to say. */
function onlyMessage({ error }: SubmissionResult<string[]>): string | null {
  const messages = Object.values(error ?? {}).flatMap(texts => texts ?? [])
  return messages.length === 1 ? (messages[0] ?? null) : null
}

/**
 * What to say about the last answer; null when it was no failure.
 * @param fallback where several fields have messages of their own
 */
export function useSaveProblem(lastResult: SubmissionResult<string[]> | null, fallback: string): string | null {
  const problem = lastResult?.status === 'error' ? (onlyMessage(lastResult) ?? fallback) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again after another try
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
