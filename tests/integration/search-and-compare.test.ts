import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestion } from '#app/search/suggestion.ts'
import { oddQueries } from '#tests/fixtures/odd-queries.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { a55, iphone15, note40 } from '#tests/support/phones.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers, redirect: 'manual' })

describe('GET /api/search', () => {
  test('gives whole phones, best first, and the number of all', async () => {
    const answer = await get('/api/search?q=galaxy%20a55')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Total-Count')).toBe('1')
    const [phone] = await jsonOf<PhoneJson[]>(answer)
    expect(phone).toMatchObject({
      name: 'Samsung Galaxy A55',
      brand: 'samsung',
      shortSpecs: { ram: expect.any(String) },
    })
  })

  test('nothing asked gives nothing', async () => expect(await (await get('/api/search')).json()).toEqual([]))

  test('pages by limit and offset', async () => {
    const all = await jsonOf<PhoneJson[]>(get('/api/search?q=samsung&limit=6'))
    const part = await jsonOf<PhoneJson[]>(get('/api/search?q=samsung&limit=2&offset=2'))
    expect(part).toEqual(all.slice(2, 4))
  })

  test.each(['price=cheap', 'limit=x', 'offset=-1'])('%s is malformed', async query => {
    const answer = await get(`/api/search?q=a&${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })
})

test('GET /api/suggest gives at most ten, with what a list needs', async () => {
  const phones = await jsonOf<Suggestion[]>(get('/api/suggest?q=galaxy'))
  expect(phones).toHaveLength(10)
  expect(Object.keys(phones[0] ?? {}).sort()).toEqual(['brand', 'id', 'imageUrl', 'name', 'oldPrice', 'price', 'slug'])
  expect(await (await get('/api/suggest?q=ga')).json()).toEqual([])
})

test('GET /api/compare/gone tells which ids belong to no phone (API-20)', async () => {
  const goneOf = async (ids: string) => (await get(`/api/compare/gone${ids}`)).json()
  expect(await goneOf(`?phones=gone-1,${a55.id},gone-2,gone-1`)).toEqual({ gone: ['gone-1', 'gone-2'] })
  expect(await goneOf('')).toEqual({ gone: [] })
})

test('whatever is asked, search pages and endpoints answer with 200 (SEARCH-9)', async () => {
  const failures: string[] = []
  for (const query of oddQueries) {
    const q = encodeURIComponent(query.toWellFormed?.() ?? query.replace(/[\ud800-\udfff]/g, ''))
    for (const path of [
      `/search?q=${q}`,
      `/api/search?limit=1&q=${q}`,
      `/api/suggest?q=${q}`,
      `/compare?q=${q}&phones=${q}`,
    ]) {
      const { status } = await get(path)
      // A request line of more than 16 KB is refused by Node itself.
      if (status !== 200 && !(status === 431 && path.length > 10_000)) failures.push(`${status} ${path.slice(0, 80)}`)
    }
  }
  expect(failures).toEqual([])
})

describe('the compare list without script', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/compare`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''

  test('adding sets the cookie and leads to the page', async () => {
    const first = await post({ add: a55.id })
    expect([first.status, first.headers.get('Location')]).toEqual([303, `/compare?phones=${a55.id}`])
    const second = await post({ add: note40.id }, { Cookie: cookieOf(first) })
    expect(second.headers.get('Location')).toBe(`/compare?phones=${a55.id},${note40.id}`)
    expect(cookieOf(second)).toBe(`compare=${a55.id}.${note40.id}`)
  })

  test('an unknown phone is not added', async () => {
    const answer = await post({ add: 'no-such-phone' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/compare'])
  })

  test('a list full of phones that are gone takes a phone, and says what was left out', async () => {
    const answer = await post({ add: a55.id }, { Cookie: 'compare=gone-1.gone-2.gone-3.gone-4' })
    expect(answer.headers.get('Location')).toBe(`/compare?phones=${a55.id}&gone=4`)
    expect(cookieOf(answer)).toBe(`compare=${a55.id}`)
  })

  test('the page without an address shows the list of the cookie', async () => {
    const answer = await get('/compare', { Cookie: `compare=${a55.id}.${iphone15.id}` })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/compare?phones=${a55.id},${iphone15.id}`])
  })

  test('a shared link becomes the list of a visitor who keeps one', async () => {
    const answer = await get(`/compare?phones=${note40.id}`, { Cookie: `compare=${a55.id}` })
    expect(cookieOf(answer)).toBe(`compare=${note40.id}`)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('visitors without a cookie share one answer and get no cookie', async () => {
    const answer = await get(`/compare?phones=${note40.id}`)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(answer.headers.get('Cache-Control')).toMatch(/^public/)
  })

  test('a hostile cookie does no harm', async () => {
    for (const value of ['x'.repeat(3000), '....', '%00', '<script>', 'a;b=c']) {
      const answer = await get('/', { Cookie: `compare=${value}` })
      expect(answer.status).toBe(200)
    }
  })

  test.each([
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('a post from %s is refused', async (_, headers, status) => {
    const answer = await post({ add: a55.id }, headers as unknown as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test('what is no form, or too large, is refused', async () => {
    const send = (body: string, type: string) =>
      fetch(`${site.origin}/compare`, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await send('{}', 'application/json')).status).toBe(415)
    expect((await send('x', 'multipart/form-data')).status).toBe(400)
    expect((await send(`add=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413)
  })
})
