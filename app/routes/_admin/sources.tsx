import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { sourcePath, sourcesPath } from '#app/platform/paths.ts'
import { RunSummary } from '#app/sources/components/run-summary.tsx'
import { SourceForm } from '#app/sources/components/source-form.tsx'
import { handleSourcesForm, sourcesPage } from '#app/sources/page/sources-page.server.ts'
import { sourceKindTexts } from '#app/sources/page/texts.ts'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Sources', sourcesPath)

export const loader = adminLoader(() => sourcesPage(), { action: () => action })

export const action = adminAction(handleSourcesForm)

export const clientAction = sendForm

export default function SourcesPage() {
  const { sources, typed } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">Sources</h1>
        <p className="mt-1 max-w-3xl text-sm text-muted">
          Shops and price lists that the site reads by itself. What is certain becomes an offer of a phone; what is
          doubtful waits for an editor.
        </p>
      </div>
      {sources.length === 0 ? (
        <p className="panel p-8 text-center">
          No source yet. Add the first one below: try it, look at what it gives, add it.
        </p>
      ) : (
        <ol className="panel divide-y divide-line">
          {sources.map(({ id, name, city, kind, isActive, nextRunAt, failures, asksForAttention, run }) => (
            <li key={id} className="px-4 py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <Link to={sourcePath(id)} className="font-semibold underline wrap-anywhere">
                  {name}
                </Link>
                <span className="text-sm text-muted">{`${city ?? 'online'} · ${sourceKindTexts[kind]}`}</span>
                {asksForAttention && <span className="pill pill-warn">{`Failed ${failures} times`}</span>}
              </p>
              <p className="text-sm text-muted">
                {run ? <RunSummary run={run} /> : 'Not read yet.'}
                {isActive ? (
                  <>
                    {' Next: '}
                    <Moment at={nextRunAt} />
                  </>
                ) : (
                  ' The clock leaves it out.'
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      <section aria-labelledby="add-source" className="grid gap-3">
        <h2 id="add-source" className="text-lg">
          Add a source
        </h2>
        <SourceForm action={sourcesPath} typed={typed} problem={result} unsent={unsent} version={null} />
      </section>
    </div>
  )
}
