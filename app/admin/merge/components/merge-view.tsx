/** The two steps of merging entries of a phone: finding the other one, and choosing (ADMIN-23). */
import { Form, Link } from '@remix-run/react'
import { MAX_PICTURES } from '#app/pictures/phone-pictures.ts'
import { adminEditPath, mergePath } from '#app/platform/paths.ts'
import { RESTORABLE_DAYS } from '#app/platform/retention.ts'
import { VersionChoices, type VersionRow } from '../../components/version-choices.tsx'
import type { MergePage } from '../merge-page.server.ts'

type Searching = Extract<MergePage, { step: 'search' }>
type Choosing = Extract<MergePage, { step: 'choose' }>

export function MergeView({ page }: { page: MergePage }) {
  return page.step === 'search' ? <FindOther {...page} /> : <Choose key={page.goes.id} {...page} />
}

function FindOther({ stays, q, candidates, problem }: Searching) {
  return (
    <>
      {problem && (
        <p role="alert" className="notice notice-problem">
          {problem}
        </p>
      )}
      <Form method="get" action={mergePath(stays.id)} className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-1 gap-1">
          {`${stays.name} is the same phone as …`}
          <input name="q" type="search" className="field" defaultValue={q} autoComplete="off" />
        </label>
        <button type="submit" className="button button-primary">
          Search
        </button>
      </Form>
      {candidates.length === 0 ? (
        <p className="panel p-8 text-center">{`No other mobile found for "${q}"`}</p>
      ) : (
        <ul className="panel divide-y divide-line">
          {candidates.map(({ id, name, path, year, price }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <strong className="block">{name}</strong>
                <span className="text-sm text-muted">{[path, year, price].filter(Boolean).join(' · ')}</span>
              </span>
              <Link
                to={mergePath(stays.id, { other: id })}
                className="button button-quiet"
                aria-label={`Choose ${name}`}
              >
                Choose
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={adminEditPath(stays.id)} className="link">
          Back to editing
        </Link>
      </p>
    </>
  )
}

function Choose({ stays, goes, versions, prices, differing, onlyInOne, equal }: Choosing) {
  return (
    <Form
      // The choices follow the entries as they are now.
      key={`${versions.stays}/${versions.goes}`}
      method="post"
      action={mergePath(stays.id, { other: goes.id })}
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="other" value={goes.id} />
      <input type="hidden" name="version" value={versions.stays} />
      <input type="hidden" name="otherVersion" value={versions.goes} />
      <dl className="admin-facts wrap-anywhere">
        <div>
          <dt>Stays</dt>
          <dd>{`${stays.name}, ${stays.path}`}</dd>
        </div>
        <div>
          <dt>Goes</dt>
          <dd>{`${goes.name}, ${goes.path}: this address then leads to the other one`}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{`Follows from the offers and the history of both (now ${prices.stays}; ${prices.goes})`}</dd>
        </div>
      </dl>
      <p>
        <Link to={mergePath(goes.id, { other: stays.id })} className="link">
          Keep the other address instead
        </Link>
      </p>
      {differing.length > 0 ? <Rows rows={differing} /> : <p>Nothing that both have differs.</p>}
      {onlyInOne.length > 0 && (
        <details>
          <summary className="py-2">{`Only one of them has these (${onlyInOne.length}): all are kept`}</summary>
          <Rows rows={onlyInOne} />
        </details>
      )}
      {equal.length > 0 && (
        <details>
          <summary className="py-2">{`The same in both (${equal.length})`}</summary>
          <dl className="admin-facts wrap-anywhere">
            {equal.map(({ name, field, text }) => (
              <div key={name}>
                <dt>{field}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="text-sm text-muted">
        {`Price history, offers, price reports, held prices and listings, and rules of sources are joined, views are added up, and pictures are united, up to ${MAX_PICTURES}. Activity can undo the merge for ${RESTORABLE_DAYS} days.`}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="submit" name="intent" value="merge" className="button button-primary">
          Merge
        </button>
        <Link to={mergePath(stays.id)} className="button button-quiet">
          Choose another one
        </Link>
      </p>
    </Form>
  )
}

const Rows = ({ rows }: { rows: VersionRow[] }) => (
  <VersionChoices
    versions={[
      { value: 'stays', heading: 'Stays', label: 'Keep' },
      { value: 'goes', heading: 'Goes', label: 'Take' },
    ]}
    rows={rows}
  />
)
