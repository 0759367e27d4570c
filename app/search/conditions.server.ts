/** The conditions of a search, looked up in the finder's table (SEARCH-11). */
import { matchingRows, rowsOfIds } from '#app/finder/find.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { type FinderTable, keypadCode } from '#app/finder/table.ts'
import { priceLimit, withVersionPrices } from '#app/finder/version-price.ts'
import type { Wishes } from '#app/finder/wishes.ts'
import type { RupeeRange } from '#app/prices/price.ts'
import type { Feature } from '#app/search-index/features.ts'
import type { SearchSort } from './sort.ts'

export type Conditions = {
  must: Wishes
  nice: Wishes
  features: Feature[]
  isKeypad: boolean
  only: ('priced' | 'smartphone')[]
  /** Phones whose name has all words of one of these are left out. */
  excluded?: string[][]
  /** Phones that are known to have one of these are left out. */
  without?: NeedId[]
  /** The letter before the number of all phones of a series. */
  series?: string
  /** The phones that have it lead. */
  leadingFeature?: Feature
  /** Whether the phones are for somebody or something (SEARCH-11). */
  isForUse?: boolean
  /** A need of numbers that was lowered, or of which the most is asked: the phones with the best value lead. */
  closest?: NeedId
}

export const noConditions: Conditions = { must: new Map(), nice: new Map(), features: [], isKeypad: false, only: [] }

export const hasConditions = ({
  must,
  nice,
  features,
  isKeypad,
  only,
  excluded = [],
  without = [],
  series,
  leadingFeature,
}: Conditions): boolean =>
  must.size + nice.size + features.length + only.length + excluded.length + without.length > 0 ||
  isKeypad ||
  series !== undefined ||
  leadingFeature !== undefined

/** Whether the brand or name of the phone in a row has all words of one of these names; its address has the words of both. */
function isNamedRow(table: FinderTable, names: string[][]): (row: number) => boolean {
  if (names.length === 0) return () => false
  const brands = table.texts.brand ?? []
  return row => {
    const words = `-${brands[table.columns.brand[row] as number] ?? ''}-${table.slugs[row]}-`
    return names.some(name => name.every(word => hasWord(words, word)))
  }
}

/** Whether a word stands among these, also with a number written to it: `reno` in `-oppo-reno15-`. */
function hasWord(words: string, word: string): boolean {
  for (let at = words.indexOf(`-${word}`); at !== -1; at = words.indexOf(`-${word}`, at + 1)) {
    if (/^[-\d]/.test(words.charAt(at + word.length + 1))) return true
  }
  return false
}

/** Orders that the index has not. */
export const isTableSort = (sort: SearchSort): boolean =>
  !['relevance', 'newest', 'price-low', 'price-high'].includes(sort)

type Wanted = { ids: string[] | null; range: RupeeRange | null; conditions: Conditions }

/** The table of all phones with the prices of the wished versions (FIND-8). */
export const pricedTable = ({ range, conditions: { must } }: Pick<Wanted, 'range' | 'conditions'>): FinderTable =>
  withVersionPrices(finderTable(), must, priceLimit(must) ?? range?.max ?? Number.POSITIVE_INFINITY)

/** The rows of all phones that fulfil the conditions, in the finder's table. @param ids those that are looked at; null for all */
export function rowsOf({ ids, range, conditions }: Wanted): Uint32Array {
  const { must, isKeypad, only, excluded, without = [], series } = conditions
  const table = pricedTable({ range, conditions })
  const { price, kind } = table.columns
  const keypad = keypadCode(table)
  const isExcluded = isNamedRow(table, excluded ?? [])
  const isOfSeries = series ? isNamedRow(table, [[series]]) : () => true
  const isWithin = (row: number) => {
    if (isExcluded(row) || !isOfSeries(row) || without.some(need => table.columns[need][row] === 1)) return false
    const pkr = price[row] as number
    if (range && !(pkr >= range.min && (range.max === null || pkr < range.max))) return false
    if (only.includes('priced') && Number.isNaN(pkr)) return false
    return !only.includes('smartphone') || isKeypad || kind[row] !== keypad
  }
  const wishes: Wishes = isKeypad ? new Map([...must, ['kind', ['keypad']]]) : must
  return matchingRows(table, wishes, ids && rowsOfIds(table, ids)).filter(isWithin)
}
