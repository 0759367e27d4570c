import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/platform/retention.ts'
import { givenPhone } from '#tests/support/given.ts'
import { everyDay } from '../daily-tasks.server.ts'
import {
  deleteOldActivity,
  deleteOldSnapshots,
  fieldsEdited,
  findSnapshot,
  listActivity,
  recordActivity,
} from './activity.server.ts'

const entry = { username: 'admin', action: 'delete', subject: 'brand', subjectName: 'Acme' } as const

afterEach(() => void vi.useRealTimers())

test('a clock that jumps ahead and back leaves what was deleted restorable (FAULT-5)', async () => {
  const id = recordActivity({ ...entry, snapshot: { name: 'Acme' } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  recordActivity(entry)
  everyDay([deleteOldSnapshots])
  vi.useRealTimers()
  expect(findSnapshot(id)).toEqual({ name: 'Acme' })
})

test('after 30 days it is deleted', () => {
  const now = Date.now()
  const [old, recent] = [31, 29].map(days => recordActivity({ ...entry, snapshot: { days } }, now - days * DAY_MS))
  deleteOldSnapshots(now)
  expect([findSnapshot(old ?? 0), findSnapshot(recent ?? 0)]).toEqual([null, { days: 29 }])
})

test('entries are deleted after two years, but what an editor changed in a phone stays known (ADMIN-13)', () => {
  const now = Date.now()
  const { id } = givenPhone({ name: 'A1' })
  const changes = [{ field: 'price', before: '1', after: '2' }]
  const change = { subject: 'phone' as const, subjectName: 'A1', changes }
  const years = (count: number) => now - count * 366 * DAY_MS
  recordActivity({ ...entry, action: 'login', subject: 'session' }, years(2))
  recordActivity({ ...change, username: 'admin', action: 'update', subjectId: 'deleted' }, years(2))
  recordActivity({ ...change, username: 'admin', action: 'update', subjectId: id }, years(2))
  recordActivity(entry, years(1))
  deleteOldActivity(now)
  const left = listActivity({ limit: 10, offset: 0 })
  expect(left.map(({ subjectName, changes }) => [subjectName, changes])).toEqual([
    ['Acme', []],
    ['A1', []],
  ])
  expect(fieldsEdited(id)).toEqual(new Set(['price']))
})
