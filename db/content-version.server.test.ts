import { expect, test } from 'vitest'
import { contentVersion, invalidateContent } from './content-version.server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

test('what is kept holds for the day: a page of yesterday is rendered anew', () => {
  expect(contentVersion(noon)).toBe(contentVersion(noon + 11 * 3_600_000))
  expect(contentVersion(noon)).not.toBe(contentVersion(noon + 12 * 3_600_000))
})

test('a change ends what is kept', () => {
  const before = contentVersion(noon)
  invalidateContent()
  expect(contentVersion(noon)).not.toBe(before)
})
