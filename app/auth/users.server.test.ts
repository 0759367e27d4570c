import { expect, test } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { hashPasswordSync, isPassword } from './password.server.ts'
import { ensureAdministrator, findAccount, setRole, storePassword } from './users.server.ts'

const start = (ADMIN_PASSWORD?: string) => ensureAdministrator(parseSettings({ ADMIN_PASSWORD }), 0)
const opens = (password: string) => isPassword(password, findAccount('admin')?.password ?? null)

test('a password changed in the panel survives restarts with the same settings (AUTH-7)', async () => {
  start('the first password')
  storePassword(findAccount('admin')?.id ?? '', hashPasswordSync('chosen in the panel'))
  start('the first password')
  expect(await opens('chosen in the panel')).toBe(true)
  start('another one of the operator')
  expect(await opens('another one of the operator')).toBe(true)
})

test('a password that is given again after a start without one replaces the stored one', async () => {
  start('the first password')
  storePassword(findAccount('admin')?.id ?? '', hashPasswordSync('chosen in the panel'))
  expect(start()).toBeNull()
  expect(await opens('chosen in the panel')).toBe(true)
  start('the first password')
  expect(await opens('the first password')).toBe(true)
})

test('a short or common password is noted, a good or generated one is not (AUTH-9)', () => {
  start('eight888')
  expect(findAccount('admin')).toMatchObject({ hasWeakPassword: true, role: 'administrator' })
  start('three blind mice')
  expect(findAccount('admin')?.hasWeakPassword).toBe(false)
})

test("the operator's account becomes an administrator again", () => {
  start('the first password')
  setRole(findAccount('admin')?.id ?? '', 'editor')
  start('another one of the operator')
  expect(findAccount('admin')?.role).toBe('administrator')
})
