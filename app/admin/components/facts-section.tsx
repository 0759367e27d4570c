/** The facts of a phone with their origins, and the form to state others (ADMIN-16). */
import { Form } from '@remix-run/react'
import type { FactRow, StatementField, StatementProblem } from '#app/facts/statement.ts'
import { FormField } from '#app/ui/form-field.tsx'

type Props = { phoneId: string; facts: FactRow[]; problem: StatementProblem | null }

export function FactsSection({ phoneId, facts, problem }: Props) {
  const stated = facts.filter(({ isStated }) => isStated)
  const impossible = facts.filter(({ impossible, isStated }) => impossible && !isStated)
  return (
    <section id="facts" className="mt-8 border-t border-line pt-6" aria-labelledby="facts-title">
      <h3 id="facts-title" className="text-lg">
        Facts
      </h3>
      <p className="mt-1 text-sm text-muted">
        Derived from the specifications and from tables of measurements; comparisons and filters use them.
      </p>
      <details className="fold panel mt-3" open={problem !== null}>
        <summary>{problem ? 'Correct the statement' : 'State another value'}</summary>
        <StatementForm phoneId={phoneId} facts={facts} problem={problem} />
      </details>
      {impossible.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">Not possible, so not used</h4>
          <ul className="fact-list">
            {impossible.map(({ fact, impossible }) => (
              <li key={fact}>
                <span className="font-semibold">{fact}</span> <span className="wrap-anywhere">{impossible}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {stated.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">Stated by editors</h4>
          <FactList facts={stated} phoneId={phoneId} />
        </>
      )}
      <details className="fold panel mt-3">
        <summary>All facts</summary>
        <FactList facts={facts} phoneId={null} />
      </details>
    </section>
  )
}

/** @param phoneId the phone, where each row can be removed */
function FactList({ facts, phoneId }: { facts: FactRow[]; phoneId: string | null }) {
  return (
    <ul className="fact-list">
      {facts.map(({ fact, text, source, confidence, isStated }) => (
        <li key={fact}>
          <span className="font-semibold">{fact}</span> <span className="wrap-anywhere">{text ?? 'not known'}</span>{' '}
          <span className="text-sm text-muted">
            {source && `${source} · ${confidence}`}
            {isStated && ' · stated by an editor'}
          </span>
          {phoneId !== null && (
            <Form method="post" className="mt-1">
              <input type="hidden" name="id" value={phoneId} />
              <input type="hidden" name="fact" value={fact} />
              <button
                type="submit"
                name="intent"
                value="remove-statement"
                className="button button-quiet"
                aria-label={`Remove the statement on ${fact}`}
              >
                Remove
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

function StatementForm({ phoneId, facts, problem }: Props) {
  const field = (name: StatementField) => ({
    id: `statement-${name}`,
    name,
    value: problem?.values[name] ?? '',
    error: problem?.errors[name],
  })
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="id" value={phoneId} />
      {problem?.confirmed && <input type="hidden" name="confirmed" value={problem.confirmed} />}
      <FormField
        {...field('fact')}
        label="Fact"
        options={[{ value: '', label: 'Choose a fact' }, ...facts.map(({ fact }) => ({ value: fact, label: fact }))]}
      />
      <FormField
        {...field('value')}
        label="Value"
        rows={3}
        hint="A number, a word, yes or no, or the form that the list of facts shows. Empty: not known."
      />
      <FormField {...field('source')} label="Source" isRequired hint="Where you read it, such as samsung.com" />
      <FormField {...field('url')} label="Address of the source" type="url" />
      <FormField {...field('date')} label="Date of the source" hint="Such as 2026-11-22, 2026-11 or 2026" />
      <FormField
        {...field('confidence')}
        value={problem?.values.confidence ?? 'high'}
        label="Confidence"
        options={['high', 'medium', 'low'].map(value => ({ value, label: value }))}
      />
      <button type="submit" name="intent" value="state-fact" className="button button-primary justify-self-start">
        State this fact
      </button>
    </Form>
  )
}
