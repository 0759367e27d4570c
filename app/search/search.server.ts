/** The phone search: parsing, ranking, counting, correction. Shared by the page, the API and the suggestions. */

import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { asksForKeypads, type Wishes, without } from '#app/finder/wishes.ts'
import { withAsked } from '#app/phones/asked-of-card.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import { COMPARE_LIMIT } from '#app/platform/compare-limit.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { indexWords, kindOf } from '#app/search-index/vocabulary.server.ts'
import { type Attempt, attempt } from './attempts.server.ts'
import { hasConditions, pricedTable } from './conditions.server.ts'
import { isOfFamily } from './corrections.server.ts'
import { idsOfNow, joined, withFirst } from './joined.server.ts'
import { likeReference, type Reference, referenceOf, similarResults } from './likeness.server.ts'
import { matchExpressions } from './match.ts'
import { latestMatches, MAX_COUNTED, type Page } from './matches.server.ts'
import { intersect } from './price-words.ts'
import { isLowered, type Relaxed } from './relaxation.server.ts'
import { isInNames, isInNamesBehind, isModel, type Results, resultsOf, type Selection } from './results.server.ts'
import { askedSort, type SearchSort } from './sort.ts'
import type { Vocabulary } from './understanding/parts.ts'
import { type Understood, understand } from './understanding/understand.ts'
import { needsInWords, nicesInWords, rangeOfWishes } from './wishes-in-words.server.ts'

export type Found = Pick<Attempt, 'correctedTo' | 'ignored' | 'absent' | 'relaxed' | 'few'> &
  Results & {
    /** What was read from the text. */
    understood: Understood
    /** What was asked for. */
    asked: Selection
    /** What the results fulfil. */
    shown: Selection
    /** The order of the results. */
    sort: SearchSort
    /** Whether without a chosen order those lead that fit best what the words say, such as a use or a budget. */
    isByFit: boolean
    /** The ids of all phones of the text, whatever the filter shows as wishes; at most MAX_COUNTED. */
    candidates: () => string[]
    /** The id of the only phone of this name, where that is one with 5G and its name says so, which was not typed. */
    twin: string | null
    /** The phone that the results are like. */
    reference: Reference | null
    /** The id of the best phone of each name that is compared; empty without a comparison. */
    compared: string[]
  }

type Options = {
  /** In rupees, besides a price in the text. */
  range?: RupeeRange | null
  /** Null: the order that the text asks for, or else the usual one. */
  sort?: SearchSort | null
  /** Besides those in the text. */
  must?: Wishes
  nice?: Wishes
  /** Whether they stand in place of the wishes and the price in the text (FIND-2). */
  isFilterOnly?: boolean
}

const vocabulary: Vocabulary = {
  isNameWord: word => kindOf(word) === 'name',
  isName: isInNames,
  isWord: word => kindOf(word) !== null,
  isFamily: word => isBrand(word) || (kindOf(word) === 'name' && /^\p{L}{3,}$/u.test(word) && isOfFamily(word)),
  follows: isInNamesBehind,
}

const isBrand = (word: string) => finderTable().texts.brand?.includes(word) ?? false

/**
 * Searches phones by text and conditions.
 * @param text user input of any length and content
 */
export function search(
  text: string,
  { range = null, sort = null, must, nice, isFilterOnly = false }: Options = {},
): Found {
  const understood = understand(text, vocabulary)
  const excluded = understood.exclusions.flatMap(({ names }) => names)
  const lacking = understood.exclusions.flatMap(({ needs }) => needs)
  const reference = understood.likeness && referenceOf(understood.likeness)
  const wished = withoutPrice(new Map([...(isFilterOnly ? [] : needsInWords(understood)), ...(must ?? [])]))
  const isKeypad = isFilterOnly ? asksForKeypads(wished) : understood.isKeypad
  const niceOfWords = isFilterOnly ? withoutAll(understood.nice, nicesInWords(understood)) : understood.nice
  // Who chooses the newest wants no other phones before them.
  const isOwnOrder = sort !== 'newest'
  const typed: Selection = {
    alternatives: understood.alternatives,
    range: [isFilterOnly ? null : understood.range, rangeOfWishes(must)].reduce(intersect, range),
    conditions: {
      must: isFilterOnly && isKeypad ? without(wished, 'kind') : wished,
      nice: new Map([...(isOwnOrder ? niceOfWords : []), ...(nice ?? [])]),
      features: understood.features,
      isKeypad,
      only: understood.only,
      ...(excluded.length > 0 ? { excluded } : {}),
      ...(lacking.length > 0 ? { without: lacking } : {}),
      ...(isOwnOrder && understood.uses.length > 0 ? { isForUse: true } : {}),
      ...(isOwnOrder && understood.lead ? { leadingFeature: understood.lead } : {}),
      ...(understood.series ? { series: understood.series } : {}),
      ...(understood.most ? { closest: understood.most } : {}),
    },
  }
  const asked = reference ? likeReference(typed, reference) : typed
  const isNothing = isWordless(text, understood, asked)
  const isComparison = understood.intent === 'compare' && understood.alternatives.every(isModel)
  const { selection, correctedTo, ignored, absent, relaxed, aged, few } = attempt(asked, {
    isAboutPhones: understood.isAboutPhones || intentsOfPhones.includes(understood.intent),
  })
  const isByFit = orderOf(understood, selection) === 'newest' && saysFit(understood)
  const order =
    (sort === 'newest' && isByFit ? 'released' : sort) ??
    (understood.sort === null || understood.sort === 'value' ? nearestOf(relaxed, asked) : null) ??
    orderOf(understood, selection)
  const firsts = few && sort === null ? idsOfNow(few, order) : firstIds(selection)
  const isByLikeness = reference !== null && isOrderOfLikeness(understood.sort)
  const results = isNothing
    ? noResults
    : isByLikeness
      ? similarResults(selection, reference, sort)
      : withFirst(firsts, joined(resultsOf(selection, order), aged && resultsOf(aged, order)))
  const candidates = () => {
    if (isNothing) return []
    if (isByLikeness) return results.ids({ limit: MAX_COUNTED, offset: 0 })
    const ofText = {
      ...selection.conditions,
      must: withoutAll(selection.conditions.must, must, needsInWords(understood)),
      isKeypad: false,
    }
    return resultsOf({ ...selection, range, conditions: ofText }, 'newest').ids({ limit: MAX_COUNTED, offset: 0 })
  }
  return {
    correctedTo,
    understood,
    asked,
    shown: selection,
    ignored: [...understood.unheld.map(({ typed }) => typed), ...ignored],
    absent,
    relaxed,
    few,
    // Phones nearest to a wish that was lowered lead, so that the list is in no order that can be chosen.
    sort:
      sort ??
      (isByLikeness
        ? 'similar'
        : order !== 'newest'
          ? order
          : selection.conditions.closest
            ? 'closest'
            : isByFit
              ? 'fit'
              : order),
    isByFit: isByFit && !isByLikeness,
    candidates,
    reference,
    // `5g` behind a name was typed, and read as a wish.
    twin: absent === null && !understood.nice.has('fiveG') ? fiveGTwin(selection) : null,
    compared: isComparison ? firstIds({ ...selection, range: null }) : [],
    ...results,
  }
}

/** Likeness leads unless an order says more, as in `iphone jaisa camera`. */
const isOrderOfLikeness = (sort: Understood['sort']) => sort === null || ['value', 'newest', 'price-asc'].includes(sort)

/** Intents of a search for phones, whatever else stands there. */
const intentsOfPhones: Understood['intent'][] = ['instalments', 'tax', 'pta', 'used', 'simple']

const noResults: Results = {
  total: 0,
  isMore: false,
  current: null,
  recent: () => 0,
  ofNow: () => 0,
  priced: () => null,
  ids: () => [],
}

/** Whether a text says nothing at all, as `*` or an emoji, or only what is not recorded of phones, or not sold here. */
function isWordless(text: string, understood: Understood, { range, conditions }: Selection): boolean {
  const { alternatives, unheld, intent, isAboutPhones, readings, must } = understood
  // The cover of a named model shows that model.
  const isOfModel = alternatives.some(words => isModel(words) && words.some(word => /\p{L}/u.test(word)))
  if (intent === 'elsewhere' && (understood.isOfOtherDevice || !isOfModel)) return true
  const isEmpty = alternatives.every(words => words.length === 0) && readings.length === 0 && must.size === 0
  if (text.trim() === '' || !isEmpty || range !== null || conditions.must.size > 0) return false
  if (unheld.some(({ brand }) => brand !== null)) return true
  return understood.isEmpty || (unheld.length > 0 && !isAboutPhones)
}

const withoutPrice = (wishes: Wishes): Wishes => without(without(wishes, 'price'), 'priceMin')

const withoutAll = (wishes: Wishes, ...given: (Wishes | undefined)[]): Wishes =>
  new Map([...wishes].filter(([need]) => !given.some(each => each?.has(need))))

/** Where a wish was given up, the phones that come nearest to it lead. */
function nearestOf(relaxed: Relaxed[], { range }: Selection): SearchSort | undefined {
  const nearest: Partial<Record<Relaxed['of'], SearchSort>> = {
    speed: 'speed',
    battery: 'battery',
    ois: 'camera',
    'feature telephoto': 'camera',
    range: range?.max ? 'cheapest' : 'dearest',
  }
  return relaxed.map(({ of }) => nearest[of]).find(Boolean)
}

/** The order that the text asks for, where it names no model: `best mobile infinix note 40` is about one phone. */
function orderOf(understood: Understood, { alternatives }: Selection): SearchSort {
  const sort = askedSort(understood)
  if (sort && !alternatives.some(isModel)) return sort
  // A bare amount shows the phones nearest to it, not the newest cheaper ones.
  if (understood.isBudget) return 'nearest'
  if (alternatives.some(words => words.length > 0)) return 'relevance'
  // Nobody pays the newest flagship in instalments without naming it.
  return understood.intents.includes('instalments') ? 'value' : 'newest'
}

/** Whether words other than a name say which phones lead. */
const saysFit = ({ nice, uses, lead, range }: Understood): boolean =>
  nice.size + uses.length > 0 || lead !== null || (range?.max ?? null) !== null

/** Of a search of which nothing is left that would choose among phones: whether all are listed. */
export const listsAll = ({ shown: { alternatives, range, conditions }, reference }: Found): boolean =>
  reference === null &&
  range === null &&
  alternatives.every(words => words.length === 0) &&
  !hasConditions({ ...conditions, nice: new Map(), only: [], leadingFeature: undefined })

/** Whether words were not understood, and no other says what is wished. */
export const isLost = (found: Found): boolean => {
  const { ignored, understood, shown, total } = found
  const { sort, uses, intents, readings } = understood
  const says = uses.length + intents.length + readings.length + shown.conditions.nice.size > 0
  return total > 0 && ignored.length > 0 && sort === null && !says && listsAll(found)
}

/** The best phone of each name, where there are several; of a name that is part of another one it needs no place. */
function firstIds(selection: Selection): string[] {
  const { alternatives } = selection
  if (alternatives.length < 2) return []
  const isPart = (words: string[]) =>
    alternatives.some(other => other.length > words.length && words.every(word => other.includes(word)))
  const ids = alternatives
    .filter(words => !isPart(words))
    .flatMap(words => resultsOf({ ...selection, alternatives: [words] }, 'relevance').ids({ limit: 1, offset: 0 }))
  return [...new Set(ids)].slice(0, COMPARE_LIMIT)
}

/** `redmi 15c`, where only the Redmi 15C 5G is listed. */
function fiveGTwin({ alternatives }: Selection): string | null {
  const [words = [], ...others] = alternatives
  if (others.length > 0 || !isModel(words) || words.includes('5g')) return null
  const [ends = '', nearlyEnds = '', scattered = '', nearlyScattered = ''] = matchExpressions([words], indexWords)
  if (latestMatches(ends, null, 1).length + latestMatches(scattered, null, 1).length > 0) return null
  const ids = new Set([nearlyEnds, nearlyScattered].flatMap(match => latestMatches(match, null, 2)))
  const [twin, ...more] = listCardsByIds([...ids])
  return twin && more.length === 0 && / 5G$/.test(twin.name) ? twin.id : null
}

/** How many of the results fulfil all that was asked, where a wish was lowered to show more. */
export const fulfillingOf = ({ few, sort }: Found): number | null => (few ? idsOfNow(few, sort).length : null)

/** The cards of one page of results. */
export const foundCards = (found: Found, page: Page): PhoneCard[] => cardsFor(found, found.ids(page))

/** The cards of these phones, with what was asked and a card does not show. */
export function cardsFor({ asked, sort, relaxed }: Found, ids: string[]): PhoneCard[] {
  const wished = { ...asked.conditions, sort, lowered: relaxed.filter(isLowered).map(({ of }) => of) }
  const table = pricedTable(asked)
  return listCardsByIds(ids).map(card => {
    const row = table.rows.get(card.id)
    return row === undefined ? card : withAsked(card, table, row, wished)
  })
}
