import type { MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { sourcePath, sourceRunPath, sourcesPath } from '#app/platform/paths.ts'
import { RunSummary } from '#app/sources/components/run-summary.tsx'
import { SourceForm } from '#app/sources/components/source-form.tsx'
import { handleSourceForm, sourcePage } from '#app/sources/page/sources-page.server.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Source', sourcesPath)

export const loader = adminLoader(({ params }) => sourcePage(params.id ?? ''), { action: () => action })

export const action = adminAction(handleSourceForm)

export const clientAction = sendForm

export default function SourcePage() {
  const { source, typed, runs } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const path = sourcePath(source.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Link to={sourcesPath} className="link text-sm">
          All sources
        </Link>
        <h1 className="text-2xl wrap-anywhere">{source.name}</h1>
      </div>
      <Form method="post" action={path} className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="run" className="button button-primary">
          Read it now
        </button>
      </Form>
      <section aria-labelledby="source-runs" className="grid gap-3">
        <h2 id="source-runs" className="text-lg">
          Runs
        </h2>
        {runs.length === 0 ? (
          <p className="panel p-6 text-center">Not read yet.</p>
        ) : (
          <ol className="panel divide-y divide-line">
            {runs.map(run => (
              <li key={run.id} className="px-4 py-2 text-sm">
                <Link to={sourceRunPath(source.id, run.id)} className="underline">
                  <RunSummary run={run} />
                </Link>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="source-settings" className="grid gap-3">
        <h2 id="source-settings" className="text-lg">
          Settings
        </h2>
        <SourceForm action={path} typed={typed} problem={result} unsent={unsent} version={source.version} />
      </section>
      <details className="fold">
        <summary>Remove this source</summary>
        <Form method="post" action={path} className="grid gap-3 p-3">
          <p className="text-sm">Its offers stay with the date of their last check; its runs and held listings go.</p>
          <p>
            <button type="submit" name="intent" value="delete" className="button button-danger">
              Remove {source.name}
            </button>
          </p>
        </Form>
      </details>
    </div>
  )
}
