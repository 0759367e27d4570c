/** The compare page: the list kept in step with the address, the box to add phones, and the comparison. */
import { Link, useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import { brandsPath, compareFor, comparePath, phonesPath, withQuery } from '#app/platform/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { Comparison } from '../compare.server.ts'
import { useCompare } from '../compare-context.tsx'
import { addNotice, COMPARE_LIMIT } from '../rules.ts'
import { compareStore } from '../store.ts'
import { AddPhone, type FoundPhone } from './add-phone.tsx'
import { CompareTables } from './compare-table.tsx'
import { ScaleDrawings } from './scale-drawings.tsx'

type Props = Comparison & {
  hasAddress: boolean
  onlyDifferences: boolean
  /** What a visitor without script searched for, and what it found. */
  text: string
  found: FoundPhone[]
  notice: 'exists' | 'full' | null
}

/** The list makes the address and the address the list (decisions §3). */
function useAddressInStep(shown: string[], hasAddress: boolean): void {
  const navigate = useNavigate()
  const address = shown.join()
  useEffect(() => {
    const follow = () => {
      const ids = compareStore.ids()
      if (ids.join() !== address) {
        navigate(ids.length > 0 ? compareFor(ids) : comparePath, { replace: true, preventScrollReset: true })
      }
    }
    if (hasAddress && address !== '') compareStore.replace(address.split(','))
    else if (!hasAddress) follow()
    return compareStore.subscribe(follow)
  }, [address, hasAddress, navigate])
}

export function ComparePanel(props: Props) {
  const { phones, unknown, notice, text, found, hasAddress } = props
  const shown = phones.map(phone => phone.id)
  useAddressInStep(shown, hasAddress)
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">Compare Mobile Phones</h1>
      <p className="mt-2 text-muted" role="status">
        {`${phones.length}/${COMPARE_LIMIT} phones selected`}
      </p>
      {unknown > 0 && (
        <p className="notice mt-4">
          {unknown === 1
            ? '1 phone of this link is not in our catalogue and was left out.'
            : `${unknown} phones of this link are not in our catalogue and were left out.`}
        </p>
      )}
      {notice && <p className="notice mt-4">{addNotice(notice, 'That phone').text}</p>}
      <AddPhone shown={shown} text={text} found={found} />
      {phones.length === 0 ? <Empty /> : <Selected {...props} shown={shown} />}
    </div>
  )
}

function Empty() {
  return (
    <div className="panel mt-6 p-10 text-center">
      <p className="display text-lg">No phones selected for comparison</p>
      <p className="mt-1 text-muted">Search for a phone above, or press + on any phone of a list.</p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <Link to={phonesPath()} className="button button-primary">
          View All Mobiles
        </Link>
        <Link to={brandsPath} className="button button-quiet">
          All Brands
        </Link>
      </p>
    </div>
  )
}

function Selected({ phones, main, details, verdicts, drawings, onlyDifferences, shown }: Props & { shown: string[] }) {
  const { clear } = useCompare()
  const emptied = (event: FormEvent) => {
    event.preventDefault()
    clear()
  }
  return (
    <>
      {verdicts.length > 0 && (
        <section className="mt-8" aria-labelledby="in-short">
          <h2 id="in-short" className="mb-3 text-2xl">
            In Short
          </h2>
          <ul className="verdicts">
            {verdicts.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ScaleDrawings drawings={drawings} />
      <section className="mt-10" aria-labelledby="side-by-side">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id="side-by-side" className="me-auto text-2xl">
            Side by Side
          </h2>
          {phones.length > 1 && (
            <Link
              to={withQuery(comparePath, { phones: shown.join(','), diff: onlyDifferences ? undefined : 1 })}
              preventScrollReset
              replace
              className="choice no-print"
              aria-current={onlyDifferences ? 'true' : undefined}
            >
              {onlyDifferences && <Icon name="check" />} Differences only
            </Link>
          )}
          <ShareButton title={phones.map(phone => phone.name).join(' vs ')} path={compareFor(shown)} />
          <form method="post" action={comparePath} onSubmit={emptied} className="no-print">
            <button type="submit" name="clear" value="1" className="button button-quiet">
              <Icon name="trash" /> Clear Comparison
            </button>
          </form>
        </div>
        <CompareTables phones={phones} main={main} details={details} onlyDifferences={onlyDifferences} />
      </section>
    </>
  )
}
