/** What putting a version of a data table to use would change (TABLE-3). */
import { isDeepStrictEqual } from 'node:util'
import { countChangedPhones } from '#app/facts/store.server.ts'
import { type TableName, tableNames } from '#app/facts/tables/tables.ts'
import ptaCases from '#app/pta/tables/pta-tax-cases.json'
import { registrationTax, type TaxInput } from '#app/pta/tax.ts'
import { type TaxTable, taxTableSchema } from '#app/pta/tax-table.ts'
import type { DataTableName } from '#app/tables/names.ts'
import { findVersion } from '#app/tables/versions.server.ts'
import { dataTables, factTablesWith, tableInUse } from './registry.server.ts'

/** Names of rows that a preview lists of each kind. */
const MAX_LISTED = 40
/** Characters of the content that the page shows. */
const MAX_SHOWN = 20_000

export type RowChanges = { count: number; names: string[] }

export type CaseChange = {
  /** `$600 at Rs 280, passport, smartphone, 2026-11-21` */
  input: TaxInput
  /** Rupees; null where the table gives no result. */
  before: number | null
  after: number | null
}

/** @param id null for the bundled table; null as result when there is no such version */
export async function versionPage(name: DataTableName, id: number | null) {
  const { label, bundled, check } = dataTables[name]
  const version = id === null ? null : findVersion(name, id)
  if (id !== null && !version) return null
  const content = version ? version.content : bundled
  const inUse = tableInUse(name)
  const checked = check(content)
  const text = JSON.stringify(content, null, 1)
  return {
    name,
    label,
    id,
    isInUse: inUse.id === id,
    isDraft: version !== null && version.activatedAt === null,
    createdAt: version?.createdAt ?? null,
    createdBy: version?.createdBy ?? null,
    /** Why this release cannot read it. */
    problems: checked.ok ? [] : checked.problems.map(({ path, message }) => `${path.join('.')}: ${message}`),
    version: checked.ok ? checked.table.version : null,
    sources: checked.ok ? checked.table.sources : [],
    rows: checked.ok ? checked.table.rows.size : 0,
    changes: checked.ok ? rowChanges(inUse.table.rows, checked.table.rows) : null,
    cases: checked.ok && name === 'pta-tax' ? caseChanges(inUse.content, content) : null,
    changedPhones: checked.ok && isFactTable(name) && inUse.id !== id ? await changedPhones(name, content) : null,
    text: text.slice(0, MAX_SHOWN),
    isCut: text.length > MAX_SHOWN,
  }
}

const isFactTable = (name: DataTableName): name is TableName => tableNames.some(known => known === name)

async function changedPhones(name: TableName, content: unknown): Promise<number | null> {
  const result = factTablesWith(name, content)
  return result.ok ? countChangedPhones(result.tables) : null
}

/** The rows that the second has besides, has otherwise, and has not. */
export function rowChanges(before: Map<string, unknown>, after: Map<string, unknown>) {
  const listed = (names: string[]): RowChanges => ({ count: names.length, names: names.slice(0, MAX_LISTED) })
  return {
    added: listed([...after.keys()].filter(name => !before.has(name))),
    changed: listed([...after].filter(([name, row]) => isChanged(before, name, row)).map(([name]) => name)),
    removed: listed([...before.keys()].filter(name => !after.has(name))),
  }
}

const isChanged = (before: Map<string, unknown>, name: string, row: unknown) =>
  before.has(name) && !isDeepStrictEqual(before.get(name), row)

/** The check calculations with the table in use and with another. */
function caseChanges(inUse: unknown, other: unknown): CaseChange[] {
  const [before, after] = [taxTableSchema.parse(inUse), taxTableSchema.parse(other)]
  return ptaCases.cases.map(({ input }) => {
    const given = input as TaxInput
    return { input: given, before: totalOf(given, before), after: totalOf(given, after) }
  })
}

function totalOf(input: TaxInput, table: TaxTable): number | null {
  const result = registrationTax(input, table)
  return result.ok ? result.tax.totalPkr : null
}
