/** The list of data tables that can be replaced (TABLE-1). */
import { Link } from '@remix-run/react'
import { tablePath } from '#app/platform/paths.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import type { tablesPage } from '../tables.server.ts'
import { Sources } from './sources.tsx'

export function TableList({ tables }: { tables: ReturnType<typeof tablesPage> }) {
  return (
    <>
      <h1 className="text-2xl">Data Tables</h1>
      <p className="mt-1 mb-4 max-w-2xl text-sm text-muted">
        The figures behind taxes, facts and offers. Each table can be replaced by a file of the same form: it is
        checked, shows what would change, and is used once you say so. Earlier versions stay.
      </p>
      <ul className="panel divide-y divide-line">
        {tables.map(({ name, label, about, isReplaced, version, rows, sources }) => (
          <li key={name} className="px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link to={tablePath(name)} className="font-semibold underline">
                {label}
              </Link>
              <span className={isReplaced ? 'pill' : 'pill pill-muted'}>{isReplaced ? 'Replaced' : 'Bundled'}</span>
            </p>
            <p className="text-sm">{about}</p>
            <p className="text-sm text-muted">
              <time dateTime={version.slice(0, 10)}>{`Version of ${formatDate(version.slice(0, 10))}`}</time>
              {` · ${formatNumber(rows)} rows`}
            </p>
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </>
  )
}
