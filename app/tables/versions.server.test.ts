import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  activeVersion,
  deleteDraft,
  findVersion,
  listVersions,
  putToUse,
  storeDraft,
  tableReader,
} from './versions.server.ts'

const schema = z.object({ version: z.string(), rate: z.number() })
const read = tableReader('pta-tax', schema, { version: '2026-01-01', rate: 1 })
const store = (rate: unknown, version = '2027-01-01') => storeDraft('pta-tax', { version, rate }, 'editor', 5)

test('a draft changes nothing until it is put to use, and can be taken back', () => {
  expect(read().rate).toBe(1)
  const first = store(2)
  expect([read().rate, activeVersion('pta-tax')]).toEqual([1, null])
  putToUse('pta-tax', first, 10)
  expect([read().rate, activeVersion('pta-tax')]).toEqual([2, first])
  const second = store(3)
  putToUse('pta-tax', second, 20)
  expect(read().rate).toBe(3)
  putToUse('pta-tax', first, 30)
  expect(read().rate).toBe(2)
  putToUse('pta-tax', null, 40)
  expect(read().rate).toBe(1)
  expect(listVersions('pta-tax')).toMatchObject([
    { id: second, version: '2027-01-01', isActive: false, activatedAt: 20 },
    { id: first, createdBy: 'editor', createdAt: 5, isActive: false, activatedAt: 30 },
  ])
})

test('versions belong to one table', () => {
  const id = store(2)
  expect(findVersion('chips', id)).toBeNull()
  putToUse('chips', id, 10)
  expect([activeVersion('chips'), activeVersion('pta-tax')]).toEqual([null, null])
})

test('only a version that was never in use can be deleted', () => {
  const used = store(2)
  putToUse('pta-tax', used, 10)
  putToUse('pta-tax', null, 20)
  const draft = store(3)
  expect([deleteDraft('pta-tax', used), deleteDraft('chips', draft), deleteDraft('pta-tax', draft)]).toEqual([
    false,
    false,
    true,
  ])
  expect(listVersions('pta-tax').map(({ id }) => id)).toEqual([used])
})

test('a stored version that cannot be read any more is not used', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  putToUse('pta-tax', store('a text'), 10)
  expect(read().rate).toBe(1)
})
