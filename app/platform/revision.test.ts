import { expect, test } from 'vitest'
import { ifMatchAllows, revisionEtag } from './revision.ts'

const record = { id: 'a1', version: 3 }

test.each([
  [null, true],
  ['*', true],
  ['W/"a1.3"', true],
  ['"a1.3"', true],
  ['"x", W/"a1.3"', true],
  ['W/"a1.3~12"', true],
  ['W/"a1.2"', false],
  ['"a1.30"', false],
  ['a1.3', false],
  ['', false],
])('If-Match %s allows the change: %s', (header, allows) => expect(ifMatchAllows(header, record)).toBe(allows))

test('the ETag holds the revision and the additional value', () => {
  expect(revisionEtag(record)).toBe('W/"a1.3"')
  expect(revisionEtag(record, 12)).toBe('W/"a1.3~12"')
})
