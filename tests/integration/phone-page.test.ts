import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error the library brings no types
import Validator from '@adobe/structured-data-validator'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBrand } from '#app/brands/save.server.ts'
import { type PhoneRecord, savePhone } from '#app/phones/save.server.ts'
import { stableId } from '#app/platform/ids.server.ts'
import { todayInPakistan } from '#app/platform/pakistan-day.ts'
import { staleWarning } from '#app/prices/age.ts'
import { openDatabase, provideDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { copyTemplate } from '#tests/support/faults.ts'
import { nextId, phoneRecordOf } from '#tests/support/given.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { addressesIn, type Entry, entriesIn } from '#tests/support/ld-json.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const ORIGIN = 'https://phones.example'

async function problemsOf(entries: Entry[]): Promise<string[]> {
  const byType = Object.groupBy ? Object.groupBy(entries, entry => entry['@type']) : group(entries)
  const issues = (await new Validator().validate({ jsonld: structuredClone(byType), microdata: {}, rdfa: {} })) as {
    severity: string
    issueMessage: string
  }[]
  const messages = issues.filter(issue => issue.severity === 'ERROR').map(issue => issue.issueMessage)
  // A merchant listing requires an offer; a phone without a known price has none (SEO-5) and is no listing.
  const hasOffer = entries.some(entry => 'offers' in entry)
  return hasOffer ? messages : messages.filter(message => !/"offers" is missing/.test(message))
}

function group(entries: Entry[]): Record<string, Entry[]> {
  const groups: Record<string, Entry[]> = {}
  for (const entry of entries) groups[entry['@type']] = [...(groups[entry['@type']] ?? []), entry]
  return groups
}

describe('structured data', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { SITE_ORIGIN: ORIGIN } })
  })
  afterAll(() => site.stop())

  test('of 50 phones is valid, with absolute URLs of the site', async () => {
    const phones = await jsonOf<PhoneJson[]>(fetch(`${site.origin}/api/mobiles`))
    const sample = phones.filter((_, index) => index % Math.floor(phones.length / 50) === 0).slice(0, 50)
    expect(sample).toHaveLength(50)
    for (const phone of sample) {
      const html = await (await fetch(`${site.origin}/${phone.brand}/${phone.slug}`)).text()
      const entries = entriesIn(html)
      expect(entries.map(entry => entry['@type'])).toEqual(['Product', 'BreadcrumbList', 'FAQPage', 'Organization'])
      expect(await problemsOf(entries), phone.slug).toEqual([])
      for (const address of addressesIn(entries)) expect(address).toMatch(/^https:\/\/phones\.example\//)
      expect('offers' in (entries[0] ?? {})).toBe(phone.priceGrade === 'shop')
      // A launch price is nothing to tell search engines (PRICE-14).
      expect(entries[2]).toMatchObject({ mainEntity: { length: phone.priceGrade === 'launch' ? 4 : 5 } })
    }
  })

  test('of a brand page lists at most twenty phones', async () => {
    const entries = entriesIn(await (await fetch(`${site.origin}/samsung`)).text())
    expect(entries[0]).toMatchObject({ '@type': 'CollectionPage', mainEntity: { itemListElement: { length: 20 } } })
    expect(await problemsOf(entries)).toEqual([])
  })
})

describe('odd phones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'odd-'))
  const attack = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  const longName = `Samsung Galaxy ${'Extraordinarily '.repeat(7)}`.slice(0, 119).padEnd(120, 'X')
  let site: Site

  const records: Partial<PhoneRecord>[] = [
    { slug: 'minimal', name: 'Minimal Phone', releaseDate: '2024' },
    { slug: 'long', name: longName, price: 'Rs 999,999,999' },
    {
      slug: 'html',
      name: 'Html & <b>Bold</b> "Phone"',
      price: 'Rs 40,000',
      shortSpecs: { display: '6.5 inches<br>AMOLED &amp; bright', ram: '8GB', storage: '128GB', camera: '50 MP' },
      specifications: [
        {
          category: 'Body <i>& more</i>',
          specs: [
            { feature: 'Colours', value: 'Black<br><b>White</b>' },
            { feature: 'Attack', value: `Fine ${attack}<a href="javascript:alert(3)" onclick="alert(4)">link</a>` },
          ],
        },
      ],
    },
    {
      slug: 'attack',
      name: `Evil ${attack}`,
      model: attack,
      shortSpecs: { ram: attack, camera: attack, battery: attack },
    },
    {
      slug: 'fresh',
      name: 'Fresh',
      price: 'Rs 60,000',
      priceOrigin: { source: 'priceoye-now', date: todayInPakistan(), kind: 'retail' },
    },
    {
      slug: 'stale',
      name: 'Stale',
      price: 'Rs 61,000',
      priceOrigin: { source: 'priceoye-2024-03', date: '2024-03', kind: 'retail' },
    },
    { slug: 'announced', name: 'Announced Phone', releaseDate: '2026-03-10', announcedDate: '2026-02-28' },
    { slug: 'sibling-one', name: 'Sibling One', price: 'Rs 41,000' },
    { slug: 'sibling-two', name: 'Sibling Two', price: 'Rs 42,000' },
  ]

  beforeAll(async () => {
    const database = openDatabase(join(folder, 'site.sqlite'))
    migrateDatabase(database)
    provideDatabase(database)
    insertBrand(
      {
        id: nextId(),
        slug: 'samsung',
        name: 'Samsung',
        logo: null,
        description: null,
        phoneCount: null,
        isVisible: true,
      },
      0,
    )
    insertBrand(
      {
        id: nextId(),
        slug: 'lonely',
        name: 'Lonely',
        logo: null,
        description: null,
        phoneCount: null,
        isVisible: true,
      },
      0,
    )
    for (const record of records) savePhone(phoneRecordOf({ model: record.name, ...record }), Date.now())
    savePhone(phoneRecordOf({ slug: 'alone', name: 'Alone', model: 'Alone', brand: 'lonely' }), Date.now())
    database.$client.close()
    site = await startSite({ folder, env: { SEED_CATALOG: 'off' } })
  })
  afterAll(async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  })

  const page = async (path: string) => {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(200)
    return response.text()
  }
  const text = (html: string) =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  test('with its announcement beside its release (PHONE-2, DATA-19)', async () => {
    expect(text(await page('/samsung/announced'))).toMatch(/Released 10 Mar 2026.*Announced 28 February 2026/)
  })

  test('with required values only: every section is rendered', async () => {
    const html = await page('/samsung/minimal')
    const words = text(html)
    expect(words).toContain('Price not available')
    expect(words).toContain('Advanced Chipset')
    expect(words).toContain('All-day battery')
    expect(words).toContain('The price of Minimal Phone in Pakistan is not known.')
    expect(words).toContain('The memory of Minimal Phone is not known.')
    expect(words).toContain('Whether Minimal Phone supports 5G is not known.')
    expect(words).toContain('Released 2024 Minimal Phone')
    for (const absent of ['Detailed Specifications', 'Dimensions & Build', 'Price History', 'Gallery'])
      expect(html).not.toContain(`>${absent}<`)
    expect(await problemsOf(entriesIn(html))).toEqual([])
  })

  test('the only phone of its brand: no section for more of the brand', async () => {
    const html = await page('/lonely/alone')
    expect(html).not.toContain('More from Lonely')
  })

  test('with a fresh price: an offer and no warning', async () => {
    const html = await page('/samsung/fresh')
    expect(entriesIn(html)[0]).toMatchObject({ offers: { price: 60_000, priceCurrency: 'PKR' } })
    expect(await problemsOf(entriesIn(html))).toEqual([])
    expect(text(html)).toContain('Shop price from PriceOye')
    expect(html).not.toContain(staleWarning().slice(0, 40))
  })

  test('with an old price: date, warning and no offer', async () => {
    const html = await page('/samsung/stale')
    expect(entriesIn(html)[0]).not.toHaveProperty('offers')
    expect(await problemsOf(entriesIn(html))).toEqual([])
    expect(text(html)).toContain('Shop price from PriceOye, March 2024')
    expect(text(html)).toContain(staleWarning().slice(0, 40))
    expect(text(await page('/samsung'))).toContain('last seen Mar 2024')
    expect(text(await page('/search?q=stale'))).toContain('last seen Mar 2024')
  })

  test('with a name of 120 characters', async () => {
    const html = await page('/samsung/long')
    expect(html).toContain(longName)
    expect(text(html)).toContain('999,999,999')
  })

  test('with HTML: sanitized in HTML fields, escaped in text fields', async () => {
    const html = await page('/samsung/html')
    expect(html).toContain('Html &amp; &lt;b&gt;Bold&lt;/b&gt;')
    expect(html).toContain('Black<br')
    expect(html).toContain('<b>White</b>')
    expect(text(html)).toContain('6.5 inches AMOLED &amp; bright')
    expect(html).toContain('Body &lt;i&gt;&amp; more&lt;/i&gt;')
  })

  test.each(['/samsung/html', '/samsung/attack', '/samsung', '/mobiles', '/search?q=evil', '/'])(
    '%s runs nothing of an attack',
    async path => {
      const html = await page(path)
      const dangers: string[] = []
      let scripts = 0
      const parser = new Parser({
        onopentag(name, attributes) {
          for (const [key, value] of Object.entries(attributes)) {
            if (/^on/i.test(key) || /^\s*javascript:/i.test(value)) dangers.push(`<${name} ${key}="${value}">`)
          }
          if (name === 'img' && attributes.src === 'x') dangers.push('<img src=x>')
          if (name === 'script') scripts += 1
        },
      })
      parser.end(html)
      expect(dangers).toEqual([])
      // A value that closes a script element could inject scripts.
      const types = 'application/ld\\+json|application/x-deferred|module'
      const ours = html.match(
        RegExp(`<script( type="(${types})")?( data-type="module")?( (data-)?src="[^"]*")?>`, 'g'),
      )?.length
      expect(scripts).toBe(ours)
      expect(html).not.toMatch(/<script[^>]*>alert/)
      entriesIn(html)
    },
  )
})

test('PLACEHOLDER_RATING=off removes the rating everywhere', async () => {
  await using site = await startSite({ env: { PLACEHOLDER_RATING: 'off' } })
  const html = await (await fetch(`${site.origin}/samsung/samsung-galaxy-a55`)).text()
  expect(html).not.toContain('4.2/5')
  expect(html).not.toContain('aggregateRating')
  expect(html).toContain('Expert Review')
})

test('views are counted, written at shutdown, and sort the popular phones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'views-'))
  copyTemplate(folder)
  const slug = 'itel-5031'
  const site = await startSite({ folder })
  const browser = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; K) Chrome/142.0.0.0 Mobile Safari/537.36' }
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(`${site.origin}/itel/${slug}`, { headers })
    expect(response.status, slug).toBe(200)
    await response.text()
  }
  // Makes the page for its start file (docs/decisions/013-script-on-touch.md), which nobody sees.
  const startFile = `/assets/start/aaaaaaaaaaaaaaaa.js?of=/itel/${slug}`
  expect((await fetch(site.origin + startFile, { headers: browser })).status).toBe(404)
  await read(browser)
  await read(browser)
  await read({ 'User-Agent': 'Googlebot/2.1' })
  await read({ ...browser, 'Sec-Purpose': 'prefetch' })
  const report = async (id: string, headers: Record<string, string>) =>
    (await fetch(`${site.origin}/api/views/${id}`, { method: 'POST', headers })).status
  const id = stableId(`phone/${slug}`)
  // The prefetched page is shown; a robot, the administrator and another site report too.
  expect(await report(id, browser)).toBe(204)
  expect(await report(id, { 'User-Agent': 'Googlebot/2.1' })).toBe(204)
  expect(await report(id, { ...browser, Cookie: 'session=x' })).toBe(204)
  expect(await report(id, { ...browser, Origin: 'https://other.example' })).toBe(403)
  expect(await report('unknown', browser)).toBe(404)
  expect((await fetch(`${site.origin}/api/views/${id}`)).status).toBe(405)
  await site.stop()
  const again = await startSite({ folder })
  const database = openDatabase(again.databasePath)
  expect(database.$client.prepare('SELECT views FROM mobiles WHERE slug = ?').pluck().get(slug)).toBe(3)
  database.$client.close()
  const page = await (await fetch(`${again.origin}/itel?sort=popular`)).text()
  expect(page.match(/href="\/itel\/([a-z0-9-]+)"/)?.[1]).toBe(slug)
  await again.stop()
  rmSync(folder, { recursive: true, force: true })
})
