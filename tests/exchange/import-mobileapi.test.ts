import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { emptied, rowsOf } from '#tests/support/imports.ts'
import { type ImportResult, jsonOf, type Problem } from '#tests/support/json.ts'
import { PROVIDER_KEY, type ProviderServer, startProvider } from '#tests/support/provider-server.ts'
import { type Site, startSite } from '#tests/support/site.ts'

describe('from MobileAPI.dev', () => {
  let provider: ProviderServer
  let env: Record<string, string>
  let site: Site
  let admin: AdminClient
  beforeAll(async () => {
    provider = await startProvider()
    env = {
      ADMIN_PASSWORD,
      SEED_CATALOG: 'off',
      PHONE_PROVIDER: 'mobileapi',
      PHONE_PROVIDER_URL: provider.url,
      PHONE_PROVIDER_KEY: PROVIDER_KEY,
    }
    site = await startSite({ env })
    admin = await signIn(site)
  })
  afterAll(async () => {
    await site.stop()
    await provider.stop()
  })
  beforeEach(() => {
    provider.reset()
    emptied(site)
  })

  const run = async (path: string, body?: unknown) => {
    const response = await admin.post(`/api/admin/import/${path}`, body)
    return { status: response.status, ...(await jsonOf<ImportResult & Partial<Problem>>(response)) }
  }
  const requests = (pattern: RegExp) => provider.requests.filter(request => pattern.test(request.path))

  test.each(['observed', 'sample', 'openapi'] as const)('reads the envelope %s', async envelope => {
    provider.envelope = envelope
    expect(await run('brands')).toMatchObject({ success: 6, existing: 0, processed: 6, errors: [] })
    const samsung = await run('brand/Samsung?limit=20')
    expect(samsung).toMatchObject({ success: 20, existing: 0, processed: 20, errors: [] })
    // The newest twenty of 130 are on the last page.
    expect(rowsOf(site, "SELECT slug FROM mobiles WHERE slug = 'samsung-test-130'")).toHaveLength(1)
    expect(requests(/by-manufacturer/)).toHaveLength(3)
    expect(await run('brand/Samsung?limit=20')).toMatchObject({ success: 0, existing: 20, processed: 20 })
    expect(requests(/^\/devices\/\d+\/$/)).toHaveLength(20)
    expect(await run('search', { query: 'iphone', limit: 10 })).toMatchObject({ success: 1, processed: 1 })
    expect(await run('search', { query: 'no such phone', limit: 10 })).toMatchObject({
      status: 200,
      processed: 0,
      errors: [],
    })
    expect(await run('brand/Unknown')).toMatchObject({ status: 200, processed: 0, errors: [] })
    expect(provider.requests.every(request => request.authorization === `Token ${PROVIDER_KEY}`)).toBe(true)
    expect(provider.requests.every(request => !request.path.includes(PROVIDER_KEY))).toBe(true)
  })

  test('maps dates, sizes, memory and image of a phone, without a price', async () => {
    await run('search', { query: 'iphone', limit: 10 })
    const response = await fetch(`${site.origin}/api/mobiles/apple/apple-iphone-test`)
    expect(await response.json()).toMatchObject({
      name: 'Apple iPhone Test',
      model: 'iPhone Test',
      releaseDate: `${new Date().getUTCFullYear()}-08-06`,
      price: null,
      pricePkr: null,
      imageUrl: 'https://pictures.example/201.jpg',
      shortSpecs: {
        display: '6.3 inches, OLED, 120Hz, 1206 x 2622',
        processor: 'Apple A19 Pro',
        ram: '12GB',
        storage: '256GB / 512GB',
        camera: '48 MP + 48 MP',
        battery: '3998 mAh, 25W charging',
      },
      dimensions: { height: '149.6 mm', width: '71.5 mm', thickness: '8.8 mm', weight: '206 g' },
      buildMaterials: { frame: 'Aluminum', back: 'Glass', protection: 'Ceramic Shield' },
    })
    expect(rowsOf(site, 'SELECT provider, external_id FROM provider_records')).toEqual([
      { provider: 'mobileapi', external_id: '201' },
    ])
    const [record] = rowsOf(site, 'SELECT raw FROM provider_records')
    expect(JSON.parse(String(record?.raw))).toMatchObject({
      id: 201,
      weight: '206g',
      misc: { price: 'About 1199 EUR' },
    })
  })

  test('odd records are imported or refused with a message, without affecting others', async () => {
    const vivo = await run('brand/vivo?limit=50')
    expect(vivo).toMatchObject({ success: 3, existing: 1, processed: 6 })
    expect(vivo.errors.toSorted()).toEqual([
      'vivo No Date: there is no release date',
      'vivo Rumour: "Rumored" is no release date',
    ])
    expect(rowsOf(site, "SELECT name FROM mobiles WHERE brand = 'vivo' ORDER BY name")).toEqual(
      ['vivo Markup Pro', 'vivo Nothing Known', 'vivo Twin'].map(name => ({ name })),
    )
    expect(JSON.stringify(rowsOf(site, 'SELECT * FROM mobiles'))).not.toMatch(/<script|onerror/)
    expect(await run('brand/Oppo')).toMatchObject({ success: 2, errors: [] })
    expect(await run('brand/Xiaomi')).toMatchObject({ success: 1, errors: [] })
    const nokia = await run('brand/Nokia')
    expect(nokia).toMatchObject({ success: 1, processed: 3 })
    expect(nokia.errors.map(line => line.replace(/n{9,}…/, 'n…')).toSorted()).toEqual([
      'Nokia n…: the name is longer than 120 characters',
      'device 213: it has no name',
    ])
  })

  test('the latest are listed by year and sorted', async () => {
    const { success, existing, errors, processed } = await run('latest?limit=10')
    expect([processed, success + existing + errors.length]).toEqual([10, 10])
    expect(requests(/by-year/).every(request => request.path.includes(`year=${new Date().getUTCFullYear()}`))).toBe(
      true,
    )
    expect(rowsOf(site, 'SELECT 1 FROM mobiles WHERE release_date < ?', `${new Date().getUTCFullYear()}-05`)).toEqual(
      [],
    )
  })

  test.each(['429', '429-body', '429-reset'] as const)(
    'retries once after the wait that the provider demands: %s',
    async failure => {
      provider.failures.set(1, failure)
      expect(await run('search', { query: 'iphone', limit: 10 })).toMatchObject({ status: 200, success: 1 })
      const [first, second] = provider.requests
      expect(second?.path).toBe(first?.path)
    },
  )

  test('a repeated or long rate limit ends the import with a message', async () => {
    provider.always = '429'
    const stays = await run('brand/Samsung')
    expect(stays).toEqual({
      status: 503,
      message: 'The limit of the provider is reached (429: Too many requests). Try again later.',
    })
    expect(provider.requests).toHaveLength(2)
    provider.reset()
    provider.always = '429-long'
    expect(await run('brand/Samsung')).toMatchObject({
      status: 503,
      message: expect.stringContaining('Monthly credits exhausted'),
    })
    expect(provider.requests).toHaveLength(1)
  })

  test.each([
    ['500', 'The provider answered 500: Server error.'],
    ['truncated-json', 'The answer of the provider is not valid JSON.'],
    ['html-body', 'The answer of the provider is not valid JSON.'],
    ['hang-up', 'The provider could not be reached.'],
  ] as const)('%s: three tries, then words', async (failure, message) => {
    provider.always = failure
    expect(await run('brand/Samsung')).toEqual({ status: 503, message })
    expect(provider.requests).toHaveLength(3)
  })

  test('timeout: three tries, then words', async () => {
    // On a site of its own: a busy machine would make other responses late too.
    await using hasty = await startSite({ env: { ...env, PHONE_PROVIDER_TIMEOUT_MS: '400' } })
    provider.always = 'timeout'
    const response = await (await signIn(hasty)).post('/api/admin/import/brand/Samsung')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: 'The provider did not answer within 0.4 seconds.' })
    expect(provider.requests).toHaveLength(3)
  })

  test('two failures of a request are retried', async () => {
    provider.failures.set(1, '500').set(2, 'hang-up')
    expect(await run('search', { query: 'iphone', limit: 10 })).toMatchObject({ status: 200, success: 1 })
  })

  test.each([
    ['401', /refuses the key \(401: Invalid token\.\)\. Set PHONE_PROVIDER_KEY/],
    ['403', /refuses the key \(403: Forbidden\.\)/],
    ['credits', /^The provider answered 400: Insufficient credits\.$/],
    ['301', /^The provider answered 301: Moved\.$/],
    ['400', /^The provider answered 400: Invalid page\.$/],
    ['402', /^The provider answered 402: Payment required\.$/],
    ['null-body', /^The provider answered with something that is no list\.$/],
  ] as const)('%s: no second try', async (failure, message) => {
    provider.always = failure
    expect(await run('brand/Samsung')).toMatchObject({ status: 503, message: expect.stringMatching(message) })
    expect(provider.requests).toHaveLength(1)
  })

  test.each([
    ['brands', 'manufacturers'],
    ['latest', 'devices/by-year'],
  ])('%s: 404 for the list is reported as an error, not as an empty list', async (path, list) => {
    provider.always = '404'
    expect(await run(path)).toEqual({
      status: 503,
      message: `The provider has no /${list}/ (404). Check PHONE_PROVIDER_URL.`,
    })
    expect(provider.requests).toHaveLength(1)
  })

  test('a refused phone is reported with the message of the provider, without retry', async () => {
    provider.failures.set(2, '400')
    expect(await run('search', { query: 'iphone', limit: 10 })).toMatchObject({
      success: 0,
      errors: ['Apple iPhone Test: the provider answered 400: Invalid page'],
    })
    expect(provider.requests).toHaveLength(2)
  })

  test('a failed phone is reported and skipped, and the next run imports it', async () => {
    // Three pages of the list, then details: the seventh request and its retries.
    for (const number of [7, 8, 9, 10, 11, 12, 13, 14, 15]) provider.failures.set(number, '500')
    const result = await run('brand/Samsung?limit=20')
    expect(result.success + result.errors.length).toBe(20)
    expect(result.errors.length).toBeGreaterThan(0)
    expect(result.errors[0]).toMatch(/^Samsung Test \d+: the provider answered 500: Server error$/)
    expect(await run('brand/Samsung?limit=20')).toMatchObject({
      success: result.errors.length,
      existing: result.success,
      errors: [],
    })
  })

  test('after a failure in the middle the records so far are stored, and the failure is reported', async () => {
    for (const number of [2, 3, 4]) provider.failures.set(number, 'html-body')
    const result = await run('brand/Samsung?limit=5')
    expect(result).toMatchObject({ status: 200, success: 5, errors: ['The answer of the provider is not valid JSON.'] })
  })

  test('an endless list is cut off, and no import exceeds its budget of requests', async () => {
    provider.isEndless = true
    provider.envelope = 'sample'
    await run('brand/Samsung?limit=20')
    expect(requests(/by-manufacturer/).length).toBeLessThanOrEqual(2)
    provider.reset()
    // Every detail fails three times; at most 10 + 20 requests are allowed for twenty phones of a brand.
    for (let number = 4; number < 200; number++) provider.failures.set(number, '500')
    const result = await run('brand/Samsung?limit=20')
    expect(provider.requests).toHaveLength(30)
    expect(result.errors.at(-1)).toMatch(/^The 30 requests that one import may make are used up/)
  })

  test('does not follow redirects to another host', async () => {
    provider.envelope = 'sample'
    expect(await run('brand/Samsung?limit=50')).toMatchObject({ success: 50, errors: [] })
  })

  test('the import page shows the cost before the start', async () => {
    const html = await (await admin.get('/admin/import')).text()
    expect(html).toContain('From MobileAPI.dev')
    expect(html).toContain('Costs at most 10 requests, and one for each phone.')
    expect(html).not.toContain('Costs at most 30 requests.')
  })

  test('updating a phone shows the differences and applies only chosen ones', async () => {
    await run('search', { query: 'iphone', limit: 10 })
    const [phone] = rowsOf(site, 'SELECT id, version FROM mobiles')
    const database = new Database(site.databasePath)
    database
      .prepare(
        `UPDATE mobiles SET short_specs = '{"ram":"8GB","storage":"128GB","camera":"12 MP"}', release_date = '2020-01-01'`,
      )
      .run()
    database.close()
    const path = `/admin/import/phones/${phone?.id}`
    const shown = await (await admin.form(path, { intent: 'look-up' })).text()
    expect(shown).toContain('2020-01-01')
    expect(shown).toMatch(/RAM<\/th><td>8GB<\/td><td>12GB/)
    expect(rowsOf(site, 'SELECT release_date FROM mobiles')).toEqual([{ release_date: '2020-01-01' }])
    const offered =
      /name="offered" value="([^"]*)"/.exec(shown)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? ''
    const version = String(/name="version" value="(\d+)"/.exec(shown)?.[1])
    const nothing = await admin.form(path, { intent: 'apply', offered, version })
    expect(nothing.status).toBe(422)
    // The lookup is still shown, without another request.
    expect(await nothing.text()).toMatch(/Choose at least one change[\s\S]*RAM<\/th><td>8GB<\/td><td>12GB/)
    const applied = await admin.form(path, { intent: 'apply', offered, version, field: 'shortSpecs' })
    expect(applied.status).toBe(303)
    const after = rowsOf(site, 'SELECT release_date, short_specs FROM mobiles')[0]
    expect(after?.release_date).toBe('2020-01-01')
    expect(JSON.parse(String(after?.short_specs))).toMatchObject({ ram: '12GB', storage: '256GB / 512GB' })
    const late = await admin.form(path, { intent: 'apply', offered, version, field: 'releaseDate' })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('This record was changed by someone else')
  })
})
