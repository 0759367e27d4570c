/** The tables as facts are derived from them: validated and indexed once. Pure. */
import type { z } from 'zod'
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

const tableNames = ['chips', 'tests', 'updates', 'networks'] as const
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

export type TablesResult = { ok: true; tables: FactTables } | { ok: false; table: TableName; problems: string[] }

/** Validates the four tables; a broken one is named with the places of its problems. */
export function readTables(given: Record<TableName, unknown>): TablesResult {
  const parsed: Partial<Record<TableName, unknown>> = {}
  for (const table of tableNames) {
    const result = schemas[table].safeParse(given[table])
    if (!result.success) return { ok: false, table, problems: problemsOf(result.error) }
    parsed[table] = result.data
  }
  const { chips, tests, updates, networks } = parsed as Pick<FactTables, TableName>
  const missingHost = networks.operators.find(
    ({ usesNetworkOf: host }) => host && !networks.operators.some(({ id, bands }) => id === host && bands),
  )
  if (missingHost) {
    return {
      ok: false,
      table: 'networks',
      problems: [`operators.${missingHost.id}: unknown network ${missingHost.usesNetworkOf}`],
    }
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

const MAX_PROBLEMS = 20

const problemsOf = (error: z.ZodError) =>
  error.issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
