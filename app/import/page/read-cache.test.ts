import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from '../read/read-file.ts'
import { ReadCache } from './read-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const csv = () => readFile(new TextEncoder().encode('name,price\nAcme One,20000\n'))

/** A cache of 100 bytes and one second, and the ids in the order they were read. */
function given() {
  const cache = new ReadCache(100, 1000)
  const reads: string[] = []
  const get = (id: string, bytes = 40) =>
    cache.get(id, bytes, () => {
      reads.push(id)
      return csv()
    })
  return { cache, reads, get }
}

test('a file is parsed once, even for concurrent requests', async () => {
  const { reads, get } = given()
  const [first, second] = await Promise.all([get('a'), get('a')])
  expect(await get('a')).toBe(first)
  expect(second).toBe(first)
  expect(reads).toEqual(['a'])
})

test('the least recently used file is evicted, and parsing it again gives the same result', async () => {
  const { reads, get } = given()
  const first = await get('a')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  expect(reads).toEqual(['a', 'b', 'c'])
  await get('b')
  await get('c')
  expect(await get('a')).toEqual(first)
  expect(reads).toEqual(['a', 'b', 'c', 'b', 'c', 'a'])
})

test('a file that is too large, forgotten or expired is not cached', async () => {
  const { cache, reads, get } = given()
  await get('large', 101)
  await get('large', 101)
  await get('a')
  cache.forget('a')
  await get('a')
  vi.advanceTimersByTime(999)
  await get('a')
  vi.advanceTimersByTime(999)
  await get('a')
  vi.advanceTimersByTime(1000)
  await get('a')
  expect(reads).toEqual(['large', 'large', 'a', 'a', 'a'])
})

test('a failed read is not cached', async () => {
  const { cache, get } = given()
  await expect(cache.get('a', 40, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(await get('a')).toMatchObject({ ok: true })
})
