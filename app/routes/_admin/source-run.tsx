import type { MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { heldPricesPath, sourcePath, sourceRunPath, sourcesPath } from '#app/platform/paths.ts'
import { capitalized, formatNumber } from '#app/platform/text/format.ts'
import { handleSourceRunForm, sourceRunPage } from '#app/sources/page/sources-page.server.ts'
import { runStateTexts } from '#app/sources/page/texts.ts'
import { sendForm } from '#app/ui/sending.ts'

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Run of a source', sourcesPath)

export const loader = adminLoader(({ params }) => sourceRunPage(params.id ?? '', params.run ?? ''))

export const action = adminAction(handleSourceRunForm)

export const clientAction = sendForm

export default function SourceRunPage() {
  const { source, run } = useLoaderData<typeof loader>()
  const path = sourceRunPath(source.id, run.id)
  const leftOut = Object.entries(run.leftOut).sort(([, a], [, b]) => b - a)
  const figures = [
    ['Requests', run.requests],
    ['Unchanged answers', run.notModified],
    ['Listings read', run.read],
    ['Matched to a phone', run.matched],
    ['Published or checked again', run.published],
    ['Held for a person', run.held],
    ['Kept beside the price', run.aside],
    ['Left out', run.dropped],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Link to={sourcePath(source.id)} className="link text-sm">
          {source.name}
        </Link>
        <h1 className="text-2xl">Run: {runStateTexts[run.state].toLowerCase()}</h1>
        <p className="mt-1 text-sm text-muted">
          {'Begun '}
          <Moment at={run.startedAt} />
          {run.username === null ? ' by the clock' : ` by ${run.username}`}
          {run.endedAt !== null && (
            <>
              {', ended '}
              <Moment at={run.endedAt} />
            </>
          )}
          {run.undoneAt !== null && (
            <>
              {', taken back '}
              <Moment at={run.undoneAt} />
            </>
          )}
        </p>
      </div>
      {run.state === 'running' && (
        <p>
          <Link to={path} className="button button-quiet">
            Look again
          </Link>
        </p>
      )}
      <table className="spec-table panel">
        <tbody>
          {figures.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.held > 0 && (
        <p>
          <Link to={heldPricesPath} className="link">
            Decide on held listings
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <section aria-labelledby="omitted" className="grid gap-2">
          <h2 id="omitted" className="text-lg">
            Left out, by reason
          </h2>
          <table className="spec-table panel">
            <tbody>
              {leftOut.map(([reason, count]) => (
                <tr key={reason}>
                  <th scope="row" className="wrap-anywhere">
                    {capitalized(reason)}
                  </th>
                  <td>{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {run.faults.length > 0 && (
        <section aria-labelledby="faults" className="grid gap-2">
          <h2 id="faults" className="text-lg">
            What could not be read
          </h2>
          <ul className="panel divide-y divide-line">
            {run.faults.map(({ target, reason }) => (
              <li key={target} className="px-4 py-2 text-sm wrap-anywhere">
                <strong className="block">{target}</strong>
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {run.isUndoable && (
        <Form method="post" action={path}>
          <button type="submit" name="intent" value="undo" className="button button-quiet">
            Take this run back
          </button>
        </Form>
      )}
    </div>
  )
}
