/** The preview of a file import. */
import { Form } from '@remix-run/react'
import { useId } from 'react'
import { importFilePath } from '#app/platform/paths.ts'
import { counted, formatNumber } from '#app/platform/text/format.ts'
import { priceKindLabels } from '#app/prices/sources.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { modeLabels } from '../../plan/options.ts'
import { type Target, targetLabels, targets } from '../../read/mapping.ts'
import type { PreviewResult, previewPage } from '../file-preview.server.ts'
import { OtherLines, outcomeLabels, PreviewRows, shownOutcomes } from './preview-rows.tsx'

type Page = NonNullable<Awaited<ReturnType<typeof previewPage>>>
type Props = { page: Page; result: PreviewResult | null }

export function FilePreview({ page, result }: Props) {
  const work = page.counts.new + page.counts.price + page.counts.held
  return (
    <div className="import-page grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl wrap-anywhere">{`Preview of ${page.name}`}</h1>
        <p className="mt-1 text-muted">
          {`${formatNumber(page.total)} rows, ${page.encoding}${page.kind === 'export' ? ', a complete export of this site' : ''}. Nothing is written yet.`}
        </p>
      </div>
      <Summary page={page} />
      {page.warnings.length > 0 && (
        <section className="notice notice-problem" aria-label="Warnings">
          <ul className="list-disc ps-5 wrap-anywhere">
            {page.warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      {page.isChanged && !result && (
        <p role="status" className="notice">
          You changed how the file is read. This is what would happen now; press Import again if it is right.
        </p>
      )}
      {result?.errors[''] && (
        <p role="alert" className="notice notice-problem">
          {result.errors[''].join(' ')}
        </p>
      )}
      <Form method="post" action={importFilePath(page.id)} className="grid grid-cols-1 gap-4">
        {/* Enter activates the first submit button of a form. */}
        <button type="submit" name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
          Update preview
        </button>
        {page.options && <Options page={page} options={page.options} result={result} />}
        <p className="form-end">
          <button type="submit" name="intent" value="import" className="button button-primary">
            {work > 0 ? `Import ${counted(work, 'row')}` : 'Import'}
          </button>
          {page.options && (
            <button type="submit" name="intent" value="preview" className="button button-quiet">
              Update preview
            </button>
          )}
          <button type="submit" name="intent" value="discard" className="button button-quiet">
            Discard file
          </button>
        </p>
      </Form>
      <PreviewRows page={page} />
      <OtherLines page={page} />
    </div>
  )
}

function Summary({ page }: { page: Page }) {
  const { counts, reasons } = page
  return (
    <section className="panel p-4" aria-label="Summary">
      <dl className="import-facts">
        {shownOutcomes(page).map(outcome => (
          <div key={outcome}>
            <dt>{outcomeLabels[outcome]}</dt>
            <dd>{formatNumber(counts[outcome])}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(reasons).length > 0 && (
        <details className="mt-3 text-sm">
          <summary>By reason</summary>
          <ul className="mt-1 list-disc ps-5">
            {Object.entries(reasons).map(([reason, count]) => (
              <li key={reason}>{`${reason}: ${formatNumber(count)}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

function Options({ page, options, result }: Props & { options: NonNullable<Page['options']> }) {
  const id = useId()
  const shown = result?.typed ?? options
  const field = (name: 'mode' | 'source' | 'date' | 'kind') => ({
    id: `${id}-${name}`,
    name,
    value: shown[name],
    error: result?.errors[name]?.join(' '),
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {page.sheets && page.sheets.names.length > 1 && (
          <FormField
            id={`${id}-sheet`}
            name="sheet"
            label="Sheet"
            value={page.sheets.chosen}
            options={page.sheets.names.map(value => ({ value, label: value }))}
          />
        )}
        <FormField {...field('mode')} label="What to do" options={choicesOf(modeLabels)} />
        <FormField {...field('source')} label="Source" />
        <FormField {...field('date')} label="Prices held on" />
        <FormField
          {...field('kind')}
          label="Kind of price"
          options={choicesOf({ ...priceKindLabels(), admin: 'Price from our editors' })}
        />
      </div>
      <label className="flex items-center gap-3">
        <input type="checkbox" name="replacesEdited" defaultChecked={shown.replacesEdited} />
        <span>Also replace prices that an editor has typed</span>
      </label>
      <label className="flex items-center gap-3">
        <input type="checkbox" name="takesRejected" defaultChecked={shown.takesRejected} />
        <span>Also take rows that an editor has rejected</span>
      </label>
      {page.ownRecords > 0 && (
        <p className="text-sm text-muted">
          {`${counted(page.ownRecords, 'record has', 'records have')} the shape of this site and would be added whole, as they are. The columns only match prices to phones that are here.`}
        </p>
      )}
      <details className="panel p-4">
        <summary className="font-semibold">{`Columns (${page.columns.length})`}</summary>
        <ul className="mt-3 grid gap-3">
          {page.columns.map((column, index) => (
            <li key={column.name} className="import-column">
              <label htmlFor={`${id}-column-${index}`} className="min-w-0 wrap-anywhere">
                {column.name}
                <span className="block text-sm text-muted">{column.sample || 'Empty in every row'}</span>
              </label>
              <TargetChoice
                id={`${id}-column-${index}`}
                name={`column-${index}`}
                target={shown.mapping[column.name] ?? column.target}
              />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function TargetChoice({ id, name, target }: { id: string; name: string; target: Target }) {
  return (
    <select id={id} name={name} className="field" defaultValue={target}>
      {targets.map(choice => (
        <option key={choice} value={choice}>
          {targetLabels[choice]}
        </option>
      ))}
    </select>
  )
}
