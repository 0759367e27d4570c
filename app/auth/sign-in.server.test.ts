import { verify } from '@node-rs/argon2'
import { Authenticator } from 'remix-auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from './sign-in.server.ts'
import { setPassword } from './users.server.ts'

const waits = vi.hoisted(() => [] as number[])
vi.mock('node:timers/promises', async original => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (ms: number) => void waits.push(ms),
}))
vi.mock('@node-rs/argon2', { spy: true })

beforeEach(() => {
  setPassword('admin', 'the right password', Date.now())
  waits.length = 0
  vi.mocked(verify).mockClear()
})

const guess = (password: string, username = 'admin') => {
  const form = new FormData()
  form.set('username', username)
  form.set('password', password)
  return signIn(form)
}

test('concurrent attempts count against each other', async () => {
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`guess ${index}`)))
  const statuses = results.map(result => (result.ok ? 200 : result.status))
  expect([statuses.filter(status => status === 401).length, statuses.filter(status => status === 429).length]).toEqual([
    10, 20,
  ])
})

test.each(['the right password', ' äöü &=%+ \n two lines 😀 '])(
  'a sign-in with %j goes through remix-auth',
  async password => {
    const authenticate = vi.spyOn(Authenticator.prototype, 'authenticate')
    setPassword('admin', password, Date.now())
    expect(await guess(password)).toMatchObject({ ok: true, user: { username: 'admin' } })
    expect(await guess(`${password}x`)).toMatchObject({ ok: false, status: 401 })
    expect(authenticate).toHaveBeenCalledTimes(2)
    authenticate.mockRestore()
  },
)

test('wrong passwords get growing delays, each before the comparison', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    vi.mocked(verify).mockClear()
    expect(await guess('wrong')).toMatchObject({ status: 401 })
    expect(verify).toHaveBeenCalledTimes(1)
  }
  expect(waits).toEqual([200, 400, 800, 1600, 2000, 2000, 2000])
  vi.mocked(verify).mockClear()
  expect(await guess('the right password')).toMatchObject({ status: 429 })
  expect(verify).not.toHaveBeenCalled()
})

test('an unknown name costs a password comparison like a known one', async () => {
  expect(await guess('wrong', 'nobody')).toMatchObject({ status: 401 })
  expect(verify).toHaveBeenCalledTimes(1)
})
