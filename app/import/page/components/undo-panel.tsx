import { Form, Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { importPath } from '#app/platform/paths.ts'
import { andMore, counted, formatList } from '#app/platform/text/format.ts'
import { describeRun } from '../../run/run.ts'
import type { UndoPreview } from '../../run/undo.server.ts'

/** The preview of an undo, with the button to start it. */
export function UndoPanel({ preview, problem }: { preview: UndoPreview; problem: string | null }) {
  const { run, phones, brands, prices, tables, held, soldOut, stays, staysCount } = preview
  const parts = [
    phones > 0 && `delete ${counted(phones, 'phone')} that it added`,
    brands > 0 && `delete ${counted(brands, 'brand')} that it added`,
    prices > 0 && `take ${counted(prices, 'price')} out of the history and put the former ones back`,
    tables > 0 &&
      `put the bundled ${tables === 1 ? 'table' : 'tables'} to use again in place of ${counted(tables, 'table')}`,
    held > 0 && `remove ${counted(held, 'held price')}`,
    soldOut > 0 && `forget that ${counted(soldOut, 'phone was', 'phones were')} sold out`,
  ].filter(Boolean) as string[]
  const changes = phones + brands + prices + tables + held + soldOut
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="import-undo">
      <h2 id="import-undo" className="text-lg wrap-anywhere">{`Take back ${describeRun(run)}`}</h2>
      <p className="text-sm text-muted">
        <Moment at={run.startedAt} /> {`by ${run.username}`}
      </p>
      {problem && (
        <p role="alert" className="notice notice-problem">
          {problem}
        </p>
      )}
      {changes === 0 ? <p>Nothing of this import can be taken back.</p> : <p>{`This would ${formatList(parts)}.`}</p>}
      {staysCount > 0 && (
        <div>
          <p>{`${counted(staysCount, 'change stays', 'changes stay')}, because something else has touched it since:`}</p>
          <ul className="mt-1 list-disc ps-5 text-sm wrap-anywhere">
            {stays.map(line => (
              <li key={line}>{line}</li>
            ))}
            {staysCount > stays.length && <li>{andMore(staysCount - stays.length)}</li>}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {changes > 0 && (
          <Form method="post" action={importPath}>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="run" value={run.id} />
            <button type="submit" className="button button-danger">
              Take back
            </button>
          </Form>
        )}
        <Link to={importPath} className="button button-quiet">
          Cancel
        </Link>
      </div>
    </section>
  )
}
