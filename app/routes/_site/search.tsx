import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import type { PhoneCard } from '#app/entities/phone.ts'
import { filterOnly, isFilterOnly } from '#app/finder/by-filter.ts'
import { allPhonesRead } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { publicPage } from '#app/http/caching.server.ts'
import { TooManySearches } from '#app/pages/search/search-head.tsx'
import type { Notices } from '#app/pages/search/search-notices.tsx'
import { SearchPanel } from '#app/pages/search/search-panel.tsx'
import { searchPageTexts } from '#app/pages/search/texts.ts'
import { waysOn } from '#app/pages/search/ways-on.server.ts'
import { filterState, readWanted } from '#app/phones/finder-list.server.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { paging } from '#app/platform/paging.ts'
import { searchFor, searchPath } from '#app/platform/paths.ts'
import { settings } from '#app/platform/settings.server.ts'
import { typedText } from '#app/platform/text/text.ts'
import { isSoldHere } from '#app/pta/sold-here.ts'
import { type LeftOut, leftOut } from '#app/search/left-out.server.ts'
import { RESULTS_PAGE_SIZE } from '#app/search/limits.ts'
import { noSuchName } from '#app/search/line.server.ts'
import { nearMisses, withMisses } from '#app/search/near.server.ts'
import { nearestRecent } from '#app/search/nearest-recent.server.ts'
import { describeCents, describeRupees, parseCentRange, toRupees } from '#app/search/price-range.ts'
import { labelsOfUses, loweredLabels, readingLabels, relaxedLabels } from '#app/search/reading-labels.ts'
import { isModel } from '#app/search/results.server.ts'
import { cardsFor, type Found, foundCards, fulfillingOf, isLost, listsAll, search } from '#app/search/search.server.ts'
import { sortsFor, usualSort } from '#app/search/sort.ts'
import type { Unheld } from '#app/search/understanding/understand.ts'
import { inScriptOf } from '#app/search/urdu-names.ts'
import { nicesInWords, wishesInWords } from '#app/search/wishes-in-words.server.ts'
import { feedOfList } from '#app/seo/list-feed.ts'
import { pageMeta } from '#app/seo/meta.ts'

/** Phones that may fit, of which cards are shown. */
const MAX_PERHAPS = 3

export const headers = publicPage

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: data?.term ? searchPageTexts().titleFor(data.term) : searchPageTexts().title,
    description: searchPageTexts().description,
    path: searchFor({ q: data?.term, price: data?.price ?? undefined }),
    noIndex: true,
    feed: data?.feed ?? undefined,
  })

/** `?q=` text, `?price=` range in US cents, `?must=` and `?nice=` wishes, `?sort=`, `?page=` (SEARCH-1). */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const wanted = readWanted(request, searchPath(), ['q', 'price', 'sort', ...Object.keys(filterOnly)])
  const isByFilter = isFilterOnly(query)
  const term = typedText(query.get('q'))
  const price = typedText(query.get('price'))
  const cents = price === '' ? null : parseCentRange(price)
  const rupees = cents && toRupees(cents, settings().USD_PKR_RATE)
  const params = {
    term,
    price: cents ? price : null,
    /** The invalid price range, truncated; null if valid or absent. */
    ignoredPrice: price !== '' && !cents ? price.slice(0, 60) : null,
    isByFilter,
    range: cents && rupees ? { dollars: describeCents(cents), rupees: describeRupees(rupees) } : null,
  }
  const isEmpty = term === '' && !cents && wanted.must.size === 0
  const none = { filter: null, result: null, feed: null, waysOn: waysOn() }
  if (isEmpty) return { ...params, sort: usualSort(term), isSortChosen: false, ...none }
  const sort = sortsFor(term).find(sort => sort === query.get('sort')) ?? null
  await allPhonesRead()
  const found = search(term, { ...wanted, range: rupees, sort, isFilterOnly: isByFilter })
  const page = paging(query.get('page'), found.total, RESULTS_PAGE_SIZE)
  const phones = withMisses(found, foundCards(found, page))
  const isNamed = wanted.must.size + wanted.nice.size === 0 && sort === null && !cents
  const recent = found.isMore ? null : found.recent()
  const nearest = recent === 0 && page.page === 1 ? nearestRecent(found) : null
  // Between the prices of now and the others, where the first page has both.
  const isTurn = found.current !== null && page.page === 1 && found.current <= page.to
  const left = leftOut(found, isTurn ? MAX_PERHAPS : 0)
  return {
    ...params,
    sort: found.sort,
    isSortChosen: sort !== null,
    waysOn: found.total === 0 ? waysOn() : null,
    feed: feedOfList({ ...wanted, scope: { range: rupees }, text: term, isFilterOnly: isByFilter }),
    filter: filterState(
      request,
      wanted,
      { ids: found.candidates },
      isByFilter ? undefined : { must: wishesInWords(found.understood), nice: nicesInWords(found.understood) },
    ),
    result: {
      total: found.total,
      isMore: found.isMore,
      isAll: listsAll(found),
      lost: isLost(found) ? found.ignored.join(' ') : null,
      isByFit: found.isByFit,
      noSuchName: isNamed ? noSuchName(found) : null,
      notices: { ...noticesOf(found, phones, term), leftOut: left && leftOutOf(left) },
      readings: readingLabels(found.understood, isByFilter),
      paging: page,
      phones,
      recent,
      nearestRecent: nearest && overBudget(nearest),
      perhaps: left === null ? [] : cardsFor(found, left.named),
      ofNow: found.current ?? (found.isMore || found.ofNow() > 0 ? null : 0),
      priced: found.priced(),
      current: found.current === null ? null : Math.max(0, found.current - page.offset),
      near: page.page === 1 ? nearMisses(found) : [],
    },
  }
}

function noticesOf(found: Found, [first]: PhoneCard[], term: string): Omit<Notices, 'leftOut'> {
  const { correctedTo, absent, twin, relaxed, current, understood, asked, reference } = found
  const { leads, unrecorded } = labelsOfUses(understood, first?.id ?? null)
  const isNamed = understood.alternatives.some(words => words.length > 0)
  // Brands, and WhatsApp on phones with keys, have sentences of their own.
  const isSaid = ({ brand, isWhatsApp }: Unheld) => brand !== null || (isWhatsApp && understood.isKeypad)
  const said = understood.unheld.filter(isSaid)
  return {
    correctedTo: correctedTo && inScriptOf(term, correctedTo),
    ignored: found.ignored.filter(word => !said.some(({ typed }) => typed === word)),
    absent,
    twin: twin && (listCardsByIds([twin])[0]?.name ?? null),
    relaxed: relaxedLabels(found),
    lowered: loweredLabels(found),
    isOfCurrent: current !== null && !relaxed.some(({ of }) => of === 'range'),
    few: fulfillingOf(found),
    intents: understood.intents,
    leads,
    unrecorded: first ? unrecorded : [],
    isOfDays: understood.uses.includes('days'),
    isForParents: understood.uses.includes('parents') && !understood.isKeypad,
    like: reference && { ...reference, phone: listCardsByIds([reference.id])[0] ?? null },
    isChineseLeftOut: understood.exclusions.some(({ isOfOrigin }) => isOfOrigin),
    compared: listCardsByIds(found.compared).map(({ id, name }) => ({ id, name })),
    isTouchAndKeys: understood.isTouchAndKeys && understood.isKeypad,
    isOfColour: understood.isOfColour && understood.lead === null,
    isNfc: asked.conditions.must.has('nfc'),
    isESim: first !== undefined && understood.alternatives.some(words => words.includes('esim')),
    otherBrands: said.flatMap(({ brand }) => brand ?? []),
    notSold: first && isNamed && !isSoldHere(first.brand) ? first.brandName : null,
    isForWhatsApp: said.some(({ isWhatsApp }) => isWhatsApp),
    isOfModel: understood.alternatives.length === 1 && understood.alternatives.some(isModel) && absent === null,
  }
}

function overBudget({ id, budgetPkr, without5g }: NonNullable<ReturnType<typeof nearestRecent>>) {
  const [phone] = listCardsByIds([id])
  return phone?.pricePkr
    ? { phone, over: finderTexts().needs.price.miss?.(phone.pricePkr, budgetPkr) ?? '', without5g }
    : null
}

function leftOutOf({ total, needs, first }: LeftOut): Notices['leftOut'] {
  const [phone] = listCardsByIds(first === null ? [] : [first])
  return phone ? { total, facts: needs.map(factOfNeed), phone } : null
}

const factOfNeed = (need: NeedId) => finderTexts().needs[need].label

export default function SearchPage() {
  return <SearchPanel {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 429) return <TooManySearches {...error.data} />
  throw error
}
