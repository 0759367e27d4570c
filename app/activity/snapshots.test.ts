import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/platform/retention.ts'
import { everyDay } from '../daily-tasks.server.ts'
import { deleteOldSnapshots, findSnapshot, recordActivity } from './activity.server.ts'

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
