import { expect, onTestFinished, test } from 'vitest'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { parseXml, texts } from '#tests/support/xml.ts'
import { PART_SIZE, sitemapIndex, sitemapPart } from './sitemap.server.ts'

const part = (name: string) => {
  const pieces = sitemapPart(name)
  return pieces ? parseXml([...pieces].join('')).children : null
}
const places = (name: string) => part(name)?.flatMap(url => texts(url, 'loc'))
const parts = () => parseXml(sitemapIndex()).children.map(entry => [texts(entry, 'loc')[0], texts(entry, 'lastmod')[0]])

const at = (day: string) => Date.parse(`${day}T10:00:00Z`)

test('an empty site has only its static pages', () => {
  expect(parts()).toEqual([
    ['http://localhost:5000/sitemaps/pages.xml', undefined],
    ['http://localhost:5000/sitemaps/ur-pages.xml', undefined],
  ])
  expect(places('pages')).toContain('http://localhost:5000/privacy')
  for (const name of ['brands', 'phones-1', 'phones-0', 'phones-x', 'nothing', '']) expect(part(name)).toBeNull()
})

test('a phone has the time of its last change; brand and part have the time of their newest phone', () => {
  givenPhone({ id: '00000000-0000-4000-8000-000000000001', slug: 'a1', now: Date.now() + at('2040-01-02') })
  givenPhone({ id: '00000000-0000-4000-8000-000000000002', slug: 'a2', now: at('2026-01-02') })
  const newest = new Date(Date.now() + at('2040-01-02')).toISOString().slice(0, 10)
  const english = [undefined, newest, newest]
  expect(parts().map(([, changed]) => changed?.slice(0, 10))).toEqual([...english, ...english])
  expect(part('phones-1')?.map(url => texts(url, 'lastmod')[0]?.slice(0, 10))).toEqual([newest, '2026-01-02'])
  expect(places('phones-1')).toEqual(['http://localhost:5000/samsung/a1', 'http://localhost:5000/samsung/a2'])
})

test('every phone is listed, but only visible brands with phones', () => {
  givenBrand({ slug: 'hidden', isVisible: false })
  givenBrand({ slug: 'empty' })
  givenPhone({ brand: 'hidden', slug: 'h1' })
  givenPhone({ brand: 'samsung', slug: 's1' })
  expect(places('brands')).toEqual(['http://localhost:5000/samsung'])
  expect(places('phones-1')?.toSorted()).toEqual([
    'http://localhost:5000/hidden/h1',
    'http://localhost:5000/samsung/s1',
  ])
})

test('each address names the same page in every language, and itself among them (LANG-2)', () => {
  givenPhone({ brand: 'samsung', slug: 's1' })
  const pages = {
    en: 'http://localhost:5000/samsung/s1',
    ur: 'http://localhost:5000/ur/samsung/s1',
    'x-default': 'http://localhost:5000/samsung/s1',
  }
  for (const [name, of] of [
    ['phones-1', 'en'],
    ['ur-phones-1', 'ur'],
  ] as const) {
    expect(places(name)).toEqual([pages[of]])
    const links = part(name)?.[0]?.children.filter(child => child.name === 'xhtml:link') ?? []
    expect(Object.fromEntries(links.map(({ attributes }) => [attributes.hreflang, attributes.href]))).toEqual(pages)
  }
  expect(places('ur-pages')).toContain('http://localhost:5000/ur')
  expect(part('en-phones-1')).toBeNull()
})

test('more phones than fit into a part give two parts without gaps or duplicates, each with its newest change', () => {
  givenBrand({ slug: 'samsung' })
  const all = PART_SIZE + 7
  const { $client } = db()
  $client.exec('BEGIN')
  onTestFinished(() => void $client.exec('ROLLBACK'))
  // Without the search index, which would be slow.
  const triggers = $client.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck()
  for (const name of triggers.all()) $client.exec(`DROP TRIGGER ${name}`)
  $client.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${all})
    INSERT INTO mobiles (id, slug, brand, name, model, image_url, release_date, release_order, release_year,
      created_at, updated_at, short_specs, carousel_images, sources, specifications)
    SELECT printf('%08d', n), 'p' || n, 'samsung', 'P' || n, 'P' || n, '/x', '2025', 20250000, 2025, 1000, n * 1000, '{}', '[]', '[]', '[]'
    FROM numbers`)
  invalidateContent()
  const first = places('phones-1') ?? []
  const second = places('phones-2') ?? []
  expect([first.length, second.length]).toEqual([PART_SIZE, 7])
  expect(new Set([...first, ...second]).size).toBe(all)
  expect(places('phones-3')).toBeUndefined()
  expect(
    parts()
      .filter(([place]) => /\/phones-\d\.xml$/.test(place ?? ''))
      .map(([, changed]) => Date.parse(changed ?? '')),
  ).toEqual([PART_SIZE * 1000, all * 1000])
})
