import { expect, test } from 'vitest'
import { contentVersion, invalidateContent } from './content-version.server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

test('the content version changes once a day, at midnight in Karachi', () => {
  const midnight = Date.parse('2026-11-21T19:00:00Z')
  expect(contentVersion(noon)).toBe(contentVersion(midnight - 1))
  expect(contentVersion(noon)).not.toBe(contentVersion(midnight))
  expect(contentVersion(midnight)).toBe(contentVersion(noon + 12 * 3_600_000))
})

test('invalidating the content changes its version', () => {
  const before = contentVersion(noon)
  invalidateContent()
  expect(contentVersion(noon)).not.toBe(before)
})
