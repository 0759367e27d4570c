import { expect, test } from 'vitest'
import { hashPasswordSync, isPassword } from './password.server.ts'

const hashed = hashPasswordSync('correct')

test('a password is compared with its hash, and with none it never matches', async () => {
  expect(await isPassword('correct', hashed)).toBe(true)
  expect(await isPassword('wrong', hashed)).toBe(false)
  expect(await isPassword('correct', null)).toBe(false)
})

test('of many at once none is turned away', async () => {
  const results = await Promise.all(Array.from({ length: 60 }, () => isPassword('correct', hashed)))
  expect(results).toEqual(Array(60).fill(true))
})
