/** The three tabs of the dashboard (ADMIN-3, ADMIN-5, ADMIN-13). */
import { Form, Link, useNavigate } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { BrandLogo } from '#app/brands/components/brand-tile.tsx'
import type { PriceGrade } from '#app/entities/enums.ts'
import type { FieldChange } from '#app/entities/field-change.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { adminPath } from '#app/platform/paths.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { useHasScript } from '#app/ui/has-script.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { activityForAdmin, brandsForAdmin, listForAdmin } from '../dashboard.server.ts'
import { type AdminState, adminAt } from '../paths.ts'
import { Moment } from './moment.tsx'

type MobilesProps = ReturnType<typeof listForAdmin> & { state: AdminState }

export function MobilesTab({ phones, paging, all, search, state }: MobilesProps) {
  return (
    <section aria-label="Mobiles">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Form action={adminPath} preventScrollReset className="relative w-full max-w-sm">
          <label htmlFor="admin-search" className="sr-only">
            Search by name, brand or model
          </label>
          <SearchField search={search} />
          <button type="submit" className="icon-button absolute end-0 top-0 text-brand" aria-label="Search">
            <Icon name="search" />
          </button>
        </Form>
        <Link to={adminAt(state, { new: 'mobile' })} className="button button-primary ms-auto">
          <Icon name="plus" /> Add Mobile
        </Link>
      </div>
      {phones.length === 0 ? (
        <p className="panel p-8 text-center">
          {search === '' ? 'No mobiles available' : `No mobiles found matching "${search}"`}
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted" role="status">
            {`Showing ${paging.from} - ${paging.to} of ${paging.total} mobiles${search === '' ? '' : ` (filtered from ${all} total)`}`}
          </p>
          <ul className="panel admin-rows divide-y divide-line">
            {phones.map(phone => (
              <li key={phone.id}>
                <PhoneImage sources={phoneImages(phone)} alt="" quality="low" />
                <div className="admin-row-facts min-w-0">
                  <h2 className="text-base wrap-anywhere">{phone.name}</h2>
                  <p className="text-sm text-muted">{phone.brandName}</p>
                  <dl className="admin-facts">
                    <div>
                      <dt>RAM</dt>
                      <dd>{phone.ram ?? 'Not set'}</dd>
                    </div>
                    <div>
                      <dt>Storage</dt>
                      <dd>{phone.storage ?? 'Not set'}</dd>
                    </div>
                    <div>
                      <dt>Price</dt>
                      <dd>
                        {phone.price || 'Not set'}{' '}
                        {phone.priceGrade && <span className="text-sm text-muted">{gradeTexts[phone.priceGrade]}</span>}
                      </dd>
                    </div>
                    <div>
                      <dt>Checked</dt>
                      <dd>{ageText(phone)}</dd>
                    </div>
                  </dl>
                </div>
                <CardActions
                  name={phone.name}
                  view={adminAt(state, { view: phone.id })}
                  edit={adminAt(state, { edit: phone.id })}
                  remove={adminAt(state, { delete: phone.id })}
                  id={phone.id}
                  intent="delete-phone"
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination {...paging} pathOf={page => adminAt({ ...state, page })} label="Pages of mobiles" />
    </section>
  )
}

const gradeTexts: Record<PriceGrade, string> = { shop: 'shop price', older: 'older price', launch: 'launch price' }

function ageText({ priceGrade, priceAgeDays }: MobilesProps['phones'][number]): string {
  if (priceGrade === null) return 'Never'
  if (priceAgeDays === null) return 'No date'
  return priceAgeDays === 0 ? 'Today' : `${formatNumber(priceAgeDays)} ${priceAgeDays === 1 ? 'day' : 'days'} ago`
}

/** Debounce delay of the search while typing. */
const SEARCH_DELAY_MS = 250

/** Filters the list while typing; without script the form is submitted. */
function SearchField({ search }: { search: string }) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const navigate = useNavigate()
  useEffect(() => () => clearTimeout(timer.current), [])
  // Follows the URL, except while the field has focus.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  const cancelSearch = () => clearTimeout(timer.current)
  function onChange(text: string) {
    cancelSearch()
    timer.current = setTimeout(() => {
      navigate(adminAt({ tab: 'mobiles', q: text.trim() }), { replace: true, preventScrollReset: true })
    }, SEARCH_DELAY_MS)
  }
  return (
    <input
      ref={field}
      id="admin-search"
      name="q"
      type="search"
      className="field search-field"
      placeholder="Name, brand or model"
      autoComplete="off"
      defaultValue={search}
      onChange={event => onChange(event.target.value)}
      // A delayed search must not override a submitted form or a followed link.
      onKeyDown={event => event.key === 'Enter' && cancelSearch()}
      onBlur={event => event.relatedTarget instanceof HTMLAnchorElement && cancelSearch()}
    />
  )
}

export function BrandsTab({ brands, state }: { brands: ReturnType<typeof brandsForAdmin>; state: AdminState }) {
  return (
    <section aria-label="Brands">
      <p className="mb-4 text-end">
        <Link to={adminAt(state, { new: 'brand' })} className="button button-primary">
          <Icon name="plus" /> Add Brand
        </Link>
      </p>
      {brands.length === 0 && <p className="panel p-8 text-center">No brands available</p>}
      <ul className="admin-grid">
        {brands.map(brand => (
          <li key={brand.id} className="panel admin-card">
            <BrandLogo logo={brand.logo} name={brand.name} />
            <div className="min-w-0">
              <h2 className="text-base wrap-anywhere">{brand.name}</h2>
              <p className="mt-1 flex flex-wrap gap-2">
                <span className="pill">{`${brand.phoneCount} phones`}</span>
                <span className={brand.isVisible ? 'pill' : 'pill pill-muted'}>
                  {brand.isVisible ? 'Visible' : 'Hidden'}
                </span>
              </p>
              {brand.description && <p className="mt-2 text-sm text-muted">{brand.description}</p>}
            </div>
            <CardActions
              name={brand.name}
              edit={adminAt(state, { 'edit-brand': brand.id })}
              remove={adminAt(state, { 'delete-brand': brand.id })}
              id={brand.id}
              intent="delete-brand"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type ActionsProps = { name: string; view?: string; edit: string; remove: string; id: string; intent: string }

function CardActions({ name, view, edit, remove, id, intent }: ActionsProps) {
  const hasScript = useHasScript()
  // With script the browser confirms; without it the link leads to a confirmation page.
  const confirmDeletion = (event: FormEvent) => {
    if (!window.confirm(`Are you sure you want to delete ${name}?`)) event.preventDefault()
  }
  return (
    <div className="admin-actions">
      {view && (
        <Link to={view} preventScrollReset className="button button-quiet" aria-label={`View ${name}`}>
          View
        </Link>
      )}
      <Link to={edit} preventScrollReset className="button button-quiet" aria-label={`Edit ${name}`}>
        Edit
      </Link>
      {hasScript ? (
        <Form method="post" onSubmit={confirmDeletion}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="button button-quiet" aria-label={`Delete ${name}`}>
            Delete
          </button>
        </Form>
      ) : (
        <Link to={remove} preventScrollReset className="button button-quiet" aria-label={`Delete ${name}`}>
          Delete
        </Link>
      )}
    </div>
  )
}

/** Text before the name of the changed record. */
const subjectPrefixes: Record<string, string> = {
  phone: 'mobile ',
  brand: 'brand ',
  table: 'the table ',
  account: 'the account ',
  invitation: '',
  site: 'the ',
  text: 'the texts ',
}

const verbs: Record<string, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  merge: 'merged',
  restore: 'restored',
  login: 'logged in',
  import: 'imported',
  undo: 'took back',
}

/** Old and new value of each changed field. */
function Changes({ changes, name }: { changes: FieldChange[]; name: string }) {
  if (changes.length === 0) return null
  return (
    <details className="w-full text-sm">
      <summary>
        Old and new values<span className="sr-only">{` of ${name}`}</span>
      </summary>
      <dl className="mt-2 grid gap-2 wrap-anywhere">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-semibold">{field}</dt>
            <dd className="text-muted">{`Before: ${before || 'empty'}`}</dd>
            <dd>{`After: ${after || 'empty'}`}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function RestoreButton({ action, subjectName }: { action: string; subjectName: string }) {
  const [label, name] =
    action === 'merge' ? ['Undo', `Undo merging ${subjectName}`] : ['Restore', `Restore ${subjectName}`]
  return (
    <button type="submit" className="button button-quiet" aria-label={name}>
      {label}
    </button>
  )
}

export function ActivityTab({ entries, paging, state }: ReturnType<typeof activityForAdmin> & { state: AdminState }) {
  return (
    <section aria-label="Activity">
      {entries.length === 0 && <p className="panel p-8 text-center">Nothing has happened yet</p>}
      <ol className="panel divide-y divide-line">
        {entries.map(entry => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <span className="text-sm text-muted">
              <Moment at={entry.at} />
            </span>
            <span className="min-w-0 flex-1">
              <strong>{entry.username}</strong> {verbs[entry.action] ?? entry.action}
              {entry.subject !== 'session' && ` ${subjectPrefixes[entry.subject] ?? ''}${entry.subjectName}`}
              {entry.fields.length > 0 && <span className="text-sm text-muted">{` (${entry.fields.join(', ')})`}</span>}
            </span>
            <Changes changes={entry.changes ?? []} name={entry.subjectName} />
            {entry.isRestorable && (
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="id" value={entry.id} />
                <RestoreButton {...entry} />
              </Form>
            )}
          </li>
        ))}
      </ol>
      <Pagination {...paging} pathOf={page => adminAt({ ...state, page })} label="Pages of activity" />
    </section>
  )
}
