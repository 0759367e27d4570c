/** The endpoints with what the site concludes of phones: facts and comparisons. */
import { expect, test } from 'vitest'
import { markRows } from '#app/compare/meaning/marks.ts'
import { factNames } from '#app/facts/facts-json.ts'
import cases from '#app/pta/tables/pta-tax-cases.json'
import { a55, fold6, iphone15, itelA70, note40 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init })
const factsPath = `/api/mobiles${a55.path}/facts`
const compareApi = (...phones: { id: string }[]) => `/api/compare?phones=${phones.map(({ id }) => id).join(',')}`

test('the facts of a phone name all that is known of it, and its price (API-23)', async () => {
  const response = await get(factsPath)
  expect(response.status).toBe(200)
  const facts = await response.json()
  expect(Object.keys(facts)).toEqual([...factNames, 'price'])
  expect(facts.chip).toMatchObject({ name: 'Exynos 1480', confidence: 'high', source: { id: expect.any(String) } })
  expect(facts.camera.sensors[0]).toMatchObject({ mp: 50, role: 'main', ois: true })
  expect(Object.keys(facts.network.operators)).toContain('jazz')
  expect(facts.price).toEqual({
    pkr: expect.any(Number),
    kind: expect.any(String),
    grade: expect.any(String),
    source: expect.any(String),
    date: expect.stringMatching(/^\d{4}/),
  })
})

test.each(['', '/facts'])('the former slug of a merged phone redirects below /api too%s (URL-10)', async part => {
  const response = await get(`/api/mobiles/honor/honor-x7b-5g-50-mp${part}`)
  expect([response.status, response.headers.get('Location')]).toEqual([301, `/api/mobiles/honor/honor-x7b-5g${part}`])
})

test.each(['/api/mobiles/samsung/no-such-phone/facts', '/api/mobiles/apple/samsung-galaxy-a55/facts'])(
  '%s is not found',
  async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  },
)

test('two phones are compared in marks and sentences (API-24)', async () => {
  const response = await get(compareApi(a55, iphone15))
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(Object.keys(body)).toEqual(['marks', 'cameraFacts', 'sentence', 'phoneSentences', 'value'])
  expect(Object.keys(body.marks)).toEqual(markRows)
  expect(body.marks).toMatchObject({ speed: 'b', network5g: '=', memory: null })
  expect(body.cameraFacts).toMatchObject({ telephoto: '=' })
  expect(body.sentence).toMatch(/^Apple iPhone 15 leads in speed.+ Samsung Galaxy A55 costs Rs [\d,]+ less\.$/)
  expect(body.phoneSentences[0]).toMatch(/^Samsung Galaxy A55: .+ \(speed \d+ of 100\)/)
  expect(body.value).toHaveLength(2)
})

test('of three phones the marks name the index of the one that is better than all others (API-24)', async () => {
  const body = await (await get(compareApi(itelA70, a55, fold6))).json()
  expect(body.marks.speed).toBe(2)
  // Nothing is known of the first phone's: the lead is one over the second, and names the first.
  expect(body.marks.graphics).toBe(2)
  expect(body.sentence).toContain(`graphics for games (not compared with ${itelA70.name})`)
  expect(body.phoneSentences).toHaveLength(3)
})

test.each([
  ['no phones', '/api/compare', 400],
  ['one phone', compareApi(a55), 400],
  ['the same phone twice', compareApi(a55, a55), 400],
  ['five phones', compareApi(a55, iphone15, note40, fold6, itelA70), 400],
  ['an unknown phone', compareApi(a55, { id: 'none' }), 404],
])('a comparison of %s is refused', async (_, path, status) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: expect.any(String) })
})

const taxPath = `/api/pta-tax?${new URLSearchParams({ cnfUsd: '666', usdPkr: '280', route: 'cnic', date: '2026-11-21' })}`

test('the tax on a phone from abroad has the shape of the cases, and names its sources (API-25)', async () => {
  for (const { input, expected } of cases.cases.slice(-8)) {
    const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, `${value}`]))
    const body = await (await get(`/api/pta-tax?${new URLSearchParams(query)}`)).json()
    expect(body).toMatchObject({ ...expected, version: '2026-11-21' })
    for (const { sources } of Object.values<{ sources: string[] }>(body.details)) {
      for (const id of sources) expect(body.sources[id]).toMatchObject({ label: expect.any(String) })
    }
  }
})

test.each([
  ['cnfUsd=0', ['cnfUsd']],
  ['cnfUsd=-5', ['cnfUsd']],
  ['cnfUsd=abc', ['cnfUsd']],
  ['usdPkr=0', ['usdPkr']],
  ['date=2019-01-01', ['date']],
  ['route=donkey&device=tablet', ['route', 'device']],
  ['route=', ['route']],
])('the tax for %s is refused at its field (PTA-2)', async (changed, fields) => {
  const query = new URLSearchParams('cnfUsd=600&usdPkr=280&route=passport&device=smartphone&date=2026-11-21')
  for (const [key, value] of new URLSearchParams(changed)) query.set(key, value)
  const response = await get(`/api/pta-tax?${query}`)
  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(Object.keys((await response.json()).fieldErrors)).toEqual(fields)
})

test.each([factsPath, compareApi(a55, iphone15), taxPath])(
  '%s is cached by its ETag and served to HEAD',
  async path => {
    const response = await get(path)
    const etag = response.headers.get('ETag') ?? ''
    expect(response.headers.get('Cache-Control')).toContain('public')
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, ''])
    expect((await get(path, { method: 'PUT', headers: { Origin: site.origin } })).headers.get('Allow')).toBe(
      'GET, HEAD',
    )
  },
)
