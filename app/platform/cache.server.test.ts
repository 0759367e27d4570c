import { expect, test } from 'vitest'
import { createCache, listCaches } from './cache.server.ts'

const figuresOf = (wanted: string) => listCaches().find(({ name }) => name === wanted)

test('a value is computed once, until its version changes', () => {
  let [version, computed] = ['1', 0]
  const cache = createCache<number>({ name: 'versioned', max: 9, version: () => version })
  const value = () => cache.get('a', () => ++computed)
  expect([value(), value()]).toEqual([1, 1])
  version = '2'
  expect([value(), value()]).toEqual([2, 2])
  expect(figuresOf('versioned')).toEqual({ name: 'versioned', entries: 1, bytes: null, hits: 2, misses: 2 })
})

test('a value that was outdated while it was computed is not kept', () => {
  let version = '1'
  const cache = createCache<string>({ name: 'outdated meanwhile', max: 9, version: () => version })
  const former = cache.get('a', () => {
    version = '2'
    cache.find('b')
    return 'former'
  })
  expect(former).toBe('former')
  expect(cache.get('a', () => 'new')).toBe('new')
})

test('the value used least recently leaves a full cache', () => {
  const dropped: string[] = []
  const cache = createCache<string>({
    name: 'sized',
    maxBytes: 5,
    bytesOf: text => text.length,
    onDrop: (_, key, reason) => dropped.push(`${key} ${reason}`),
  })
  cache.set('a', 'xx')
  cache.set('b', 'xx')
  cache.find('a')
  cache.set('c', 'xx')
  expect(dropped).toEqual(['b evict'])
  expect(figuresOf('sized')).toMatchObject({ entries: 2, bytes: 4 })
  cache.delete('a')
  expect(cache.find('a')).toBeUndefined()
})
