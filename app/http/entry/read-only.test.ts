import { expect, test } from 'vitest'
import { refuseWriting } from './read-only.ts'

test.each([
  ['GET', '/', false],
  ['HEAD', '/samsung?page=2', false],
  ['GET', '/api/mobiles?limit=1', false],
  ['GET', '/administrators', false],
  ['POST', '/contact', false],
  ['POST', '/contact.data', false],
  ['GET', '/admin', true],
  ['GET', '/admin.data', true],
  ['GET', '/admin/login?x', true],
  ['GET', '/export', true],
  ['GET', '/api/auth/status', true],
  ['GET', '/api/export/stats', true],
  ['POST', '/api/views/1', true],
  ['POST', '/api/ai/camera', true],
  ['DELETE', '/api/admin/brands/1', true],
  ['PUT', '/contact', true],
])('%s %s is refused: %s', (method, url, isRefused) => {
  expect(refuseWriting(method, url)?.status ?? null).toBe(isRefused ? 503 : null)
})
