/** The tables that ship with the project. */
import chips from './chips.json'
import networks from './networks.json'
import { type FactTables, readTables, type TableName } from './tables.ts'
import tests from './tests.json'
import updates from './updates.json'

/** The contents of the bundled tables. */
export const bundledContents = { chips, tests, updates, networks }

let bundled: FactTables | undefined

/** The bundled tables, with some replaced by what an administrator stored. Throws where a table is broken. */
export function bundledTables(replaced: Partial<Record<TableName, unknown>> = {}): FactTables {
  if (Object.keys(replaced).length === 0 && bundled) return bundled
  const result = readTables({ ...bundledContents, ...replaced })
  if (!result.ok) throw new Error(`The table ${result.table} is broken: ${JSON.stringify(result.problems)}`)
  if (Object.keys(replaced).length === 0) bundled = result.tables
  return result.tables
}
