/** The five imports from the provider (IMPORT-2). */
import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ImportKind } from '#app/entities/enums.ts'
import { FormField } from '#app/ui/form-field.tsx'
import { BRAND, LATEST, SEARCH } from '../../providers/limits.ts'
import type { ImportRequest } from '../../providers/provider.ts'
import type { ImportResult, importPage } from '../import-page.server.ts'
import { startIntents } from '../intents.ts'

type Source = Awaited<ReturnType<typeof importPage>>['source']
type StartKind = ImportRequest['kind']
type Props = { source: Source; active: ImportKind | null; result: ImportResult | null }

export function ImportCards({ source, active, result }: Props) {
  const shared = { active, result }
  return (
    <section aria-labelledby="provider-imports">
      <h2 id="provider-imports" className="text-lg">
        {`From ${source.label}`}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Phones that are here already are left alone. A phone without a price in rupees comes with an empty price.
      </p>
      <div className="admin-grid">
        <Card {...shared} kind="latest" title="Import latest mobiles" cost={source.costs.latest} button="Import latest">
          <NumberField label="Number of mobiles" range={LATEST} kind="latest" result={result} />
        </Card>
        <Card {...shared} kind="brands" title="Import all brands" cost={source.costs.brands} button="Import brands">
          <p className="text-sm">Every brand that the provider knows, without phones.</p>
        </Card>
        <Card
          {...shared}
          kind="popular"
          title="Import popular brands"
          cost={source.costs.popular}
          button="Import popular brands"
        >
          <p className="text-sm">{`The brands most sold in Pakistan, and up to ${source.perPopularBrand} of the newest phones of each.`}</p>
        </Card>
        <Card
          {...shared}
          kind="search"
          title="Search and import"
          cost={source.costs.search}
          button="Search and import"
          requires="query"
        >
          {onText => (
            <TextField
              name="query"
              label="Search for"
              kind="search"
              result={result}
              onText={onText}
              hint={`Up to ${SEARCH.default} phones`}
            />
          )}
        </Card>
        <Card
          {...shared}
          kind="brand"
          title="Import one brand"
          cost={source.costs.brand}
          button="Import brand"
          requires="brand"
        >
          {onText => (
            <>
              <TextField name="brand" label="Brand name" kind="brand" result={result} onText={onText} />
              <NumberField label="Limit" range={BRAND} kind="brand" result={result} />
            </>
          )}
        </Card>
      </div>
    </section>
  )
}

const ofKind = (result: ImportResult | null, kind: StartKind) => (result?.intent === startIntents[kind] ? result : null)

type CardProps = {
  kind: StartKind
  title: string
  /** Maximum number of requests, without those for each phone of a limit. */
  cost: number
  button: string
  active: ImportKind | null
  result: ImportResult | null
  /** Name of the required field, if any. */
  requires?: string
  children: ReactNode | ((onText: (text: string) => void) => ReactNode)
}

function Card({ kind, title, cost, button, active, result, requires, children }: CardProps) {
  const ownResult = ofKind(result, kind)
  // True from the click until the server reports the run.
  const navigation = useNavigation()
  const isStarting = navigation.formData?.get('intent') === startIntents[kind]
  // Null until hydration: without script the button stays enabled, and the server reports a missing value.
  const [text, setText] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = requires === undefined ? null : form.current?.elements.namedItem(requires)
    if (field instanceof HTMLInputElement) setText(field.value)
  }, [requires])
  const isDisabled = active !== null || isStarting || (requires !== undefined && text !== null && text.trim() === '')
  const problem = ownResult?.errors['']?.join(' ')
  const needs = active !== null && active !== kind ? 'Waits for the import that runs.' : needTexts[kind]
  const noteId = `import-${kind}-note`
  return (
    <Form ref={form} method="post" className="panel import-card" aria-label={title}>
      <h3 className="text-base">{title}</h3>
      <input type="hidden" name="intent" value={startIntents[kind]} />
      {typeof children === 'function' ? children(setText) : children}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <div className="mt-auto">
        {(needs || cost > 0) && (
          <p id={noteId} className="mb-2 text-sm text-muted">
            {[needs, cost > 0 && costText(kind, cost)].filter(Boolean).join(' ')}
          </p>
        )}
        <button
          type="submit"
          className="button button-quiet"
          disabled={isDisabled}
          aria-describedby={needs ? noteId : undefined}
        >
          {active === kind || isStarting ? 'Importing ...' : button}
        </button>
      </div>
    </Form>
  )
}

/** Why a button cannot be used at first. */
const needTexts: Partial<Record<StartKind, string>> = {
  search: 'Type what to search for first.',
  brand: 'Type the name of a brand first.',
}

/** The cost of an import with a limit depends on what is typed there. */
const costText = (kind: StartKind, cost: number) =>
  kind === 'brands' || kind === 'popular'
    ? `Costs at most ${cost} requests.`
    : `Costs at most ${cost} requests, and one for each phone.`

type FieldProps = { name: string; label: string; hint?: string; kind: StartKind; result: ImportResult | null }

function fieldOf({ name, kind, result, ...field }: FieldProps, fallback = '') {
  const ownResult = ofKind(result, kind)
  return {
    ...field,
    id: `import-${kind}-${name}`,
    name,
    value: ownResult?.values[name] ?? fallback,
    error: ownResult?.errors[name]?.join(' '),
  }
}

function NumberField({ range, ...field }: Omit<FieldProps, 'name' | 'hint'> & { range: typeof LATEST }) {
  const { default: fallback, min, max } = range
  const props = fieldOf({ ...field, name: 'limit', hint: `${min} to ${max}` }, String(fallback))
  return <FormField {...props} type="number" inputMode="numeric" min={min} max={max} />
}

function TextField({ onText, ...field }: FieldProps & { onText: (text: string) => void }) {
  return <FormField {...fieldOf(field)} maxLength={120} onChange={onText} />
}
