/** A comparison by meaning: marks, sentences and value of two or more phones. Pure. */
import { type HasRow, hasRows } from '#app/entities/facts.ts'
import { isOfSomeCountries } from '#app/facts/columns.ts'
import type { MemorySize } from '#app/facts/priced-version.ts'
import type { ValuePool } from '#app/finder/value.ts'
import { type CameraRow, cameraMarks, cameraRows } from './camera-marks.ts'
import { type ComparedPhone, versionOf } from './compared.ts'
import { conclusionOf } from './conclusion.ts'
import type { Mark } from './mark.ts'
import { type MarkRow, markRows, marksOf } from './marks.ts'
import { type Leads, leadThemes, notComparedNotes, pageLeadsOf } from './page-leads.ts'
import { fewRows, pageLinesOf } from './page-lines.ts'
import { phoneSentence } from './phone-sentence.ts'
import { notesBesidePrice } from './price-sentence.ts'
import { FEW_ROWS, knownRows, leadsOf, sentenceOf } from './sentences.ts'
import { type Value, valueForMoney } from './value.ts'
import { type TwoVerdict, verdictOfTwo } from './verdict.ts'
import { type IndexedWinner, type Winners, winnersOf } from './winners.ts'

/** For more than two phones the index of the one that is better than all others. */
export type Winner = Exclude<Mark, 'open'> | number

export type Meaning = {
  marks: Record<MarkRow, Winner>
  /** The same for a page, where what a phone has only in some countries is no lead. */
  pageMarks: Record<MarkRow, Winner>
  cameraFacts: Record<CameraRow, Winner>
  /** The indexes of phones that are equal and better than all others; empty where one alone is better, or none. */
  shared: Record<MarkRow | CameraRow, number[]>
  /** Of more than two phones the index of the one that each other one is better than; null for none. */
  behind: Record<MarkRow | CameraRow, number | null>
  sentence: string
  /** The same for a page in lines, of more than two phones by theme: who leads in what, then the prices. */
  pageLines: string[]
  /** Who takes which of two on a page; null where that is not said. */
  verdict: TwoVerdict | null
  /** The places of those of more than two phones that the first of these lines names, else of the first two. */
  named: [number, number]
  /** Of more than two phones on a page, beside these lines: who is not compared in what, and how little can be. */
  pageNotes: string[]
  /** What each leads in, in the words of pages. */
  leads: Leads[]
  /** Beside it the dates of prices that were read long after each other, and their memory where it differs; else empty. */
  priceNotes: string
  /** One for each phone; empty where nothing is known of it. */
  phoneSentences: string[]
  value: (Value | null)[]
}

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
  const { behind, ...camera } = winnersOf(phones, cameraRows, cameraMarks)
  const ofPage = withoutUncertain(phones, rowWinners)
  const shared = { ...ofPage.shared, ...camera.shared }
  const marked = new Set<unknown>([
    ...Object.values(ofPage.winners),
    ...Object.values(camera.winners),
    ...Object.values(shared).flat(),
  ])
  const leads = pageLeadsOf(phones, ofPage, camera)
  const themes = phones.length > 2 ? leadThemes(phones, ofPage, camera) : []
  const onPage = phones.length > 2 ? phones.map(phone => ({ ...phone, name: phone.shortName ?? phone.name })) : phones
  const leadsInNothing = (index: number) => knownRows(rowWinners.winners).known >= FEW_ROWS && !marked.has(index)
  return {
    marks: shown(phones, rowWinners.winners),
    pageMarks: shown(phones, pageMarksOf(phones, ofPage)),
    cameraFacts: shown(phones, camera.winners),
    shared,
    behind: { ...ofPage.behind, ...behind },
    sentence: phones.length < 2 ? '' : sentenceOf(phones, rowWinners, leadsOf(phones, rowWinners)),
    pageLines:
      phones.length < 2 ? [] : pageLinesOf({ phones: onPage, compared: ofPage, leads, themes, leadsInNothing }),
    leads,
    verdict: verdictOfTwo({ phones, compared: ofPage, leads, pool }),
    named: (phones.length > 2 && conclusionOf(onPage, ofPage, themes).pair) || [0, 1],
    pageNotes: phones.length > 2 ? [...notComparedNotes(onPage, ofPage, camera), ...fewRows(onPage, ofPage)] : [],
    priceNotes: phones.length < 2 ? '' : notesBesidePrice(phones, rowWinners),
    phoneSentences: phones.map(phone => phoneSentence(phone)),
    value: phones.map(phone => valueForMoney(phone, pool)),
  }
}

/**
 * On a page of more than two phones no price is marked where another one is not compared: the line on prices names the
 * others.
 */
function pageMarksOf(phones: ComparedPhone[], { winners, notCompared }: Winners<MarkRow>): Winners<MarkRow>['winners'] {
  const isPartial = phones.length > 2 && notCompared.price.length > 0
  return isPartial ? { ...winners, price: null } : winners
}

/** No phone leads in what it has only in some countries, or shares such a lead; none is behind such a one. */
function withoutUncertain(phones: ComparedPhone[], compared: Winners<MarkRow>): Winners<MarkRow> {
  const isUncertain = (row: HasRow, index: IndexedWinner | undefined) => {
    const phone = typeof index === 'number' ? phones[index] : undefined
    return phone !== undefined && isOfSomeCountries(phone.facts, row)
  }
  const { winners, shared, behind } = compared
  const none = hasRows.filter(row => isUncertain(row, winners[row]) || isUncertain(row, shared[row][0]))
  const withNone = <Value>(value: Value, rows = none) => Object.fromEntries(rows.map(row => [row, value]))
  const ofSome = hasRows.filter(row => phones.some((_, index) => isUncertain(row, index)))
  return {
    ...compared,
    winners: { ...winners, ...withNone('=' as const) },
    shared: { ...shared, ...withNone([]) },
    behind: { ...behind, ...withNone(null, ofSome) },
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

const letters = ['a', 'b'] as const

const shown = <Row extends string>(phones: ComparedPhone[], winners: Record<Row, IndexedWinner>) =>
  Object.fromEntries(
    Object.entries<IndexedWinner>(winners).map(([row, winner]) => [
      row,
      typeof winner === 'number' && phones.length === 2 ? (letters[winner] ?? null) : winner,
    ]),
  ) as Record<Row, Winner>
