import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { untilHolds } from '#tests/support/until.ts'
import { keepFinder } from './finder.server.ts'
import type { FinderTable } from './table.ts'

const DAY_MS = 24 * 3_600_000

const stored = () => new Map(db().$client.prepare<[], [string, string]>('SELECT id, slug FROM mobiles').raw().all())
const ids = () => db().$client.prepare<[], string>('SELECT id FROM mobiles ORDER BY rowid').pluck().all()
const slugsOf = ({ ids, slugs }: FinderTable) => new Map(ids.map((id, row) => [id, slugs[row] as string]))

/** Changes the slugs of these phones, or of all. */
function rename(...some: (string | undefined)[]): void {
  const renaming = db().$client.prepare("UPDATE mobiles SET slug = 'renamed-' || slug WHERE id = ?")
  db().transaction(() => {
    for (const id of some) renaming.run(id)
  })
  invalidateContent()
}

function remove(id: string | undefined): void {
  db().$client.prepare('DELETE FROM mobiles WHERE id = ?').run(id)
  invalidateContent()
}

keepTables()
beforeAll(givenCatalogue)
// Nothing follows changes after a test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('what changes while all phones are read in slices is right afterwards', async () => {
  const finder = keepFinder()
  const reading = finder.start()
  // The first slice is read by now.
  const [first, second, ...others] = ids()
  rename(first)
  remove(second)
  rename(others.at(-1))
  remove(others.at(-2))
  await reading
  expect(slugsOf(finder.table())).toEqual(stored())
  expect(slugsOf(finder.table()).get(first ?? '')).toMatch(/^renamed-/)
})

test('what needs all phones can wait until they are read; they are not read again', async () => {
  const finder = keepFinder()
  await finder.untilRead()
  const started = finder.start()
  let isServed = false
  setImmediate(() => {
    isServed = true
  })
  await finder.untilRead()
  expect(isServed, 'others were served meanwhile').toBe(true)
  const table = finder.table()
  expect(slugsOf(table)).toEqual(stored())
  rename(ids()[0])
  expect(finder.table()).toBe(table)
  expect(slugsOf(table)).toEqual(stored())
  await started
})

test('what does not wait reads all phones itself, and what was read in slices is dropped', async () => {
  const finder = keepFinder()
  const reading = finder.start()
  const table = finder.table()
  expect(slugsOf(table)).toEqual(stored())
  await reading
  expect(finder.table()).toBe(table)
})

test('after very many changes a server sends what it has until all phones are read again', async () => {
  const finder = keepFinder()
  await finder.start()
  const former = finder.table()
  rename(...ids())
  expect(finder.table()).toBe(former)
  await untilHolds(() => expect(finder.table()).not.toBe(former))
  expect(slugsOf(finder.table())).toEqual(stored())
})

test('without a server all phones are right at once, however many change', () => {
  const finder = keepFinder()
  finder.table()
  rename(...ids())
  expect(slugsOf(finder.table())).toEqual(stored())
})

test('changes that the list has no more are found by reading all phones again', () => {
  const finder = keepFinder()
  finder.table()
  const [first, second] = ids()
  rename(first)
  db().$client.prepare('DELETE FROM finder_changes').run()
  rename(second)
  expect(slugsOf(finder.table())).toEqual(stored())
})

test('on a new day the former table serves, with what changes, until all phones are read again', async () => {
  const finder = keepFinder()
  await finder.start()
  const former = finder.table()
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date', 'setInterval'] })
  rename(ids()[0])
  expect(finder.table()).toBe(former)
  expect(slugsOf(former)).toEqual(stored())
  await untilHolds(() => expect(finder.table()).not.toBe(former))
  expect(slugsOf(finder.table())).toEqual(stored())
})
