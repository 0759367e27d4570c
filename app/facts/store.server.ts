/** Stores the facts of phones: written with each phone, derived again when the rules or tables change. */
import { createHash } from 'node:crypto'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { type Db, db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { factOverrides, factTables, mobiles, phoneFacts, siteState } from '#db/schema/index.ts'
import { factColumns } from './columns.ts'
import { deriveFacts } from './derive.ts'
import { type FactOverride, withOverrides } from './overrides.ts'
import type { DescribedPhone } from './spec-texts.ts'
import { bundledTables } from './tables/bundled.server.ts'
import type { NetworkTable } from './tables/schemas.ts'
import type { FactTables, TableName } from './tables/tables.ts'
import type { PhoneFacts } from './values.ts'

/** Increment when the rules of deriving change: the next start derives all facts again. */
const RULES_VERSION = 2
const STATE_KEY = 'facts-version'
const BATCH = 500

type FactsWriter = Pick<Db, 'select' | 'insert'>

/** The newest id of the replaced tables, and the tables; read again when that changes. */
let current: { newest: number; tables: FactTables } | undefined

const newestTable = prepared(db => db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(factTables).prepare())

/** The tables in use: the bundled ones, with those that an administrator replaced. */
function currentTables(): FactTables {
  const newest = newestTable().get()?.id ?? 0
  if (current?.newest !== newest) current = { newest, tables: bundledTables(replacedTables()) }
  return current.tables
}

/** The operators and their bands as they are in use. */
export const networkTable = (): NetworkTable => currentTables().networks

/** The names of the operators by id. */
export const operatorNames = (): Record<string, string> =>
  Object.fromEntries(networkTable().operators.map(({ id, name }) => [id, name]))

/** The tables in use, each with the date of its version and the number of its entries. */
export function factTableVersions(): Record<TableName, { date: string; entries: number }> {
  const { chips, tests, updates, networks } = currentTables()
  const of = ({ version }: { version: string }, entries: number) => ({ date: version.slice(0, 10), entries })
  return {
    chips: of(chips, chips.chips.length),
    tests: of(tests, Object.keys(tests.phones).length),
    updates: of(updates, Object.keys(updates.models).length + updates.rules.length),
    networks: of(networks, networks.operators.length),
  }
}

function replacedTables(): Partial<Record<TableName, unknown>> {
  const rows = db()
    .select({ name: factTables.name, content: factTables.content })
    .from(factTables)
    .where(sql`${factTables.id} IN (SELECT max(id) FROM fact_tables GROUP BY name)`)
    .orderBy(desc(factTables.id))
    .all()
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

const overridesStatement = prepared(db =>
  db
    .select({ overrides: factOverrides.overrides })
    .from(factOverrides)
    .where(eq(factOverrides.mobileId, sql.placeholder('id')))
    .prepare(),
)

/** What editors stated about a phone. */
export const overridesOf = (id: string): FactOverride[] =>
  (overridesStatement().get({ id })?.overrides ?? []) as FactOverride[]

/** Replaces what editors stated about a phone, in the caller's transaction; `storeFacts` applies it. */
export function storeOverrides(id: string, overrides: FactOverride[], now: number): void {
  if (overrides.length === 0) {
    db().delete(factOverrides).where(eq(factOverrides.mobileId, id)).run()
    return
  }
  db()
    .insert(factOverrides)
    .values({ mobileId: id, overrides, updatedAt: now })
    .onConflictDoUpdate({ target: factOverrides.mobileId, set: { overrides, updatedAt: now } })
    .run()
}

/** Derives and stores the facts of a phone, in the caller's transaction. */
export function storeFacts(phone: DescribedPhone & { id: string }, tx: FactsWriter = db()): void {
  const facts = withOverrides(deriveFacts(phone, currentTables()), overridesOf(phone.id))
  const columns = { ...factColumns(facts), facts }
  tx.insert(phoneFacts)
    .values({ mobileId: phone.id, ...columns })
    .onConflictDoUpdate({ target: phoneFacts.mobileId, set: columns })
    .run()
}

const factsStatement = prepared(db =>
  db
    .select({ id: phoneFacts.mobileId, facts: phoneFacts.facts })
    .from(phoneFacts)
    .where(sql`${phoneFacts.mobileId} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** The stored facts of these phones by id; a phone that has none yet is left out. */
export const factsOfPhones = (ids: string[]): Map<string, PhoneFacts> =>
  new Map(
    factsStatement()
      .all({ ids: JSON.stringify(ids) })
      .map(({ id, facts }) => [id, facts as PhoneFacts]),
  )

/** The stored facts of a phone; null where it has none yet. */
export const factsOf = (id: string): PhoneFacts | null => factsOfPhones([id]).get(id) ?? null

/** Derives the facts of all phones again; in batches, one transaction each. */
function deriveAllFacts(): void {
  for (let after = ''; ; ) {
    const rows = db().select().from(mobiles).where(gt(mobiles.id, after)).orderBy(asc(mobiles.id)).limit(BATCH).all()
    db().transaction(tx => {
      for (const row of rows) storeFacts(row, tx)
    })
    if (rows.length < BATCH) break
    after = rows.at(-1)?.id ?? ''
  }
  invalidateContent()
}

/** Call at start: derives all facts again when the rules or the tables have changed. */
export function refreshFacts(): void {
  const { chips, tests, updates, networks } = currentTables()
  const version = createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, chips, tests, updates, networks]))
    .digest('base64url')
  const stored = db().select({ value: siteState.value }).from(siteState).where(eq(siteState.key, STATE_KEY)).get()
  if (stored?.value === version) return
  deriveAllFacts()
  db()
    .insert(siteState)
    .values({ key: STATE_KEY, value: version })
    .onConflictDoUpdate({ target: siteState.key, set: { value: version } })
    .run()
}
