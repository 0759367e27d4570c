/** A comparison by meaning: marks, sentences and value of two or more phones. Pure. */
import { hasRows } from '#app/entities/facts.ts'
import { formatNumber } from '#app/platform/text/format.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import { type ComparedPhone, shopPrice } from './compared.ts'
import { type CameraRow, cameraMarks, cameraRows, type Mark, type MarkRow, markRows, marksOf } from './marks.ts'
import { phoneSentence } from './phone-sentence.ts'
import { meaningTexts } from './texts.ts'
import { type Value, type ValuePool, valueForMoney } from './value.ts'

/** For more than two phones the index of the one that is better than all others. */
export type Winner = Mark | number

export type Meaning = {
  marks: Record<MarkRow, Winner>
  cameraFacts: Record<CameraRow, Winner>
  sentence: string
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
  return {
    marks: shown(phones, rowWinners),
    cameraFacts: shown(phones, winnersOf(phones, cameraRows, cameraMarks)),
    sentence: phones.length < 2 ? '' : sentenceOf(phones, rowWinners),
    phoneSentences: phones.map(phoneSentence),
    value: phones.map(phone => valueForMoney(phone, pool)),
  }
}

/** The index of the phone that wins, `=` where none does, null where a row is not known for all. */
type IndexedWinner = number | '=' | null

function winnersOf<Row extends string>(
  phones: ComparedPhone[],
  rows: readonly Row[],
  marksOfPair: (a: ComparedPhone, b: ComparedPhone) => Record<Row, Mark>,
): Record<Row, IndexedWinner> {
  const pairs = phones.flatMap((a, indexA) =>
    phones.slice(indexA + 1).map((b, offset) => ({ indexA, indexB: indexA + 1 + offset, marks: marksOfPair(a, b) })),
  )
  const winner = (row: Row): IndexedWinner => {
    if (pairs.length === 0) return null
    const wins = phones.map(() => 0)
    for (const { indexA, indexB, marks } of pairs) {
      const winning = marks[row] === 'a' ? indexA : marks[row] === 'b' ? indexB : null
      if (winning !== null) wins[winning] = (wins[winning] ?? 0) + 1
    }
    const best = wins.indexOf(phones.length - 1)
    if (best !== -1) return best
    return pairs.every(({ marks }) => marks[row] !== null) ? '=' : null
  }
  return Object.fromEntries(rows.map(row => [row, winner(row)])) as Record<Row, IndexedWinner>
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

function sentenceOf(phones: ComparedPhone[], winners: Record<MarkRow, IndexedWinner>): string {
  const text = meaningTexts()
  const { screen } = winnersOf(phones, ['screen'], (a, b) => ({ screen: screenMark(marksOf(a, b)) }))
  const led = { ...winners, screen }
  const leads = phones.map((_, index) => leadRows.filter(row => led[row] === index).map(wordOf))
  const names = phones.map(({ name }) => name)
  const without = names.filter((_, index) => leads[index]?.length === 0)
  const clauses = names.flatMap((name, index) => {
    const own = leads[index] ?? []
    return own.length > 0 ? [text.leadsIn(name, text.list(own))] : []
  })
  const first =
    clauses.length === 0
      ? text.noClearDifference(names)
      : `${[...clauses, ...(without.length > 0 ? [text.leadInNothing(without)] : [])].join('; ')}.`
  const { known, all } = knownRows(winners)
  const few = known < FEW_ROWS ? [text.fewRowsKnown(known, all, phones.length)] : []
  return [first, priceSentence(phones, winners.price), ...few].join(' ')
}

/** One of the three marks of the screen won and none lost. */
function screenMark(marks: Record<MarkRow, Mark>): Mark {
  const won = new Set(screenRows.map(row => marks[row]).filter(mark => mark === 'a' || mark === 'b'))
  return won.size === 1 ? ([...won][0] ?? null) : null
}

/** Battery life and battery size are one row: the size counts only where the life is not known. */
function knownRows(winners: Record<MarkRow, IndexedWinner>): { known: number; all: number } {
  const rows = markRows.filter(row => row !== 'batterySize')
  const isKnown = (row: MarkRow) => winners[row] !== null || (row === 'batteryLife' && winners.batterySize !== null)
  return { known: rows.filter(isKnown).length, all: rows.length }
}

function priceSentence(phones: ComparedPhone[], winner: IndexedWinner): string {
  const text = meaningTexts()
  if (winner === null) return text.pricesNotComparable
  if (winner === '=') return phones.length > 2 ? text.noneCostsLeast : text.costTheSame
  const name = phones[winner]?.name ?? ''
  if (phones.length > 2) return text.costsLeast(name)
  const [a, b] = phones.map(phone => shopPrice(phone)?.pkr ?? 0)
  return text.costsLess(name, formatNumber(Math.abs((a ?? 0) - (b ?? 0))))
}
