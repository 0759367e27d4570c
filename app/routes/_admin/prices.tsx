import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OldPrices } from '#app/admin/components/old-prices.tsx'
import { PriceWork } from '#app/admin/components/price-work.tsx'
import { handlePriceForm } from '#app/admin/price-actions.server.ts'
import { adminAction, adminLoader } from '#app/auth/guard.server.ts'
import { privatePage } from '#app/http/caching.server.ts'
import { countHeldPrices } from '#app/phones/held-prices.server.ts'
import { countOldPrices, listOldPrices } from '#app/phones/price-work.server.ts'
import { paging } from '#app/platform/paging.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { oldPricesPath, withQuery } from '#app/platform/paths.ts'
import { NEWEST_DAYS } from '#app/prices/doubt.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { sendForm, useFormResult } from '#app/ui/sending.ts'

const PAGE_SIZE = 20

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Prices', description: 'For the administrator.', path: oldPricesPath, noIndex: true })

/** `?page=`, and `?source=` and `?date=` as they were typed last. */
export const loader = adminLoader(({ request }) => {
  const query = new URL(request.url).searchParams
  const now = Date.now()
  const old = countOldPrices(now)
  const shown = paging(query.get('page'), old, PAGE_SIZE)
  return {
    counts: { held: countHeldPrices(), old },
    paging: shown,
    phones: listOldPrices(shown, now),
    offered: { source: query.get('source') ?? '', date: query.get('date') ?? todayInPakistan(now) },
  }
})

export const action = adminAction(handlePriceForm)

export const clientAction = sendForm

export default function PricesPage() {
  const { counts, paging, phones, offered } = useLoaderData<typeof loader>()
  const { result, unsent } = useFormResult<typeof action>()
  return (
    <>
      <h1 className="text-2xl">{`Prices older than ${NEWEST_DAYS} days`}</h1>
      <p className="mt-1 text-sm text-muted">
        Most viewed first. Type what you read, where, and when; Enter saves a row.
      </p>
      <PriceWork {...counts} current={oldPricesPath} />
      {unsent && (
        <p role="alert" className="field-error">
          {unsent}
        </p>
      )}
      {phones.length > 0 ? (
        <OldPrices
          phones={phones}
          offered={offered}
          problem={result}
          action={withQuery(oldPricesPath, { page: paging.page > 1 ? paging.page : undefined })}
        />
      ) : (
        <p className="panel p-8 text-center">Every price is younger than that.</p>
      )}
      <Pagination
        {...paging}
        pathOf={page => withQuery(oldPricesPath, { page: page > 1 ? page : undefined })}
        label="Pages of prices"
      />
    </>
  )
}
