import { Form, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { importProgressPath } from '#app/platform/paths.ts'
import { describeOutcome, describeRun, type ImportRun } from '../../run/run.ts'

type Counts = Pick<ImportRun, 'processed' | 'total' | 'success' | 'existing' | 'updated' | 'held' | 'errorCount'>

/** A running import: with script it shows each step, without script the page reloads itself. */
export function Progress({ run, canCancel }: { run: ImportRun; canCancel: boolean }) {
  const [step, setStep] = useState<Counts>(run)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const events = new EventSource(importProgressPath)
    events.addEventListener('progress', event => setStep(JSON.parse(event.data)))
    events.addEventListener('end', () => {
      events.close()
      revalidate()
    })
    return () => events.close()
  }, [revalidate])
  const { processed, total } = step
  return (
    <section className="panel p-4" aria-labelledby="import-progress">
      <h2 id="import-progress" className="text-lg">{`Importing ${describeRun(run)}`}</h2>
      <progress
        className="import-bar"
        aria-labelledby="import-progress"
        value={total === null ? undefined : processed}
        max={total ?? undefined}
      />
      <p className="mt-1 text-sm text-muted">
        {`${total === null ? 'Counting…' : `${processed} of ${total}`} ${describeOutcome({ ...run, ...step })}`}
      </p>
      <p className="mt-1 text-sm text-muted">You can close this page; the import goes on.</p>
      {canCancel ? (
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="cancel" />
          <button type="submit" className="button button-quiet">
            Cancel import
          </button>
        </Form>
      ) : (
        <p className="mt-3">It was started by the command line and can be ended there.</p>
      )}
    </section>
  )
}
