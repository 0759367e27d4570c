import { Form } from '@remix-run/react'
import { sourceKinds } from '#app/entities/enums.ts'
import { targetLabels, targets } from '#app/import/read/mapping.ts'
import { FormField } from '#app/ui/form-field.tsx'
import type { SourceProblem, TypedSource } from '../page/sources-page.server.ts'
import { COLUMN_PREFIX, sourceKindTexts } from '../page/texts.ts'
import { TriedView } from './tried-view.tsx'

type Props = {
  action: string
  typed: TypedSource
  problem: SourceProblem | null
  unsent: string | null
  /** Of a stored source; null for a new one. */
  version: number | null
}

const columnTargets = targets.map(value => ({ value, label: targetLabels[value] }))
const kinds = sourceKinds.map(value => ({ value, label: sourceKindTexts[value] }))

/** The form of a source: tried first, then stored (SOURCE-1). */
export function SourceForm({ action, typed: stored, problem, unsent, version }: Props) {
  const typed = problem?.typed ?? stored
  const isNew = version === null
  const field = (name: Exclude<keyof TypedSource, 'confirmed' | 'isActive' | 'mapping'>) => ({
    id: `source-${name}`,
    name,
    value: typed[name],
    error: problem?.errors[name]?.join('. '),
  })
  const tried = problem?.tried?.ok ? problem.tried : null
  const mapping = Object.keys(typed.mapping).length > 0 ? typed.mapping : (tried?.table?.mapping ?? {})
  const foreign = [...new Set([...typed.confirmed, ...(problem?.tried?.foreign ?? [])])]
  return (
    <Form method="post" action={action} className="panel grid gap-4 p-4" preventScrollReset>
      {/* Enter tries, and stores nothing. */}
      {version !== null && <input type="hidden" name="version" value={version} />}
      {(problem?.message ?? unsent) && (
        <p role="alert" className="field-error">
          {problem?.message ?? unsent}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <FormField {...field('name')} label="Name of the shop" hint="Readers see it as the seller." isRequired />
        <FormField
          {...field('address')}
          label="Address"
          type="text"
          hint="Of its product feed, sitemap, list of phones, price list or published spreadsheet; its front page works where it has a sitemap."
          isRequired
        />
        <FormField {...field('kind')} label="Kind of price" options={kinds} />
        <FormField
          {...field('everyHours')}
          label="Read every … hours"
          inputMode="numeric"
          hint="From 1 (hourly) to 168 (weekly)."
        />
        <FormField {...field('city')} label="City" hint="Empty: online only." />
        <FormField {...field('contact')} label="Contact" hint="Whom to ask; only editors see it." />
      </div>
      <label className="flex items-center gap-3">
        <input type="checkbox" name="isActive" className="switch" defaultChecked={typed.isActive !== ''} />
        <span className="font-semibold">Read by the clock</span>
      </label>
      {foreign.length > 0 && (
        <fieldset className="form-group">
          <legend>It leads to other sites</legend>
          <p className="text-sm text-muted">They are asked only where you confirm them.</p>
          {foreign.map(origin => (
            <label key={origin} className="mt-2 flex items-center gap-3">
              <input
                type="checkbox"
                name="confirmed"
                value={origin}
                className="switch"
                defaultChecked={typed.confirmed.includes(origin)}
              />
              <span>{origin}</span>
            </label>
          ))}
        </fieldset>
      )}
      {Object.keys(mapping).length > 0 && (
        <fieldset className="form-group">
          <legend>Columns</legend>
          <p className="text-sm text-muted">What each column of the list is. Try it again after a change.</p>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            {Object.entries(mapping).map(([column, target], index) => (
              <FormField
                key={column}
                id={`column-${index}`}
                name={`${COLUMN_PREFIX}${column}`}
                label={column}
                value={target}
                options={columnTargets}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="try" className="button button-quiet">
          Try it
        </button>
        <button type="submit" name="intent" value={isNew ? 'create' : 'save'} className="button button-primary">
          {isNew ? 'Add the source' : 'Save'}
        </button>
      </p>
      {problem?.tried && <TriedView tried={problem.tried} />}
    </Form>
  )
}
