import { expect, test } from 'vitest'
import { contentVersion, invalidateContent } from './content-version.server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

test('the content version changes once a day', () => {
  expect(contentVersion(noon)).toBe(contentVersion(noon + 11 * 3_600_000))
  expect(contentVersion(noon)).not.toBe(contentVersion(noon + 12 * 3_600_000))
})

test('invalidating the content changes its version', () => {
  const before = contentVersion(noon)
  invalidateContent()
  expect(contentVersion(noon)).not.toBe(before)
})
