/** The format of the tax table: dated periods with bands by customs value. An administrator may replace it. */

import { z } from 'zod'
import { day, partialDate } from '#app/tables/dates.ts'
import { bandProblems, declaredGaps, type Problem } from './band-problems.ts'
import { type TaxRoute, taxDevices, taxLines, taxRoutes } from './tax-kinds.ts'

const rupees = z.number().int().nonnegative()
const confidence = z.string().min(1)

/** Values above `above` up to and including `upTo`; null: no upper end. */
const limits = { above: z.number().nonnegative(), upTo: z.number().positive().nullable() }
const fixedBands = z.array(z.object({ ...limits, pkr: rupees })).min(1)
/** A percentage of the whole value, or a fixed sum, in older periods. */
const salesTaxBands = z
  .array(
    z
      .object({
        ...limits,
        percent: z.number().min(0).max(100).optional(),
        pkr: rupees.optional(),
        pkrBasicPhone: rupees.optional(),
      })
      .refine(band => (band.percent === undefined) !== (band.pkr === undefined), {
        message: 'Give either percent or pkr',
      }),
  )
  .min(1)

const regimeSchema = z.object({
  id: z.string().min(1),
  fiscalYear: z.string().min(1),
  from: day,
  /** Null: until further notice. */
  to: day.nullable(),
  use: z.enum(['calculate', 'calculate-with-caution', 'display-only']),
  customsDuty: z.object({ smartphonePkr: rupees, basicPhonePkr: rupees }),
  /** Null: not known. */
  additionalCustomsDuty: z.object({
    passport: rupees.nullable(),
    cnicSmartphone: rupees.nullable(),
    cnicBasicPhone: rupees.nullable(),
  }),
  regulatoryDuty: fixedBands,
  salesTax: salesTaxBands,
  incomeTax148: z.object({ smartphone: fixedBands, basicPhone: fixedBands }),
  handsetLevy: fixedBands,
  confidence: z.partialRecord(z.enum(taxLines), confidence),
  /** Ids of all sources of the period. */
  sources: z.array(z.string()).min(1, 'Name at least one source'),
  /** Ids by line; a line without its own has those of the period. */
  lineSources: z.partialRecord(z.enum(taxLines), z.array(z.string()).min(1)).optional(),
  notes: z.array(z.string()).default([]),
})

const sourceSchema = z.object({
  label: z.string().min(1, 'Name the source'),
  href: z.url().nullable(),
  date: partialDate,
  kind: z.string().optional(),
})

export const taxTableSchema = z
  .object({
    schema: z.literal(1),
    /** The version. */
    compiled: day,
    levyGapRule: z.string().default(''),
    defaults: z.object({ usdPkr: z.number().positive() }),
    routes: z.array(z.object({ id: z.enum(taxRoutes), incomeTax148: z.boolean(), fine: z.boolean() })),
    cnicFine: z.object({
      /** Null: not published, so a total with a fine is a minimum. */
      official: rupees.nullable(),
      inferredPercent: z.number().min(0).max(100).nullable(),
      confidence: confidence.optional(),
    }),
    regimes: z.array(regimeSchema).min(1),
    sources: z.record(z.string(), sourceSchema),
  })
  .superRefine((table, context) => {
    for (const { path, message } of problemsOf(table)) context.addIssue({ code: 'custom', path, message })
  })

export type TaxTable = z.infer<typeof taxTableSchema>
export type TaxRegime = TaxTable['regimes'][number]

type CheckedTable = { levyGapRule: string; routes: { id: TaxRoute }[]; regimes: TaxRegime[]; sources: object }

function* problemsOf({ levyGapRule, routes, regimes, sources }: CheckedTable): Generator<Problem> {
  for (const id of taxRoutes) {
    if (!routes.some(route => route.id === id)) yield { path: ['routes'], message: `The route ${id} is missing` }
  }
  const gaps = declaredGaps(levyGapRule)
  for (const [index, regime] of regimes.entries()) {
    const at = ['regimes', index]
    if (regime.to !== null && regime.from > regime.to) {
      yield { path: [...at, 'to'], message: `The period ends on ${regime.to}, before it begins on ${regime.from}` }
    }
    yield* bandProblems(regime.regulatoryDuty, [...at, 'regulatoryDuty'])
    yield* bandProblems(regime.salesTax, [...at, 'salesTax'])
    for (const device of taxDevices) {
      yield* bandProblems(regime.incomeTax148[device], [...at, 'incomeTax148', device])
    }
    yield* bandProblems(regime.handsetLevy, [...at, 'handsetLevy'], gaps)
    for (const [number, source] of regime.sources.entries()) {
      if (!(source in sources))
        yield { path: [...at, 'sources', number], message: `The source ${source} is not listed` }
    }
    for (const [line, ids] of Object.entries(regime.lineSources ?? {})) {
      for (const id of ids.filter(id => !(id in sources))) {
        yield { path: [...at, 'lineSources', line], message: `The source ${id} is not listed` }
      }
    }
    yield* overlaps(regimes, index)
  }
}

function* overlaps(regimes: TaxRegime[], index: number): Generator<Problem> {
  const own = regimes[index]
  for (const other of regimes.slice(0, index)) {
    if (!own) return
    if (other.id === own.id) yield { path: ['regimes', index, 'id'], message: `There are two periods ${own.id}` }
    if (own.from <= (other.to ?? '9999') && other.from <= (own.to ?? '9999')) {
      yield { path: ['regimes', index, 'from'], message: `The period overlaps ${other.id}` }
    }
  }
}
