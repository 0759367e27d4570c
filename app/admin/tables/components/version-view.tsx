/** A version of a data table: its content, what it would change, and the buttons to use or discard it (TABLE-3). */
import { Form, Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { tableFilePath, tablePath } from '#app/platform/paths.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import type { RowChanges, versionPage } from '../preview.server.ts'
import { CaseTable } from './case-table.tsx'
import { Sources } from './sources.tsx'
import { State } from './table-versions.tsx'

type Page = NonNullable<Awaited<ReturnType<typeof versionPage>>>

export function VersionView({ page }: { page: Page }) {
  const { name, label, id, isInUse, isDraft, version, rows, sources, problems, changes, cases } = page
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="text-sm">
          <Link to={tablePath(name)} className="link">
            {label}
          </Link>
        </p>
        <h1 className="text-2xl">{id === null ? 'The bundled version' : `Upload ${id}`}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <State isInUse={isInUse} isDraft={isDraft} />
          {version && <span>{`Version of ${formatDate(version.slice(0, 10))}, ${formatNumber(rows)} rows`}</span>}
          {page.createdAt !== null && (
            <span>
              {`Uploaded by ${page.createdBy ?? 'somebody'}, `}
              <Moment at={page.createdAt} />
            </span>
          )}
        </p>
        <Sources sources={sources} />
      </div>
      {problems.length > 0 && (
        <div role="alert" className="notice notice-problem">
          <p>This release cannot read this version:</p>
          <ul className="list-disc ps-5 wrap-anywhere">
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {changes && !isInUse && (
        <section aria-labelledby="changes">
          <h2 id="changes" className="text-lg">
            What would change
          </h2>
          <dl className="import-facts mt-2">
            <Count label="Rows added" changes={changes.added} />
            <Count label="Rows changed" changes={changes.changed} />
            <Count label="Rows removed" changes={changes.removed} />
            {page.changedPhones !== null && (
              <div>
                <dt>Phones with other facts</dt>
                <dd>{formatNumber(page.changedPhones)}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {cases && !isInUse && <CaseTable cases={cases} />}
      {!isInUse && problems.length === 0 && (
        <Form method="post" className="form-end">
          <button type="submit" name="intent" value="activate" className="button button-primary">
            Use this version
          </button>
          {isDraft && (
            <button type="submit" name="intent" value="discard" className="button button-quiet">
              Discard it
            </button>
          )}
        </Form>
      )}
      <details className="panel p-4">
        <summary className="font-semibold">Content</summary>
        <p className="my-2 text-sm">
          <a href={tableFilePath(name, id)} className="link">
            {page.isCut ? 'The whole file; here is its beginning' : 'As a file'}
          </a>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section className="max-h-96 overflow-auto" aria-label="Content of the table" tabIndex={0}>
          <pre className="text-sm">{page.text}</pre>
        </section>
      </details>
    </div>
  )
}

function Count({ label, changes: { count, names } }: { label: string; changes: RowChanges }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatNumber(count)}
        {count > 0 && (
          <details className="text-sm">
            <summary>{count > names.length ? `The first ${names.length}` : 'Which'}</summary>
            <ul className="list-disc ps-5 wrap-anywhere">
              {names.map(name => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </div>
  )
}
