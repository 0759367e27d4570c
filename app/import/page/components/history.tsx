import { Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import type { Paging } from '#app/platform/paging.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { importPath, importRunPath, importUndoPath, withQuery } from '#app/platform/paths.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { describeOutcome, describeRun, type ImportRun, stateLabels } from '../../run/run.ts'

type Props = { runs: ImportRun[]; undoable: string[]; takenBack: Record<string, number>; paging: Paging }

/** Earlier imports, newest first. */
export function HistoryList({ runs, undoable, takenBack, paging }: Props) {
  if (runs.length === 0) return null
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history" className="mb-3 text-lg">
        History
      </h2>
      <ol className="panel divide-y divide-line">
        {runs.map(run => (
          <li key={run.id} className="px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link to={importRunPath(run.id)} className="font-semibold underline wrap-anywhere">
                {describeRun(run)}
              </Link>
              <span className="pill pill-muted">{stateLabels[run.state]}</span>
              {takenBack[run.id] && (
                <span className="pill pill-muted">
                  Taken back <Moment at={takenBack[run.id] ?? 0} />
                </span>
              )}
              {run.state !== 'running' && undoable.includes(run.id) && (
                <Link
                  to={importUndoPath(run.id)}
                  className="ms-auto text-sm underline"
                  aria-label={`Take back ${describeRun(run)}`}
                >
                  Take back
                </Link>
              )}
            </p>
            <p className="text-sm text-muted">
              <Moment at={run.startedAt} />
              {` by ${run.username}: ${describeOutcome(run)}`}
            </p>
          </li>
        ))}
      </ol>
      <Pagination
        {...paging}
        pathOf={page => withQuery(importPath, { page: pageNumber(page) })}
        label="Pages of imports"
      />
    </section>
  )
}
