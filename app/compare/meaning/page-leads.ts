/**
 * What each of compared phones leads in on a page: where none leads in the camera or the screen as a whole, or another one
 * does, also in which of their facts it is clearly better (COMPARE-8). Pure.
 */
import type { MemorySize } from '#app/facts/priced-version.ts'
import { isHasRow, nameOfRow } from '../has-rows.ts'
import { type CameraRow, cameraRows } from './camera-marks.ts'
import { type ComparedPhone, sizeOfRow, versionOf } from './compared.ts'
import type { MarkRow } from './marks.ts'
import { type ScreenRow, screenRows } from './screen-marks.ts'
import { bySubject, type LeadRow, leadRows, namesAt, wordOfRow } from './sentences.ts'
import { meaningTexts } from './texts.ts'
import type { IndexedWinner, Winners } from './winners.ts'

export type Leads = {
  /** What it leads in alone; `speed`. */
  own: string[]
  /** The same as what its buyer gets: `a faster chip`. */
  gains: string[]
  /** What it shares the lead in with others of more than two. */
  shared: string[]
}

/** Of more than two phones: what the same of them lead in, alone or together. */
export type LeadTheme = {
  /** The indexes of those that lead. */
  leaders: number[]
  /** `fastest`: over all of them. */
  overAll: string[]
  /** The same over those that are compared in it. */
  overSome: string[]
}

type FactRow = CameraRow | ScreenRow
type PageRow = LeadRow | FactRow

const factsOf = (row: LeadRow): readonly FactRow[] =>
  row === 'camera' ? cameraRows : row === 'screen' ? screenRows : []

/** Each subject, with the facts of it after it. */
const pageRows: PageRow[] = leadRows.flatMap(row => [row, ...factsOf(row)])

const isFact = (row: PageRow): row is FactRow =>
  cameraRows.some(fact => fact === row) || screenRows.some(fact => fact === row)

/** Not all that is known of phones with keys is looked at, nor has a mark. */
export const areKeypads = (phones: ComparedPhone[]): boolean =>
  phones.every(({ facts }) => facts.kind?.value === 'keypad')

type PageWinners = {
  winners: Record<PageRow, IndexedWinner>
  notCompared: Record<PageRow, number[]>
  shared: Record<LeadRow, number[]>
}

function pageWinners(
  phones: ComparedPhone[],
  compared: Winners<MarkRow>,
  camera: Omit<Winners<CameraRow>, 'behind'>,
): PageWinners {
  const { winners: ofSubjects, notCompared, shared } = bySubject(phones, compared)
  const winners = { ...ofSubjects, ...compared.winners, ...camera.winners, screen: ofSubjects.screen }
  for (const subject of leadRows)
    for (const fact of factsOf(subject)) {
      const isSaid = winners[fact] === winners[subject] || (subject === 'camera' && areKeypads(phones))
      if (isSaid) winners[fact] = null
    }
  return { winners, notCompared: { ...compared.notCompared, ...notCompared, ...camera.notCompared }, shared }
}

const wordOf = (row: PageRow) => (isFact(row) ? meaningTexts().factLeads[row] : wordOfRow(row))
const gainOf = (row: PageRow) => (isHasRow(row) ? nameOfRow(row) : meaningTexts().gains[row])
const themeOf = (row: PageRow) => (isHasRow(row) ? nameOfRow(row) : meaningTexts().themes[row])

/** The words for a lead, which say where it is one of the smallest versions. */
function saidOf(phones: ComparedPhone[], row: PageRow, leaders: number[], word: string): string {
  const size = sizeOfRow(row)
  const isOfSmallest = size !== null && leaders.some(index => hasAsMuchInOthers(phones, index, size))
  return isOfSmallest ? meaningTexts().ofSmallest(word) : word
}

/** One for each phone, in words that say where a lead is one of the smallest versions, and nowhere who is not compared. */
export function pageLeadsOf(
  phones: ComparedPhone[],
  compared: Winners<MarkRow>,
  camera: Omit<Winners<CameraRow>, 'behind'>,
): Leads[] {
  const { winners, shared } = pageWinners(phones, compared, camera)
  return phones.map((_, index) => {
    const own = pageRows.filter(row => winners[row] === index)
    return {
      own: own.map(row => saidOf(phones, row, [index], wordOf(row))),
      gains: own.map(row => saidOf(phones, row, [index], gainOf(row))),
      shared: leadRows.filter(row => shared[row].includes(index)).map(row => saidOf(phones, row, [index], wordOf(row))),
    }
  })
}

/** Of more than two phones: what is led in, by who leads, in the order of the rows; 5G, which is no more or less, apart. */
export function leadThemes(
  phones: ComparedPhone[],
  compared: Winners<MarkRow>,
  camera: Omit<Winners<CameraRow>, 'behind'>,
): LeadTheme[] {
  const { winners, notCompared, shared } = pageWinners(phones, compared, camera)
  const themes = new Map<string, LeadTheme>()
  for (const row of pageRows) {
    const winner = winners[row]
    const leaders = typeof winner === 'number' ? [winner] : isFact(row) ? [] : shared[row]
    if (leaders.length === 0) continue
    const key = `${leaders.join()}${row === 'network5g' ? row : ''}`
    const theme = themes.get(key) ?? { leaders, overAll: [], overSome: [] }
    const isOverAll = typeof winner !== 'number' || notCompared[row].length === 0
    theme[isOverAll ? 'overAll' : 'overSome'].push(saidOf(phones, row, leaders, themeOf(row)))
    themes.set(key, theme)
  }
  return [...themes.values()]
}

/** Of more than two phones: which are not compared in what another one leads in, each group once. */
export function notComparedNotes(
  phones: ComparedPhone[],
  compared: Winners<MarkRow>,
  camera: Omit<Winners<CameraRow>, 'behind'>,
): string[] {
  const { winners, notCompared } = pageWinners(phones, compared, camera)
  const rowsOf = new Map<string, { names: string[]; rows: string[] }>()
  for (const row of pageRows) {
    const names = namesAt(phones, notCompared[row])
    if (typeof winners[row] !== 'number' || names.length === 0) continue
    const group = rowsOf.get(names.join()) ?? { names, rows: [] }
    group.rows.push(wordOf(row))
    rowsOf.set(names.join(), group)
  }
  return [...rowsOf.values()].map(({ names, rows }) => meaningTexts().notComparedIn(names, rows))
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
