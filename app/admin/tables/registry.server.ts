/** The replaceable data tables: how each is checked, counted and named (TABLE-1). */
import type { z } from 'zod'
import { currentTables } from '#app/facts/store.server.ts'
import { bundledContents } from '#app/facts/tables/bundled.server.ts'
import { type FactTables, readTables, type TableName } from '#app/facts/tables/tables.ts'
import { offerTableSchema } from '#app/instalments/offer-table.ts'
import { bundledOffers } from '#app/instalments/offers.server.ts'
import { customsTableSchema } from '#app/pta/customs-table.ts'
import { registrationTableSchema } from '#app/pta/registration-table.ts'
import { bundledPta } from '#app/pta/tables.server.ts'
import { taxTableSchema } from '#app/pta/tax-table.ts'
import { type DataTableName, dataTableNames } from '#app/tables/names.ts'
import { problemsOfError, type TableProblem } from '#app/tables/problems.ts'
import { activeVersion, findVersion } from '#app/tables/versions.server.ts'

/** What a valid content holds. */
export type TableContent = {
  /** Begins with its date. */
  version: string
  sources: string[]
  /** Each row by a name that stays when its values change. */
  rows: Map<string, unknown>
}

type CheckResult = { ok: true; table: TableContent } | { ok: false; problems: TableProblem[] }

export type DataTable = {
  label: string
  about: string
  bundled: unknown
  check: (content: unknown) => CheckResult
}

/** Rows by name; a name that comes again gets a number. */
function rowsByName(rows: [name: string, row: unknown][]): Map<string, unknown> {
  const named = new Map<string, unknown>()
  for (const [name, row] of rows) {
    let free = name
    for (let number = 2; named.has(free); number += 1) free = `${name} (${number})`
    named.set(free, row)
  }
  return named
}

const checkedBy =
  <Schema extends z.ZodType>(schema: Schema, contentOf: (table: z.output<Schema>) => TableContent) =>
  (content: unknown): CheckResult => {
    const result = schema.safeParse(content)
    return result.success
      ? { ok: true, table: contentOf(result.data) }
      : { ok: false, problems: problemsOfError(result.error) }
  }

/** With this table replaced and the others as they are in use. */
export function factTablesWith(name: TableName, content: unknown) {
  const { chips, tests, updates, networks } = currentTables()
  return readTables({ chips, tests, updates, networks, [name]: content })
}

const factTable =
  (name: TableName, contentOf: (tables: FactTables) => TableContent) =>
  (content: unknown): CheckResult => {
    const result = factTablesWith(name, content)
    if (!result.ok) return { ok: false, problems: result.problems }
    return { ok: true, table: contentOf(result.tables) }
  }

const distinct = (names: string[]) => [...new Set(names)].sort()

export const dataTables: Record<DataTableName, DataTable> = {
  'pta-tax': {
    label: 'Tax on phones from abroad',
    about: 'Duties, sales tax, income tax and levy by customs value, one row a period, and their sources.',
    bundled: bundledPta['pta-tax'],
    check: checkedBy(taxTableSchema, ({ compiled, regimes, sources }) => ({
      version: compiled,
      sources: Object.values(sources).map(({ label }) => label),
      rows: rowsByName([
        ...regimes.map(regime => [`period ${regime.fiscalYear}`, regime] as [string, unknown]),
        ...Object.entries(sources).map(([id, source]) => [`source ${id}`, source] as [string, unknown]),
      ]),
    })),
  },
  'customs-values': {
    label: 'Customs values',
    about: 'The value in dollars that a ruling fixes for a model and its memory.',
    bundled: bundledPta['customs-values'],
    check: checkedBy(customsTableSchema, ({ version, rulings, new: rows }) => ({
      version,
      sources: Object.keys(rulings),
      rows: rowsByName(rows.map(row => [[row.brand, row.model, row.variant].filter(Boolean).join(' '), row])),
    })),
  },
  registration: {
    label: 'Facts on registration',
    about: 'Periods, ways to check and to register, what patched means.',
    bundled: bundledPta.registration,
    check: checkedBy(registrationTableSchema, ({ compiled, facts }) => ({
      version: compiled,
      sources: distinct(facts.flatMap(({ sources }) => sources.map(({ label }) => label))),
      rows: rowsByName(facts.map(fact => [fact.id, fact])),
    })),
  },
  instalments: {
    label: 'Instalment offers',
    about: 'Plans that sellers and banks offer, with where and when each was seen.',
    bundled: bundledOffers,
    check: checkedBy(offerTableSchema, ({ compiled, offers }) => ({
      version: compiled,
      sources: distinct(offers.map(({ seen }) => seen)),
      rows: rowsByName(offers.map(offer => [offer.id, offer])),
    })),
  },
  chips: {
    label: 'Chips',
    about: 'Measurements of chips, with speed and graphics scores.',
    bundled: bundledContents.chips,
    check: factTable('chips', ({ chips: { version, chips } }) => ({
      version,
      sources: distinct(chips.flatMap(({ measured }) => Object.values(measured).map(({ source }) => source))),
      rows: rowsByName(chips.map(chip => [chip.id, chip])),
    })),
  },
  tests: {
    label: 'Test results',
    about: 'Measured battery life, brightness, loudspeaker and speed by phone.',
    bundled: bundledContents.tests,
    check: factTable('tests', ({ tests: { version, phones } }) => ({
      version,
      sources: distinct(Object.values(phones).flatMap(results => Object.values(results).map(({ source }) => source))),
      rows: rowsByName(Object.entries(phones)),
    })),
  },
  updates: {
    label: 'Promised updates',
    about: 'Until when makers promise updates, by model and by product line.',
    bundled: bundledContents.updates,
    check: factTable('updates', ({ updates: { version, rules, models, endOfLife } }) => ({
      version,
      sources: [endOfLife.source, ...distinct(rules.map(({ source }) => source))],
      rows: rowsByName([
        ...rules.map(rule => [`line ${rule.id}`, rule] as [string, unknown]),
        ...Object.entries(models).map(([slug, model]) => [`model ${slug}`, model] as [string, unknown]),
      ]),
    })),
  },
  networks: {
    label: 'Networks',
    about: 'Operators with their bands, and listed 5G sites by city.',
    bundled: bundledContents.networks,
    check: factTable('networks', ({ networks: { version, operators, fiveG, sources } }) => ({
      version,
      sources: Object.values(sources).map(({ label }) => label),
      rows: rowsByName([
        ...operators.map(operator => [`operator ${operator.id}`, operator] as [string, unknown]),
        ...fiveG.sitesByCity.map(city => [`5G in ${city.city}`, city] as [string, unknown]),
      ]),
    })),
  },
}

export const tableNamed = (name: string | undefined): DataTableName | null =>
  dataTableNames.find(known => known === name) ?? null

/** The version in use; the bundled one, with a null id, where the stored one cannot be read by this release. */
export function tableInUse(name: DataTableName): { id: number | null; content: unknown; table: TableContent } {
  const { bundled, check } = dataTables[name]
  const id = activeVersion(name)
  const content = id === null ? undefined : findVersion(name, id)?.content
  const replaced = content === undefined ? null : check(content)
  if (replaced?.ok) return { id, content, table: replaced.table }
  const result = check(bundled)
  if (!result.ok) throw new Error(`The bundled table ${name} cannot be read: ${JSON.stringify(result.problems)}`)
  return { id: null, content: bundled, table: result.table }
}

/** The version that an address names: a number, or null for `bundled`; undefined for anything else. */
export function versionNamed(text: string | undefined): number | null | undefined {
  if (text === 'bundled') return null
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}
