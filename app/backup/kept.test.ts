import { expect, test } from 'vitest'
import { DAY_MS } from '#app/platform/retention.ts'
import { backupName, backupTime, outdatedBackups, unfinishedAmong } from './kept.ts'

const now = Date.parse('2026-11-22T10:20:30Z')
const daysAgo = (...days: number[]) => days.map(day => backupName(now - day * DAY_MS))

test('the name of a backup has its time', () => {
  expect(backupName(now)).toBe('site-2026-11-22T10-20-30Z.sqlite')
  expect(backupTime(backupName(now))).toBe(now)
  for (const name of ['site-2026-11-22T10-20-30Z.sqlite.unfinished', 'notes.txt']) expect(backupTime(name)).toBeNull()
})

test.each([
  ['more than are kept', [0, 1, 2, 3], { count: 2, maxAgeMs: 30 * DAY_MS }, [2, 3]],
  ['older than they are kept', [0, 1, 31, 40], { count: 7, maxAgeMs: 30 * DAY_MS }, [31, 40]],
  ['of the future, before any other', [1, 0, -900, -901], { count: 2, maxAgeMs: 30 * DAY_MS }, [-901, -900]],
  ['all too old: the newest stays', [40, 50], { count: 7, maxAgeMs: 30 * DAY_MS }, [50]],
])('deleted are those %s', (_, existing, kept, deleted) => {
  expect(outdatedBackups([...daysAgo(...existing), 'notes.txt'], kept, now)).toEqual(daysAgo(...deleted))
})

test('what cut off backups left is told from whole ones and foreign files', () => {
  const [whole = ''] = daysAgo(1)
  const left = [`${whole}.unfinished`, `${whole}.unfinished-journal`]
  expect(unfinishedAmong([whole, ...left, 'mine.sqlite.unfinished', 'notes.txt'])).toEqual(left)
})
