import { expect, test } from 'vitest'
import { LOG_RETENTION_MS } from '#app/platform/retention.ts'
import {
  countSecurityEvents,
  deleteOldSecurityEvents,
  listSecurityEvents,
  recordSecurityEvent,
} from './security-log.server.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const page = { limit: 10, offset: 0 }

test('events are kept for 90 days (AUTH-13)', () => {
  recordSecurityEvent({ event: 'sign-in', username: 'old' }, now - LOG_RETENTION_MS - 1)
  recordSecurityEvent({ event: 'sign-in', username: 'kept' }, now - LOG_RETENTION_MS)
  deleteOldSecurityEvents(now)
  expect(listSecurityEvents(page).map(({ username }) => username)).toEqual(['kept'])
})

test('strangers cannot fill the log, and what administrators do is stored all the same', () => {
  for (let time = 0; time < 500; time += 1) recordSecurityEvent({ event: 'sign-in-failed', username: 'x' }, now)
  expect(countSecurityEvents()).toBe(120)
  recordSecurityEvent({ event: 'exported', username: 'admin', detail: 'SQL backup' }, now)
  expect(listSecurityEvents(page)[0]).toMatchObject({ event: 'exported', detail: 'SQL backup' })
  recordSecurityEvent({ event: 'sign-in-failed', username: 'y'.repeat(500) }, now + 60_000)
  expect(listSecurityEvents(page)[0]?.username).toBe('y'.repeat(60))
})
