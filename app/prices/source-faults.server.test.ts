import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { sourceRuns, sources } from '#db/schema/index.ts'
import { keepTables } from '#tests/support/database.ts'
import { listSourceFaults } from './source-faults.server.ts'

keepTables()
afterEach(() => void db().$client.exec('DELETE FROM sources'))

type Run = [state: 'done' | 'failed', read: number, matched: number]

/** @param runs oldest first */
function givenSource(failures: number, runs: Run[], isActive = true) {
  db()
    .insert(sources)
    .values({
      ...{ id: 's', name: 'Shop', kind: 'retail', address: 'https://shop.example/', everyHours: 24, confirmed: [] },
      ...{ nextRunAt: 0, failures, isActive, createdAt: 0, updatedAt: 0 },
    })
    .run()
  for (const [at, [state, read, matched]] of runs.entries())
    db()
      .insert(sourceRuns)
      .values({ id: `r${at}`, sourceId: 's', state, pid: 1, read, matched, faults: [], leftOut: {}, startedAt: at })
      .run()
}

test.each<[string, number, Run[], string[]]>([
  ['two failed runs', 2, [['done', 10, 8]], []],
  ['three failed runs', 3, [['done', 10, 8]], ['fails']],
  ['half of the matches', 0, [['done', 10, 8], ['done', 10, 4]], ['matches-less']], // biome-ignore format: one row a case
  ['a little less', 0, [['done', 10, 8], ['done', 10, 5]], []], // biome-ignore format: one row a case
  ['a failed run between', 0, [['done', 10, 8], ['failed', 0, 0], ['done', 100, 40]], ['matches-less']], // biome-ignore format: one row a case
  ['an empty list', 0, [['done', 10, 8], ['done', 0, 0]], ['matches-less']], // biome-ignore format: one row a case
  ['a first run', 0, [['done', 10, 0]], []],
])('%s (SOURCE-9)', (_, failures, runs, expected) => {
  givenSource(failures, runs)
  expect(listSourceFaults().map(({ fault }) => fault)).toEqual(expected)
})

test('a source that is switched off needs nobody', () => {
  givenSource(5, [], false)
  expect(listSourceFaults()).toEqual([])
})
