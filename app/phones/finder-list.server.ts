/** One page of phones by wishes, with near misses and the counts of all choices: for every list with the filter bar (FIND-3). */

import { redirect } from '@remix-run/node'
import { listBrands } from '#app/brands/brands.server.ts'
import type { Band } from '#app/entities/enums.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { operatorNames } from '#app/facts/store.server.ts'
import { isFilterOpen, normalAddress } from '#app/finder/address.ts'
import { countChoicesOf } from '#app/finder/counts.ts'
import { type ChoiceNames, describeMiss } from '#app/finder/describe.ts'
import {
  countMatches,
  findGroups,
  ifDropped,
  isRowOf,
  type Limit,
  matchingRows,
  type Within,
} from '#app/finder/find.ts'
import { allPhonesRead, finderTable, isFinderRead } from '#app/finder/finder.server.ts'
import { sortedRows } from '#app/finder/kept-order.ts'
import { excludesKeypads, FEW_MATCHES, type NeedId, needIds, needRule, quickNeeds, UNASKED } from '#app/finder/needs.ts'
import { countRecent, type FinderSort, orderOf, priceRank, rankNear, rankUnknown } from '#app/finder/order.ts'
import type { FinderTable } from '#app/finder/table.ts'
import { priceLimit, withVersionPrices } from '#app/finder/version-price.ts'
import { wantedOf } from '#app/finder/wanted.server.ts'
import {
  isFormQuery,
  type Wanted,
  type Wishes,
  type WishProblem,
  type WishValue,
  withKeypads,
} from '#app/finder/wishes.ts'
import { tooManyRequests } from '#app/http/caching.server.ts'
import { createCache } from '#app/platform/cache.server.ts'
import { type Paging, paging } from '#app/platform/paging.ts'
import { requestContext } from '#app/platform/request/request-context.server.ts'
import { typedText } from '#app/platform/text/text.ts'
import { rangeOfBand } from '#app/prices/bands.ts'
import { RECENT_RANK } from '#app/prices/grades.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { contentVersion } from '#db/content-version.server.ts'
import { withAsked } from './asked-of-card.ts'
import { seriesOfBrand } from './brand-series.server.ts'
import { countPhones, isPhoneSort, listCards, type PhoneFilter, type PhoneSort } from './listing.server.ts'
import { listCardsByIds } from './phones.server.ts'

/** Near misses and phones with unknown facts that a page shows. */
const MAX_NEAR = 6
const MAX_UNKNOWN = 3

/**
 * The wishes of a list's address. Throws the redirect of a submitted filter form to its normal address, and 429 where the
 * client searched too often (LIMIT-2).
 * @param kept names of the page's own parameters
 */
export function readWanted(request: Request, path: string, kept: readonly string[]): Wanted {
  const query = new URL(request.url).searchParams
  const { searchWaitS } = requestContext()
  if (searchWaitS > 0)
    throw tooManyRequests(searchWaitS, { term: typedText(query.get('q')), price: query.get('price') })
  const address = normalAddress(path, query, kept)
  if (address !== null) throw redirect(address)
  return wantedOf(query)
}

/**
 * What the filter bar shows of a list; the choices only where the filter is open, or a value sent by its form is wrong.
 * @param ofWords wishes in the words of a search
 */
export function filterState(
  request: Request,
  { must, nice, problems, unknown }: Wanted,
  scope: Scope,
  { must: ofWords, nice: niceOfWords }: Pick<Wanted, 'must' | 'nice'> = noWishes,
): FilterState {
  const query = new URL(request.url).searchParams
  const isOpen = isFilterOpen(query) || (isFormQuery(query) && problems.length > 0)
  const choices = (needs: NeedId[]) => choicesFor(finderTable(), new Map([...ofWords, ...must]), scope, needs)
  // Of the results of each search they would be counted anew.
  const rail =
    !isOpen && !scope.ids && isFinderRead() ? railOf(choices(railNeeds), new Map([...nice, ...must]), scope) : null
  return {
    must: [...must],
    nice: [...nice],
    ofWords: [...ofWords],
    niceOfWords: [...niceOfWords],
    band: scope.band ? rangeOfBand(scope.band) : null,
    problems,
    unknown,
    choices: isOpen ? choices(fieldNeeds) : null,
    rail,
    names: {
      ...(isOpen || rail?.some(({ need }) => need === 'brand') || must.has('brand') || ofWords.has('brand')
        ? { brand: brandNames() }
        : {}),
      ...(must.has('series') ? { series: seriesNames(must) } : {}),
      ...(isOpen || must.has('net') || nice.has('net') ? { net: operatorNames() } : {}),
    },
  }
}

/** Those with a field in the filter. */
const fieldNeeds = needIds.filter(need => need !== UNASKED)
/** Those beside a list: to count all would cost more than the list itself. */
const railNeeds: NeedId[] = [...quickNeeds, 'brand']

/** Of the brands those with the most phones stand beside a list: all are in the whole filter. */
const RAIL_BRANDS = 15
const mostPhones = (choices: ChoiceList[number]['choices']) =>
  choices.toSorted(([, a], [, b]) => b - a).slice(0, RAIL_BRANDS)

/** What stands beside a list, while the filter is closed: the frequent needs, and the brands where the page has not one. */
const railOf = (all: ChoiceList, wishes: Wishes, { brand }: Scope): Rail =>
  all.flatMap(({ need, choices }) => {
    if (need === 'brand') return brand === undefined ? { need, choices: mostPhones(choices) } : []
    const value = wishes.get(need) ?? needRule(need).standard ?? true
    return { need, choices: choices.filter(([choice]) => choice === value) }
  })

const noWishes = { must: new Map(), nice: new Map() }

/** Of the wished series; one that does not exist has no name. */
const seriesNames = (must: Wishes) =>
  Object.fromEntries(
    [must.get('series') ?? []]
      .flat()
      .flatMap(key => listBrands().filter(({ slug }) => String(key).startsWith(`${slug}-`)))
      .flatMap(({ slug }) => seriesOfBrand(slug))
      .map(({ key, name }) => [key, name]),
  )

const brandNames = () => Object.fromEntries(listBrands().map(({ slug, name }) => [slug, name]))

/** What the page itself limits, besides the visitor's wishes. */
export type Scope = {
  brand?: string
  year?: number | null
  /** Where the range is that of a band. */
  band?: Band | null
  range?: RupeeRange | null
  ids?: () => string[]
}

/** The choices of the form with the number of phones that each leaves. */
export type ChoiceList = { need: NeedId; choices: [value: number | string | true, phones: number][]; unknown: number }[]

type Rail = Omit<ChoiceList[number], 'unknown'>[]

export type FilterState = {
  must: [NeedId, WishValue][]
  nice: [NeedId, WishValue][]
  /** Wishes in the words of a search, which the filter shows and replaces. */
  ofWords: [NeedId, WishValue][]
  niceOfWords: [NeedId, WishValue][]
  /** The prices of the band that the page is of: they hold where the filter asks for none. */
  band: RupeeRange | null
  problems: WishProblem[]
  /** What was typed in place of a need. */
  unknown: string[]
  /** Null while the filter is closed. */
  choices: ChoiceList | null
  /** Those beside a list while it is closed; null where they are not counted. */
  rail: Rail | null
  names: ChoiceNames
}

export type FoundPhones = {
  paging: Paging
  phones: PhoneCard[]
  /** How many of all pages have a recent shop price. */
  recent: number
  /** The place on the page of the first phone without one, behind those with one; null where the page has none (FIND-4). */
  turn: number | null
  near: { phone: PhoneCard; miss: string }[]
  unknown: { total: number; phones: PhoneCard[] }
  /** Keypad phones that would fit, where the wishes are about smartphones. */
  keypads: number
  /** Wishes to give up, where few phones fit. */
  dropped: { need: NeedId; phones: number }[]
}

function withinOf(table: FinderTable, { brand, year, range, ids }: Scope): Within {
  const tests: ((row: number) => boolean)[] = []
  if (brand !== undefined) {
    const code = (table.texts.brand ?? []).indexOf(brand)
    tests.push(row => table.columns.brand[row] === code)
  }
  if (year) {
    const code = (table.texts.year ?? []).indexOf(String(year))
    tests.push(row => table.columns.year[row] === code)
  }
  if (range) {
    const { min, max } = range
    const price = table.columns.price
    tests.push(row => (price[row] as number) >= min && (max === null || (price[row] as number) < max))
  }
  if (ids) tests.push(isRowOf(table, ids()))
  return tests.length === 0 ? null : row => tests.every(test => test(row))
}

const limitOf = (scope: Scope): Limit => ({
  within: table => withinOf(table, scope),
  pkr: scope.range ? (scope.range.max ?? Number.POSITIVE_INFINITY) : null,
})

/** Most visitors ask for few combinations. */
const MAX_CHOICES = 500
const choiceLists = createCache<ChoiceList>({
  name: 'choices of the filter',
  max: MAX_CHOICES,
  version: contentVersion,
})

/** The choices with their numbers of phones. */
function choicesFor(table: FinderTable, must: Wishes, scope: Scope, needs: NeedId[]): ChoiceList {
  const count = () => countedChoices(table, must, scope, needs)
  return scope.ids ? count() : choiceLists.get(JSON.stringify([[...must], scope, needs]), count)
}

function countedChoices(table: FinderTable, must: Wishes, scope: Scope, needs: NeedId[]): ChoiceList {
  const counts = countChoicesOf(needs, table, must, limitOf(scope))
  return needs.map(need => ({
    need,
    choices: [...counts[need].byValue].filter(([, phones]) => phones > 0),
    unknown: counts[need].unknown,
  }))
}

type List = { scope?: Scope; sort: FinderSort; requested: string | null; size: number }

const nothingMore = { near: [], unknown: { total: 0, phones: [] }, keypads: 0, dropped: [] }

/** A page of a list without wishes: by an index of the database, so that it needs no table of all phones. */
function plainPage({ brand, year, band }: Scope, sort: PhoneSort, { requested, size }: List): FoundPhones {
  const filter: PhoneFilter = {
    ...(brand === undefined ? {} : { brand }),
    ...(year ? { year } : {}),
    ...(band ? { band } : {}),
  }
  const page = paging(requested, countPhones(filter), size)
  const phones = listCards(filter, sort, page)
  const recent = countPhones({ ...filter, recent: true })
  return { paging: page, phones, recent, turn: sort === 'newest' ? turnOf(recent, page) : null, ...nothingMore }
}

function turnOf(recent: number, { offset, to }: Paging): number | null {
  const turn = recent - offset
  return recent > 0 && turn >= 0 && turn < to - offset ? turn : null
}

/** The order, where an index has the phones of the page in it. */
function indexedSort({ brand, band, range, ids }: Scope, sort: FinderSort): PhoneSort | null {
  if (ids || (range && !band)) return null
  if (sort === 'newest') return sort
  return brand !== undefined && isPhoneSort(sort) ? sort : null
}

/** Waits for the first reading of all phones after a start, where the list or its open filter needs it. */
export async function untilListable(
  request: Request,
  wanted: Wanted,
  { scope, sort }: { scope: Scope; sort: FinderSort },
): Promise<void> {
  const isIndexed = wanted.must.size + wanted.nice.size === 0 && indexedSort(scope, sort) !== null
  if (!isIndexed || isFilterOpen(new URL(request.url).searchParams)) await allPhonesRead()
}

/**
 * @param scope what the page itself is about: a brand, a band, the results of a search
 * @param requested the `page` parameter as typed
 */
export function findPhones({ must, nice }: Pick<Wanted, 'must' | 'nice'>, list: List): FoundPhones {
  const { scope = {}, sort, requested, size } = list
  const indexed = must.size + nice.size === 0 ? indexedSort(scope, sort) : null
  if (indexed) return plainPage(scope, indexed, list)
  const all = finderTable()
  const isByPrice = sort === 'price-low' || sort === 'price-high'
  const limit = priceLimit(must) ?? limitOf(scope).pkr ?? (isByPrice ? Number.POSITIVE_INFINITY : null)
  const table = withVersionPrices(all, must, limit)
  const within = withinOf(table, scope)
  const found = matchingRows(table, must)
  const matches = within ? found.filter(within) : found
  const page = paging(requested, matches.length, size)
  const rows = sortedRows(table, matches, { sort, nice, start: page.offset, end: page.offset + page.limit })
  const isLast = page.page === page.pages && must.size > 0
  const { near, unknown } = isLast ? findGroups(table, must, within) : { near: [], unknown: [] }
  // Hundreds may lack the same one thing: of those the list's own order chooses.
  const nearRows = isLast ? rankNear(table, near, MAX_NEAR, orderOf(table, sort, nice)) : []
  const unknownRows = isLast ? rankUnknown(table, unknown, must, MAX_UNKNOWN) : []
  const cards = cardsOf(table, [...rows, ...nearRows.map(({ row }) => row), ...unknownRows])
  const card = (row: number) => {
    const found = cards.get(table.ids[row] as string)
    return found ? [withAsked(found, table, row, { must, nice, sort })] : []
  }
  const recent = countRecent(table, matches)
  const turn = sort === 'newest' ? turnOf(recent, page) : null
  const rank = priceRank(table)
  // Phones that fulfil more nice-to-have wishes lead, whatever their price.
  const isDivided = turn !== null && rows.every((row, index) => (rank(row) === RECENT_RANK) === index < turn)
  return {
    paging: page,
    recent,
    turn: isDivided ? turn : null,
    phones: rows.flatMap(card),
    near: nearRows.flatMap(miss => card(miss.row).map(phone => ({ phone, miss: describeMiss(miss, must) }))),
    unknown: { total: isLast ? unknown.length : 0, phones: unknownRows.flatMap(card) },
    keypads: isLast && excludesKeypads([...must.keys()]) ? countMatches(all, withKeypads(must), limitOf(scope)) : 0,
    dropped:
      matches.length < FEW_MATCHES && must.size > 1
        ? ifDropped(all, must, limitOf(scope)).flatMap(({ drop, matches }) =>
            matches > 0 ? [{ need: drop, phones: matches }] : [],
          )
        : [],
  }
}

const cardsOf = (table: FinderTable, rows: number[]) =>
  new Map(listCardsByIds(rows.map(row => table.ids[row] as string)).map(card => [card.id, card]))
