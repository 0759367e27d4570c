import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPasswordSync, isPassword } from './password.server.ts'

vi.mock('@node-rs/argon2', { spy: true })

const hashed = hashPasswordSync('correct')

test('a password is compared with its hash; without a hash it never matches', async () => {
  expect(await isPassword('correct', hashed)).toBe(true)
  expect(await isPassword('wrong', hashed)).toBe(false)
  expect(await isPassword('correct', null)).toBe(false)
})

test('without a hash the comparison has the same cost', async () => {
  vi.mocked(verify).mockClear()
  await isPassword('wrong', hashed)
  await isPassword('wrong', null)
  const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
  expect(parameters).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1'))
})

test('many concurrent comparisons all succeed', async () => {
  const results = await Promise.all(Array.from({ length: 60 }, () => isPassword('correct', hashed)))
  expect(results).toEqual(Array(60).fill(true))
})
