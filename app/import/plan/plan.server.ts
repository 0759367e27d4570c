/** Plans the import of a file row by row, before anything is written (IMPORT-9). */
import type { Role } from '#app/entities/role.ts'
import { currentListingReader } from '#app/listings/catalogue.server.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { formatPrice } from '#app/prices/price.ts'
import { knownBrands } from '../normalize/known-brands.server.ts'
import { factsOfRow, usedColumns } from '../read/mapping.ts'
import type { Table } from '../read/row.ts'
import { type ExportStep, planExport } from './export-plan.server.ts'
import type { FileOptions, ImportFile } from './options.ts'
import { phonePlan } from './phone-plan.server.ts'
import { pricePlan } from './price-plan.server.ts'
import type { Priced, Step } from './step.ts'

/** The steps of an export, or of a table with its options, as somebody of this role may take them. */
export const planOf = async (file: ImportFile, role: Role): Promise<(Step | ExportStep)[]> =>
  file.kind === 'export' ? planExport(file.file, role) : planFile(file.table, file.options)

/**
 * Plans the rows in slices, because a long file takes seconds.
 * @param thisYear release years after the next one are refused
 */
export async function planFile(
  table: Table,
  options: FileOptions,
  thisYear = new Date().getUTCFullYear(),
): Promise<Step[]> {
  const known = knownBrands()
  // A line of a message tells no more of a phone than its price.
  const isMessage = table.kind === 'message' && options.mode !== 'phones'
  const { planRow, finish } =
    options.mode === 'prices' || isMessage
      ? { planRow: pricePlan(options, known, isMessage ? await currentListingReader() : null), finish: () => {} }
      : phonePlan(options, known, table.unit, thisYear)
  const steps: Step[] = []
  const columns = usedColumns(options.mapping)
  for await (const row of inSlices(table.rows)) steps.push(planRow(row, factsOfRow(row, columns), null))
  finish()
  return withLowestPrices(steps, table.unit)
}

/**
 * Of several rows for one version of a phone, as lists of shops have them, only the lowest price is imported; of several
 * versions the one with the newest and then lowest price becomes the price of the phone, the others join its history.
 */
function withLowestPrices(steps: Step[], unit: Table['unit']): Step[] {
  const best = new Map<string, Priced>()
  const newest = new Map<string, string>()
  const offered = new Map<Step, Priced>()
  for (const step of steps) {
    const priced = pricedBy(step)
    if (!priced) continue
    offered.set(step, priced)
    const { phoneId, point } = priced
    if (point.date > (newest.get(phoneId) ?? '')) newest.set(phoneId, point.date)
    for (const key of keysOf(step, priced)) {
      const other = best.get(key)
      if (!other || isBetter(priced, other)) best.set(key, priced)
    }
  }
  const lines = new Map([...offered].map(([step, priced]) => [priced, step.report.line]))
  return steps.map(step => {
    const priced = offered.get(step)
    if (step.write?.kind === 'sold-out') {
      // Another row of the file has it in stock.
      const { phoneId, at } = step.write
      return (newest.get(phoneId) ?? '') >= at.date ? { report: step.report, write: null } : step
    }
    if (!priced) return step
    const [ofVersion, ofPhone] = keysOf(step, priced).map(key => best.get(key))
    if (ofVersion && ofVersion !== priced) {
      const message = `${unit} ${lines.get(ofVersion)} has the lowest price of this version`
      return repeated(step, message)
    }
    return ofPhone && ofPhone !== priced && step.write?.kind === 'price'
      ? asHistory(step, step.write, unit, lines.get(ofPhone))
      : step
  })
}

/** The version that a step prices, and its phone. A held row competes with other held ones only. */
function keysOf({ report }: Step, { phoneId, point: { kind, ram, storage, date } }: Priced): string[] {
  const group = [report.outcome === 'held' ? 'held' : '', kind === 'non-pta' ? kind : '', phoneId]
  return [JSON.stringify([...group, ram, storage, date]), JSON.stringify(group)]
}

const isBetter = ({ point: a }: Priced, { point: b }: Priced) =>
  a.date === b.date ? a.pricePkr < b.pricePkr : a.date > b.date

const repeated = ({ report }: Step, message: string): Step => ({
  report: { ...report, outcome: 'existing', reason: 'repeated', message },
  write: null,
})

type PriceWrite = Extract<NonNullable<Step['write']>, { kind: 'price' }>

function asHistory({ report }: Step, write: PriceWrite, unit: Table['unit'], line?: number): Step {
  const changed = { ...write, historyOnly: true as const }
  if (report.outcome === 'held' || report.reason !== 'current') return { report, write: changed }
  const message = `${formatPrice(write.point.pricePkr)} joins the history: the price of the phone is that of ${unit} ${line}`
  return { report: { ...report, reason: 'history', message }, write: changed }
}

function pricedBy(step: Step): Priced | null {
  if (step.write === null) return step.priced ?? null
  return step.write.kind === 'price' ? { phoneId: step.write.phoneId, point: step.write.point } : null
}
