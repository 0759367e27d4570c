import { describe, expect, test } from 'vitest'
import { isWhole } from '#tests/support/every-kind.ts'
import { readTableOf, readText } from '#tests/support/import-file.ts'
import { planFile } from '../plan/plan.server.ts'
import { unusedWarnings } from '../plan/unused.ts'
import { parseCsv } from './csv.ts'

const times = (count: number, part: (index: number) => string, join = ',') =>
  Array.from({ length: count }, (_, index) => part(index)).join(join)

const WIDE = /^The file has more than 500 columns/
const LONG = /^A cell is longer than 200,000 characters/

const tooLarge: [string, RegExp, string][] = [
  ['many columns', WIDE, `${times(100_000, index => `column ${index}`)}\n${times(100_000, () => 'x')}`],
  ['many columns of one name', WIDE, `${times(100_000, () => 'a')}\n1,2`],
  ['nothing but tabs', WIDE, '\t'.repeat(1_000_000)],
  ['nothing but semicolons, line after line', WIDE, times(12, () => ';'.repeat(100_000), '\n')],
  ['one wide row below', WIDE, `name,price\nAcme One,1\n${'x,'.repeat(100_000)}`],
  ['a header of one cell', LONG, `${'a'.repeat(1_000_000)},b\n1,2`],
  ['a long cell', LONG, `name,price\n${'x'.repeat(1_000_000)},1`],
  ['a long quoted cell', LONG, `name,price\n"${'x,\n'.repeat(300_000)}",1`],
  ['a long row', /^A row is longer than 1,000,000 characters/, `name,price\n${times(10, () => 'x'.repeat(150_000))}`],
  ['a quote that is not closed', LONG, `name,price\n"${'x,1\n'.repeat(100_000)}`],
  [
    'many cells',
    /^The file has more than 2,000,000 cells/,
    `${times(499, index => `c${index}`)}\n${`${times(499, () => 'x')}\n`.repeat(5000)}`,
  ],
  [
    'many columns below line breaks in a cell with doubled quotes',
    WIDE,
    `"x ""y"" ${'\n'.repeat(50_100)}",z\nname,brand,${times(100_000, index => `c${index}`)}\nFoo,nokia,${times(50_000, () => '1')}`,
  ],
  ['many columns below empty lines', WIDE, `${'\n'.repeat(60_000)}name,${times(100_000, index => `c${index}`)}\na,b`],
  ['many rows', /^The file has more than 50,000 rows/, `name,price\n${'a,1\n'.repeat(60_000)}`],
  ['nothing but line ends', /^The file has more than 200,000 rows, most of them empty/, '\n'.repeat(9_000_000)],
  ['nothing but quoted line ends', /^The file has more than 200,000 rows, most of them empty/, '"\n'.repeat(2_500_000)],
  ['many facts of one phone', WIDE, `name,section,label,value\n${times(40_000, index => `p,s,l${index},v`, '\n')}`],
  ['one fact in many lines', LONG, `name,section,label,value\n${times(40_000, () => 'p,s,l,0123456789', '\n')}`],
  ['a JSON record of many keys', WIDE, `[{"name":"a",${times(100_000, index => `"key ${index}":"v"`)}}]`],
  ['JSON records of ever other keys', WIDE, `[${times(2000, index => `{"name":"a","key ${index}":1}`)}]`],
  ['a long JSON value', LONG, JSON.stringify([{ name: 'a', note: 'x'.repeat(1_000_000) }])],
]

test.each(tooLarge)('a file with %s is refused with a message', async (_, message, text) => {
  expect(await readText(text)).toEqual({ ok: false, message: expect.stringMatching(message) })
})

test('the refusal names the place', async () => {
  expect(await readText(`name,price\n"two\nlines",1\n${'x,'.repeat(600)}`)).toMatchObject({
    message: expect.stringContaining('(line 4)'),
  })
  expect(await readText(JSON.stringify([{ name: 'a' }, { name: 'b', note: 'x'.repeat(300_000) }]))).toMatchObject({
    message: expect.stringContaining('(record 2)'),
  })
})

describe('within the limits nothing is refused', () => {
  test('commas in a cell with doubled quotes', async () => {
    const result = await parseCsv(`name,brand,price,note\nFoo 1,nokia,1000,"He said ""hi""${', x'.repeat(600)}"`)
    expect(result.ok && result.table.rows[0]?.cells.note).toBe(`He said "hi"${', x'.repeat(600)}`)
  })

  test('more empty rows than the limit for filled rows', async () => {
    const result = await parseCsv(`name,price\n${'\n'.repeat(60_000)}Acme One,1\n`)
    expect(result.ok && result.table.rows).toMatchObject([{ line: 60_002 }])
  })

  test('500 columns, and cells of 200,000 characters with delimiters, quotes and line breaks in them', async () => {
    const columns = times(499, index => `c${index}`)
    const cell = `"${'a,""b""\n'.repeat(22_000)}"`
    const result = await parseCsv(`name,${columns}\nAcme One,${cell}\n`)
    expect(result.ok && [result.table.columns.length, result.table.rows.length]).toEqual([500, 1])
    expect(result.ok && result.table.rows[0]?.cells.c0).toHaveLength(22_000 * 6)
  })
})

const LONG_CELL = 100_000
const ROWS = isWhole ? 20 : 2
/** Processor time, which other work on the machine does not lengthen: linear reading of a row takes 120,000, quadratic 5,000,000. */
const MAX_MICROSECONDS_PER_ROW = 1_500_000
const hostile: [string, string][] = [
  ['line breaks', `cm${'\n'.repeat(LONG_CELL)}x`],
  ['spaces before a word', `x${' '.repeat(LONG_CELL)}y`],
  ['tags that do not end', '<b '.repeat(LONG_CELL / 3)],
  ['brackets', '('.repeat(LONG_CELL)],
  ['digits and spaces', '1 '.repeat(LONG_CELL / 2)],
  ['separators of addresses', `https://a.example/${', '.repeat(LONG_CELL / 2)}x`],
]

test.each(hostile)('cells of %s are read in linear time', async (_, cell) => {
  const columns = [
    'Name',
    'Released',
    'Price',
    'Price date',
    'Images',
    'specifications',
    'Display',
    'Dimensions',
    'Battery',
  ]
  const cells = columns.slice(1).map(() => JSON.stringify(cell).replaceAll('\\n', '\n'))
  const rows = Array.from({ length: ROWS }, (_, index) => [`Acme P${index}`, ...cells].join(','))
  const before = process.cpuUsage()
  const file = await readTableOf('list.csv', [columns.join(','), ...rows].join('\n'))
  expect(await unusedWarnings(file.table, file.guess.mapping)).toBeDefined()
  expect(await planFile(file.table, { ...file.guess, mode: 'both' })).toHaveLength(ROWS)
  expect(process.cpuUsage(before).user).toBeLessThan(ROWS * MAX_MICROSECONDS_PER_ROW)
})
