import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExportedPhone } from '#app/export/format.ts'
import type { ExportStats } from '#app/export/stats.server.ts'
import { ADMIN_PASSWORD, type AdminClient, signIn } from '#tests/support/admin-client.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { ended, rowsOf } from '#tests/support/imports.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { seeded } from '#tests/support/random.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let admin: AdminClient
const noise = seeded('bytes that are no database')
const folder = mkdtempSync(join(tmpdir(), 'export-'))

/** A formula that a spreadsheet would run if it were not escaped. */
const FORMULAS = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1']

const phoneCount = () => rowsOf<{ phones: number }>(site, 'SELECT count(*) AS phones FROM mobiles')[0]?.phones ?? 0

/** Imports a complete JSON. */
async function importJson(client: AdminClient, json: unknown): Promise<void> {
  const file = new File([JSON.stringify(json)], 'export.json')
  const uploaded = await client.form('/admin/import', { intent: 'upload', file })
  const started = await client.form(uploaded.headers.get('Location') ?? '', { intent: 'import' })
  await ended(client, started.headers.get('Location') ?? '')
}

/** A site with 100 phones, with all brands and kinds of prices among them; with the whole catalogue in the long run. */
async function startSample(): Promise<Site> {
  const env = { ADMIN_PASSWORD }
  const whole = await startSite({ env })
  if (isWhole) return whole
  const { mobiles, ...others } = await jsonOf<{ mobiles: ExportedPhone[] }>(
    (await signIn(whole)).get('/api/export/json'),
  )
  await whole.stop()
  const sample = await startSite({ env: { ...env, SEED_CATALOG: 'off' } })
  const some = mobiles.filter(({ slug }, index) => index % 13 === 0 || slug === 'samsung-galaxy-s24-ultra')
  await importJson(await signIn(sample), { ...others, mobiles: some })
  return sample
}

beforeAll(async () => {
  site = await startSample()
  admin = await signIn(site)
  const made = await admin.post('/api/admin/mobiles', {
    name: '=cmd|"/c calc"!A1',
    slug: 'formula-phone',
    brand: 'nokia',
    model: '+1234',
    imageUrl: '/images/default-phone.svg',
    releaseDate: '2025-06',
    price: 'Rs 12,345',
    shortSpecs: { ram: '-1', storage: '@x', camera: "it's 5 MP" },
    carouselImages: ['/images/default-phone.svg'],
    specifications: [{ category: 'Body', specs: [{ feature: 'Colour', value: 'Über "blue"\nand <b>bold</b>' }] }],
  })
  expect(made.status).toBe(201)
  await admin.post('/api/admin/brands', {
    name: 'Typed',
    slug: 'typed',
    phoneCount: '1000',
    description: "It's a brand",
    isVisible: false,
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const today = () => new Date().toISOString().slice(0, 10)

const tablesOf = (path: string) => {
  const database = new Database(path)
  const names = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
    )
    .pluck()
    .all() as string[]
  const rows = Object.fromEntries(
    names.map(name => [name, database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()]),
  )
  database.close()
  return rows
}

const contentOf = (path: string) => {
  const { brands, mobiles, price_history } = tablesOf(path)
  return { brands, mobiles, history: (price_history as { id: number }[]).map(({ id: _, ...point }) => point) }
}

describe('downloads (API-18)', () => {
  test.each([
    ['json', `export-${today()}.json`, 'application/json'],
    ['brands/csv', `brands-${today()}.csv`, 'text/csv'],
    ['mobiles/csv', `mobiles-${today()}.csv`, 'text/csv'],
    ['sql', `backup-${today()}.sql`, 'application/sql'],
  ])('/api/export/%s is saved as %s', async (path, name, type) => {
    const response = await admin.get(`/api/export/${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
    expect(response.headers.get('Content-Type')).toContain(type)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    await response.body?.cancel()
  })

  test.each([
    ...['export/stats', 'export/json', 'export/brands/csv', 'export/mobiles/csv', 'export/sql'],
    ...['admin/import/status', 'auth/status', 'mobiles', 'brands', 'brands/apple', 'search?q=itel', 'suggest?q=galaxy'],
  ])('/api/%s responds with 304 to a matching ETag', async path => {
    const first = await admin.get(`/api/${path}`)
    await first.body?.cancel()
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).not.toBe('')
    expect((await admin.get(`/api/${path}`, { 'If-None-Match': etag })).status).toBe(304)
    const other = await admin.get(`/api/${path}`, { 'If-None-Match': '"other"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()
  })

  test('the stats count brands, phones and prices', async () => {
    const stats = await jsonOf<ExportStats>(admin.get('/api/export/stats'))
    expect(stats).toMatchObject({
      totalBrands: 25,
      totalMobiles: phoneCount(),
      availableFormats: ['JSON', 'CSV', 'SQL'],
    })
    const byBrand = rowsOf<{ name: string; phones: number }>(
      site,
      `SELECT brands.name, count(*) AS phones FROM mobiles JOIN brands ON brands.slug = mobiles.brand
       GROUP BY brands.slug ORDER BY phones DESC LIMIT 1`,
    )
    expect(Object.entries(stats.brandDistribution)[0]).toEqual([byBrand[0]?.name, byBrand[0]?.phones])
    const database = new Database(site.databasePath, { readonly: true })
    const count = (from: number, below: number) =>
      database.prepare('SELECT count(*) FROM mobiles WHERE price_pkr >= ? AND price_pkr < ?').pluck().get(from, below)
    expect(stats.priceDistribution).toEqual({
      under25k: count(1, 25_000),
      '25k-50k': count(25_000, 50_000),
      '50k-100k': count(50_000, 100_000),
      '100k-150k': count(100_000, 150_000),
      above150k: count(150_000, 1e9),
    })
    database.close()
  })
})

describe('spreadsheets', () => {
  const csv = async (path: string) => {
    const bytes = new Uint8Array(await (await admin.get(path)).arrayBuffer())
    return { bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
  }

  test('phones: byte order mark, escaped formulas, plain numbers', async () => {
    const { bytes, text } = await csv('/api/export/mobiles/csv')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(phoneCount())
    const phone = rows.find(row => row.slug === 'formula-phone')
    expect(phone).toMatchObject({
      name: `'=cmd|"/c calc"!A1`,
      model: "'+1234",
      ram: "'-1",
      storage: "'@x",
      camera: "it's 5 MP",
      price: 'Rs 12,345',
      pricePkr: '12345',
      isFeatured: 'no',
      specifications: 'Body: Colour = Über "blue" and bold',
    })
    expect(rows.find(row => row.slug === 'samsung-galaxy-s24-ultra')?.pricePkr).toBe('314999')
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })

  test('brands: counts as numbers, text unchanged', async () => {
    const rows = parse((await csv('/api/export/brands/csv')).text, { bom: true, columns: true }) as Record<
      string,
      string
    >[]
    expect(rows).toHaveLength(25)
    expect(rows.find(row => row.slug === 'typed')).toMatchObject({
      phoneCount: '1000',
      isVisible: 'no',
      description: "It's a brand",
    })
  })

  const office = ['/usr/bin/soffice', '/usr/bin/localc'].find(path => existsSync(path))
  test.runIf(office)('LibreOffice Calc runs no formula of the file', async () => {
    const cells = FORMULAS.map((formula, index) => ({ name: `${formula} ${index}`, slug: `calc-${index}` }))
    for (const { name, slug } of cells) {
      await admin.post('/api/admin/brands', { name: `x${name}`, slug, description: name })
    }
    const path = join(folder, 'brands.csv')
    writeFileSync(path, (await csv('/api/export/brands/csv')).bytes)
    execFileSync(
      office ?? '',
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        path,
      ],
      { stdio: 'ignore' },
    )
    const sheet = readFileSync(join(folder, 'brands.fods'), 'utf8')
    expect(sheet).toContain('calc-0')
    expect(sheet).not.toMatch(/table:formula=/)
    expect(sheet).toMatch(/office:value-type="float" office:value="1000"/)
  })
})

describe('the complete JSON', () => {
  test('restores ids, dates, order and prices when imported into an empty database', async () => {
    const text = await (await admin.get('/api/export/json')).text()
    const { brands, mobiles } = JSON.parse(text) as { brands: unknown[]; mobiles: unknown[] }
    const records = brands.length + mobiles.length
    const file = new Blob([text])
    await using other = await startSite({ env: { ADMIN_PASSWORD, SEED_CATALOG: 'off' } })
    const there = await signIn(other)
    const uploaded = await there.form('/admin/import', { intent: 'upload', file: new File([file], 'export.json') })
    expect(uploaded.status).toBe(303)
    const preview = uploaded.headers.get('Location') ?? ''
    const html = await (await there.get(preview)).text()
    expect(html).toContain(`New</dt><dd>${records.toLocaleString('en-US')}<`)
    expect(html).toContain('a complete export of this site')
    const started = await there.form(preview, { intent: 'import' })
    const run = started.headers.get('Location') ?? ''
    const page = await ended(there, run)
    expect(page).toContain('Import finished')
    expect(page).toContain(`New imported</dt><dd>${records.toLocaleString('en-US')}<`)
    expect(contentOf(other.databasePath)).toEqual(contentOf(site.databasePath))
    for (const path of [
      '/api/mobiles?limit=200',
      '/api/search?q=samsung+galaxy',
      '/api/mobiles?price=budget&limit=100',
    ]) {
      const slugs = async (origin: string) => (await jsonOf<PhoneJson[]>(fetch(origin + path))).map(phone => phone.slug)
      expect(await slugs(other.origin), path).toEqual(await slugs(site.origin))
    }
    // A second import changes nothing.
    const again = await there.form('/admin/import', { intent: 'upload', file: new File([file], 'export.json') })
    expect(await (await there.get(again.headers.get('Location') ?? '')).text()).toContain(
      `Existing</dt><dd>${records.toLocaleString('en-US')}<`,
    )
  })

  test('one bad record is refused with a reason, and the others are imported', async () => {
    const whole = await jsonOf<{ brands: unknown[]; mobiles: ExportedPhone[] }>(admin.get('/api/export/json'))
    const [first, second, third] = whole.mobiles
    const file = JSON.stringify({
      ...whole,
      brands: whole.brands,
      mobiles: [first, { ...second, releaseDate: 'soon' }, { ...third, brand: 'nobody' }],
    })
    await using other = await startSite({ env: { ADMIN_PASSWORD, SEED_CATALOG: 'off' } })
    const there = await signIn(other)
    const uploaded = await there.form('/admin/import', { intent: 'upload', file: new File([file], 'export.json') })
    const html = await (await there.get(`${uploaded.headers.get('Location')}?show=refused`)).text()
    expect(html).toContain('releaseDate')
    expect(html).toContain('its brand &quot;nobody&quot; is neither here nor in the file')
    expect(html).toMatch(/Refused<\/dt><dd>2</)
  })
})

describe('the SQL backup', () => {
  test('restores into an equal database, on which the site runs', async () => {
    const sql = await (await admin.get('/api/export/sql')).text()
    const home = mkdtempSync(join(folder, 'restored-'))
    const path = join(home, 'site.sqlite')
    const tool = spawnSync('sqlite3', ['-version'])
    if (tool.error) {
      const database = new Database(path)
      database.exec(sql)
      database.close()
    } else {
      const done = spawnSync('sqlite3', ['-bail', path], { input: sql, encoding: 'utf8' })
      expect([done.stderr, done.status]).toEqual(['', 0])
    }
    expect(tablesOf(path)).toEqual(tablesOf(site.databasePath))
    const schema = (file: string) => {
      const database = new Database(file, { readonly: true })
      const rows = database
        .prepare('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name')
        .all()
      database.close()
      return rows
    }
    expect(schema(path)).toEqual(schema(site.databasePath))
    const search = async (origin: string) => (await fetch(`${origin}/api/search?q=galaxy+s24`)).json()
    await using restored = await startSite({ folder: home, env: { SEED_CATALOG: 'off' } })
    expect(await search(restored.origin)).toEqual(await search(site.origin))
    expect((await fetch(`${restored.origin}/nokia/formula-phone`)).status).toBe(200)
  })
})

describe('npm run db:backup and db:restore', () => {
  const run = (script: string, file: string, databasePath: string) =>
    spawnSync(process.execPath, [`scripts/${script}.mjs`, file], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_PATH: databasePath },
    })

  test('copy a database in use, and restore it', async () => {
    const home = mkdtempSync(join(folder, 'backup-'))
    const copy = join(home, 'copy.sqlite')
    const backup = run('db-backup', copy, site.databasePath)
    expect([backup.status, backup.stdout]).toEqual([0, expect.stringContaining(`${phoneCount()} phones`)])
    expect(contentOf(copy)).toEqual(contentOf(site.databasePath))
    expect(run('db-backup', copy, site.databasePath)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    })

    const before = contentOf(site.databasePath)
    await admin.post('/api/admin/brands', { name: 'After the backup', slug: 'after' })
    const restore = run('db-restore', copy, site.databasePath)
    expect([restore.status, restore.stdout]).toEqual([0, expect.stringContaining('Checked: whole')])
    expect(contentOf(site.databasePath)).toEqual(before)
    // The running site continues with the restored database.
    expect(await (await fetch(`${site.origin}/api/brands`)).json()).toHaveLength(before.brands?.length ?? 0)
    expect((await fetch(`${site.origin}/nokia/formula-phone`)).status).toBe(200)
    expect(readdirSync(join(site.databasePath, '..')).some(name => name.includes('before-restore'))).toBe(true)
  })

  test.each([
    ['random bytes', () => noise.bytes(50_000)],
    ['a truncated database', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2))],
  ])('%s in the place of the database is moved aside', (_, damage) => {
    const home = mkdtempSync(join(folder, 'damaged-'))
    const copy = join(home, 'copy.sqlite')
    expect(run('db-backup', copy, site.databasePath).status).toBe(0)
    const path = join(home, 'site.sqlite')
    const damaged = damage(readFileSync(copy))
    writeFileSync(path, damaged)
    const restore = run('db-restore', copy, path)
    expect([restore.stderr, restore.status]).toEqual(['', 0])
    expect(restore.stdout).toContain('Checked: whole')
    expect(contentOf(path)).toEqual(contentOf(copy))
    const aside = /was moved to (\S+)\. /.exec(restore.stdout)?.[1] ?? ''
    expect(readFileSync(aside).equals(damaged)).toBe(true)
  })

  test('the WAL and SHM files of a damaged database are moved with it', () => {
    const home = mkdtempSync(join(folder, 'sides-'))
    const copy = join(home, 'copy.sqlite')
    expect(run('db-backup', copy, site.databasePath).status).toBe(0)
    const path = join(home, 'site.sqlite')
    for (const side of ['', '-wal', '-shm']) writeFileSync(path + side, noise.bytes(50_000))
    const restore = run('db-restore', copy, path)
    expect([restore.stderr, restore.status]).toEqual(['', 0])
    const aside = /was moved to (\S+)\. /.exec(restore.stdout)?.[1] ?? ''
    for (const side of ['', '-wal', '-shm']) expect(existsSync(aside + side), side).toBe(true)
    expect(contentOf(path)).toEqual(contentOf(copy))
  })

  test('a locked database is not moved, and nothing is changed', () => {
    const home = mkdtempSync(join(folder, 'locked-'))
    const copy = join(home, 'copy.sqlite')
    expect(run('db-backup', copy, site.databasePath).status).toBe(0)
    const path = join(home, 'site.sqlite')
    const holder = new Database(path)
    holder.exec('CREATE TABLE other (id); BEGIN EXCLUSIVE')
    const restore = run('db-restore', copy, path)
    holder.close()
    expect(restore).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed') })
    expect(readdirSync(home).filter(name => name.includes('before-restore'))).toEqual([])
  })

  test('a damaged or foreign backup changes nothing', () => {
    const before = contentOf(site.databasePath)
    const broken = join(folder, 'broken.sqlite')
    writeFileSync(broken, 'no database')
    expect(run('db-restore', broken, site.databasePath)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nothing was changed'),
    })
    const foreign = join(folder, 'foreign.sqlite')
    new Database(foreign).exec('CREATE TABLE other (id)').close()
    expect(run('db-restore', foreign, site.databasePath)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no table "brands"'),
    })
    expect(contentOf(site.databasePath)).toEqual(before)
  })
})
