/** The tables as facts are derived from them: validated and indexed once. Pure. */
import { problemsOfError, type TableProblem } from '#app/tables/problems.ts'
import { chipKey } from '../chip/chip-key.ts'
import {
  type Chip,
  type ChipTable,
  chipTableSchema,
  type NetworkTable,
  networkTableSchema,
  type TestTable,
  testTableSchema,
  type UpdateTable,
  updateTableSchema,
} from './schemas.ts'

export const tableNames = ['chips', 'tests', 'updates', 'networks'] as const
export type TableName = (typeof tableNames)[number]

const schemas = {
  chips: chipTableSchema,
  tests: testTableSchema,
  updates: updateTableSchema,
  networks: networkTableSchema,
}

export type FactTables = {
  chips: ChipTable
  tests: TestTable
  updates: UpdateTable
  networks: NetworkTable
  /** Chips by `chipKey` of their name. */
  chipsByKey: Map<string, Chip>
  /** The update rules with their patterns compiled. */
  updateRules: { rule: UpdateTable['rules'][number]; pattern: RegExp }[]
}

export type TablesResult = { ok: true; tables: FactTables } | { ok: false; table: TableName; problems: TableProblem[] }

/** Validates the four tables; a broken one is named with the places of its problems. */
export function readTables(given: Record<TableName, unknown>): TablesResult {
  const parsed: Partial<Record<TableName, unknown>> = {}
  for (const table of tableNames) {
    const result = schemas[table].safeParse(given[table])
    if (!result.success) return { ok: false, table, problems: problemsOfError(result.error) }
    parsed[table] = result.data
  }
  const { chips, tests, updates, networks } = parsed as Pick<FactTables, TableName>
  const guest = networks.operators.findIndex(
    ({ usesNetworkOf: host }) => host && !networks.operators.some(({ id, bands }) => id === host && bands),
  )
  if (guest >= 0) {
    const message = `Unknown network ${networks.operators[guest]?.usesNetworkOf}`
    return { ok: false, table: 'networks', problems: [{ path: ['operators', guest, 'usesNetworkOf'], message }] }
  }
  return {
    ok: true,
    tables: {
      chips,
      tests,
      updates,
      networks,
      chipsByKey: new Map(chips.chips.map(chip => [chipKey(chip.name), chip])),
      updateRules: updates.rules.map(rule => ({ rule, pattern: new RegExp(rule.modelPattern, 'i') })),
    },
  }
}
