/** A comparison by meaning: marks, sentences and value of two or more phones. Pure. */
import { hasRows } from '#app/entities/facts.ts'
import type { MemorySize } from '#app/facts/priced-version.ts'
import type { ValuePool } from '#app/finder/value.ts'
import { asSentence, formatDate, formatNumber } from '#app/platform/text/format.ts'
import { SEEN_IN_DAYS } from '#app/prices/age.ts'
import { dayOfDate } from '#app/prices/dates.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import { type ComparedPhone, shopPrice, versionOf } from './compared.ts'
import { type CameraRow, cameraMarks, cameraRows, type Mark, type MarkRow, markRows, marksOf } from './marks.ts'
import { phoneSentence } from './phone-sentence.ts'
import { meaningTexts } from './texts.ts'
import { type Value, valueForMoney } from './value.ts'

/** For more than two phones the index of the one that is better than all others. */
export type Winner = Mark | number

export type Meaning = {
  marks: Record<MarkRow, Winner>
  cameraFacts: Record<CameraRow, Winner>
  /** The indexes of phones that are equal and better than all others; empty where one alone is better, or none. */
  shared: Record<MarkRow | CameraRow, number[]>
  sentence: string
  /** The same for a page: with shared leads, and without a lead only where little is unknown and the table marks nothing. */
  pageSentence: string
  /** Beside it the dates of prices that were read long after each other; else empty. */
  priceDates: string
  /** One for each phone; empty where nothing is known of it. */
  phoneSentences: string[]
  value: (Value | null)[]
}

/** Rows below which a comparison says how little is known. */
const FEW_ROWS = 8

/** The rows, those of the camera included, in which all phones are known and none is better than another. */
export function equalRows(phones: ComparedPhone[]): Set<MarkRow | CameraRow> {
  const rows = [...markRows, ...cameraRows]
  const pairs = phones.flatMap((a, index) =>
    phones.slice(index + 1).map(b => ({ ...marksOf(a, b), ...cameraMarks(a, b) })),
  )
  return new Set(pairs.length > 0 ? rows.filter(row => pairs.every(marks => marks[row] === '=')) : [])
}

/** @param pool the phones of the site that can be judged by value */
export function meaningOf(phones: ComparedPhone[], pool: ValuePool): Meaning {
  const rowWinners = winnersOf(phones, markRows, marksOf)
  if (costsLessUncompared(phones, rowWinners)) rowWinners.winners.price = '='
  if (hasAsMuchUncompared(phones, rowWinners, 'memory', 'ramGb')) rowWinners.winners.memory = '='
  if (hasAsMuchUncompared(phones, rowWinners, 'storage', 'storageGb')) rowWinners.winners.storage = '='
  const { winners: camera, shared: sharedOfCamera } = winnersOf(phones, cameraRows, cameraMarks)
  const shared = { ...rowWinners.shared, ...sharedOfCamera }
  const marked = new Set<unknown>([
    ...Object.values(rowWinners.winners),
    ...Object.values(camera),
    ...Object.values(shared).flat(),
  ])
  const leadsInNothing = (index: number) => knownRows(rowWinners.winners).known >= FEW_ROWS && !marked.has(index)
  return {
    marks: shown(phones, rowWinners.winners),
    cameraFacts: shown(phones, camera),
    shared,
    sentence: phones.length < 2 ? '' : sentenceOf(phones, rowWinners),
    pageSentence: phones.length < 2 ? '' : sentenceOf(phones, rowWinners, { leadsInNothing }),
    priceDates: phones.length < 2 ? '' : datesBeside(phones, rowWinners),
    phoneSentences: phones.map(phone => phoneSentence(phone)),
    value: phones.map(phone => valueForMoney(phone, pool)),
  }
}

/** Whether a phone whose price cannot be compared is shown with a lower one than the phone that costs least. */
function costsLessUncompared(phones: ComparedPhone[], { winners, notCompared }: Winners<MarkRow>): boolean {
  const { price: winner } = winners
  if (typeof winner !== 'number') return false
  const least = phones[winner]?.price?.pkr ?? 0
  return notCompared.price.some(index => (phones[index]?.shown?.pkr ?? Number.POSITIVE_INFINITY) < least)
}

/** Whether a phone that cannot be compared is shown with no less memory than the phone that leads. */
function hasAsMuchUncompared(
  phones: ComparedPhone[],
  { winners, notCompared }: Winners<MarkRow>,
  row: 'memory' | 'storage',
  size: MemorySize,
): boolean {
  const winner = winners[row]
  const sizes = phones.map(phone => versionOf(phone)[size])
  if (typeof winner !== 'number') return false
  return notCompared[row].some(index => (sizes[index] ?? 0) >= (sizes[winner] ?? Number.POSITIVE_INFINITY))
}

/** The index of the phone that wins, `=` where none does, null where a row is not known for any two. */
type IndexedWinner = number | '=' | null

type Winners<Row extends string> = {
  winners: Record<Row, IndexedWinner>
  /**
   * Phones that the winner could not be compared with, as something is not known of them or they differ in kind; without a
   * winner those that could be compared with none.
   */
  notCompared: Record<Row, number[]>
  /** Of more than two phones: the ones that are equal, known beside every other one and better than all that are not equal. */
  shared: Record<Row, number[]>
}

function winnersOf<Row extends string>(
  phones: ComparedPhone[],
  rows: readonly Row[],
  marksOfPair: (a: ComparedPhone, b: ComparedPhone) => Record<Row, Mark>,
): Winners<Row> {
  const pairs = phones.flatMap((a, indexA) =>
    phones.slice(indexA + 1).map((b, offset) => ({ indexA, indexB: indexA + 1 + offset, marks: marksOfPair(a, b) })),
  )
  /** The mark of a phone beside another one: won, lost, equal or null. */
  const markOf = (row: Row, index: number, other: number) => {
    const pair = pairs.find(
      ({ indexA, indexB }) => indexA === Math.min(index, other) && indexB === Math.max(index, other),
    )
    const mark = pair?.marks[row] ?? null
    return mark === null || mark === '=' ? mark : (mark === 'a') === index < other ? 'won' : 'lost'
  }
  const sharing = (row: Row): number[] => {
    const indexes = phones.map((_, index) => index)
    const leading = indexes.filter(index => {
      const marks = indexes.filter(other => other !== index).map(other => markOf(row, index, other))
      return marks.includes('won') && marks.every(mark => mark === 'won' || mark === '=')
    })
    const isAhead = (index: number) =>
      indexes.every(other => other === index || markOf(row, index, other) === (leading.includes(other) ? '=' : 'won'))
    return leading.length > 1 && leading.every(isAhead) ? leading : []
  }
  const judged = (row: Row): { winner: IndexedWinner; notCompared: number[] } => {
    const others = phones.map((_, index) => phones.flatMap((_, other) => (other === index ? [] : [other])))
    const leading = others.flatMap((others, index) => {
      const marks = others.map(other => markOf(row, index, other))
      // A lead is one over all phones whose fact is known; of the others nothing is said.
      return marks.includes('won') && marks.every(mark => mark === 'won' || mark === null) ? [index] : []
    })
    const [winner] = leading
    if (leading.length === 1 && winner !== undefined)
      return { winner, notCompared: (others[winner] ?? []).filter(other => markOf(row, winner, other) === null) }
    const isAlone = (index: number) => (others[index] ?? []).every(other => markOf(row, index, other) === null)
    return pairs.some(({ marks }) => marks[row] !== null)
      ? { winner: '=', notCompared: phones.flatMap((_, index) => (isAlone(index) ? [index] : [])) }
      : { winner: null, notCompared: [] }
  }
  const results = rows.map(row => [row, judged(row)] as const)
  const byRow = <Of>(of: (result: ReturnType<typeof judged>, row: Row) => Of) =>
    Object.fromEntries(results.map(([row, result]) => [row, of(result, row)])) as Record<Row, Of>
  return {
    winners: byRow(({ winner }) => winner),
    notCompared: byRow(({ notCompared }) => notCompared),
    shared: byRow((_, row) => sharing(row)),
  }
}

/** What a phone leads in. */
const wordOf = (row: (typeof leadRows)[number]) => (isHasRow(row) ? nameOfRow(row) : meaningTexts().leads[row])

const letters = ['a', 'b'] as const

const shown = <Row extends string>(phones: ComparedPhone[], winners: Record<Row, IndexedWinner>) =>
  Object.fromEntries(
    Object.entries<IndexedWinner>(winners).map(([row, winner]) => [
      row,
      typeof winner === 'number' && phones.length === 2 ? (letters[winner] ?? null) : winner,
    ]),
  ) as Record<Row, Winner>

const screenRows = ['panel', 'refresh', 'brightness'] as const

/** The subjects in which phones lead, in the order of the sentence. */
const leadRows = [
  'speed',
  'graphics',
  'batteryLife',
  'batterySize',
  'charging',
  'camera',
  'screen',
  'updates',
  'water',
  'memory',
  'storage',
  'network5g',
  ...hasRows,
] as const

/** @param page for a page: whether it is said there of a phone that it leads in nothing */
function sentenceOf(
  phones: ComparedPhone[],
  { winners, notCompared, shared }: Winners<MarkRow>,
  page?: { leadsInNothing: (index: number) => boolean },
): string {
  const text = meaningTexts()
  const { known, all } = knownRows(winners)
  if (page && known === 0) return text.nothingComparable(phones.length)
  const screen = winnersOf(phones, ['screen'], (a, b) => ({ screen: screenMark(marksOf(a, b)) }))
  const led = { ...winners, ...screen.winners }
  const others = { ...notCompared, ...screen.notCompared }
  const names = phones.map(({ name }) => name)
  const lead = (row: (typeof leadRows)[number]) => {
    const besides = others[row].flatMap(index => names[index] ?? [])
    return besides.length > 0 ? text.leadBeside(wordOf(row), besides) : wordOf(row)
  }
  const leads = phones.map((_, index) => leadRows.filter(row => led[row] === index).map(lead))
  const without = names.filter((_, index) => leads[index]?.length === 0 && (!page || page.leadsInNothing(index)))
  const clauses = names.flatMap((name, index) => {
    const own = leads[index] ?? []
    return own.length > 0 ? [text.leadsIn(name, text.list(own))] : []
  })
  if (page) clauses.push(...sharedClauses(names, { ...shared, ...screen.shared }))
  const noLead = page ? text.noClearLead : text.leadInNothing
  const first =
    clauses.length === 0
      ? text.noClearDifference(names)
      : asSentence([...clauses, ...(without.length > 0 ? [noLead(without)] : [])])
  const isKeypad = phones.every(({ facts }) => facts.kind?.value === 'keypad')
  const few = page ? text.fewRowsComparable(known, all) : text.fewRowsKnown(known, all, phones.length)
  return [
    first,
    priceSentence(phones, winners.price, notCompared.price),
    ...(known < FEW_ROWS && !(page && isKeypad) ? [few] : []),
  ].join(' ')
}

/** A clause for each group of phones that share leads. */
function sharedClauses(names: string[], shared: Record<(typeof leadRows)[number], number[]>): string[] {
  const groups = Object.groupBy(
    leadRows.filter(row => shared[row].length > 0),
    row => shared[row].join(),
  )
  return Object.values(groups).flatMap(rows => {
    const [first] = rows ?? []
    if (!rows || !first) return []
    const sharing = shared[first].flatMap(index => names[index] ?? [])
    return [meaningTexts().shareLead(sharing, meaningTexts().list(rows.map(wordOf)))]
  })
}

/** One of the three marks of the screen won and none lost. */
function screenMark(marks: Record<MarkRow, Mark>): Mark {
  const known = screenRows.map(row => marks[row]).filter(mark => mark !== null)
  const won = new Set(known.filter(mark => mark !== '='))
  return won.size === 1 ? ([...won][0] ?? null) : known.length > 0 ? '=' : null
}

/** Battery life and battery size are one row: the size counts only where the life is not known. */
function knownRows(winners: Record<MarkRow, IndexedWinner>): { known: number; all: number } {
  const rows = markRows.filter(row => row !== 'batterySize')
  const isKnown = (row: MarkRow) => winners[row] !== null || (row === 'batteryLife' && winners.batterySize !== null)
  return { known: rows.filter(isKnown).length, all: rows.length }
}

function priceSentence(phones: ComparedPhone[], winner: IndexedWinner, notCompared: number[]): string {
  const text = meaningTexts()
  if (winner === null) return text.pricesNotComparable
  const others = notCompared.flatMap(index => phones[index]?.name ?? [])
  if (winner === '=' && phones.length > 2)
    return others.length > 0 ? text.noneCostsLeastBeside(others) : text.noneCostsLeast
  if (winner === '=') return text.costTheSame
  const name = phones[winner]?.name ?? ''
  if (phones.length > 2) return others.length > 0 ? text.costsLeastBeside(name, others) : text.costsLeast(name)
  const [a, b] = phones.map(shopPrice)
  return text.costsLess(name, formatNumber(Math.abs((a?.pkr ?? 0) - (b?.pkr ?? 0))))
}

/** The dates of prices that were read long after each other, to stand beside who costs less; empty where none were. */
function datesBeside(phones: ComparedPhone[], { winners: { price: winner }, notCompared }: Winners<MarkRow>): string {
  const priced = phones.flatMap((phone, index) => {
    const price = shopPrice(phone)
    return price && !notCompared.price.includes(index) ? [{ name: phone.name, date: price.date }] : []
  })
  const days = priced.map(({ date }) => dayOfDate(date))
  const isFarApart = winner !== null && Math.max(...days) - Math.min(...days) > SEEN_IN_DAYS
  return isFarApart ? meaningTexts().pricesOf(priced.map(({ name, date }) => [name, formatDate(date)])) : ''
}
