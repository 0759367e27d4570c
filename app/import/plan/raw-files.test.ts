import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPhone } from '#app/phones/phones.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { importTable, readTableOf } from '#tests/support/import-file.ts'
import { planFile } from './plan.server.ts'
import { countOutcomes } from './step.ts'

const folder = new URL('../../../tests/fixtures/provider-raw/', import.meta.url)

const tables = new Map<string, ReturnType<typeof readTableOf>>()

/** An original data file, stored compressed; each is read once. */
function read(name: string): ReturnType<typeof readTableOf> {
  const known = tables.get(name) ?? readTableOf(name, gunzipSync(readFileSync(new URL(`${name}.gz`, folder))))
  tables.set(name, known)
  return known
}

const plan = async (name: string) => {
  const file = await read(name)
  return (await planFile(file.table, file.guess, 2026)).map(step => step.report)
}

keepTables()

const none = { new: 0, existing: 0, price: 0, held: 0, refused: 0, other: 0 }

/** Number of rows, then counts by outcome and reason, in an empty database. */
const intoEmpty: [string, number, Record<string, number>, Record<string, number>][] = [
  ['gsmarena-2021-02-infinix.csv', 54, { new: 54 }, {}],
  ['gsmarena-2021-02-realme.csv', 66, { new: 62, refused: 4 }, { 'refused: no phone': 3, 'refused: no date': 1 }],
  ['gsmarena-2021-02-tecno.csv', 61, { new: 61 }, {}],
  ['gsmarena-2023-07.csv', 116, { new: 108, refused: 8 }, { 'refused: no phone': 6, 'refused: no date': 2 }],
  ['gsmarena-2025-05.json', 724, { new: 722, existing: 2 }, { 'existing: variant': 2 }],
  ['gsmarena-2026-05.json', 418, { new: 348, refused: 70 }, { 'refused: no phone': 70 }],
  // 10,886 facts of 217 phones.
  ['gsmarena-2026-06-long.csv', 217, { new: 216, refused: 1 }, { 'refused: no phone': 1 }],
  [
    'mobiledokan-2026-06-honor.json',
    74,
    { new: 62, existing: 10, refused: 2 },
    { 'existing: variant': 10, 'refused: no date': 2 },
  ],
  [
    'mobiledokan-2026-06-infinix.json',
    61,
    { new: 47, existing: 13, refused: 1 },
    { 'existing: variant': 13, 'refused: no date': 1 },
  ],
  [
    'mobiledokan-2026-06-itel.json',
    48,
    { new: 35, existing: 12, refused: 1 },
    { 'existing: variant': 12, 'refused: no date': 1 },
  ],
  [
    'mobiles-2025.csv',
    910,
    { new: 569, existing: 236, refused: 105 },
    { 'existing: variant': 221, 'existing: repeated': 15, 'refused: no phone': 104, 'refused: impossible year': 1 },
  ],
]

describe('into an empty database', () => {
  test.each(intoEmpty)('every row of %s is accounted for', async (name, total, counts, reasons) => {
    const rows = await plan(name)
    expect(rows).toHaveLength(total)
    expect(countOutcomes(rows)).toEqual({ counts: { ...none, ...counts }, reasons })
    for (const row of rows) expect(row.message, `${row.line} ${row.name}`).not.toBe('')
  })

  test('a Windows-1252 file is decoded, and every refused row has its line', async () => {
    expect((await read('mobiles-2025.csv')).encoding).toBe('Windows-1252')
    const refused = (await plan('mobiles-2025.csv')).filter(row => row.outcome === 'refused')
    expect(refused).toContainEqual({
      line: 98,
      name: 'Galaxy S24+ 128GB',
      outcome: 'refused',
      reason: 'impossible year',
      message: 'the year 2924 cannot be',
    })
    expect(refused.every(row => row.line >= 2 && row.line <= 911)).toBe(true)
  })

  test('prices in taka are not read as rupees', async () => {
    const { guess } = await read('mobiledokan-2026-06-vivo.json')
    expect(guess.mapping.price).toBe('ignore')
    expect((await read('mobiles-2025.csv')).guess.mapping['Launched Price (Pakistan)']).toBe('price')
  })

  test('names, brands and sizes are separated', async () => {
    const rows = (await plan('mobiles-2025.csv')).filter(row => row.outcome !== 'refused')
    const names = new Set(rows.map(row => row.name))
    for (const name of ['Xiaomi Poco F3 GT', 'Apple iPhone 16', 'Samsung Galaxy Z Fold6']) expect(names).toContain(name)
    expect((await plan('mobiledokan-2026-06-vivo.json')).map(row => row.name)).toContain('Realme Narzo 70 Turbo')
    expect([...names].filter(name => /POCO|\d+GB$/.test(name))).toEqual([])
  })

  test('the import does what the preview shows; a second import does nothing', async () => {
    const file = await read('mobiles-2025.csv')
    const run = await importTable('mobiles-2025.csv', file.table, file.guess)
    expect(run).toMatchObject({ state: 'done', success: 569, existing: 236, errorCount: 105, processed: 910 })
    expect(run.errors[0]).toBe(
      'iPad Air 10.9-inch 64GB (line 79): its name is that of a tablet, a watch or an accessory',
    )
    expect(findPhone('apple-iphone-16')).toMatchObject({
      releaseDate: '2024',
      pricePkr: 224_999,
      priceOrigin: { source: 'mobiles-2025', date: '2024', kind: 'launch' },
      shortSpecs: { storage: '128GB / 256GB / 512GB', ram: '6GB', battery: '3600 mAh', display: '6.1 inches' },
      dimensions: { weight: '174 g' },
    })
    expect(findPhone('samsung-galaxy-z-fold6')?.brandName).toBe('Samsung')
    const again = await importTable('mobiles-2025.csv', file.table, file.guess)
    expect(again).toMatchObject({ success: 0, existing: 805, errorCount: 105 })
    db().$client.exec('DELETE FROM mobiles; DELETE FROM brands')
  })
})

describe('into the bundled catalogue', () => {
  beforeAll(givenCatalogue)

  test.each([
    [
      'priceoye-2023.csv',
      2488,
      { existing: 198, price: 2, refused: 2288 },
      {
        'existing: known price': 92,
        'existing: repeated': 106,
        'price: current': 1,
        'price: history': 1,
        'refused: near name': 8,
        'refused: no match': 614,
        'refused: unsure name': 6,
        'refused: used': 22,
        'refused: price': 11,
        'refused: no phone': 1627,
      },
    ],
    [
      'priceoye-2025-03.csv',
      882,
      { existing: 193, price: 6, refused: 683 },
      {
        'existing: known price': 184,
        'existing: repeated': 9,
        'price: current': 3,
        'price: history': 3,
        'refused: near name': 5,
        'refused: no match': 665,
        'refused: unsure name': 3,
        'refused: no price': 5,
        'refused: price': 2,
        'refused: no phone': 2,
        'refused: no name': 1,
      },
    ],
    [
      'priceoye-2026-03.json',
      143,
      { existing: 126, price: 12, refused: 5 },
      {
        'existing: known price': 126,
        'price: history': 12,
        'refused: near name': 5,
      },
    ],
  ])(
    'every row of the price list %s is accounted for',
    async (name, total, counts: Record<string, number>, reasons) => {
      const rows = await plan(name)
      expect(rows).toHaveLength(total)
      expect(countOutcomes(rows)).toEqual({ counts: { ...none, ...counts }, reasons })
    },
  )

  test('names that may be those of several phones are reported', async () => {
    const unsure = (await plan('priceoye-2025-03.csv')).filter(row => row.reason === 'unsure name')
    expect(unsure.map(row => [row.name, row.message])).toEqual([
      ['Nokia 105 Classic', 'several phones have this name'],
      ['Nokia 105', 'several phones have this name'],
      ['Nokia 130', 'the year is not stated'],
    ])
  })
})

test('no raw file is left out', async () => {
  const tested = [
    ...intoEmpty.map(([name]) => name),
    'priceoye-2023.csv',
    'priceoye-2025-03.csv',
    'priceoye-2026-03.json',
  ]
  const others = readdirSync(folder).filter(name => !tested.includes(name.replace(/\.gz$/, '')))
  for (const name of others) {
    const { table } = await read(name.replace(/\.gz$/, ''))
    const { counts } = countOutcomes(await plan(name.replace(/\.gz$/, '')))
    expect(counts.new + counts.existing + counts.price + counts.refused, name).toBe(table.rows.length)
    expect(counts.new + counts.existing, name).toBeGreaterThan(table.rows.length * 0.8)
  }
})
