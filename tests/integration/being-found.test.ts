import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { entriesIn } from '#tests/support/ld-json.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type Element, linksIn, parseXml, texts } from '#tests/support/xml.ts'

const ORIGIN = 'https://phones.example'
let site: Site
beforeAll(async () => {
  site = await startSite({ env: { SITE_ORIGIN: ORIGIN } })
})
afterAll(() => site.stop())

/** Requests a path or public URL from the site under test. */
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address.replace(ORIGIN, '').replace(/^(?=\/)|^$/, site.origin), { headers, redirect: 'manual' })
const xml = async (address: string) => {
  const response = await get(address)
  expect([address, response.status]).toEqual([address, 200])
  return parseXml(await response.text())
}

test('behind https responses enforce https', async () => {
  const response = await fetch(site.origin)
  expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=\d+/)
  expect(await response.text()).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`)
})

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** W3C date and time, as required by the protocol. */
const DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** The parts of the sitemaps.org schemas that we use. */
function expectProtocol(root: Element, rootName: 'urlset' | 'sitemapindex', itemName: 'url' | 'sitemap') {
  const attributes = itemName === 'url' ? { xmlns: NAMESPACE, 'xmlns:xhtml': XHTML } : { xmlns: NAMESPACE }
  expect([root.name, root.attributes]).toEqual([rootName, attributes])
  expect(root.children.length).toBeGreaterThan(0)
  expect(root.children.length).toBeLessThanOrEqual(50_000)
  for (const item of root.children) {
    expect([item.name, item.attributes]).toEqual([itemName, {}])
    const names = item.children.map(({ name }) => name).filter(name => itemName === 'sitemap' || name !== 'xhtml:link')
    expect(['loc', 'loc,lastmod']).toContain(names.join())
    const [location = ''] = texts(item, 'loc')
    expect(location.length).toBeLessThan(2048)
    expect(location.startsWith(`${ORIGIN}/`)).toBe(true)
    expect(new URL(location).href).toBe(location)
    for (const changed of texts(item, 'lastmod')) expect(changed).toMatch(DATETIME)
  }
}

const textOf = async (address: string) => (await get(address)).text()

/** Validation errors by a schema of tests/fixtures. */
async function problemsOf(contents: string, schema: 'sitemap' | 'siteindex' | 'atom'): Promise<string[]> {
  // The links to other languages are of XHTML, which has another schema.
  const rules = readFileSync(new URL(`../fixtures/${schema}.xsd`, import.meta.url), 'utf8').replaceAll(
    '"strict"',
    '"lax"',
  )
  const { errors } = await validateXML({ xml: { fileName: 'document.xml', contents }, schema: rules })
  return errors.map(error => error.message)
}

const locations = (root: Element) => root.children.flatMap(item => texts(item, 'loc'))

async function allLocations(): Promise<string[]> {
  const parts = locations(await xml('/sitemap.xml'))
  return (await Promise.all(parts.map(async part => locations(await xml(part))))).flat()
}

describe('the sitemap', () => {
  test('follows the protocol in index and parts, and lists every phone once', async () => {
    const index = await xml('/sitemap.xml')
    expectProtocol(index, 'sitemapindex', 'sitemap')
    const parts = ['pages', 'brands', 'phones-1', 'ur-pages', 'ur-brands', 'ur-phones-1']
    expect(locations(index)).toEqual(parts.map(part => `${ORIGIN}/sitemaps/${part}.xml`))
    for (const part of locations(index)) expectProtocol(await xml(part), 'urlset', 'url')
    const all = await allLocations()
    expect(new Set(all).size).toBe(all.length)
    const phones = await jsonOf<PhoneJson[]>(get('/api/mobiles'))
    expect(all).toEqual(expect.arrayContaining(phones.map(({ brand, slug }) => `${ORIGIN}/${brand}/${slug}`)))
  })

  test('every part is valid by the schema, and invalid documents are detected', async () => {
    expect(await problemsOf(await textOf('/sitemap.xml'), 'siteindex')).toEqual([])
    for (const part of locations(await xml('/sitemap.xml'))) {
      expect(await problemsOf(await textOf(part), 'sitemap'), part).toEqual([])
    }
    const wrong = (await textOf('/sitemaps/brands.xml')).replaceAll(/<lastmod>[^<]*/g, '<lastmod>soon')
    expect(await problemsOf(wrong, 'sitemap')).not.toEqual([])
  })

  test('50 of its pages respond with 200, each with its own URL as the only canonical one', async () => {
    const all = await allLocations()
    const sample = [...all.slice(0, 10), ...all.filter((_, index) => index % Math.floor(all.length / 40) === 0)]
    expect(sample.length).toBeGreaterThanOrEqual(50)
    for (const address of sample) {
      const response = await get(address)
      expect([address, response.status]).toEqual([address, 200])
      const html = await response.text()
      expect(linksIn(html).canonicals).toEqual([address])
      expect(html).not.toContain('content="noindex"')
    }
  })

  test.each(['/sitemap.xml', '/sitemaps/phones-1.xml', '/robots.txt', '/feed.xml'])(
    '%s may be cached and is revalidated by ETag',
    async path => {
      const response = await get(path)
      expect(response.headers.get('Cache-Control')).toMatch(/^public/)
      const etag = response.headers.get('ETag') ?? ''
      expect(etag).not.toBe('')
      expect((await get(path, { 'If-None-Match': etag })).status).toBe(304)
    },
  )

  test.each(['/sitemaps/phones-2.xml', '/sitemaps/phones-0.xml', '/sitemaps/nothing.xml', '/sitemaps/phones-1'])(
    '%s is not found',
    async path => expect((await get(path)).status).toBe(404),
  )
})

describe('page metadata', () => {
  test.each([
    ['/?filter=popular', '/', false],
    ['/mobiles?page=1', '/mobiles', false],
    ['/mobiles?page=3', '/mobiles?page=3', false],
    ['/mobiles?price=budget&page=2', '/mobiles?price=budget&page=2', false],
    ['/samsung?page=2', '/samsung?page=2', false],
    ['/samsung?price=mid&year=2024&sort=price-low&page=2', '/samsung', false],
    ['/compare', '/compare', false],
    ['/compare?phones=no-such-phone', '/compare', false],
    ['/search?q=galaxy&page=2&sort=newest', '/search?q=galaxy', true],
    ['/search', '/search', true],
  ])('%s is canonical at %s, noindex: %s', async (path, canonical, isNoIndex) => {
    const html = await (await get(path)).text()
    expect(linksIn(html).canonicals).toEqual([ORIGIN + canonical])
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(isNoIndex)
  })

  test('a comparison is noindex (SEO-2)', async () => {
    const [first, second] = await jsonOf<PhoneJson[]>(get('/api/mobiles?limit=2'))
    const path = `/compare?phones=${first?.id},${second?.id}`
    const html = await (await get(path)).text()
    expect(linksIn(html).canonicals).toEqual([ORIGIN + path])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('the home page describes the site, its search and its publisher', async () => {
    const entries = entriesIn(await (await get('/')).text())
    expect(entries.map(entry => entry['@type'])).toEqual(['WebSite', 'Organization'])
    expect(entries[0]).toMatchObject({
      url: `${ORIGIN}/`,
      potentialAction: {
        target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test.each(['/', '/samsung', '/samsung/samsung-galaxy-a55', '/no/such/page'])('%s links to the feed', async path => {
    const html = await (await get(path)).text()
    expect(html.match(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed.xml"\/>/g)).toHaveLength(1)
  })
})

test('robots.txt disallows private paths, allows searches, and names the sitemap', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /export',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ])
})

test('the feed is valid by an Atom schema, and invalid documents are detected', async () => {
  const feed = await textOf('/feed.xml')
  expect(await problemsOf(feed, 'atom')).toEqual([])
  expect(await problemsOf(feed.replace(/<updated>[^<]*/, '<updated>today'), 'atom')).not.toEqual([])
  expect(await problemsOf(feed.replace('<id>', '<ident>').replace('</id>', '</ident>'), 'atom')).not.toEqual([])
})

test('the feed has each required element once, unique ids and descending times', async () => {
  const response = await get('/feed.xml')
  expect(response.headers.get('Content-Type')).toContain('application/atom+xml')
  const feed = parseXml(await response.text())
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  const links = (element: Element) =>
    element.children.filter(({ name }) => name === 'link').map(({ attributes: { rel, href } }) => [rel, href])
  expect(links(feed)).toEqual([
    ['self', `${ORIGIN}/feed.xml`],
    ['alternate', `${ORIGIN}/`],
  ])
  expect(feed.children.find(({ name }) => name === 'author')?.children.map(({ text }) => text)).toEqual(['Qeemat'])
  const entries = feed.children.filter(({ name }) => name === 'entry')
  expect(entries).toHaveLength(50)
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(texts(element, name)).toHaveLength(1)
    expect(texts(element, 'id')[0]).toMatch(/^tag:phones\.example,2026:[\w/-]+$/)
    expect(texts(element, 'updated')[0]).toMatch(DATETIME)
  }
  expect(new Set(entries.flatMap(entry => texts(entry, 'id'))).size).toBe(50)
  const times = entries.flatMap(entry => texts(entry, 'updated'))
  expect(times).toEqual(times.toSorted().reverse())
  for (const entry of entries.slice(0, 5)) {
    const [[rel, href = ''] = []] = links(entry)
    expect([rel, (await get(href)).status]).toEqual(['alternate', 200])
  }
})

test.each([
  '/feeds/phones/samsung-galaxy-a55.xml',
  '/feeds/phones.xml?must=price:45000,fiveG&net=jazz',
  '/feeds/phones.xml?q=galaxy&must=price:100000',
])('%s is a valid feed with unique ids, and is not sent twice', async path => {
  const response = await get(path)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(await problemsOf(text, 'atom')).toEqual([])
  const feed = parseXml(text)
  const ids = [feed, ...feed.children.filter(({ name }) => name === 'entry')].flatMap(each => texts(each, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  const again = await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('the feed of a list has only phones of the list, in any order of the wishes', async () => {
  const feed = parseXml(await textOf('/feeds/phones.xml?must=price:45000,fiveG'))
  const other = parseXml(await textOf('/feeds/phones.xml?must=fiveG,price:45000'))
  expect(texts(feed, 'id')).toEqual(texts(other, 'id'))
  expect(texts(feed, 'title')).toEqual(['New and cheaper phones: Price up to Rs 45,000, 5G in Pakistan'])
  const found = await (await get('/api/finder?must=price:45000,fiveG')).json()
  const slugs = feed.children
    .filter(({ name }) => name === 'entry')
    .map(entry =>
      entry.children
        .find(({ name }) => name === 'link')
        ?.attributes.href?.split('/')
        .at(-1),
    )
  expect(slugs.length).toBeGreaterThan(0)
  for (const slug of slugs) expect(found.allMatches ?? slugs).toContain(slug)
})

test.each([
  ['/samsung/samsung-galaxy-a55', '/feeds/phones/samsung-galaxy-a55.xml'],
  ['/mobiles?must=price:45000,fiveG', '/feeds/phones.xml?must=price%3A45000%2CfiveG'],
  ['/mobiles?price=budget', '/feeds/phones.xml?must=price%3A49999'],
  ['/samsung?net=jazz&year=2025', '/feeds/phones.xml?must=brand%3Asamsung%2Cyear%3A2025&net=jazz'],
  ['/search?q=gaming+phone', '/feeds/phones.xml?q=gaming+phone'],
])('%s names its feed in its head and in a link that tells what it is', async (path, address) => {
  const html = (await (await get(path)).text()).replaceAll('&amp;', '&').replaceAll('%2C', ',')
  const feed = address.replaceAll('%2C', ',')
  expect(html).toMatch(/Follow (this price|phones like these) \(RSS\)/)
  expect(html.split(`href="${feed}"`)).toHaveLength(3)
  expect((await get(feed)).status).toBe(200)
})

test('a feed of no phone, and one of a wish that means nothing, are refused', async () => {
  expect((await get('/feeds/phones/no-such-phone.xml')).status).toBe(404)
  expect((await get('/feeds/phones.xml?must=price:cheap')).status).toBe(422)
})

describe('share pictures', () => {
  const content = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  test('a phone has its own, rendered once and stored beside the database', async () => {
    const html = await (await get('/samsung/samsung-galaxy-s24-ultra')).text()
    const address = content(html, 'og:image') ?? ''
    expect(address).toBe(`${ORIGIN}/images/og/samsung-galaxy-s24-ultra.png`)
    expect(content(html, 'twitter:image')).toBe(address)
    expect(content(html, 'twitter:card')).toBe('summary_large_image')
    const folder = join(dirname(site.databasePath), 'cache', 'og')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    const bytes = []
    for (let time = 0; time < 2; time += 1) {
      const response = await get(address)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/)
      expect((await get(address, { 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(304)
      bytes.push(Buffer.from(await response.arrayBuffer()))
    }
    expect(bytes[1]).toEqual(bytes[0])
    expect(readdirSync(folder)).toHaveLength(1)
    const { format, width, height } = await sharp(bytes[0]).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  })

  test.each(['/', '/mobiles', '/samsung', '/search?q=a55'])("%s uses the site's default", async path => {
    expect(content(await (await get(path)).text(), 'og:image')).toBe(`${ORIGIN}/images/og-default.jpg`)
  })

  test.each(['nothing.png', 'samsung-galaxy-s24-ultra.jpg', '..%2fsite.sqlite', 'samsung-galaxy-s24-ultra'])(
    '/images/og/%s is not found',
    async file => expect((await get(`/images/og/${file}`)).status).toBe(404),
  )
})
