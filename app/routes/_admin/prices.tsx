import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PriceRows } from '#app/admin/components/price-rows.tsx'
import { PriceWork } from '#app/admin/components/price-work.tsx'
import { SortLinks } from '#app/admin/components/sort-links.tsx'
import { SourceFaults } from '#app/admin/components/source-faults.tsx'
import { panelMeta } from '#app/admin/panel-meta.ts'
import { priceWorkAt } from '#app/admin/paths.ts'
import { describeSorting, sortingIn } from '#app/admin/phone-sorts.ts'
import { handlePriceForm } from '#app/admin/price-actions.server.ts'
import { priceWorkNamed, priceWorkSort, priceWorkSorts, priceWorkTexts } from '#app/admin/price-work-kinds.ts'
import { countPriceWork, listPriceWork } from '#app/admin/price-worklist.server.ts'
import { listShops } from '#app/admin/shops.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { paging } from '#app/platform/paging.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { priceWorkPath } from '#app/platform/paths.ts'
import { listSourceFaults } from '#app/prices/source-faults.server.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

const PAGE_SIZE = 20

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) => panelMeta(matches, 'Prices', priceWorkPath)

/** `?kind=`, `?sort=`, `?order=`, `?page=`, and `?source=` and `?date=` as they were typed last. */
/** The form that is shown again is one of the action below. */
const shownAgain = { action: () => action }

export const loader = adminLoader(({ request }) => {
  const query = new URL(request.url).searchParams
  const kind = priceWorkNamed(query.get('kind'))
  const now = Date.now()
  const counts = countPriceWork(now)
  const shown = paging(query.get('page'), counts[kind], PAGE_SIZE)
  const sorting = sortingIn(query, priceWorkSort(kind))
  return {
    kind,
    sorting,
    counts,
    sourceFaults: listSourceFaults(),
    paging: shown,
    shops: listShops(),
    phones: listPriceWork(kind, shown, now, sorting),
    offered: { source: query.get('source') ?? '', date: query.get('date') ?? todayInPakistan(now) },
  }
}, shownAgain)

export const action = adminAction(handlePriceForm)

export const clientAction = sendForm

export default function PricesPage() {
  const { kind, sorting, counts, sourceFaults, paging, phones, shops, offered } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  const { title, about, none } = priceWorkTexts[kind]
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-sm text-muted">
        {`${about} ${describeSorting(sorting)}. Type what you read, where, and when; Enter saves a row.`}
      </p>
      <PriceWork counts={counts} current={kind} />
      <SourceFaults faults={sourceFaults} />
      <SortLinks
        sorts={priceWorkSorts(kind)}
        sorting={sorting}
        pathOf={chosen => priceWorkAt({ kind, sorting: chosen })}
      />
      {unsent && (
        <p role="alert" className="field-error">
          {unsent}
        </p>
      )}
      {/* Another editor may have taken the last phone off the list. */}
      {(phones.length > 0 || result) && (
        <PriceRows
          phones={phones}
          shops={shops}
          offered={offered}
          problem={result}
          action={priceWorkAt({ kind, page: paging.page, sorting })}
        />
      )}
      {phones.length === 0 && <p className="panel p-8 text-center">{none}</p>}
      <Pagination {...paging} pathOf={page => priceWorkAt({ kind, page, sorting })} label="Pages of prices" />
    </>
  )
}
