import { expect, test } from 'vitest'
import { hashPasswordSync, isPassword } from './password.server.ts'

const hashed = hashPasswordSync('correct')

test('a password is compared with its hash, and with none it never matches', async () => {
  expect(await isPassword('correct', hashed)).toBe(true)
  expect(await isPassword('wrong', hashed)).toBe(false)
  expect(await isPassword('correct', null)).toBe(false)
})

test('of many at once one is compared and forty wait; the others are turned away', async () => {
  const results = await Promise.all(Array.from({ length: 60 }, () => isPassword('correct', hashed)))
  expect(results.filter(result => result === true)).toHaveLength(41)
  expect(results.filter(result => result === null)).toHaveLength(19)
})
