/** What a comparison says in sentences: who leads in what, and how little is known (COMPARE-8). Pure. */
import { hasRows } from '#app/entities/facts.ts'
import { asSentence } from '#app/platform/text/format.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import type { ComparedPhone } from './compared.ts'
import { type MarkRow, markRows } from './marks.ts'
import { priceSentence } from './price-sentence.ts'
import { screenMark } from './screen-marks.ts'
import { leadSubjects, meaningTexts } from './texts.ts'
import { type IndexedWinner, type Winners, winnersOf } from './winners.ts'

/** Rows below which a comparison says how little is known. */
export const FEW_ROWS = 8

/** What a phone leads in. */
export const wordOfRow = (row: LeadRow) => (isHasRow(row) ? nameOfRow(row) : meaningTexts().leads[row])

/** The subjects in which phones lead, in the order of the sentence. */
export const leadRows = [...leadSubjects, ...hasRows]

export type LeadRow = (typeof leadRows)[number]

export type LeadWinners = Omit<Winners<LeadRow>, 'behind'>

/** What a phone leads in; empty where nothing. */
type OwnLeads = { own: string[] }

/** The rows as subjects of sentences: one for the three facts of the screen. */
export function bySubject(phones: ComparedPhone[], { winners, notCompared, shared }: Winners<MarkRow>): LeadWinners {
  const screen = winnersOf(phones, ['screen'], (a, b) => ({ screen: screenMark(a, b) }))
  return {
    winners: { ...winners, ...screen.winners },
    notCompared: { ...notCompared, ...screen.notCompared },
    shared: { ...shared, ...screen.shared },
  }
}

export const namesAt = (phones: ComparedPhone[], indexes: number[]) =>
  indexes.flatMap(index => phones[index]?.name ?? [])

/** One for each phone, with the names of those that a lead is not one over. */
export function leadsOf(phones: ComparedPhone[], compared: Winners<MarkRow>): OwnLeads[] {
  const { winners, notCompared } = bySubject(phones, compared)
  const wordOf = (row: LeadRow) => {
    const besides = namesAt(phones, notCompared[row])
    return besides.length > 0 ? meaningTexts().leadBeside(wordOfRow(row), besides) : wordOfRow(row)
  }
  return phones.map((_, index) => ({ own: leadRows.filter(row => winners[row] === index).map(wordOf) }))
}

/** Who leads in what, who costs less, and how little is known. */
export function sentenceOf(phones: ComparedPhone[], compared: Winners<MarkRow>, leads: OwnLeads[]): string {
  const text = meaningTexts()
  const { known, all } = knownRows(compared.winners)
  const isLed = leads.some(({ own }) => own.length > 0)
  const leading = leads.flatMap(({ own }, index) =>
    own.length > 0 ? [text.leadsIn(phones[index]?.name ?? '', text.list(own))] : [],
  )
  const without = phones.filter((_, index) => leads[index]?.own.length === 0).map(({ name }) => name)
  return [
    isLed
      ? asSentence([...leading, ...(without.length > 0 ? [text.leadInNothing(without)] : [])])
      : text.noClearDifference(phones.map(({ name }) => name)),
    priceSentence(phones, compared),
    ...(known < FEW_ROWS ? [text.fewRowsKnown(known, all, phones.length)] : []),
  ].join(' ')
}

/** Battery life and battery size are one row: the size counts only where the life is not known. */
export function knownRows(winners: Record<MarkRow, IndexedWinner>): { known: number; all: number } {
  const rows = markRows.filter(row => row !== 'batterySize')
  const isKnown = (row: MarkRow) => winners[row] !== null || (row === 'batteryLife' && winners.batterySize !== null)
  return { known: rows.filter(isKnown).length, all: rows.length }
}
