/** The facts that lists filter and sort by, as plain values. Pure. */
import {
  type FactColumnTypes,
  type FactPath,
  factPaths,
  factRule,
  type HasRow,
  type ReadColumn,
} from '#app/entities/facts.ts'
import { hasUnknownCamera } from './camera/values.ts'
import { statedValue } from './fact.ts'
import { memoryTexts } from './memory.ts'
import type { NetworkStatus } from './network/values.ts'
import { factAt, type PhoneFacts } from './values.ts'

const largest = (values: (number | null)[]) => {
  const known = values.filter(value => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** With these a phone gets on the 5G of an operator. */
const usable5g: readonly NetworkStatus[] = ['full', 'good', 'partial']

/** The operators whose 5G the phone can use; null where its bands are not known. */
function fiveGOperators({ network }: PhoneFacts): string[] | null {
  const statuses = Object.entries(network?.value.operators ?? {}).map(([id, { nr }]) => ({ id, status: nr.status }))
  const isKnown = statuses.some(({ status }) => status !== 'unknown' && status !== 'not-offered')
  return isKnown ? statuses.filter(({ status }) => usable5g.includes(status)).map(({ id }) => id) : null
}

type ColumnValues = { yesNo: boolean; integer: number; real: number; text: string; texts: string[] }

/** By the name of the column; null where a fact is not known. */
export type FactColumns = { [Name in keyof FactColumnTypes]: ColumnValues[FactColumnTypes[Name]] | null }

type Readings = { [Name in keyof FactColumns]: (facts: PhoneFacts) => FactColumns[Name] }

const versionsOf = ({ memory }: PhoneFacts) => memory.versions?.value ?? []

/** Of the columns that do not have the plain value of their fact. */
const readings: Pick<Readings, ReadColumn> & Partial<Readings> = {
  chip: ({ chip }) => chip?.value.name ?? null,
  speed: ({ speed }) => speed?.value.score ?? null,
  speedPoints: ({ speed }) => (speed && speed.confidence !== 'low' ? speed.value.geekbench6Equivalent : null),
  graphics: ({ graphics }) => graphics?.value.score ?? null,
  chargingWatts: ({ charging: { wiredWatts } }) => statedValue(wiredWatts),
  refreshHz: ({ screen: { refreshHz } }) => statedValue(refreshHz),
  isOled: ({ screen: { panel } }) => (panel ? panel.value === 'oled' : null),
  sensorInch: ({ camera: { sensors } }) => sensors?.value.find(({ role }) => role === 'main')?.sensorInch ?? null,
  // 1 for a phone without a telephoto camera; not known where no source names the purpose of a camera (FACT-5).
  opticalZoom: ({ camera: { sensors } }) => {
    const zooms = sensors?.value.flatMap(({ opticalZoom }) => opticalZoom ?? []) ?? []
    if (zooms.length > 0) return Math.max(1, ...zooms)
    const hasTelephoto = sensors?.value.some(({ role }) => role === 'telephoto')
    return sensors && !hasTelephoto && !hasUnknownCamera(sensors.value) ? 1 : null
  },
  ramGb: facts => largest(versionsOf(facts).map(({ ramGb }) => ramGb)),
  storageGb: facts => largest(versionsOf(facts).map(({ storageGb }) => storageGb)),
  memoryVersions: ({ memory }) => memory.versions && memoryTexts(memory.versions),
  osUpgrades: ({ updates }) => updates.osUpgrades?.value.count ?? null,
  securityUntil: ({ updates }) => updates.securityUntil?.value.date ?? null,
  waterLevel: ({ water }) => water?.value.level ?? null,
  fiveGOperators,
  // Of a folding phone only when its size folded is known.
  thicknessMm: ({ kind, size }) =>
    (kind?.value === 'foldable' ? size?.value.folded?.thicknessMm : size?.value.thicknessMm) ?? null,
  hasNfc: ({ nfc }) => (nfc ? nfc.value !== 'no' : null),
}

const readerOf = (path: FactPath, name: string) =>
  readings[name as keyof FactColumns] ?? ((facts: PhoneFacts) => factAt(facts, path)?.value ?? null)

const columnsOf = (path: FactPath) => Object.keys(factRule(path).columns ?? {}) as (keyof FactColumns)[]

const columns = factPaths.flatMap(path => columnsOf(path).map(name => ({ name, read: readerOf(path, name) })))

/** The values of all columns. */
export const factColumns = (facts: PhoneFacts): FactColumns =>
  Object.fromEntries(columns.map(({ name, read }) => [name, read(facts)])) as FactColumns

/** Whether a phone has what a row of the comparison is about; null where that is not known. */
export function hasFact(facts: PhoneFacts, row: HasRow): boolean | null {
  const [name = ''] = columnsOf(row)
  return readerOf(row, name)(facts) as boolean | null
}

/** Whether a phone has it in some countries: whether here is not known. */
export const isOfSomeCountries = (facts: PhoneFacts, row: HasRow): boolean => factAt(facts, row)?.value === 'market'

/** The column of such a row. */
export const columnOfRow = (row: HasRow) => columnsOf(row)[0]
