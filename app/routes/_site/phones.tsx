import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { bands } from '#app/entities/enums.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { phonesPageTexts } from '#app/pages/phones/texts.ts'
import { PhoneGrid } from '#app/phones/components/phone-card.tsx'
import { countPhones, listCards } from '#app/phones/listing.server.ts'
import { pageNumber, paging } from '#app/platform/paging.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { bandLabel, bandNamed, bandRange } from '#app/prices/bands.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PendingPart } from '#app/site/pending-page.tsx'
import { Pagination } from '#app/ui/pagination.tsx'

/** Phones per page (PHONES-1). */
const PAGE_SIZE = 20

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const band = data?.band ?? null
  return pageMeta(matches, {
    title: band ? phonesPageTexts().titleOfBand(bandLabel(band), bandRange(band)) : phonesPageTexts().title,
    description: phonesPageTexts().description,
    path: phonesPath({ price: band ?? undefined, page: pageNumber(data?.paging.page ?? 1) }),
  })
}

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const band = bandNamed(query.get('price'))
  const filter = band ? { band } : {}
  const page = paging(query.get('page'), countPhones(filter), PAGE_SIZE)
  return { band, paging: page, phones: listCards(filter, 'newest', page) }
}

export default function PhonesPage() {
  const { band, paging, phones } = useLoaderData<typeof loader>()
  const { from, to, total } = paging
  return (
    <div className="shell py-8">
      <h1 className="text-3xl">{phonesPageTexts().heading}</h1>
      <nav aria-label={phonesPageTexts().priceBand} className="mt-4">
        <ul className="choices">
          {[null, ...bands].map(choice => (
            <li key={choice ?? 'all'}>
              <Link
                to={phonesPath({ price: choice ?? undefined })}
                preventScrollReset
                className="choice"
                aria-current={choice === band ? 'true' : undefined}
              >
                {choice ? bandLabel(choice) : phonesPageTexts().all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="my-4 text-sm text-muted" role="status">
        {phonesPageTexts().showing(from, to, total)}
        {band && <span className="block">{phonesPageTexts().gradesInBand}</span>}
      </p>
      <PendingPart count={8}>
        {phones.length > 0 ? (
          <PhoneGrid phones={phones} />
        ) : (
          <p className="panel p-10 text-center">
            {band ? phonesPageTexts().noneInBand : phonesPageTexts().none}{' '}
            {band && (
              <Link to={phonesPath()} className="link">
                {phonesPageTexts().showAll}
              </Link>
            )}
          </p>
        )}
      </PendingPart>
      <Pagination
        {...paging}
        pathOf={page => phonesPath({ price: band ?? undefined, page: pageNumber(page) })}
        label={phonesPageTexts().pages}
      />
    </div>
  )
}
