import { expect, test } from 'vitest'
import { signIn } from './sign-in.server.ts'
import { setPassword } from './users.server.ts'

test('tries that are sent side by side count each other', async () => {
  setPassword('admin', 'the right password', Date.now())
  const guess = (password: string) => {
    const form = new FormData()
    form.set('username', 'admin')
    form.set('password', password)
    return signIn(new Request('http://localhost/admin/login', { method: 'POST' }), form)
  }
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`guess ${index}`)))
  const statuses = results.map(result => (result.ok ? 200 : result.status))
  expect([statuses.filter(status => status === 401).length, statuses.filter(status => status === 429).length]).toEqual([
    10, 20,
  ])
})

test('the form that was read before is checked, also where the body of its request is used', async () => {
  setPassword('admin', 'the right password', Date.now())
  const body = new URLSearchParams({ username: 'admin', password: 'the right password' })
  const request = new Request('http://localhost/admin/login', { method: 'POST', body })
  const form = await request.formData()
  expect(await signIn(request, form)).toMatchObject({ ok: true, user: { username: 'admin' } })
  form.set('password', 'another')
  expect(await signIn(request, form)).toMatchObject({ ok: false, status: 401 })
})
