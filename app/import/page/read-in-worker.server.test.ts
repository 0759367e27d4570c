import { expect, test } from 'vitest'
import { isWhole } from '#tests/support/every-kind.ts'
import { readFile } from '../read/read-file.ts'
import { readInWorker } from './read-in-worker.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const objectOf = ({ cells, ...row }: { cells: object }) => ({ ...row, cells: Object.entries(cells) })

test.each([
  [
    'a spreadsheet',
    `Name,Price,constructor\n${Array.from({ length: 700 }, (_, n) => `Phone ${n},${n}000,`).join('\n')}`,
  ],
  ['a list', `[${Array.from({ length: 450 }, (_, n) => `{"name":"Phone ${n}","__proto__":"x"}`).join()}]`],
])('%s is read as without a worker, and its rows can be gone through again', async (_, text) => {
  const [read, whole] = await Promise.all([readInWorker(bytes(text)), readFile(bytes(text))])
  if (!read.ok || read.kind !== 'table' || !whole.ok || whole.kind !== 'table') throw new Error('It was not read.')
  const { table, ...about } = read
  expect({ ...about, table: { ...table, rows: [] } }).toEqual({ ...whole, table: { ...whole.table, rows: [] } })
  for (let time = 0; time < 2; time += 1)
    expect(Array.from(table.rows, objectOf)).toEqual(Array.from(whole.table.rows, objectOf))
  expect(table.rows.length).toBe(whole.table.rows.length)
  expect([...table.rows][0]?.cells.toString).toBeUndefined()
})

test('an export keeps its lists', async () => {
  const file = {
    format: 'qeemat-export',
    version: 1,
    exportedAt: 'now',
    brands: [{ a: 1 }],
    mobiles: [{ b: [2] }, null],
  }
  const read = await readInWorker(bytes(JSON.stringify(file)))
  if (!read.ok || read.kind !== 'export') throw new Error('It was not read.')
  expect([[...read.file.brands], [...read.file.mobiles], [...read.file.tables]]).toEqual([
    file.brands,
    file.mobiles,
    [],
  ])
})

test('20 MB of brackets are refused with a message', async () => {
  for (const text of ['['.repeat(20_000_000), `[${'[],'.repeat(7_000_000)}[]]`])
    expect(await readInWorker(bytes(text))).toEqual({ ok: false, message: expect.stringContaining('2,500,000 values') })
})

// Each takes most of what a worker may have.
test.skipIf(!isWhole)('within the bounds no shape of values takes more memory than a worker has', async () => {
  const keys = Array.from({ length: 2_400_000 }, (_, index) => `"k${index}":1`)
  expect(await readInWorker(bytes(`{${keys.join()}}`))).toEqual({
    ok: false,
    message: expect.stringContaining('no list'),
  })
  const objects = Array.from({ length: 1_200_000 }, (_, index) => `{"k${index}":1}`)
  expect(await readInWorker(bytes(`[${objects.join()}]`))).toEqual({
    ok: false,
    message: expect.stringContaining('rows'),
  })
})
