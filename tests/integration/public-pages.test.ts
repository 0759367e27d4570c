/** Requirements of all public pages, tested over HTTP. */

import { describe, expect, test } from 'vitest'
import { listedPages } from '#app/platform/site-pages.ts'
import { type BrandJson, jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { a55, fold6, iphone15, note40 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const html = async (path: string) => (await get(path)).text()

const comparison = `/compare?phones=${[a55, fold6, iphone15, note40].map(({ id }) => id).join(',')}`
const pages = [
  '/',
  '/?filter=latest',
  '/mobiles',
  '/brands',
  '/samsung',
  a55.path,
  '/search?q=redmi',
  comparison,
  '/reviews',
]

describe('a missing page', () => {
  test.each(['/nowhere/at/all', '/404', '/no-such-brand', '/samsung/no-such-phone', '/price-report?phone=none'])(
    '%s has no canonical address',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(404)
      const page = await response.text()
      expect(page).toContain('content="noindex"')
      expect(page).not.toContain('rel="canonical"')
      expect(page).not.toContain('og:url')
    },
  )
})

test('no description is longer than 160 characters', async () => {
  const phones = await jsonOf<PhoneJson[]>(get('/api/mobiles?limit=60'))
  const brands = await jsonOf<BrandJson[]>(get('/api/brands'))
  const paths = [
    ...pages,
    ...listedPages.filter(page => page.isText).map(page => page.path),
    ...brands.map(({ slug }) => `/${slug}`),
  ]
  const long: string[] = []
  for (const path of [...paths, ...phones.map(({ brand, slug }) => `/${brand}/${slug}`)]) {
    for (const [, description = ''] of (await html(path)).matchAll(/description" content="([^"]*)"/g)) {
      const text = description.replace(/&(amp|quot|lt|gt|#x27);/g, '.')
      if (text.length > 160) long.push(`${path}: ${text.length}`)
    }
  }
  expect(long).toEqual([])
}, 120_000)

test.each(pages)('%s preloads at most three images', async path => {
  const images = (await html(path)).match(/<img\b[^>]*>/g) ?? []
  expect(images.filter(image => !image.includes('loading="lazy"')).length).toBeLessThanOrEqual(3)
})

describe('URLs', () => {
  test.each([
    ['/samsung?price=&year=2024&sort=', '/samsung?year=2024'],
    ['/samsung?price=&year=&sort=', '/samsung'],
    ['/search?q=&price=', '/search'],
    ['/compare?phones=&q=a55', '/compare?q=a55'],
    ['/Samsung/?price=', '/samsung'],
    [`/compare?phones=${a55.id},${note40.id}&diff=`, `/compare?phones=${a55.id},${note40.id}`],
  ])('%s redirects to its normalized form %s', async (requested, clean) => {
    const response = await get(requested)
    expect([response.status, response.headers.get('Location')]).toEqual([301, clean])
    expect((await get(clean)).status).toBe(200)
  })
})

describe('the sort order of results', () => {
  test('is not by relevance without a search text', async () => {
    const page = await html('/search?price=20000-50000')
    expect(page).not.toContain('Best match')
    expect(page).toMatch(/<option [^>]*selected=""[^>]*>Newest first</)
    expect(await html('/search?q=redmi')).toMatch(/<option [^>]*selected=""[^>]*>Best match</)
  })
})

test('every page uses the spelling of the brand', async () => {
  for (const path of [...pages, '/vivo']) {
    const page = await html(path)
    expect(page).toContain('>vivo<')
    expect(page).not.toMatch(/>Vivo\b/)
  }
})
