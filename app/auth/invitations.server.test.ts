import { expect, test } from 'vitest'
import { acceptInvitation, findInvitation, invite, withdrawInvitation } from './invitations.server.ts'
import { findAccount, removeAccount, setPassword, setRole } from './users.server.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const days = (count: number) => now + count * 86_400_000
const someone = { username: 'Farhan', password: 'three blind mice' }

test('an invitation makes one account with its role (AUTH-12)', () => {
  const token = invite('editor', 'admin', now)
  expect(acceptInvitation(token, someone, days(3))).toMatchObject({ ok: true, value: { role: 'editor' } })
  expect(findAccount('farhan')).toMatchObject({ username: 'Farhan', role: 'editor' })
  expect(acceptInvitation(token, { ...someone, username: 'second' }, now)).toMatchObject({ ok: false })
})

test('it ends after three days, or when it is withdrawn', () => {
  const token = invite('editor', 'admin', now)
  expect(findInvitation(token, days(3) + 1)).toBeNull()
  expect(withdrawInvitation(findInvitation(token, now)?.id ?? '')).toBe('editor')
  expect(findInvitation(token, now)).toBeNull()
})

test.each([
  ['is removed', (id: string) => removeAccount(id)],
  ['becomes an editor', (id: string) => setRole(id, 'editor')],
])('it ends when the administrator who made it %s, and stays so', (_, end) => {
  setPassword('Owner', 'the right password', now)
  setPassword('other', 'the right password', now)
  const [own, others] = [invite('administrator', 'Owner', now), invite('editor', 'other', now)]
  const id = findAccount('owner')?.id ?? ''
  end(id)
  expect(acceptInvitation(own, someone, now)).toMatchObject({ ok: false, reason: 'not-found' })
  setPassword('Owner', 'the right password', now)
  setRole(findAccount('owner')?.id ?? '', 'administrator')
  expect([findInvitation(own, now), findInvitation(others, now)]).toEqual([null, expect.anything()])
})

test.each([
  [{ username: 'ADMIN' }, 'username'],
  [{ username: 'two words' }, 'username'],
  [{ username: '' }, 'username'],
  [{ password: 'short' }, 'password'],
  [{ password: 'password12345' }, 'password'],
])('%j is refused at its field and leaves the invitation valid', (given, field) => {
  setPassword('admin', 'the right password', now)
  const token = invite('editor', 'admin', now)
  expect(acceptInvitation(token, { ...someone, ...given }, now)).toMatchObject({ ok: false, field })
  expect(findInvitation(token, now)).not.toBeNull()
})
