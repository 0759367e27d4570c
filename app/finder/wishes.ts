/** Wishes: needs with their values, as they stand in an address or come from a form (FIND-2). Pure. */
import { isFilterField } from '#app/platform/site-pages.ts'
import { cutText } from '#app/platform/text/text.ts'
import { isNeed, isOfTexts, type NeedId, needIds, needRule } from './needs.ts'

/** A number for a limit, true for something that the phone has, or the values of which it has one, or all. */
export type WishValue = number | true | string[]

/** In the order typed; each need once. */
export type Wishes = Map<NeedId, WishValue>

/** A value that was typed and means nothing. */
export type WishProblem = { need: NeedId; typed: string }

/** @property unknown what was typed in place of a need */
export type Wanted = { must: Wishes; nice: Wishes; problems: WishProblem[]; unknown: string[] }

/** Needs as people type them, in small letters, where that is not their own name. */
const spellings: Record<string, NeedId> = {
  '5g': 'fiveG',
  amoled: 'oled',
  gaming: 'speed',
  headphones: 'jack',
  ir: 'infrared',
  memory: 'storage',
  stabilised: 'ois',
}

const needsByName = new Map<string, NeedId>([
  ...needIds.map(need => [need.toLowerCase(), need] as const),
  ...Object.entries(spellings),
])

/** What was typed is shown, shortened. */
const MAX_UNKNOWN = 3
const MAX_UNKNOWN_LENGTH = 30

const YES = /^(true|1|yes|on)?$/i
const TEXT = /^[a-z0-9-]{1,60}$/

/** The value of a wish as typed; null where it means nothing. */
function readValue(need: NeedId, typed: string): WishValue | null {
  const { kind, max = Number.POSITIVE_INFINITY } = needRule(need)
  const text = typed.trim()
  if (kind === 'has') return YES.test(text) ? true : null
  if (isOfTexts(need)) return TEXT.test(text) ? [text] : null
  const number = /^\d{1,9}(\.\d{1,3})?$/.test(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : Number.NaN
  return number > 0 && number <= max ? number : null
}

function add(wishes: Wishes, problems: WishProblem[], need: NeedId, typed: string): void {
  const value = readValue(need, typed)
  const before = wishes.get(need)
  if (value === null) problems.push({ need, typed })
  else if (Array.isArray(value) && Array.isArray(before)) wishes.set(need, [...new Set([...before, ...value])].sort())
  else wishes.set(need, value)
}

/** The value of a need without one: where a list of sizes is offered, the usual one. */
const bareValue = (need: NeedId): string => {
  const { choices, standard } = needRule(need)
  return choices && standard ? String(standard) : ''
}

/** Parses `price:50000,battery:6000,ois`, all lists of a repeated parameter as one. */
function parseLists(texts: string[], { problems, unknown }: Pick<Wanted, 'problems' | 'unknown'>): Wishes {
  const wishes: Wishes = new Map()
  for (const part of texts
    .join()
    .split(',')
    .map(part => part.trim())) {
    const [name = '', ...rest] = part.split(':')
    const need = needsByName.get(name.trim().toLowerCase())
    if (need) add(wishes, problems, need, rest.join(':').trim() || bareValue(need))
    else if (part !== '') unknown.push(cutText(part, MAX_UNKNOWN_LENGTH))
  }
  return wishes
}

/** Adds the operators of `net=jazz,zong`. */
function addOperators(wishes: Wishes, problems: WishProblem[], texts: string[]): void {
  for (const part of texts.join().split(',')) if (part.trim() !== '') add(wishes, problems, 'net', part)
}

/**
 * Parses the wishes of an address, `?must=price:50000,battery:6000&nice=refresh:120&net=jazz`. A need that is both a must
 * and nice is a must.
 */
function parseWishes(query: URLSearchParams): Wanted {
  const problems: WishProblem[] = []
  const unknown: string[] = []
  const must = parseLists(query.getAll('must'), { problems, unknown })
  addOperators(must, problems, query.getAll('net'))
  const nice = parseLists(query.getAll('nice'), { problems, unknown })
  for (const need of must.keys()) nice.delete(need)
  return { must, nice, problems, unknown: [...new Set(unknown)].slice(0, MAX_UNKNOWN) }
}

const formatValue = (need: NeedId, value: WishValue) =>
  value === true ? [need] : Array.isArray(value) ? value.map(each => `${need}:${each}`) : [`${need}:${value}`]

/** The inverse of `parseWishes`: the text of `must` or `nice`; undefined without wishes. */
export const formatWishes = (wishes: Wishes): string | undefined =>
  wishes.size > 0 ? [...wishes].flatMap(([need, value]) => formatValue(need, value)).join(',') : undefined

/** Field names of the form: the value of a need, and whether it is nice to have. */
export const valueField = (need: NeedId) => `f.${need}`
export const niceField = (need: NeedId) => `n.${need}`
/** Rupees up to a price have a name of their own, because `price` is the band of the page. */
export const MAX_PRICE_FIELD = 'f.priceMax'

const needOfField = (name: string): NeedId | null => {
  if (name === MAX_PRICE_FIELD) return 'price'
  const id = name.startsWith('f.') ? name.slice(2) : ''
  return isNeed(id) ? id : null
}

/** Whether the query is that of a submitted form, which is redirected to its normal form. */
export const isFormQuery = (query: URLSearchParams): boolean => [...query.keys()].some(isFilterField)

/**
 * Reads the fields of a submitted form; an empty field is no wish. Wishes of the address that have no field in the form
 * stay. The order is that of the needs, so that equal wishes have one address.
 */
export function readForm(query: URLSearchParams): Wanted {
  const { must, nice, problems, unknown } = parseWishes(query)
  const typed: Wishes = new Map()
  for (const [name, value] of query) {
    const need = needOfField(name)
    if (!need) continue
    must.delete(need)
    nice.delete(need)
    // One box may stand for several values.
    for (const part of needRule(need).kind === 'allOf' ? value.split(',') : [value])
      if (part.trim() !== '') add(typed, problems, need, part)
  }
  for (const [need, value] of typed) {
    const isNice = query.get(niceField(need)) === 'nice'
    ;(isNice ? nice : must).set(need, value)
  }
  return { must: inOrder(must), nice: inOrder(nice), problems, unknown }
}

/** The wishes of an address, also of a submitted form. */
export const wantedBy = (query: URLSearchParams): Wanted => (isFormQuery(query) ? readForm(query) : parseWishes(query))

/** The wishes in the order of the needs, so that equal ones have one address. */
export const inOrder = (wishes: Wishes): Wishes =>
  new Map(needIds.flatMap(need => (wishes.has(need) ? [[need, wishes.get(need) as WishValue]] : [])))

/** The wishes without one need. */
export function without(wishes: Wishes, need: NeedId): Wishes {
  const rest = new Map(wishes)
  rest.delete(need)
  return rest
}

/** The wishes asked of keypad phones instead of smartphones. */
export const withKeypads = (wishes: Wishes): Wishes => new Map([...wishes, ['kind', ['keypad']]])

/** Whether only keypad phones are asked for. */
export const asksForKeypads = (wishes: Wishes): boolean => String(wishes.get('kind')) === 'keypad'

/** What a page limits besides the visitor's wishes. */
type PageLimits = { brand?: string; year?: number | null; range?: { min: number; max: number | null } | null }

/** The wishes with the limits of a page as wishes too, so that they stand for the same phones elsewhere. */
export function withLimits(must: Wishes, { brand, year, range }: PageLimits): Wishes {
  const all = new Map(must)
  if (brand !== undefined) all.set('brand', [brand])
  if (year) all.set('year', [String(year)])
  const numberOf = (need: NeedId, other: number) =>
    typeof must.get(need) === 'number' ? Number(must.get(need)) : other
  if (range && range.min > 1) all.set('priceMin', Math.max(range.min, numberOf('priceMin', 0)))
  if (range?.max) all.set('price', Math.min(range.max - 1, numberOf('price', range.max - 1)))
  return all
}
