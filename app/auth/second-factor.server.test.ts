import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import {
  beginSetup,
  countRecoveryCodes,
  finishSetup,
  pendingSetup,
  spendCode,
  turnOff,
} from './second-factor.server.ts'
import { findAccount, setPassword } from './users.server.ts'

const now = Date.parse('2026-11-21T12:00:10Z')
let userId = ''
let codes: string[] = []
const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
let secret = ''

beforeEach(() => {
  setPassword('admin', 'the right password', now)
  userId = findAccount('admin')?.id ?? ''
  beginSetup(userId)
  secret = pendingSetup(userId)?.secret ?? ''
  codes = finishSetup(userId, codeAt(secret, now), now) ?? []
})

test('the app gets name, key and issuer by an address (AUTH-11)', () => {
  beginSetup(userId)
  const setup = pendingSetup(userId)
  expect(setup?.uri).toMatch(
    /^otpauth:\/\/totp\/\w+:admin\?issuer=\w+&secret=[2-7A-Z]{32}&algorithm=SHA1&digits=6&period=30$/,
  )
  expect(setup?.uri).toContain(setup?.secret)
})

test('it is on once its first code was given, and not before', () => {
  turnOff(userId)
  beginSetup(userId)
  const waiting = pendingSetup(userId)?.secret ?? ''
  expect(spendCode(userId, codeAt(waiting, now), now)).toBeNull()
  expect(finishSetup(userId, '000000', now)).toBeNull()
  expect(finishSetup(userId, codeAt(waiting, now), now)).toHaveLength(10)
  expect(pendingSetup(userId)).toBeNull()
})

test('a code works once, within a step of the clock, with or without a space', () => {
  const next = codeAt(secret, now + 30_000)
  expect(spendCode(userId, codeAt(secret, now), now)).toBeNull()
  expect(spendCode(userId, `${next.slice(0, 3)} ${next.slice(3)}`, now)).toBe('device')
  expect(spendCode(userId, next, now)).toBeNull()
  expect(spendCode(userId, codeAt(secret, now + 120_000), now + 60_000)).toBeNull()
  expect(spendCode(userId, codeAt(secret, now + 120_000), now + 120_000)).toBe('device')
})

test('a recovery code works once, however it is typed, also while codes are blocked', () => {
  expect(spendCode(userId, codeAt(secret, now + 30_000), now, true)).toBeNull()
  expect(spendCode(userId, ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')} `, now, true)).toBe('recovery')
  expect(spendCode(userId, codes[0] ?? '', now)).toBeNull()
  expect(countRecoveryCodes(userId)).toBe(9)
})

test('codes of another account and codes after turning it off are worth nothing', () => {
  setPassword('other', 'another right password', now)
  expect(spendCode(findAccount('other')?.id ?? '', codes[0] ?? '', now)).toBeNull()
  turnOff(userId)
  expect(spendCode(userId, codes[0] ?? '', now)).toBeNull()
  expect(countRecoveryCodes(userId)).toBe(0)
})
