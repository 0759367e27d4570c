/** Which networks a visitor's own phone can use: a plain GET form with its answer (NET-2). */

import { Link } from '@remix-run/react'
import { networkTexts } from '#app/facts/network/texts.ts'
import type { NetworkStatus } from '#app/facts/network/values.ts'
import { pagePath, withQuery } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatAmount, formatPrice } from '#app/prices/price.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CheckedPhone, Choice } from '../checked-phone.server.ts'
import { networksPageTexts } from '../texts.ts'
import { phonesWith5gOf } from './operator-table.tsx'

type Props = {
  q: string
  checked: CheckedPhone | null
  /** To choose from, where the text is not that of one phone. */
  choices: Choice[]
  /** Whether no phone has the name, so that these are the nearest. */
  isAbsent: boolean
  /** Names of phones to check at a tap. */
  samples: string[]
  /** Operators with 5G. */
  ids: string[]
  /** Budgets of a first 5G phone, in rupees, the lowest first. */
  budgets: number[]
  /** Operators that have no 5G of their own. */
  without5g: { name: string; mergedInto: string | null }[]
}

export function NetworkCheck({ q, checked, choices, isAbsent, samples, ids, budgets, without5g }: Props) {
  const text = networksPageTexts()
  return (
    <section id="my-phone" className="panel networks-check md:scroll-mt-60" aria-labelledby="my-phone-title">
      <h2 id="my-phone-title" className="text-xl">
        {text.myPhone}
      </h2>
      {checked ? (
        <details className="narrow-fold mt-3">
          <summary>
            <bdi>{q}</bdi> <b>{text.change}</b>
          </summary>
          <CheckForm q={q} />
        </details>
      ) : (
        <CheckForm q={q} error={q === '' || choices.length > 0 ? undefined : text.notFound(q)} />
      )}
      <Choices choices={choices} title={isAbsent ? text.nearestNames(q) : text.whichOne} />
      <Choices choices={samples.map(name => ({ name, short: null }))} title={text.forExample} />
      {checked && <Checked checked={checked} ids={ids} budgets={budgets} without5g={without5g} />}
    </section>
  )
}

/** Phones to check at a tap. */
const Choices = ({ choices, title }: { choices: Choice[]; title: string }) =>
  choices.length > 0 && (
    <nav className="mt-4" aria-label={title}>
      <p className="label wrap-anywhere">{title}</p>
      <ul className="link-rows">
        {choices.map(({ name, short }) => (
          <li key={name}>
            <a href={`${withQuery(pagePath(sitePages.networks), { q: name })}#my-phone`} rel="nofollow">
              <span>
                <bdi>{name}</bdi> {short && <small>{short}</small>}
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

function CheckForm({ q, error }: { q: string; error?: string | undefined }) {
  const text = networksPageTexts()
  return (
    <form action={`${pagePath(sitePages.networks)}#my-phone`} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-full flex-1 sm:min-w-48">
        <PhoneCombobox
          id="network-phone"
          label={text.whichPhone}
          isLabelShown
          picks="form"
          placeholder={text.phonePlaceholder}
          defaultValue={q}
          error={error}
        />
      </div>
      <button type="submit" className="button button-primary">
        {text.check}
      </button>
    </form>
  )
}

type CheckedProps = { checked: CheckedPhone } & Pick<Props, 'ids' | 'budgets' | 'without5g'>

function Checked({ checked, ids, budgets, without5g }: CheckedProps) {
  const { name, path, pricePkr, priceNote, network } = checked
  const text = networksPageTexts()
  // A phone that works needs no other; above the highest budget none is near its price.
  const budget =
    pricePkr === null || (network && worksEverywhere(network.rows)) ? undefined : budgets.find(to => to >= pricePkr)
  return (
    <div className="mt-4" role="status">
      <h3 className="text-lg">{ofSource(name)}</h3>
      {pricePkr !== null && priceNote && (
        <p className="text-sm text-muted">
          {formatPrice(pricePkr)} · <PriceNoteText note={priceNote} />
        </p>
      )}
      {network ? <Answer {...network} without5g={without5g} /> : <p>{text.nothingKnown}</p>}
      <p className="networks-next">
        <Link to={`${path}#network`} className="button button-quiet">
          {text.seePhone}
        </Link>
        {budget !== undefined && (
          <Link to={phonesWith5gOf(ids, budget)} className="button button-quiet">
            {text.fiveGUnder(formatAmount(budget))}
          </Link>
        )}
      </p>
    </div>
  )
}

/** What works in part, or is not known, is neither. */
const marks: Partial<Record<NetworkStatus, string>> = {
  full: 'is-yes',
  good: 'is-yes',
  none: 'is-no',
  'no-5g': 'is-no',
}

type Network = NonNullable<CheckedPhone['network']>

const worksEverywhere = (rows: Network['rows']) =>
  rows.length > 0 && rows.every(({ status }) => marks[status] === 'is-yes')

const Answer = ({ short, fiveG, rows, fourG, without5g }: Network & Pick<Props, 'without5g'>) => (
  <>
    {worksEverywhere(rows) && (
      <p className="networks-in-short">
        <Icon name="check" /> {networksPageTexts().every5g}
      </p>
    )}
    {short === networkTexts().statuses['no-5g'] && (
      <p className="networks-in-short is-no">
        <Icon name="close" /> {networksPageTexts().no5g}
      </p>
    )}
    {fiveG && <p className="mt-1">{fiveG}</p>}
    <OperatorAnswers rows={rows} without5g={without5g} />
    {fourG.length === 0 && <p className="mt-1 text-sm text-muted">{networksPageTexts().every4g}</p>}
    {fourG.map(note => (
      <p key={note} className="mt-1 text-sm text-muted">
        {note}
      </p>
    ))}
  </>
)

/** Of an operator without 5G the answer is the same for every phone. */
const OperatorAnswers = ({ rows, without5g }: Pick<Network, 'rows'> & Pick<Props, 'without5g'>) =>
  rows.length > 0 && (
    <dl className="networks-answer">
      {rows.map(({ name, status }) => (
        <div key={name} className={marks[status]}>
          <dt>{name}</dt>
          <dd>{networkTexts().statuses[status]}</dd>
        </div>
      ))}
      {without5g.map(({ name, mergedInto }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {networksPageTexts().no5gOfItsOwn}
            {mergedInto && <small>{` ${networksPageTexts().mergedInto(mergedInto)}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
