/** Plans the import of a file row by row, before anything is written (IMPORT-9). */
import type { Role } from '#app/entities/role.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { knownBrands } from '../normalize/known-brands.server.ts'
import { factsOfRow } from '../read/mapping.ts'
import type { Table } from '../read/row.ts'
import { type ExportStep, planExport } from './export-plan.server.ts'
import type { FileOptions, ImportFile } from './options.ts'
import { phonePlan } from './phone-plan.server.ts'
import { pricePlan } from './price-plan.server.ts'
import { existingStep, type Priced, type Step } from './step.ts'

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
  const { planRow, finish } =
    options.mode === 'prices'
      ? { planRow: pricePlan(options, known), finish: () => {} }
      : phonePlan(options, known, table.unit, thisYear)
  const steps: Step[] = []
  for await (const row of inSlices(table.rows)) steps.push(planRow(row, factsOfRow(row, options.mapping), null))
  finish()
  return withLowestPrices(steps, table.unit)
}

/** Only the lowest price of each phone is imported: lists have a row for each storage size. */
function withLowestPrices(steps: Step[], unit: Table['unit']): Step[] {
  const lowest = new Map<string, { step: Step; pricePkr: number }>()
  for (const step of steps) {
    const priced = pricedBy(step)
    if (priced && priced.pricePkr < (lowest.get(priced.phoneId)?.pricePkr ?? Number.POSITIVE_INFINITY)) {
      lowest.set(priced.phoneId, { step, pricePkr: priced.pricePkr })
    }
  }
  return steps.map(step => {
    const priced = pricedBy(step)
    const best = priced ? lowest.get(priced.phoneId)?.step : step
    if (!best || best === step) return step
    return existingStep(
      step.report.line,
      step.report.name,
      'repeated',
      `${unit} ${best.report.line} has this phone's lowest price`,
    )
  })
}

function pricedBy(step: Step): Priced | null {
  if (step.write === null) return step.priced ?? null
  return step.write.kind === 'price' ? { phoneId: step.write.phoneId, pricePkr: step.write.point.pricePkr } : null
}
