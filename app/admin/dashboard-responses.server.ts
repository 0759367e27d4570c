/** What the actions of the dashboard respond. */
import type { SubmissionResult } from '@conform-to/react'
import type { StatementProblem } from '#app/facts/statement.ts'
import { privateData } from '#app/http/caching.server.ts'
import { type Flash, redirectWith } from '#app/http/flash.server.ts'
import type { Refusal } from '#app/platform/result.ts'
import type { ToolRun } from './ai-tools.server.ts'
import { refusalStatuses } from './api-responses.server.ts'
import type { ConflictData } from './components/conflict.tsx'
import { adminAt, adminTabNamed } from './paths.ts'

/** The result of a form that did not redirect to the list. */
export type DashboardResult =
  /** The action failed. */
  | { kind: 'problem'; message: string; isOfPictures?: boolean }
  /** Show the form again, with another row or with errors. */
  | {
      kind: 'form'
      submission: SubmissionResult<string[]>
      conflict: ConflictData | null
      /** The price that a person was asked about, and may save now. */
      confirmed: number | null
    }
  | { kind: 'tool'; run: ToolRun }
  | { kind: 'statement'; problem: StatementProblem }

export const respond = (result: DashboardResult, status: number) => privateData(result, status)

/** Redirects to the list with a flash message (ADMIN-10). */
export function redirectToList(request: Request, message: Flash): never {
  const query = new URL(request.url).searchParams
  const state = {
    tab: adminTabNamed(query.get('tab')),
    q: query.get('q') ?? undefined,
    page: Number(query.get('page')) || undefined,
  }
  throw redirectWith(adminAt(state), message)
}

/** The reason on the page itself where the editor may try again, else with the list. */
export function failed(request: Request, { reason, message }: Refusal, failure: string) {
  if (reason === 'busy') return respond({ kind: 'problem', message: `${failure}. ${message}` }, refusalStatuses.busy)
  return redirectToList(request, { title: failure, text: message, isProblem: true })
}
