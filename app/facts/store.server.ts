/** Stores the facts of phones: written with each phone, derived again when the rules or tables change. */
import { createHash } from 'node:crypto'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { logError } from '#app/platform/process/log.server.ts'
import { rulesVersion } from '#app/platform/process/rules-version.server.ts'
import { inSlices } from '#app/platform/slices.server.ts'
import { activeVersion, replacedContent } from '#app/tables/versions.server.ts'
import { db, prepared } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { inserter } from '#db/insert.server.ts'
import { factOverrides, mobiles, phoneFacts } from '#db/schema/index.ts'
import { readState, storeState } from '#db/site-state.server.ts'
import { writeTransaction } from '#db/write.server.ts'
import { factColumns } from './columns.ts'
import { derivePossible, type ImpossibleValue, type PossibleFacts } from './derive.ts'
import { type FactOverride, withOverrides } from './overrides.ts'
import type { DescribedPhone } from './spec-texts.ts'
import { bundledContents, bundledTables } from './tables/bundled.server.ts'
import type { NetworkTable } from './tables/schemas.ts'
import { type FactTables, readTables, type TableName, tableNames } from './tables/tables.ts'
import type { PhoneFacts } from './values.ts'

const STATE_KEY = 'facts-version'
/** Phones in one transaction, at start and while others wait for the event loop. */
const START_BATCH = 500
const SERVING_BATCH = 25

/** The versions in use by name, and the tables; read again when other versions are put to use. */
let current: { versions: string; tables: FactTables } | undefined

/** The tables in use: the bundled ones, with those that an administrator replaced. */
export function currentTables(): FactTables {
  const versions = JSON.stringify(tableNames.map(activeVersion))
  if (current?.versions !== versions) current = { versions, tables: readCurrentTables() }
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

/** A stored table that a newer release cannot read is reported and not used. */
function readCurrentTables(): FactTables {
  const replaced: Partial<Record<TableName, unknown>> = {}
  for (const name of tableNames) {
    const content = replacedContent(name)
    if (content === undefined) continue
    const result = readTables({ ...bundledContents, [name]: content })
    if (result.ok) replaced[name] = content
    else logError(new Error(`The replaced table ${name} cannot be read; the bundled one is used.`))
  }
  return bundledTables(replaced)
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

/** Replaces what editors stated about a phone, in the caller's transaction. */
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

const replaceFacts = inserter(phoneFacts, 'replace')

/** The facts of a phone with those that editors stated, and what its texts say that is not possible. */
export function findFacts(phone: DescribedPhone, overrides: FactOverride[]): PossibleFacts {
  const { facts, impossible } = derivePossible(phone, currentTables())
  return { facts: withOverrides(facts, overrides), impossible }
}

/** Stores the facts of a phone, in the caller's transaction. */
export function storeFacts(id: string, { facts, impossible }: PossibleFacts): void {
  replaceFacts({ mobileId: id, ...factColumns(facts), facts, impossible: impossible.length > 0 ? impossible : null })
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

/** The values in the specifications of a phone that are not possible. */
export const impossibleValuesOf = (id: string): ImpossibleValue[] =>
  (db().select({ values: phoneFacts.impossible }).from(phoneFacts).where(eq(phoneFacts.mobileId, id)).get()?.values ??
    []) as ImpossibleValue[]

/** The phones after this id, in the order of ids. */
const phonesAfter = (id: string, limit: number) =>
  db().select().from(mobiles).where(gt(mobiles.id, id)).orderBy(asc(mobiles.id)).limit(limit).all()

const fiveGStatement = prepared(({ $client }) =>
  $client.prepare<[], { id: string; has5g: number }>(
    "SELECT mobile_id AS id, json_extract(facts, '$.fiveG.value') AS has5g FROM phone_facts WHERE has5g IS NOT NULL",
  ),
)

/** Whether each phone of which it is known has 5G, by id. */
export const fiveGOfPhones = (): Map<string, boolean> =>
  new Map(
    fiveGStatement()
      .all()
      .map(({ id, has5g }) => [id, has5g === 1]),
  )

/** Derives the facts of a batch of phones again; returns where the next begins, null after the last. */
function deriveBatch(after: string, size: number): string | null {
  const rows = phonesAfter(after, size)
  for (const row of rows) storeFacts(row.id, findFacts(row, overridesOf(row.id)))
  return rows.length < size ? null : (rows.at(-1)?.id ?? null)
}

/** A text that changes with the rules and the tables. */
function factsVersion(): string {
  const { chips, tests, updates, networks } = currentTables()
  return createHash('sha256')
    .update(JSON.stringify([rulesVersion('facts'), chips, tests, updates, networks]))
    .digest('base64url')
}

/** Call at start: derives all facts again when the rules or the tables have changed. */
export function refreshFacts(): void {
  const version = factsVersion()
  if (readState(STATE_KEY) === version) return
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    after = db().transaction(() => deriveBatch(from, START_BATCH))
  }
  storeState(STATE_KEY, version)
  invalidateContent()
}

/** The same while the site serves, in small write transactions. */
export async function refreshFactsWhileServing(): Promise<void> {
  const version = factsVersion()
  if (readState(STATE_KEY) === version) return
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    after = await writeTransaction(() => deriveBatch(from, SERVING_BATCH))
  }
  await writeTransaction(() => storeState(STATE_KEY, version))
  invalidateContent()
}

/** How many phones would have other facts with these tables. */
export async function countChangedPhones(tables: FactTables): Promise<number> {
  let changed = 0
  for await (const row of inSlices(allPhones())) {
    const facts = withOverrides(derivePossible(row, tables).facts, overridesOf(row.id))
    if (JSON.stringify(facts) !== JSON.stringify(factsOf(row.id))) changed += 1
  }
  return changed
}

/** All phones, read in batches: together they may need more memory than there is. */
function* allPhones() {
  for (let rows = phonesAfter('', SERVING_BATCH); rows.length > 0; ) {
    yield* rows
    rows = phonesAfter(rows.at(-1)?.id ?? '', SERVING_BATCH)
  }
}
