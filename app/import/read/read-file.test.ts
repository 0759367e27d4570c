import { expect, test } from 'vitest'
import { jsonExport } from '#app/export/json.server.ts'
import { db } from '#db/client.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { readTableOf, readText } from '#tests/support/import-file.ts'
import { planExport } from '../plan/export-plan.server.ts'
import { fileOptions } from '../plan/options.ts'
import { planFile } from '../plan/plan.server.ts'

keepTables()

const tableOf = (text: string) => readTableOf('list', text)

const linesOf = async (text: string) => (await tableOf(text)).table.rows.map(({ line, cells }) => [line, cells.Name])

test('rows have the right line numbers with empty lines, line breaks in cells and both kinds of line end', async () => {
  const file = 'Name,Note\n\n\nA,1\nB,"two\nlines"\n\nC,3\n'
  const lines = [
    [4, 'A'],
    [5, 'B'],
    [8, 'C'],
  ]
  expect(await linesOf(file)).toEqual(lines)
  expect(await linesOf(file.replaceAll('\n', '\r\n'))).toEqual(lines)
  expect(await linesOf(`\uFEFF${file}`)).toEqual(lines)
})

test('titles above the header and the separator line of a spreadsheet are not rows', async () => {
  expect(await linesOf('Price list of our shop\nNovember 2026,,\n\nName,Price\nA,1')).toEqual([[5, 'A']])
  expect(await linesOf('sep=;\nName;Price\nA;1')).toEqual([[3, 'A']])
})

test('a file with too many rows is refused during reading', async () => {
  expect(await readText(`a,b\n${'x,y\n'.repeat(2_000_000)}`)).toEqual({
    ok: false,
    message: 'The file has more than 50,000 rows. Split it.',
  })
})

test('an entry of a JSON list that is not an object becomes a refused row', async () => {
  const records = [
    { name: 'Oppo Zed 1', released: '2025' },
    null,
    'Oppo Zed 3',
    [{ name: 'Oppo Zed 4', released: '2025' }],
  ]
  for (const whole of [records, { data: records }, { result: { phones: records } }]) {
    const { table, guess } = await tableOf(JSON.stringify(whole))
    const rows = (await planFile(table, guess)).map(({ report }) => [report.line, report.outcome, report.reason])
    expect(rows).toEqual([
      [1, 'new', null],
      [2, 'refused', 'no name'],
      [3, 'refused', 'no name'],
      [4, 'new', null],
    ])
  }
})

test('one JSON record per line is a list too', async () => {
  const lines = ['A', 'B'].map(name => JSON.stringify({ Name: name, price: 1 }))
  expect(await linesOf(lines.join('\n'))).toEqual([
    [1, 'A'],
    [2, 'B'],
  ])
})

test('columns, brands and cells may be named like object properties', async () => {
  const words = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
  const records = words.map(word => `{"name":"Phone X1 ${word}","brand":"${word}","released":"2025","${word}":"5"}`)
  const { table, guess } = await tableOf(`[${records.join(',')},{"name":"Oppo Zed 9","released":"2025"}]`)
  expect((await planFile(table, guess)).map(({ report }) => report.outcome)).toEqual(Array(5).fill('new'))
  const deep = `[{"name":"Oppo Zed","released":"2025","a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}]`
  expect((await planFile((await tableOf(deep)).table, guess)).map(({ report }) => report.outcome)).toEqual(['new'])
})

test.each(['2099-01-01', '2026-02-30', '2026-13', 'soon', ''])('%j is refused as the date of prices', async date => {
  const { guess } = await tableOf('Name,Price\nA,1')
  expect(fileOptions.safeParse({ ...guess, date }).error?.issues[0]?.path).toEqual(['date'])
  expect(fileOptions.safeParse({ ...guess, date: '2024-02-29' }).success).toBe(true)
})

type Exported = { version: number; brands: object[]; mobiles: { id: string; name: string; imageUrl: string }[] }

function exported(change: (file: Exported) => object): string {
  const file = JSON.parse([...jsonExport()].join('')) as Exported
  return JSON.stringify(change({ ...file, mobiles: file.mobiles.slice(0, 3) }))
}

test('duplicate ids and non-image URLs in an export are rejected', async () => {
  await givenCatalogue()
  const text = exported(file => {
    const [first, second, third] = file.mobiles
    return { ...file, mobiles: [first, { ...second, id: first?.id }, { ...third, imageUrl: 'javascript:alert(1)' }] }
  })
  db().$client.exec('DELETE FROM mobiles')
  const back = await readText(text)
  if (!back.ok || back.kind !== 'export') throw new Error('no export')
  const outcomes = planExport(back.file, 'administrator')
    .slice(-3)
    .map(({ report }) => [report.outcome, report.message])
  expect(outcomes).toEqual([
    ['new', 'will be added'],
    ['refused', 'another phone has its id'],
    ['refused', 'imageUrl: Must be a valid URL'],
  ])
})

test('an unreadable export is reported as such, and not read as a foreign list', async () => {
  await givenCatalogue()
  expect(await readText(exported(file => ({ ...file, version: 2 })))).toMatchObject({
    ok: false,
    message: expect.stringContaining('another version'),
  })
  const sorted = exported(({ brands, mobiles, ...head }) => ({ brands, mobiles, ...head }))
  expect(await readText(sorted)).toMatchObject({ ok: true, kind: 'export' })
  expect(await readText(sorted.slice(0, -20))).toMatchObject({ ok: false })
})

test.each([
  ['Name;Price\nGalaxy A55;Rs 1,49,999\nRedmi 14;Rs 44,999', ['Name', 'Price']],
  ['"Name";"Price"\n"Galaxy A55";"Rs 1,49,999"', ['Name', 'Price']],
  ['Prices, all with tax, in Lahore, Pakistan\nName;Price\nGalaxy A55;Rs 1,49,999', ['Name', 'Price']],
  ['Name,Note\nGalaxy A55,"one;two;three;four"', ['Name', 'Note']],
])('the header determines the delimiter of %j', async (text, columns) => {
  expect((await tableOf(text)).table.columns).toEqual(columns)
})

test('prices with commas are not split in a list with semicolons', async () => {
  const { table } = await tableOf('Name;Price\nGalaxy A55;Rs 1,49,999\nRedmi 14;Rs 44,999')
  expect(table.rows.map(({ cells }) => cells.Price)).toEqual(['Rs 1,49,999', 'Rs 44,999'])
})

test('messages about a file that declares its delimiter count the lines of the file', async () => {
  const read = await readText(`sep=;\nName;Price\nGalaxy;"${'x'.repeat(200_000)}"`)
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining('line 3') })
  const { table } = await readTableOf('list.csv', 'sep=;\nName;Price\nGalaxy A55;50000')
  expect([...table.rows].map(({ line }) => line)).toEqual([3])
})
