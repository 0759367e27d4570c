/** Which networks a visitor's own phone can use: a plain GET form with its answer (NET-2). */
import { Link } from '@remix-run/react'
import { networkTexts } from '#app/facts/network/texts.ts'
import type { NetworkStatus } from '#app/facts/network/values.ts'
import { pagePath, withQuery } from '#app/platform/paths.ts'
import { sitePages } from '#app/platform/site-pages.ts'
import { ofSource } from '#app/platform/text/isolate.ts'
import { PriceNoteText } from '#app/prices/components/price-tag.tsx'
import { formatPrice } from '#app/prices/price.ts'
import { PhoneCombobox } from '#app/search/components/phone-combobox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CheckedPhone } from '../checked-phone.server.ts'
import { networksPageTexts } from '../texts.ts'
import { phonesWith5gOf } from './operator-cards.tsx'

/** A budget of a first 5G phone, in rupees. */
const FIRST_5G_PKR = 70_000

type Props = {
  q: string
  checked: CheckedPhone | null
  /** Names of phones to check at a tap. */
  samples: string[]
  /** Operators with 5G. */
  ids: string[]
}

export function NetworkCheck({ q, checked, samples, ids }: Props) {
  const text = networksPageTexts()
  return (
    <section id="my-phone" className="panel networks-check scroll-mt-20" aria-labelledby="my-phone-title">
      <h2 id="my-phone-title" className="text-xl">
        {text.myPhone}
      </h2>
      <form action={`${pagePath(sitePages.networks)}#my-phone`} className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-full flex-1 sm:min-w-48">
          <PhoneCombobox
            id="network-phone"
            label={text.whichPhone}
            isLabelShown
            picks="form"
            placeholder={text.phonePlaceholder}
            defaultValue={q}
            error={q !== '' && !checked ? text.notFound(q) : undefined}
          />
        </div>
        <button type="submit" className="button button-primary">
          {text.check}
        </button>
      </form>
      {samples.length > 0 && (
        <nav className="mt-4" aria-label={text.forExample}>
          <p className="label">{text.forExample}</p>
          <ul className="link-rows">
            {samples.map(name => (
              <li key={name}>
                <a href={`${withQuery(pagePath(sitePages.networks), { q: name })}#my-phone`} rel="nofollow">
                  <bdi>{name}</bdi> <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {checked && <Checked checked={checked} ids={ids} />}
    </section>
  )
}

function Checked({ checked, ids }: { checked: CheckedPhone; ids: string[] }) {
  const { name, path, pricePkr, priceNote, network, others } = checked
  const text = networksPageTexts()
  return (
    <div className="mt-4" role="status">
      <h3 className="text-lg">{ofSource(name)}</h3>
      {pricePkr !== null && priceNote && (
        <p className="text-sm text-muted">
          {formatPrice(pricePkr)} · <PriceNoteText note={priceNote} />
        </p>
      )}
      {network ? <Answer {...network} /> : <p>{text.nothingKnown}</p>}
      <p className="networks-next">
        <Link to={`${path}#network`} className="button button-quiet">
          {text.seePhone}
        </Link>
        <Link to={phonesWith5gOf(ids, FIRST_5G_PKR)} className="button button-quiet">
          {text.fiveGUnder(formatPrice(FIRST_5G_PKR))}
        </Link>
      </p>
      {others.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {text.otherPhones}{' '}
          {others.map((other, index) => (
            <span key={other}>
              {index > 0 && ' · '}
              <Link to={withQuery(pagePath(sitePages.networks), { q: other })} className="underline">
                {other}
              </Link>
            </span>
          ))}
        </p>
      )}
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

const Answer = ({ fiveG, rows, fourG }: NonNullable<CheckedPhone['network']>) => (
  <>
    {rows.length > 0 && rows.every(({ status }) => marks[status] === 'is-yes') && (
      <p className="networks-in-short">
        <Icon name="check" /> {networksPageTexts().every5g}
      </p>
    )}
    {fiveG && <p className="mt-1">{fiveG}</p>}
    {rows.length > 0 && (
      <dl className="networks-answer">
        {rows.map(({ name, status }) => (
          <div key={name} className={marks[status]}>
            <dt>{name}</dt>
            <dd>{networkTexts().statuses[status]}</dd>
          </div>
        ))}
      </dl>
    )}
    {fourG.length === 0 && <p className="mt-1 text-sm text-muted">{networksPageTexts().every4g}</p>}
    {fourG.map(note => (
      <p key={note} className="mt-1 text-sm text-muted">
        {note}
      </p>
    ))}
  </>
)
