import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listedPages } from '#app/platform/site-pages.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, at = site) => fetch(at.origin + path, { redirect: 'manual' })
const htmlOf = async (path: string, at = site) => (await get(path, at)).text()
/** The visible text: no script, no markup. */
const textOf = async (path: string) =>
  (await htmlOf(path))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')

const pages = listedPages.filter(page => page.isText).map(page => page.path)

test.each(pages)('%s is public, with its own canonical URL and one main heading', async path => {
  const response = await get(path)
  const html = await response.text()
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, expect.stringMatching(/^public/)])
  expect(response.headers.get('ETag')).toBeTruthy()
  expect(html).toContain(`<link rel="canonical" href="http://localhost:5000${path}"/>`)
  expect(html).not.toContain('noindex')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

/** The links that worked; most pages have those of the header and the footer. */
const working = new Set<string>()

test.each(pages)('every link of %s works', async path => {
  const html = await htmlOf(path)
  const targets = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  // A sample of a thousand phones.
  const all = [...new Set(targets)]
  const sample = all.filter((_, index) => index < 60 || index % 40 === 0)
  for (const target of sample) {
    if (working.has(target)) continue
    expect([target, (await get(target)).status]).toEqual([target, 200])
    working.add(target)
  }
})

describe('reviews', () => {
  const names = async (query: string) =>
    [...(await htmlOf(`/reviews${query}`)).matchAll(/aria-label="Specifications of ([^"]+)"/g)].map(([, name]) => name)

  test('are filtered by category; an unknown category shows all', async () => {
    const all = await names('')
    expect(all.length).toBeGreaterThanOrEqual(12)
    expect(await names('?category=latest')).toEqual(all.slice(0, 6))
    expect(await names('?category=budget')).toContain('Xiaomi Redmi A5')
    expect(await names('?category=budget')).not.toContain('Apple iPhone 17')
    expect(await names('?category=camera')).toContain('vivo X300 Pro')
    expect(await names('?category=nonsense')).toEqual(all)
    expect(await htmlOf('/reviews?category=gaming')).toMatch(/aria-current="true"[^>]*>Gaming/)
  })

  test('state that nothing was tested, and accept requests', async () => {
    expect(await textOf('/reviews')).toContain('We have not tested these phones by hand')
    expect(await htmlOf('/reviews')).toContain('href="/contact?subject=review"')
  })

  test('the review of a deleted phone is not shown', async () => {
    expect(await names('')).toContain('Oppo A5x')
    const database = new Database(site.databasePath)
    database.exec(
      `DELETE FROM price_history WHERE mobile_id = (SELECT id FROM mobiles WHERE slug = 'oppo-a5x'); DELETE FROM mobiles WHERE slug = 'oppo-a5x'`,
    )
    database.close()
    // A page may be a second old.
    await expect.poll(() => names('')).not.toContain('Oppo A5x')
  })
})

describe('the guide', () => {
  test('lists the five bands, each with a search for exactly its phones', async () => {
    const html = await htmlOf('/guide')
    const links = [...html.matchAll(/href="(\/search\?q=[^"]+)"[^>]*>See (\d+) phones[^<]*<span[^>]*>: ([^<]+)/g)]
    expect(links.map(([, , , title]) => title)).toEqual([
      'Under 25,000 rupees',
      '25,000 to 50,000 rupees',
      '50,000 to 100,000 rupees',
      '100,000 to 200,000 rupees',
      'Above 200,000 rupees',
    ])
    for (const [, path, phones] of links) {
      expect(Number(phones)).toBeGreaterThan(20)
      const text = await textOf(path ?? '')
      expect(text).toContain(` ${phones} results `)
      expect(text).toMatch(/ Remove: [^×]*PKR [\d,]+/)
    }
  })

  test('each band names a phone with its price and date while it is closed; how they are chosen comes last', async () => {
    const html = (await htmlOf('/guide')).replaceAll('<!-- -->', '')
    const named = /such as <b>[^/]+<\/b>, <span[^>]*>PKR [\d,]+<\/span> \(<time datetime="20\d\d[^>]*>[^<]+<\/time>\)/gi
    expect(html.match(named)).toHaveLength(5)
    expect(html.indexOf('How we choose the phones')).toBeGreaterThan(html.indexOf('Above 200,000 rupees'))
  })

  test('explains registration with its source, without tax amounts', async () => {
    const text = await textOf('/guide')
    for (const fact of ['8484', 'DIRBS', 'PSID', 'dirbs.pta.gov.pk', 'The PSID is the last word'])
      expect(text).toContain(fact)
    expect(text).toContain('Source: Pakistan Telecommunication Authority')
    for (const term of ['RAM', 'Storage', 'Chipset', 'Display', 'Camera', 'Battery'])
      expect(text).toContain(` ${term} `)
  })
})

describe('legal pages', () => {
  test('the privacy page states the retention periods and the minimum age', async () => {
    const text = await textOf('/privacy')
    for (const fact of ['2 years', '26 months', 'Today none is collected', '90 days', 'children under 13'])
      expect(text).toContain(fact)
    expect(text).toMatch(/In effect since \d+ \w+ \d{4}/)
  })

  test('the privacy page names the size of the screen among what stays on the device (SIZE-2)', async () => {
    const text = await textOf('/privacy')
    expect(text).toMatch(/how many pixels a millimetre of your screen has.*It is sent to nobody/i)
  })

  test('the terms have a date and the minimum age', async () => {
    const text = await textOf('/terms')
    expect(text).toContain('not for children under 13')
    expect(text).toMatch(/In effect since \d+ \w+ \d{4}/)
  })
})

describe('the sitemap', () => {
  test('lists key pages, brands and every phone, within its size limit', async () => {
    const response = await fetch(`${site.origin}/sitemap`, { headers: { 'Accept-Encoding': 'identity' } })
    const html = await response.text()
    const database = new Database(site.databasePath)
    const phones = database.prepare(`SELECT '/' || brand || '/' || slug FROM mobiles`).pluck().all() as string[]
    const brands = database.prepare(`SELECT '/' || slug FROM brands WHERE is_visible`).pluck().all() as string[]
    database.close()
    const links = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))
    const missing = [...phones, ...brands, ...pages.filter(path => path !== '/sitemap')].filter(
      path => !links.has(path),
    )
    expect(phones.length).toBeGreaterThan(1000)
    expect(missing).toEqual([])
    expect(html.length).toBeLessThan(140_000)
  })

  test('has each phone once, as a link, and not again as data for script', async () => {
    expect((await htmlOf('/sitemap')).match(/samsung-galaxy-s24-ultra/g)).toEqual(['samsung-galaxy-s24-ultra'])
  })

  test('its phones are in a scrollable region that is reachable by keyboard', async () => {
    expect(await htmlOf('/sitemap')).toMatch(
      /<section class="[^"]*sitemap-phones" aria-labelledby="phone-pages" tabindex="0"/,
    )
  })
})

test('every page loads with an empty database', async () => {
  await using empty = await startSite({ env: { SEED_CATALOG: 'off' } })
  for (const path of pages) expect([path, (await get(path, empty)).status]).toEqual([path, 200])
  expect(await htmlOf('/reviews', empty)).toContain('No reviews here yet.')
  expect(await htmlOf('/sitemap', empty)).toContain('No mobile phones yet.')
  expect((await htmlOf('/guide', empty)).match(/No phones of this price yet\./g)).toHaveLength(5)
})
