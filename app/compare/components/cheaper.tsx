/** Cheaper phones that give as much as one of those compared. */

import { Link } from '@remix-run/react'
import type { FormEvent } from 'react'
import { compareButtonTexts } from '#app/compare-list/button-texts.ts'
import { compareList } from '#app/compare-list/compare-list.ts'
import { compareListTexts } from '#app/compare-list/texts.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import { comparePath } from '#app/platform/paths.ts'
import { ofSource, splitName } from '#app/platform/text/isolate.ts'
import { locale } from '#app/platform/text/language.ts'
import { unbroken } from '#app/platform/text/measures.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { Icon } from '#app/ui/icon.tsx'
import { columnNames } from '../column-names.ts'
import type { Comparison, Verdict } from '../compare.server.ts'
import { compareTexts } from '../texts.ts'

type Props = Pick<Comparison, 'verdict' | 'verdicts' | 'phones'>

/** The one that the verdict on two phones names, else the cheapest one, which In Short names; only with a price whose source is known. */
function cheapestForTwo({ verdict, verdicts, phones }: Props) {
  if (phones.length !== 2) return null
  const sorted = verdicts
    .flatMap(({ id, value }) => (value?.matched.priceNote ? [{ insteadOf: id, ...value.matched }] : []))
    .toSorted((a, b) => a.pkr - b.pkr)
  return sorted.find(({ id }) => id === verdict?.cheaper?.id) ?? sorted[0] ?? null
}

/** The cheapest one, of which the verdict may say what it gives, with a button that adds it; on a small screen on a fold. */
export function CheaperInShort(props: Props) {
  const first = cheapestForTwo(props)
  if (!first?.priceNote) return null
  const { phones, verdict } = props
  const said = verdict?.cheaper?.id === first.id ? verdict.cheaper : null
  const than = phones.find(({ id }) => id === first.insteadOf)?.shortName ?? ''
  const [name = first.name] = columnNames([first.name])
  return (
    <details className="compare-leads compare-sources">
      <summary>{unbroken(compareTexts().cheaperFold(said ? said.than : than, name, formatPrice(first.pkr)))}</summary>
      {said && <p className="compare-line">{unbroken(said.text)}</p>}
      <div className="compare-cheaper">
        <p className="compare-line">
          {!said && <>{compareTexts().cheaperThan(than)} </>}
          <Link to={first.href} className="link">
            {ofSource(first.name)}
          </Link>
          {`${locale().punctuation.comma} `}
          {unbroken(formatPrice(first.pkr))}{' '}
          <span className="text-sm text-muted">
            (<PriceNoteText note={first.priceNote} />)
          </span>
        </p>
        <AddForm phone={first} shown={phones} />
      </div>
    </details>
  )
}

function AddForm({ phone, shown }: { phone: { id: string; name: string }; shown: Props['phones'] }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    compareList.get().add(phone)
  }
  return (
    <form method="post" action={comparePath()} onSubmit={onSubmit} className="no-print">
      <input type="hidden" name="phones" value={shown.map(({ id }) => id).join(',')} />
      <button
        type="submit"
        name="add"
        value={phone.id}
        className="button button-quiet"
        aria-label={compareListTexts().add(phone.name)}
      >
        <Icon name="plus" /> {compareButtonTexts().add}
      </button>
    </form>
  )
}

/** Those that In Short does not name. */
export function Cheaper(props: Props) {
  const named = cheapestForTwo(props)?.id
  const said = props.verdicts.flatMap(({ id, value }) => (value && value.matched.id !== named ? [{ id, value }] : []))
  if (said.length === 0) return null
  const shown = props.phones.map(({ id }) => id)
  return (
    <section className="mt-8" aria-labelledby="cheaper">
      <h2 id="cheaper" className="mb-3 text-xl">
        {compareTexts().cheaperChoices}
      </h2>
      <div className="panel divide-y divide-line px-4">
        {said.map(({ id, value }) => (
          <div key={id} className="compare-cheaper py-3">
            <CheaperChoice insteadOf={props.phones.find(phone => phone.id === id)?.name ?? ''} value={value} />
            {/* Only where there is room for it in the list. */}
            {props.phones.length < COMPARE_LIMIT && !shown.includes(value.matched.id) && (
              <AddForm phone={value.matched} shown={props.phones} />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function CheaperChoice({ insteadOf, value }: { insteadOf: string; value: NonNullable<Verdict['value']> }) {
  const { text, matched } = value
  return (
    <p>
      {compareTexts().insteadOf(insteadOf)}{' '}
      <Link to={matched.href} className="link">
        {matched.name}
      </Link>
      {splitName(text, [matched.name]).rest}
      {matched.priceNote && (
        <span className="block text-sm text-muted">
          {compareTexts().itsPrice} <PriceNoteText note={matched.priceNote} />
        </span>
      )}
    </p>
  )
}
