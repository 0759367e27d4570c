import { expect, test } from 'vitest'
import { beginUpload } from './uploads.server.ts'

const MB = 1024 * 1024

test('one address cannot use all the memory', () => {
  const own = beginUpload('a')
  expect([own.take(60 * MB), own.take(1)]).toEqual([true, false])
  const other = beginUpload('b')
  expect(other.take(30 * MB)).toBe(true)
  own.end()
  other.end()
})

test('all uploads together use a bounded number of bytes, and release them once', () => {
  const [first, second] = [beginUpload('a'), beginUpload('b')]
  expect([first.take(50 * MB), second.take(50 * MB)]).toEqual([true, false])
  first.end()
  first.end()
  expect([second.take(50 * MB), second.take(20 * MB)]).toEqual([true, false])
  second.end()
  expect(beginUpload('a').take(1)).toBe(true)
})
