import { expect, test } from 'vitest'
import { db, openDatabase } from '#db/client.server.ts'
import { keepTables } from '#tests/support/database.ts'
import {
  contentVersion,
  inBatch,
  invalidateContent,
  outdatedSince,
  publishedVersion,
} from './content-version.server.ts'

keepTables()

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

/** Each test has an hour of its own, so that its last publication is long ago. */
let hour = performance.now()
const nextHour = () => {
  hour += 3_600_000
  return hour
}

const writeInBatch = () => inBatch(invalidateContent)

/** A write of another process. */
function writeElsewhere(): void {
  const other = openDatabase(db().$client.name)
  const version = other.$client.pragma('user_version', { simple: true })
  other.$client.pragma(`user_version = ${Number(version) + 1}`)
  other.$client.close()
}

test('a single change is published at once, as often as it happens', () => {
  const start = nextHour()
  const versions = [0, 1, 2, 3].map(ms => {
    invalidateContent()
    return publishedVersion(start + ms)
  })
  expect(new Set(versions).size).toBe(4)
})

test.each([
  ['changes of a batch', writeInBatch],
  ['changes of another process', writeElsewhere],
])('%s are published once a second', (_, write) => {
  const start = nextHour()
  write()
  const first = publishedVersion(start)
  const published = new Set<string>()
  for (let ms = 50; ms < 3000; ms += 50) {
    write()
    published.add(publishedVersion(start + ms))
  }
  expect(published).toContain(first)
  expect(published.size).toBe(3)
})

test('a single change also publishes those of a batch', () => {
  const start = nextHour()
  writeInBatch()
  const first = publishedVersion(start)
  writeInBatch()
  expect(publishedVersion(start + 100)).toBe(first)
  invalidateContent()
  const second = publishedVersion(start + 101)
  expect(second).not.toBe(first)
  expect(publishedVersion(start + 2000)).toBe(second)
})

test('a version is outdated since the last look before the first change after it', () => {
  const start = nextHour()
  invalidateContent()
  const first = publishedVersion(start)
  expect(outdatedSince(first, start + 200)).toBeNull()
  writeInBatch()
  expect(outdatedSince(first, start + 300)).toBeNull()
  writeInBatch()
  expect(outdatedSince(first, start + 1000)).toBe(start + 200)
  invalidateContent()
  expect(outdatedSince(first, start + 1100)).toBe(start + 200)
  expect(outdatedSince('of another process', start + 1100)).toBe(Number.NEGATIVE_INFINITY)
})

test('many calls share one look for changes of other processes', () => {
  const start = nextHour()
  const version = publishedVersion(start)
  writeElsewhere()
  expect(publishedVersion(start + 4)).toBe(version)
  expect(publishedVersion(start + 5)).not.toBe(version)
})
