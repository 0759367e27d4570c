import { expect, test } from 'vitest'
import { a55, note40 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const send = (fields: Record<string, string>) =>
  fetch(`${site.origin}/compare`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: site.origin },
    redirect: 'manual',
  })

test.each([
  ['an attribute', 'a; Domain=evil.example'],
  ['a NUL', 'a\u0000b'],
  ['a line break', 'a\r\nSet-Cookie: x=1'],
  ['characters not allowed in headers', 'فون'],
])('%s in a submitted list is not written to the cookie', async (_, foreign) => {
  const response = await send({ phones: `${a55.id},${foreign}`, add: note40.id })
  expect(response.status).toBe(303)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(new RegExp(`^compare=${a55.id}\\.${note40.id}; Path=/; SameSite=Lax; Max-Age=\\d+$`)),
  ])
  expect(response.headers.get('Location')).toBe(`/compare?phones=${a55.id},${note40.id}&gone=1`)
})
