import { expect, test } from 'vitest'
import { LOG_RETENTION_MS } from '#app/platform/retention.ts'
import { deleteOldViolations, listViolations, noteViolations, writeViolations } from './policy-violations.server.ts'

const NOW = Date.UTC(2026, 10, 22)
const violation = (more: object = {}) => ({
  directive: 'img-src',
  blocked: 'https://ads.example/a.gif',
  route: '/',
  source: '',
  ...more,
})

test('each different violation is stored once, with a count and its first and last time (HTTP-9)', async () => {
  noteViolations([violation(), violation(), violation({ route: '/search' })], NOW)
  await writeViolations()
  noteViolations([violation()], NOW + 5000)
  await writeViolations()
  expect(listViolations(9)).toEqual([
    { ...violation(), count: 3, firstAt: NOW, lastAt: NOW + 5000 },
    { ...violation({ route: '/search' }), count: 1, firstAt: NOW, lastAt: NOW },
  ])
})

test('their number is bounded, in memory and in the database: the latest stay', async () => {
  noteViolations([violation({ route: 'first' })], NOW)
  await writeViolations()
  noteViolations(
    Array.from({ length: 500 }, (_, index) => violation({ blocked: `https://${index}.example` })),
    NOW + 1,
  )
  await writeViolations()
  const stored = listViolations(999)
  expect(stored).toHaveLength(200)
  expect(stored.map(({ route }) => route)).not.toContain('first')
})

test('they are deleted with the other technical logs', async () => {
  noteViolations([violation()], NOW)
  await writeViolations()
  deleteOldViolations(NOW + LOG_RETENTION_MS)
  expect(listViolations(9)).toHaveLength(1)
  deleteOldViolations(NOW + LOG_RETENTION_MS + 1)
  expect(listViolations(9)).toEqual([])
})
