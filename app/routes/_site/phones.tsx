import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { bands } from '#app/entities/enums.ts'
import { wishQuery } from '#app/finder/address.ts'
import { askedSentence, gradesNote, sortOptions } from '#app/finder/describe.ts'
import { finderSorts } from '#app/finder/order.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { phonesPageTexts } from '#app/pages/phones/texts.ts'
import { ListHeading, phonesInWords } from '#app/phones/components/finder/list-heading.tsx'
import { ListPage } from '#app/phones/components/finder/list-page.tsx'
import { MorePhones } from '#app/phones/components/finder/more-phones.tsx'
import { PhonesByAge } from '#app/phones/components/finder/phones-by-age.tsx'
import { filterState, findPhones, readWanted, untilListable } from '#app/phones/finder-list.server.ts'
import { pageNumber } from '#app/platform/paging.ts'
import { phonesPath } from '#app/platform/paths.ts'
import { bandLabel, bandNamed, bandRange, phonesOfBand, rangeOfBand } from '#app/prices/bands.ts'
import { FeedLink } from '#app/seo/components/feed-link.tsx'
import { feedOfList } from '#app/seo/list-feed.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { PendingPart } from '#app/site/pending-page.tsx'
import { Pagination } from '#app/ui/pagination.tsx'

/** Phones per page (PHONES-1). */
const PAGE_SIZE = 20

/** The order by cameras is of searches for them. */
const OFFERED_SORTS = finderSorts.filter(sort => sort !== 'camera')

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const band = data?.band ?? null
  const isFiltered = data && (data.filter.must.length > 0 || data.filter.nice.length > 0 || data.sort !== 'newest')
  return pageMeta(matches, {
    title: band ? phonesPageTexts().titleOfBand(bandLabel(band), bandRange(band)) : phonesPageTexts().title,
    description: phonesPageTexts().description,
    feed: data?.feed,
    // Canonical address: filtered and sorted lists point to the unfiltered one.
    path: phonesPath({
      price: band ?? undefined,
      page: isFiltered ? undefined : pageNumber(data?.found.paging.page ?? 1),
    }),
  })
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const wanted = readWanted(request, phonesPath(), ['price', 'sort'])
  const band = bandNamed(query.get('price'))
  const sort = finderSorts.find(sort => sort === query.get('sort')) ?? 'newest'
  const scope = band ? { band, range: rangeOfBand(band) } : {}
  await untilListable(request, wanted, { scope, sort })
  const found = findPhones(wanted, { scope, sort, requested: query.get('page'), size: PAGE_SIZE })
  return { band, sort, found, filter: filterState(request, wanted, scope), feed: feedOfList({ ...wanted, scope }) }
}

export default function PhonesPage() {
  const { band, sort, found, filter, feed } = useLoaderData<typeof loader>()
  const { phones, paging } = found
  const { from, to, total } = paging
  const kept = { price: band ?? undefined, sort: sort === 'newest' ? undefined : sort }
  const wishes = wishQuery({ must: new Map(filter.must), nice: new Map(filter.nice) })
  const ofBand = (phones: string) => (band ? phonesOfBand(phones, band) : phones)
  const asked = askedSentence(total, filter, ofBand)
  const note = gradesNote(sort, band !== null)
  const tabs = (
    <nav aria-label={phonesPageTexts().priceBand}>
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
  )
  return (
    <div className="shell list-shell">
      <ListPage
        path={phonesPath()}
        kept={kept}
        state={filter}
        total={total}
        lead={{ phones, recent: found.recent, turn: found.turn, note }}
        sorts={{ current: sort, offered: sortOptions(OFFERED_SORTS), usual: 'newest' }}
        head={
          <>
            <ListHeading total={total} count={ofBand(phonesInWords(total))} isSaid={asked !== null}>
              <h1 className="list-title">{asked ?? phonesPageTexts().heading}</h1>
            </ListHeading>
            {tabs}
          </>
        }
      >
        <PendingPart count={8}>
          {phones.length > 0 ? (
            <PhonesByAge found={found} />
          ) : (
            <p className="panel p-10 text-center">
              {filter.must.length > 0
                ? phonesPageTexts().noneFits
                : band
                  ? phonesPageTexts().noneInBand
                  : phonesPageTexts().none}{' '}
              {(band || filter.must.length > 0) && (
                <Link to={phonesPath()} className="link">
                  {phonesPageTexts().showAll}
                </Link>
              )}
            </p>
          )}
        </PendingPart>
        {note !== undefined && phones.length > 0 && <p className="price-legend price-legend-below">{note}</p>}
        {total > 0 && <p className="list-showing">{phonesPageTexts().showing(from, to, total)}</p>}
        <MorePhones found={found} path={phonesPath()} kept={kept} must={filter.must} nice={filter.nice} />
        <Pagination
          {...paging}
          pathOf={page => phonesPath({ ...kept, ...wishes, page: pageNumber(page) })}
          label={phonesPageTexts().pages}
        />
        <FeedLink href={feed} />
      </ListPage>
    </div>
  )
}
