/** One data table: the version in use, the form for another, all versions (TABLE-2). */
import { Form, Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { tablesPath, tableVersionPath } from '#app/platform/paths.ts'
import { formatDate, formatNumber } from '#app/platform/text/format.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { tablePage, UploadProblem } from '../tables.server.ts'
import { Sources } from './sources.tsx'

type Table = ReturnType<typeof tablePage>

export function TableVersions({ table, problem }: { table: Table; problem: UploadProblem | null }) {
  const { name, label, about, version, rows, sources, inUse, versions } = table
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="text-sm">
          <Link to={tablesPath} className="link">
            All data tables
          </Link>
        </p>
        <h1 className="text-2xl">{label}</h1>
        <p className="mt-1">{about}</p>
        <p className="text-sm text-muted">
          {`In use: version of ${formatDate(version.slice(0, 10))}, ${formatNumber(rows)} rows`}
        </p>
        <Sources sources={sources} />
      </div>
      <UploadForm problem={problem} />
      <section aria-labelledby="versions">
        <h2 id="versions" className="mb-3 text-lg">
          Versions
        </h2>
        <ol className="panel divide-y divide-line">
          {versions.map(({ id, version, createdAt, createdBy, activatedAt }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-4 py-3">
              <Link to={tableVersionPath(name, id)} className="font-semibold underline">
                {`Upload ${id}, version ${version ?? 'not stated'}`}
              </Link>
              <State isInUse={id === inUse} isDraft={activatedAt === null} />
              <span className="text-sm text-muted">
                {`${createdBy ?? 'Somebody'}, `}
                <Moment at={createdAt} />
              </span>
            </li>
          ))}
          <li className="flex flex-wrap items-baseline gap-x-3 px-4 py-3">
            <Link to={tableVersionPath(name, null)} className="font-semibold underline">
              Bundled with the site
            </Link>
            <State isInUse={inUse === null} isDraft={false} />
          </li>
        </ol>
      </section>
    </div>
  )
}

export function State({ isInUse, isDraft }: { isInUse: boolean; isDraft: boolean }) {
  if (isInUse) return <span className="pill">In use</span>
  return <span className="pill pill-muted">{isDraft ? 'Not used yet' : 'Not in use'}</span>
}

function UploadForm({ problem }: { problem: UploadProblem | null }) {
  return (
    <section aria-labelledby="upload">
      <h2 id="upload" className="text-lg">
        Replace it
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Choose a JSON file of the same form, or paste one. A preview comes first; nothing changes before you say so.
      </p>
      <Form method="post" encType="multipart/form-data" className="panel grid grid-cols-1 gap-4 p-4">
        {problem && (
          <div role="alert" className="notice notice-problem">
            <p className="font-semibold">The table was not stored, and nothing was changed.</p>
            <ul className="list-disc ps-5 wrap-anywhere">
              {problem.messages.map(message => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        <FormField
          id="table-file"
          name="file"
          label="JSON file"
          type="file"
          accept=".json,application/json"
          error={problem?.field === 'file' ? 'The messages above say what is wrong with this file.' : undefined}
        />
        <FormField
          id="table-content"
          name="content"
          label="Or its content"
          rows={6}
          value={problem?.content}
          error={problem?.field === 'content' ? problem.messages[0] : undefined}
          hint="Used when no file is chosen"
        />
        <p>
          <button type="submit" className="button button-primary">
            Check and preview
          </button>
        </p>
      </Form>
    </section>
  )
}
