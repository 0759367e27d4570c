/** What a comparison says in sentences: who leads in what, and how little is known (COMPARE-8). Pure. */
import { hasRows } from '#app/entities/facts.ts'
import type { MemorySize } from '#app/facts/priced-version.ts'
import { asSentence } from '#app/platform/text/format.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import { type ComparedPhone, shopPrice, sizeOfRow, versionOf } from './compared.ts'
import { type MarkRow, markRows } from './marks.ts'
import { pagePriceSentence, priceSentence, uncomparedPrices } from './price-sentence.ts'
import { screenMark, screenRows } from './screen-marks.ts'
import { leadSubjects, meaningTexts } from './texts.ts'
import { type IndexedWinner, type Winners, winnersOf } from './winners.ts'

/** Rows below which a comparison says how little is known. */
export const FEW_ROWS = 8

/** What a phone leads in. */
const wordOfRow = (row: LeadRow) => (isHasRow(row) ? nameOfRow(row) : meaningTexts().leads[row])

/** The subjects in which phones lead, in the order of the sentence. */
const leadRows = [...leadSubjects, ...hasRows]

type LeadRow = (typeof leadRows)[number]

type LeadWinners = Omit<Winners<LeadRow>, 'behind'>

/** What a phone leads in, and what it shares the lead in with others of more than two; empty lists where nothing. */
export type Leads = { own: string[]; shared: string[] }

/** The rows as subjects of sentences: one for the three facts of the screen. */
function bySubject(phones: ComparedPhone[], { winners, notCompared, shared }: Winners<MarkRow>): LeadWinners {
  const screen = winnersOf(phones, ['screen'], (a, b) => ({ screen: screenMark(a, b) }))
  return {
    winners: { ...winners, ...screen.winners },
    notCompared: { ...notCompared, ...screen.notCompared },
    shared: { ...shared, ...screen.shared },
  }
}

const namesAt = (phones: ComparedPhone[], indexes: number[]) => indexes.flatMap(index => phones[index]?.name ?? [])

/** One for each phone, in words. */
function leadsIn(
  phones: ComparedPhone[],
  { winners, shared }: LeadWinners,
  wordOf: (row: LeadRow, index: number) => string,
): Leads[] {
  return phones.map((_, index) => ({
    own: leadRows.filter(row => winners[row] === index).map(row => wordOf(row, index)),
    shared: leadRows.filter(row => shared[row].includes(index)).map(row => wordOf(row, index)),
  }))
}

/** One for each phone, with the names of those that a lead is not one over. */
export function leadsOf(phones: ComparedPhone[], compared: Winners<MarkRow>): Leads[] {
  const subjects = bySubject(phones, compared)
  return leadsIn(phones, subjects, row => {
    const besides = namesAt(phones, subjects.notCompared[row])
    return besides.length > 0 ? meaningTexts().leadBeside(wordOfRow(row), besides) : wordOfRow(row)
  })
}

/** The same in the words of pages, which say where a lead is one of the smallest versions, and apart who is not compared. */
export const pageLeadsOf = (phones: ComparedPhone[], compared: Winners<MarkRow>): Leads[] =>
  leadsIn(phones, bySubject(phones, compared), (row, index) => {
    const size = sizeOfRow(row)
    return size && hasAsMuchInOthers(phones, index, size) ? meaningTexts().ofSmallest(wordOfRow(row)) : wordOfRow(row)
  })

/** Of more than two phones on a page: which are not compared in what another one leads in, each group once, and how little can be. */
export function pageNotesOf(phones: ComparedPhone[], compared: Winners<MarkRow>): string[] {
  const { winners, notCompared } = bySubject(phones, compared)
  const rowsOf = new Map<string, { names: string[]; rows: string[] }>()
  for (const row of leadRows) {
    const names = namesAt(phones, notCompared[row])
    if (typeof winners[row] !== 'number' || names.length === 0) continue
    const group = rowsOf.get(names.join()) ?? { names, rows: [] }
    group.rows.push(wordOfRow(row))
    rowsOf.set(names.join(), group)
  }
  const { known } = knownRows(compared.winners)
  return [
    ...[...rowsOf.values()].map(({ names, rows }) => meaningTexts().notComparedIn(names, rows)),
    ...uncomparedPrices(phones, compared),
    ...(known > 0 && known < FEW_ROWS && !areKeypads(phones) ? [fewRowsOnPage(phones.length, compared.winners)] : []),
  ]
}

/** Whether another phone may come with as much as the version of this one that is compared. */
const hasAsMuchInOthers = (phones: ComparedPhone[], index: number, size: MemorySize): boolean =>
  phones.some((phone, other) => {
    const version = phones[index] && versionOf(phones[index])
    const [own, its] = [version?.[size] ?? null, versionOf(phone)]
    return (
      other !== index &&
      // A version that the price names leads over each version of the other.
      !(version?.isNamed && version.possible[size].length === 1) &&
      own !== null &&
      its[size] !== null &&
      its[size] < own &&
      Math.max(...its.possible[size]) >= own
    )
  })

/** Who leads in what, who costs less, and how little is known. */
export function sentenceOf(phones: ComparedPhone[], compared: Winners<MarkRow>, leads: Leads[]): string {
  const text = meaningTexts()
  const { known, all } = knownRows(compared.winners)
  const isLed = leads.some(({ own }) => own.length > 0)
  const clauses = leadClauses(phones, leads, {
    isLeadless: () => true,
    noLead: text.leadInNothing,
    noLeads: () => [],
    lead: leadInFull,
  })
  return [
    isLed ? asSentence(clauses) : text.noClearDifference(phones.map(({ name }) => name)),
    priceSentence(phones, compared),
    ...(known < FEW_ROWS ? [text.fewRowsKnown(known, all, phones.length)] : []),
  ].join(' ')
}

/**
 * The same for a page, a sentence for each phone that leads; what phones share stands beside each of them.
 * @param leadsInNothing whether this is said of a phone there
 */
export function pageLinesOf(
  phones: ComparedPhone[],
  compared: Winners<MarkRow>,
  leads: Leads[],
  leadsInNothing: (index: number) => boolean,
): string[] {
  const text = meaningTexts()
  const { known } = knownRows(compared.winners)
  if (known === 0) return [text.nothingComparable(phones.length)]
  const isOnlyShared = leads.every(({ own }) => own.length === 0) && leads.some(({ shared }) => shared.length > 0)
  const isMany = phones.length > 2
  // Single facts of a row may be better, and not all that is known of keypad phones has a mark.
  const noLeads = (names: string[]) => [text.noClearLead(names)]
  const clauses = leadClauses(phones, leads, {
    isLeadless: index => leadsInNothing(index) && index !== cheaperOfTwo(phones),
    noLead: text.noClearLead,
    noLeads,
    lead: isMany ? leadInShort : leadInFull,
  })
  return [
    ...(isOnlyShared ? [] : clauses.map(clause => asSentence([clause]))),
    pagePriceSentence(phones, compared),
    ...(known < FEW_ROWS && !isMany && !areKeypads(phones) ? [fewRowsOnPage(phones.length, compared.winners)] : []),
  ]
}

/** The index of the phone of which the sentence on two prices says that it costs less, or was seen for less. */
function cheaperOfTwo(phones: ComparedPhone[]): number | null {
  const [a, b] = phones.map(phone => shopPrice(phone)?.pkr ?? null)
  return phones.length !== 2 || a == null || b == null || a === b ? null : a < b ? 0 : 1
}

// Not all that is known of keypad phones has a mark.
const areKeypads = (phones: ComparedPhone[]) => phones.every(({ facts }) => facts.kind?.value === 'keypad')

const leadInFull = (name: string, leads: string[]) => meaningTexts().leadsIn(name, meaningTexts().list(leads))

/** Of more than two phones: the first of many leads, and how many more, as the table marks them all. */
function leadInShort(name: string, leads: string[]): string {
  const { list, moreLeads, leadsShortly } = meaningTexts()
  return leadsShortly(name, list(leads.length > 3 ? [...leads.slice(0, 2), moreLeads(leads.length - 2)] : leads))
}

type Leadless = {
  isLeadless: (index: number) => boolean
  noLead: (names: string[]) => string
  /** Where no phone leads in anything. */
  noLeads: (names: string[]) => string[]
  lead: (name: string, leads: string[]) => string
}

function leadClauses(
  phones: ComparedPhone[],
  leads: Leads[],
  { isLeadless, noLead, noLeads, lead }: Leadless,
): string[] {
  const names = phones.map(({ name }) => name)
  const clauses = leads.flatMap(({ own }, index) => (own.length > 0 ? [lead(names[index] ?? '', own)] : []))
  const without = names.filter((_, index) => leads[index]?.own.length === 0 && isLeadless(index))
  return clauses.length === 0 ? noLeads(names) : [...clauses, ...(without.length > 0 ? [noLead(without)] : [])]
}

/** Battery life and battery size are one row: the size counts only where the life is not known. */
export function knownRows(winners: Record<MarkRow, IndexedWinner>): { known: number; all: number } {
  const rows = markRows.filter(row => row !== 'batterySize')
  const isKnown = (row: MarkRow) => winners[row] !== null || (row === 'batteryLife' && winners.batterySize !== null)
  return { known: rows.filter(isKnown).length, all: rows.length }
}

/** A page has one row for the three facts of the screen. */
function fewRowsOnPage(phones: number, winners: Record<MarkRow, IndexedWinner>): string {
  const knownOfScreen = screenRows.filter(row => winners[row] !== null).length
  const { known, all } = knownRows(winners)
  return meaningTexts().fewRowsComparable(known - Math.max(0, knownOfScreen - 1), all - (screenRows.length - 1), phones)
}
