/** The phone search: parsing, ranking, counting, correction. Shared by the page, the API and the suggestions. */
import type { PhoneCard } from '#app/entities/phone.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import type { FinderSort } from '#app/finder/order.ts'
import { type Wishes, without } from '#app/finder/wishes.ts'
import { listCardsByIds } from '#app/phones/phones.server.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import { indexWords, kindOf } from '#app/search-index/vocabulary.server.ts'
import { contentVersion } from '#db/content-version.server.ts'
import {
  type Conditions,
  hasConditions as hasNeeds,
  idsInOrder,
  isFinderSort,
  noConditions,
  rowsOf,
} from './conditions.server.ts'
import { corrected } from './corrections.server.ts'
import { nameBegins, widest } from './match.ts'
import { countMatches, findMatches, latestIds, MAX_COUNTED, type Page } from './matches.server.ts'
import { intersect } from './price-words.ts'
import { type Candidates, listRanked, rankedByTexts } from './ranked.server.ts'
import type { SearchSort } from './sort.ts'
import { type Understood, understand, type Vocabulary } from './understanding/understand.ts'

/** A condition that nothing fulfils together with the others, so it was given up. */
type Relaxed = { of: NeedId } | { of: 'range' }

export type Found = {
  /** The corrected query, such as `samsung galaxy`, when the text itself finds nothing. */
  correctedTo: string | null
  /** What was read from the text. */
  understood: Understood
  /** Words that no phone has; nothing was searched for them. */
  ignored: string[]
  relaxed: Relaxed | null
  /** The order of the results. */
  sort: SearchSort
  /** The ids of all phones of the text, whatever else must be fulfilled; at most MAX_COUNTED. */
  candidates: () => string[]
  /** Number of results, at most MAX_COUNTED; `isMore` is true when there are more. */
  total: number
  isMore: boolean
  /** The ids of one page of results. */
  ids: (page: Page) => string[]
}

type Options = {
  /** In rupees, besides a price in the text. */
  range?: RupeeRange | null
  /** Null: the order that the text asks for, or else the usual one. */
  sort?: SearchSort | null
  /** Besides those in the text. */
  must?: Wishes
  nice?: Wishes
}

const vocabulary: Vocabulary = { isNameWord: word => kindOf(word) === 'name', isName: isInNames }

/** What a search looks for: words, and what the phones must have. */
type Selection = { alternatives: string[][]; range: RupeeRange | null; conditions: Conditions }

/**
 * Searches phones by text and conditions.
 * @param text user input of any length and content
 */
export function search(text: string, { range = null, sort = null, must, nice }: Options = {}): Found {
  const understood = understand(text, vocabulary)
  const asked: Selection = {
    alternatives: understood.alternatives.map(withoutExtraYear),
    range: intersect(understood.range, range),
    conditions: {
      must: new Map([...understood.must, ...operatorWish(understood), ...(must ?? [])]),
      nice: new Map([...understood.nice, ...(nice ?? [])]),
      isKeypad: understood.isKeypad,
      only: understood.only,
    },
  }
  const { selection, correctedTo, ignored, relaxed } = attempt(asked)
  const nearest = relaxed ? nearestFirst[relaxed.of] : undefined
  const order = sort ?? nearest ?? orderOf(understood, selection)
  const list = resultsOf(selection, order)
  const candidates = () => {
    const ofText = { ...selection.conditions, must: withoutAll(selection.conditions.must, must) }
    return resultsOf({ ...selection, conditions: ofText }, 'newest').ids({ limit: MAX_COUNTED, offset: 0 })
  }
  return { correctedTo, understood, ignored, relaxed, sort: order, candidates, ...list }
}

/** `jazz 5g` asks for 5G with Jazz; a brand without 5G of its own, such as Telenor, only for 5G. */
function operatorWish({ network, must }: Understood): Wishes {
  const isOffered = network !== null && finderTable().texts.net?.includes(network)
  return new Map(isOffered && must.has('fiveG') ? [['net', [network]]] : [])
}

const withoutAll = (wishes: Wishes, given: Wishes = new Map()): Wishes =>
  new Map([...wishes].filter(([need]) => !given.has(need)))

const hasFinderConditions = ({ conditions }: Selection) => hasNeeds(conditions)
const hasConditions = (selection: Selection) => selection.range !== null || hasFinderConditions(selection)
const hasResults = (selection: Selection) => resultsOf(selection, 'newest').total > 0

type Attempt = { selection: Selection; correctedTo: string | null; ignored: string[]; relaxed: Relaxed | null }

/** The selection as asked, or the nearest that finds something: corrected, without unknown words, without one condition. */
function attempt(asked: Selection): Attempt {
  const found: Attempt = { selection: asked, correctedTo: null, ignored: [], relaxed: null }
  if (hasResults(asked)) return found
  const ofText = (alternatives: string[][]): Selection => ({ alternatives, range: null, conditions: noConditions })
  if (!hasResults(ofText(asked.alternatives))) {
    const better = asked.alternatives.map(words => corrected(words, reading => hasResults(ofText([reading]))) ?? words)
    if (hasResults(ofText(better))) {
      found.correctedTo = better.map(words => words.join(' ')).join(' vs ')
      found.selection = { ...asked, alternatives: better }
    } else {
      const known = asked.alternatives.map(words => words.filter(isFindable))
      const isAnyLeft = known.some(words => words.length > 0) || hasConditions(asked)
      if (isAnyLeft && hasResults(ofText(known))) {
        found.ignored = asked.alternatives.flat().filter(word => !known.flat().includes(word))
        found.selection = { ...asked, alternatives: known }
      }
    }
    if (hasResults(found.selection)) return found
  }
  const relaxed = relaxations(found.selection).find(({ selection }) => hasResults(selection))
  return relaxed ? { ...found, ...relaxed } : found
}

const isFindable = (word: string) => countMatches({ match: widest([[word]], indexWords), range: null }, 1) > 0

/** The selection without one condition each: a budget is the last that is given up, else the one with the most results first. */
function relaxations(selection: Selection): { selection: Selection; relaxed: Relaxed }[] {
  const { conditions, range, alternatives } = selection
  const isNamed = alternatives.every(words => words.length > 0)
  const asked = conditions.must.size + (range ? 1 : 0) + (isNamed || conditions.isKeypad ? 1 : 0)
  // Without its only condition a search would show any phone.
  if (asked < 2) return []
  const candidates: { selection: Selection; relaxed: Relaxed }[] = [...conditions.must.keys()].map(need => ({
    selection: { ...selection, conditions: { ...conditions, must: without(conditions.must, need) } },
    relaxed: { of: need },
  }))
  if (range) candidates.push({ selection: { ...selection, range: null }, relaxed: { of: 'range' } })
  return candidates
    .map(candidate => ({ ...candidate, total: resultsOf(candidate.selection, 'newest').total }))
    .sort((a, b) => Number(a.relaxed.of === 'range') - Number(b.relaxed.of === 'range') || b.total - a.total)
}

/** Where a wish was given up, the phones that come nearest to it lead. */
const nearestFirst: Partial<Record<Relaxed['of'], SearchSort>> = {
  speed: 'speed',
  battery: 'battery',
  ois: 'camera',
  zoom: 'camera',
}

const sortNames = { 'price-asc': 'price-low', 'price-desc': 'price-high' } as const

/** The order that the text asks for, where it names no model: `best mobile infinix note 40` is about one phone. */
function orderOf(understood: Understood, { alternatives }: Selection): SearchSort {
  const { sort, isBudget } = understood
  const isModel = alternatives.some(words => words.some(word => /\d/.test(word)))
  if (sort && !isModel) return sort === 'price-asc' || sort === 'price-desc' ? sortNames[sort] : sort
  // A bare amount shows the phones nearest to it, not the newest cheaper ones.
  if (isBudget) return 'price-high'
  return alternatives.every(words => words.length === 0) ? 'newest' : 'relevance'
}

type List = Pick<Found, 'total' | 'isMore' | 'ids'>

const listOf = (total: number, ids: List['ids']): List => ({
  total: Math.min(total, MAX_COUNTED),
  isMore: total > MAX_COUNTED,
  ids,
})

function resultsOf(selection: Selection, sort: SearchSort): List {
  if (hasFinderConditions(selection) || isFinderSort(sort)) return conditionedResults(selection, sort)
  const { alternatives, range } = selection
  const match = expressionOf(alternatives)
  const matches = findMatches({ match, range })
  return listOf(matches.total, page => {
    if (sort === 'relevance' && match !== null) return listRanked({ alternatives, range }, matches, page)
    return matches.list(sort === 'price-low' || sort === 'price-high' ? sort : 'latest', page)
  })
}

/** Results that must fulfil conditions: those of the text that the finder finds too. */
function conditionedResults(selection: Selection, sort: SearchSort): List {
  const { alternatives, range, conditions } = selection
  const match = expressionOf(alternatives)
  const rows = fittingRows(selection, match)
  const sorted = (sort: FinderSort) => idsInOrder(rows, { sort, must: conditions.must, nice: conditions.nice })
  return listOf(rows.length, page => {
    if (sort === 'relevance' && match !== null)
      return rankedByTexts({ alternatives, range }, candidatesOf(sorted('newest')), page)
    return sorted(sort === 'relevance' ? 'newest' : sort).slice(page.offset, page.offset + page.limit)
  })
}

function candidatesOf(ids: string[]): Candidates {
  const known = new Set(ids)
  return {
    total: ids.length,
    list: ({ limit, offset }) => ids.slice(offset, offset + limit),
    has: id => known.has(id),
  }
}

/** A request asks for the number of results before it asks for their order. */
const fitting = new WeakMap<Selection, { version: string; rows: Uint32Array }>()

/** Rows of the finder's table. */
function fittingRows(selection: Selection, match: string | null): Uint32Array {
  const version = contentVersion()
  const known = fitting.get(selection)
  if (known?.version === version) return known.rows
  const { range, conditions } = selection
  const ids = match === null ? null : latestIds({ match, range })
  const rows = rowsOf({ ids, range, conditions })
  fitting.set(selection, { version, rows })
  return rows
}

const expressionOf = (alternatives: string[][]) =>
  alternatives.some(words => words.length === 0) ? null : widest(alternatives, indexWords)

function isInNames(words: string[]): boolean {
  const match = nameBegins([words], indexWords)
  return match !== '' && countMatches({ match, range: null }, 1) > 0
}

/** Drops a year when only the other words match a name: people add it to anything (`iphone 15 price 2026`). */
function withoutExtraYear(words: string[]): string[] {
  const rest = words.filter(word => !/^20\d\d$/.test(word))
  const isExtra = rest.length > 0 && rest.length < words.length && !isInNames(words) && isInNames(rest)
  return isExtra ? rest : words
}

/** The cards of one page of results. */
export const foundCards = (found: Found, page: Page): PhoneCard[] => listCardsByIds(found.ids(page))
