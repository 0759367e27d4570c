/** All that the database has of a phone, read by what SQLite itself says of its tables; and phones with rows of every kind. */
import fc from 'fast-check'
import { priceKinds } from '#app/entities/enums.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import * as schema from '#db/schema/index.ts'
import { givenPhone } from './given.ts'

type Referrer = { table: string; column: string }

/** The columns that refer to phones. */
export const referrers = (): Referrer[] =>
  db()
    .$client.prepare<[], Referrer>(
      `SELECT tables.name AS "table", keys."from" AS "column" FROM pragma_table_list AS tables, pragma_foreign_key_list(tables.name) AS keys
       WHERE tables.schema = 'main' AND keys."table" = 'mobiles' ORDER BY tables.name`,
    )
    .all()

/** What the next run of a source finds again is not carried with a phone. */
const ofSources = ['offers', 'source_rules', 'held_listings']

type Rows = Record<string, unknown>[]

/** The row of the phone and those that refer to it, by table. */
export function rowsOfPhone(id: string): Record<string, Rows> {
  const select = (table: string, column: string) =>
    db().$client.prepare<[string], Rows[number]>(`SELECT * FROM ${table} WHERE ${column} = ? ORDER BY rowid`).all(id)
  const children = referrers()
    .filter(({ table }) => !ofSources.includes(table))
    .map(({ table, column }) => [table, select(table, column)])
  return { mobiles: select('mobiles', 'id'), ...Object.fromEntries(children) }
}

const time = fc.integer({ min: 1, max: 1_700_000_000_000 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const text = fc.string({ unit: fc.constantFrom(...'aB9 é<"\''), minLength: 1, maxLength: 8 }).map(word => `x${word}x`)
const rupees = fc.integer({ min: 1500, max: 900_000 })
const point = {
  pricePkr: rupees,
  source: text,
  kind: fc.constantFrom(...priceKinds),
  date: fc.constantFrom('2024', '2025-09', '2026-10-31', '2026-11', '2026-11-20'),
  storage: maybe(text),
  ram: maybe(text),
  seller: maybe(text),
}
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 })

/** What can belong to a phone, at least one row of each kind. */
export const children = fc.record({
  price: maybe(rupees),
  views: fc.nat(1000),
  createdAt: time,
  updatedAt: time,
  version: fc.integer({ min: 1, max: 99 }),
  history: some(fc.record({ ...point, isPlotted: fc.boolean(), recordedAt: time })),
  held: some(
    fc.record({
      ...point,
      isRejected: fc.boolean(),
      rejectedAt: maybe(time),
      runId: fc.constantFrom('run', null),
      heldAt: time,
    }),
  ),
  soldOut: some(fc.record({ source: text, date: point.date, runId: fc.constantFrom('run', null), recordedAt: time })),
  former: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
  formerId: maybe(fc.uuid()),
  statedMah: fc.integer({ min: 1000, max: 9000 }),
  statedAt: time,
  raw: maybe(text.map(a => ({ a }))),
  result: text.map(seoDescription => ({ seoDescription })),
  at: time,
})

/** Stores a phone with these rows; gives its id. */
export function givenPhoneWith(given: typeof children extends fc.Arbitrary<infer Value> ? Value : never): string {
  const { id, slug } = givenPhone({
    slug: 'whole',
    price: given.price === null ? null : `Rs ${given.price}`,
    shortSpecs: { battery: '5000 mAh' },
    factOverrides: [
      {
        fact: 'battery.ratedMah',
        value: given.statedMah,
        source: { id: 'samsung.com', url: null, date: '2026-11' },
        confidence: 'high',
      },
    ],
  })
  const mobileId = id
  const { views, createdAt, updatedAt, version, at, former, formerId, raw, result } = given
  const insert = <Table extends Parameters<ReturnType<typeof db>['insert']>[0]>(
    table: Table,
    rows: Table['$inferInsert'][],
  ) => void db().insert(table).values(rows).run()
  const [kind, state] = ['file', 'done'] as const
  const run = {
    id: 'run',
    kind,
    source: 'list.csv',
    parameters: {},
    state,
    errors: [],
    username: 'a',
    pid: 1,
    startedAt: 1,
  }
  insert(schema.importRuns, [run])
  insert(
    schema.priceHistory,
    given.history.map(row => ({ ...row, mobileId })),
  )
  insert(
    schema.heldPrices,
    given.held.map(row => ({ ...row, doubts: [{ kind: 'memory' }], mobileId })),
  )
  insert(
    schema.soldOut,
    given.soldOut.map(row => ({ ...row, mobileId })),
  )
  insert(
    schema.formerPhoneSlugs,
    former.map(number => ({ slug: `${slug}-${number}`, mobileId, formerId })),
  )
  insert(schema.providerRecords, [{ provider: 'p', externalId: '1', mobileId, raw, fetchedAt: at }])
  insert(schema.aiResults, [{ key: 'k', purpose: 'enhance', mobileId, result, createdAt: at }])
  insert(schema.messages, [
    {
      id: 'm',
      kind: 'price-report',
      text: '',
      mobileId,
      mobileName: 'x',
      pricePkr: 1,
      place: 'x',
      contentHash: 'x',
      createdAt: at,
    },
  ])
  db().update(schema.mobiles).set({ views, createdAt, updatedAt, version }).run()
  db().update(schema.factOverrides).set({ updatedAt: given.statedAt }).run()
  invalidateContent()
  return id
}
