import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { failedSignIns, securityEvents } from '#db/schema/index.ts'
import { recordCodeFailure, recordFailure } from './attempts.server.ts'
import { beginSetup, finishSetup, pendingSetup } from './second-factor.server.ts'
import { spendOwnCode } from './sign-in.server.ts'
import { findAccount, setPassword } from './users.server.ts'

let user: { id: string; username: string; role: 'administrator' }
let recoveryCodes: string[] = []

beforeEach(() => {
  setPassword('admin', 'the right password', Date.now())
  user = { id: findAccount('admin')?.id ?? '', username: 'admin', role: 'administrator' }
  beginSetup(user.id)
  const secret = Secret.fromBase32(pendingSetup(user.id)?.secret ?? '')
  recoveryCodes = finishSetup(user.id, new TOTP({ secret }).generate(), Date.now()) ?? []
})

test('a wrong code of the signed-in user counts as a failed attempt and is recorded (AUTH-5, AUTH-11)', async () => {
  expect(await spendOwnCode(user, '000000')).toMatchObject({ ok: false, status: 401 })
  expect(db().select().from(failedSignIns).all().length).toBeGreaterThan(0)
  expect(db().select().from(securityEvents).all()).toMatchObject([{ event: 'confirmation-failed', detail: 'code' }])
  expect(await spendOwnCode(user, recoveryCodes[0] ?? '')).toEqual({ ok: true })
  expect(db().select().from(failedSignIns).all()).toEqual([])
})

test('after too many from this address the right code is refused too', async () => {
  for (let failure = 0; failure < 10; failure += 1) recordFailure({ username: 'admin', address: '', now: Date.now() })
  expect(await spendOwnCode(user, recoveryCodes[0] ?? '')).toMatchObject({ ok: false, status: 429 })
})

test('after too many from any address only recovery codes are accepted', async () => {
  for (let failure = 0; failure < 20; failure += 1) recordCodeFailure(user.id, Date.now())
  expect(await spendOwnCode(user, '123456')).toMatchObject({ ok: false, message: expect.stringContaining('recovery') })
  expect(await spendOwnCode(user, recoveryCodes[0] ?? '')).toEqual({ ok: true })
})
