import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses } from '#app/platform/addresses.ts'
import { slipFields } from '#app/platform/site-pages.ts'
import { readLanguage } from '#app/platform/text/language.ts'
import { cacheableTarget, cookieUse } from './cacheable.ts'

test.each([
  ['/mobiles', '/mobiles'],
  ['/mobiles?x=1', '/mobiles'],
  ['/mobiles?page=2&x=1&price=budget', '/mobiles?page=2&price=budget'],
  ['/mobiles?price=budget&page=2', '/mobiles?page=2&price=budget'],
  ['/mobiles.data?_routes=routes/_site/phones&page=2', '/mobiles.data?_routes=routes%2F_site%2Fphones&page=2'],
  ['/mobiles.data?_routes=made-up', null],
  ['/mobiles?page=1000', null],
  ['/mobiles?page=02', null],
  ['/_root.data?filter=latest', '/_root.data?filter=latest'],
  ['/ur.data?filter=latest', '/ur.data?filter=latest'],
  ['/ur/mobiles?x=1&page=2', '/ur/mobiles?page=2'],
  ['/ur/mobiles.data?_routes=ur/routes/_site/phones', '/ur/mobiles.data?_routes=ur%2Froutes%2F_site%2Fphones'],
  ['/ur/admin', '/ur/admin'],
  ['/ur/api/mobiles', '/ur/api/mobiles'],
  ['/mobiles?_routes=a', '/mobiles'],
  ['/compare?phones=a%2Cb', '/compare?phones=a,b'],
  ['/api/mobiles?limit=0049', '/api/mobiles?limit=49'],
  ['/api/mobiles?limit=51', '/api/mobiles?limit=50'],
  ['/api/mobiles?limit=999999999&offset=70', '/api/mobiles?limit=50&offset=50'],
  ['/api/mobiles?limit=x', '/api/mobiles?limit=x'],
  ['/samsung/galaxy-a55?utm_source=x', '/samsung/galaxy-a55'],
  ['/admin', null],
  ['/api/admin/mobiles', null],
  ['/healthz', null],
  ['/a/b/c', null],
  [`/search?q=${'x'.repeat(700)}`, null],
])('%s is cached as %s', (url, target) => expect(cacheableTarget(url, () => 50)).toBe(target))

test('unknown parameters never change the key', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^x\w*$/), fc.string())), pairs => {
      expect(cacheableTarget(`/mobiles?page=2&${new URLSearchParams(pairs)}`, () => 50)).toBe('/mobiles?page=2')
    }),
  )
})

test.each([
  ['/api/mobiles?limit=2', 'none'],
  ['/sitemaps/phones-1.xml', 'none'],
  ['/feed.xml', 'none'],
  ['/images/phones/a.svg', 'none'],
  ['/mobiles', 'list'],
  ['/', 'list'],
  ['/samsung/a55.data', 'list'],
  ['/compare?phones=a,b', 'content'],
  ['/compare.data', 'content'],
  ['/ur', 'list'],
  ['/ur/compare?phones=a,b', 'content'],
])('the response of %s depends on the cookies of a visitor: %s', (url, use) => expect(cookieUse(url)).toBe(use))

/** Routes whose query is parsed by another module. */
const readers: Record<string, string[]> = {
  '/mobiles': ['app/finder/wishes.ts', 'app/finder/address.ts'],
  '/:brand': ['app/brands/filters.ts', 'app/finder/wishes.ts', 'app/finder/address.ts'],
  '/search': ['app/finder/wishes.ts', 'app/finder/address.ts', 'app/finder/by-filter.ts'],
  '/api/finder': ['app/finder/wishes.ts'],
  '/feeds/phones.xml': ['app/finder/wishes.ts', 'app/finder/by-filter.ts'],
  '/slip': ['app/pages/slip/slip-page.server.ts'],
  '/api/pta-tax': ['app/pta/tax-query.ts'],
  '/api/mobiles': ['app/http/api-page.server.ts'],
  '/api/search': ['app/http/api-page.server.ts'],
}

test('the parameters of the address table are exactly those that the routes read', () => {
  for (const { path, file, parameters } of addresses) {
    if (!parameters || !file || path.includes('*')) continue
    const sources = [`app/${file}`, ...(readers[readLanguage(path).path] ?? [])]
      .map(name => readFileSync(name, 'utf8'))
      .join('\n')
    const reads = [
      ...sources.matchAll(/(?:searchParams|query)\.(?:get|has|getAll)\('(\w+)'\)/g),
      ...sources.matchAll(/wholeNumber\(query, '(\w+)'\)/g),
    ].map(match => match[1] ?? '')
    const ofSlips = [...sources.matchAll(/query\.(?:get|has)\(read\.(asks|imei|warranty)\)/g)].map(match => match[1])
    reads.push(
      ...slipFields.flatMap(fields =>
        Object.entries(fields).flatMap(([of, name]) => (ofSlips.includes(of) ? name : [])),
      ),
    )
    expect([...new Set(reads)].sort(), path).toEqual([...parameters].sort())
  }
})
