import { expect, test } from 'vitest'
import { xlsxOf, zipOf } from '#tests/support/xlsx.ts'
import { readFile } from './read-file.ts'

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const text = (at: string, content: string) => `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`
const HEADER = row(1, text('A1', 'Phone'), text('B1', 'Price'))

async function tableOf(bytes: Uint8Array, sheet: string | null = null) {
  const read = await readFile(bytes, sheet)
  if (!read.ok || read.kind !== 'table') throw new Error(read.ok ? read.kind : read.message)
  return { ...read.table, mapping: read.mapping, rows: read.table.rows.map(({ line, cells }) => [line, { ...cells }]) }
}

test('a sheet is read with shared texts, stored results of formulas, dates and gaps (IMPORT-8)', async () => {
  const rows = [
    row(2, text('A2', 'Price list of Ali Mobiles')),
    row(4, '<c r="A4" t="s"><v>0</v></c>', '<c r="B4" t="s"><v>1</v></c>', text('C4', 'Date'), text('D4', 'Shop')),
    row(
      5,
      '<c r="A5" t="s"><v>2</v></c>',
      '<c r="B5"><f>HYPERLINK("http://x.example")</f><v>1.8999E4</v></c>',
      '<c r="C5" s="2"><v>46351.5</v></c>',
      '<c r="D5" t="str"><f>A1</f><v>Ali &amp; Sons</v></c>',
    ),
    row(6),
    row(7, text('A7', 'Vivo Y04'), '<c r="C7" s="1"><v>46350</v></c>', '<c r="D7" t="e"><v>#REF!</v></c>'),
  ]
  const strings = [
    '<t>Phone name</t>',
    '<t>Price</t>',
    '<r><t>Samsung </t></r><r><t>Galaxy A06</t></r><rPh><t>x</t></rPh>',
  ]
  expect(await tableOf(xlsxOf({ Prices: rows.join('') }, strings))).toMatchObject({
    kind: 'xlsx',
    unit: 'row',
    mapping: { 'Phone name': 'name', Price: 'price', Date: 'priceDate', Shop: 'seller' },
    rows: [
      [5, { 'Phone name': 'Samsung Galaxy A06', Price: '18999', Date: '2026-11-25', Shop: 'Ali & Sons' }],
      [7, { 'Phone name': 'Vivo Y04', Price: '', Date: '2026-11-24', Shop: '' }],
    ],
  })
})

test('the first sheet is read, or the chosen one', async () => {
  const phone = (name: string) => HEADER + row(2, text('A2', name), '<c r="B2"><v>18999</v></c>')
  const file = xlsxOf({ Samsung: phone('Galaxy A06'), Vivo: phone('Vivo Y04') })
  expect(await tableOf(file)).toMatchObject({
    sheets: { names: ['Samsung', 'Vivo'], chosen: 'Samsung' },
    rows: [[2, { Phone: 'Galaxy A06' }]],
  })
  expect(await tableOf(file, 'Vivo')).toMatchObject({ sheets: { chosen: 'Vivo' }, rows: [[2, { Phone: 'Vivo Y04' }]] })
  expect(await tableOf(file, 'gone')).toMatchObject({ sheets: { chosen: 'Samsung' } })
})

const packed = (megabytes: number) =>
  `${HEADER + row(2, text('A2', 'Vivo Y04'))}<!--${' '.repeat(megabytes * 1024 * 1024)}-->`

test('a small file that unpacks to a huge one is refused', async () => {
  const bomb = xlsxOf({ Prices: packed(101) })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await readFile(bomb)).toEqual({ ok: false, message: 'The spreadsheet is too large when unpacked. Split it.' })
})

test('a size that a file states wrongly is no way around the bound', async () => {
  const bytes = Buffer.from(xlsxOf({ Prices: packed(2) }))
  // The stated unpacked size of each part.
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
    bytes.writeUInt32LE(9, at + 24)
  expect(await readFile(bytes)).toMatchObject({ ok: false, message: expect.stringMatching(/damaged/) })
})

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex')

test.each([
  ['a zip of something else', zipOf({ 'word/document.xml': '<a/>' }), /no \.xlsx/],
  ['half a file', cut(xlsxOf({ Prices: HEADER })), /damaged/],
  ['XML that is not well-formed', xlsxOf({ Prices: `${HEADER}<row><c></row>` }), /damaged/],
  ['an old or encrypted file', OLD, /old format/],
  ['a sheet without rows', xlsxOf({ Prices: '' }), /empty/],
  ['a column far away', xlsxOf({ Prices: HEADER + row(2, text('ZZZ2', 'x')) }), /more than 500 columns/],
  ['a long cell', xlsxOf({ Prices: HEADER + row(2, text('A2', 'x'.repeat(200_001))) }), /longer than/],
  ['entities', zipOf({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>' }), /damaged/],
])('%s is refused with a message', async (_, bytes, message) => {
  expect(await readFile(bytes)).toEqual({ ok: false, message: expect.stringMatching(message) })
})
