/** The tab with the phones (ADMIN-3). */
import { Form, Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { PriceGrade } from '#app/entities/enums.ts'
import { PhoneImage } from '#app/phones/components/phone-image.tsx'
import { phoneImages } from '#app/phones/image-sources.ts'
import { adminPath } from '#app/platform/paths.ts'
import { counted, formatNumber } from '#app/platform/text/format.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { listForAdmin } from '../dashboard.server.ts'
import { type AdminState, adminAt } from '../paths.ts'
import { phoneSorts } from '../phone-sorts.ts'
import { CardActions } from './card-actions.tsx'
import { SortLinks } from './sort-links.tsx'

type MobilesProps = ReturnType<typeof listForAdmin> & { state: AdminState }

export function MobilesTab({ phones, paging, all, search, sorting, state }: MobilesProps) {
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
          {sorting && (
            <SortLinks
              sorts={[...phoneSorts]}
              sorting={sorting}
              pathOf={chosen => adminAt({ ...state, page: undefined, sorting: chosen })}
            />
          )}
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
                    <div>
                      <dt>Views</dt>
                      <dd>{formatNumber(phone.views)}</dd>
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
  return priceAgeDays === 0 ? 'Today' : `${counted(priceAgeDays, 'day')} ago`
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
