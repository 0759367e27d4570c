import { Link } from '@remix-run/react'
import { Moment } from '#app/admin/components/moment.tsx'
import { heldPricesPath, importUndoPath } from '#app/platform/paths.ts'
import { andMore, counted, formatNumber } from '#app/platform/text/format.ts'
import { type ImportRun, resultTone, SHOWN_ERRORS, stateLabels } from '../../run/run.ts'

/** The result of an import; the border colour shows errors, changes or neither (IMPORT-5). */
type Props = { run: ImportRun; isUndoable: boolean; takenBackAt: number | undefined }

export function ResultPanel({ run, isUndoable, takenBackAt }: Props) {
  const isUndo = run.kind === 'undo'
  const more = run.errorCount - SHOWN_ERRORS
  return (
    <section
      className={`panel import-result import-result-${resultTone(run)} p-4`}
      aria-labelledby="import-result"
      role="status"
    >
      <h2 id="import-result" className="text-lg">
        {`${isUndo ? 'Undo' : 'Import'} ${stateLabels[run.state].toLowerCase()}`}
      </h2>
      {takenBackAt && (
        <p className="mt-1">
          <strong>Taken back</strong> <Moment at={takenBackAt} />
        </p>
      )}
      {run.processed === 0 && run.errorCount === 0 ? (
        <p>No items found</p>
      ) : (
        <dl className="import-facts">
          {!isUndo && <Count label="New imported" value={run.success} />}
          {!isUndo && <Count label="Already existed" value={run.existing} />}
          {(isUndo || run.updated > 0) && (
            <Count label={isUndo ? 'Taken back' : 'Prices updated'} value={run.updated} />
          )}
          {run.held > 0 && <Count label="Held for review" value={run.held} />}
          {run.skipped > 0 && <Count label="Not a price line" value={run.skipped} />}
          <Count label="Processed" value={run.processed} />
          {run.requests > 0 && <Count label="Requests made" value={run.requests} />}
        </dl>
      )}
      {run.held > 0 && (
        <p className="mt-3">
          <Link to={heldPricesPath} className="underline">
            {`Decide on ${run.held === 1 ? 'the held price' : `the ${formatNumber(run.held)} held prices`}`}
          </Link>
        </p>
      )}
      {run.errorCount > 0 && (
        <div className="mt-3">
          <h3 className="text-base">{isUndo ? 'What stays' : counted(run.errorCount, 'error')}</h3>
          <ul className="mt-1 list-disc ps-5 text-sm wrap-anywhere">
            {run.errors.slice(0, SHOWN_ERRORS).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order is fixed
              <li key={index}>{line}</li>
            ))}
          </ul>
          {more > 0 && (
            <details className="mt-1 text-sm">
              <summary>{`${andMore(more)}${isUndo ? '' : ' errors'}`}</summary>
              <ul className="mt-1 list-disc ps-5 wrap-anywhere">
                {run.errors.slice(SHOWN_ERRORS).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {isUndoable && (
        <p className="mt-3">
          <Link to={importUndoPath(run.id)} className="underline">
            Take back this import
          </Link>
        </p>
      )}
    </section>
  )
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{formatNumber(value)}</dd>
  </div>
)
