import { spawn } from 'node:child_process'
import { once } from 'node:events'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { emptied, ended, rowsOf, stored } from '#tests/support/imports.ts'
import { type ImportResult, type ImportStatus, jsonOf } from '#tests/support/json.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

describe('from the bundled catalogue', () => {
  let site: Site
  let admin: AdminClient
  beforeAll(async () => {
    site = await startSite({ env: { ADMIN_PASSWORD, SEED_CATALOG: 'off' } })
    admin = await signIn(site)
  })
  afterAll(() => site.stop())
  beforeEach(() => emptied(site))

  const run = (path: string, body?: unknown) => jsonOf<ImportResult>(admin.post(`/api/admin/import/${path}`, body))
  const counts = (): Record<string, unknown> | undefined =>
    rowsOf(site, 'SELECT (SELECT count(*) FROM brands) brands, (SELECT count(*) FROM mobiles) mobiles')[0]

  test('the latest 50 are the newest, and a second run reports them as existing', async () => {
    expect(await run('latest?limit=50')).toEqual({ success: 50, existing: 0, processed: 50, errors: [] })
    expect(counts()).toMatchObject({ mobiles: 50 })
    const oldest = rowsOf<{ date: string }>(site, 'SELECT min(release_date) date FROM mobiles')[0]?.date ?? ''
    expect(oldest >= '2026').toBe(true)
    const before = stored(site)
    expect(await run('latest?limit=50')).toEqual({ success: 0, existing: 50, processed: 50, errors: [] })
    expect(stored(site)).toEqual(before)
  })

  test('all brands, popular brands, one brand, a search', async () => {
    expect(await run('brands')).toEqual({ success: 24, existing: 0, processed: 24, errors: [] })
    expect(await run('brands')).toEqual({ success: 0, existing: 24, processed: 24, errors: [] })
    expect(await run('popular')).toEqual({ success: 110, existing: 11, processed: 121, errors: [] })
    expect(await run('popular')).toEqual({ success: 0, existing: 121, processed: 121, errors: [] })
    expect(counts()).toEqual({ brands: 24, mobiles: 110 })
    expect(await run('brand/Nokia')).toEqual({ success: 20, existing: 0, processed: 20, errors: [] })
    expect(await run('brand/nokia?limit=50')).toEqual({ success: 11, existing: 20, processed: 31, errors: [] })
    expect(await run('brand/Unheard-of')).toEqual({ success: 0, existing: 0, processed: 0, errors: [] })
    const found = await run('search', { query: 'iphone 15 pro', limit: 10 })
    expect(found).toMatchObject({ processed: 2, errors: [] })
    expect(await run('search', { query: 'iphone 15 pro', limit: 10 })).toMatchObject({ success: 0, existing: 2 })
  })

  test('a non-numeric limit becomes the default, one out of range is refused at its field', async () => {
    expect(await run('latest?limit=many')).toMatchObject({ processed: 50 })
    const refused = await admin.post('/api/admin/import/latest?limit=101')
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        message: 'Enter a whole number from 1 to 100',
        fieldErrors: { limit: ['Enter a whole number from 1 to 100'] },
      },
    ])
    expect((await admin.post('/api/admin/import/search', { query: ' ' })).status).toBe(422)
  })

  test.each([
    ['latest?limit=30', undefined, { intent: 'import-latest', limit: '30' }],
    ['brands', undefined, { intent: 'import-brands' }],
    ['popular', undefined, { intent: 'import-popular' }],
    ['brand/Infinix?limit=12', undefined, { intent: 'import-brand', brand: 'Infinix', limit: '12' }],
    ['search', { query: 'galaxy a', limit: 8 }, { intent: 'import-search', query: 'galaxy a', limit: '8' }],
  ])('%s: API, plain form and enhanced form store and count the same', async (path, body, fields) => {
    const { success, existing, processed } = await run(path, body)
    const brands = () => rowsOf(site, 'SELECT slug, name, logo, description FROM brands ORDER BY slug')
    const byApi = [stored(site), brands()]
    expect(success).toBeGreaterThan(0)
    // Script submits the same form to the data URL of the page.
    for (const address of ['/admin/import', '/admin/import.data']) {
      emptied(site)
      const response = await admin.form(address, fields as Record<string, string>)
      expect([303, 202]).toContain(response.status)
      await ended(admin, '/admin/import')
      expect([stored(site), brands()]).toEqual(byApi)
      expect(rowsOf(site, 'SELECT state, success, existing, processed, error_count FROM import_runs')).toEqual([
        { state: 'done', success, existing, processed, error_count: 0 },
      ])
    }
  })

  test('a plain form shows its result; invalid values stay', async () => {
    const response = await admin.form('/admin/import', { intent: 'import-latest', limit: '30' })
    expect(response.status).toBe(303)
    const html = await ended(admin, response.headers.get('Location') ?? '')
    expect(html).toContain('import-result-green')
    expect(html).toMatch(/New imported<\/dt><dd>30</)
    const wrong = await admin.form('/admin/import', { intent: 'import-brand', brand: '', limit: '99' })
    const page = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(page).toContain('Enter a brand name')
    expect(page).toContain('Enter a whole number from 1 to 50')
    expect(page).toMatch(/name="limit"[^>]*value="99"/)
  })

  test('an import does not change edited phones, and the status has the time of its end', async () => {
    expect(await (await admin.get('/api/admin/import/status')).json()).toEqual({
      totalBrands: 0,
      totalMobiles: 0,
      lastImport: null,
    })
    await run('latest?limit=5')
    const before = rowsOf<{ id: string }>(site, 'SELECT id FROM mobiles LIMIT 1')[0]?.id
    const database = new Database(site.databasePath)
    database.prepare("UPDATE mobiles SET model = 'Edited by hand' WHERE id = ?").run(before)
    database.close()
    await run('latest?limit=5')
    expect(rowsOf(site, 'SELECT model FROM mobiles WHERE id = ?', before)).toEqual([{ model: 'Edited by hand' }])
    const status = await jsonOf<ImportStatus>(admin.get('/api/admin/import/status'))
    expect(status).toMatchObject({ totalMobiles: 5 })
    const [last] = rowsOf(site, 'SELECT max(ended_at) ended FROM import_runs')
    expect(Date.parse(status.lastImport ?? '')).toBe(last?.ended)
  })

  test('a second concurrent import is refused, by API and by form', async () => {
    const first = admin.post('/api/admin/import/popular')
    const second = await admin.post('/api/admin/import/latest?limit=1')
    expect([second.status, await second.json()]).toEqual([
      409,
      { message: 'Another import is running. Wait until it has finished, or cancel it.' },
    ])
    const byForm = await admin.form('/admin/import', { intent: 'import-brands' })
    expect(byForm.status).toBe(409)
    expect(await byForm.text()).toContain('Another import is running.')
    expect((await first).status).toBe(200)
  })

  test('progress is sent as server-sent events, and an import can be cancelled', async () => {
    const running = admin.post('/api/admin/import/popular')
    const isRunning = () => rowsOf(site, "SELECT 1 FROM import_runs WHERE state = 'running'").length > 0
    await until(isRunning, { interval: 5 })
    const events = await admin.get('/api/admin/import/progress')
    expect(events.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
    const cancelled = await admin.post('/api/admin/import/cancel')
    expect(await cancelled.json()).toEqual({ cancelled: true })
    const text = await events.text()
    expect(text).toMatch(/^event: progress\ndata: \{.*"kind":"popular"/)
    expect(text).toMatch(/event: end\ndata: .*"state":"cancelled"/)
    const result = await jsonOf<ImportResult>(running)
    expect(result.errors).toEqual(['The import was cancelled. What was stored until then stays.'])
    expect(result.success).toBeLessThan(121)
    expect(counts()).toMatchObject({ mobiles: rowsOf(site, 'SELECT 1 FROM search_entries').length })
    const idle = await (await admin.get('/api/admin/import/progress')).text()
    expect(idle).toMatch(/^event: end/)
  })

  test('an import of the command line is shown without a cancel button', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' })
    await once(child, 'spawn')
    const database = new Database(site.databasePath)
    database
      .prepare(
        `INSERT INTO import_runs (id, kind, source, parameters, state, errors, username, pid, started_at)
         VALUES ('elsewhere', 'file', 'prices.csv', '{}', 'running', '[]', 'command line', ?, ?)`,
      )
      .run(child.pid, Date.now())
    database.close()
    const shown = await (await admin.get('/admin/import')).text()
    expect(shown).toContain('Importing file prices.csv')
    expect(shown).toContain('It was started by the command line and can be ended there.')
    expect(shown).not.toContain('Cancel import')
    const cancel = await admin.form('/admin/import', { intent: 'cancel' })
    expect([cancel.status, cancel.headers.get('Location')]).toEqual([303, '/admin/import'])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await (await admin.get('/admin/import')).text()).not.toContain('started by the command line')
  })
})
