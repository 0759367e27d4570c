import { expect, test } from 'vitest'
import { addressOf, routeName } from './address-of.ts'
import { addresses, reservedSlugs } from './addresses.ts'

test('every address finds its own entry', () => {
  expect(addresses.length).toBeGreaterThan(90)
  for (const address of addresses) {
    const url = address.path.replaceAll(/:(\w+)/g, 'some-$1').replace('*', 'some/odd/thing')
    expect(addressOf(`${url}?q=1`).path, url).toBe(address.path)
  }
})

test.each([
  ['/samsung/galaxy-a55.data', '/:brand/:slug'],
  ['/_root.data', '/'],
  ['/somebody@example.org', '/:brand'],
  ['/api/somebody@example.org', '/api/*'],
  ['/api/admin/mobiles/12/x', '/api/admin/*'],
  ['/export/somebody@example.org', '/export/*'],
  ['/a/b/c', '*'],
  ['/assets/entry-ab12.js', '/assets/*'],
  ['/guide/', '/guide'],
  ['/ur', '/ur'],
  ['/ur.data', '/ur'],
  ['/ur/samsung/galaxy-a55', '/ur/:brand/:slug'],
  ['/ur/feed.xml', '/ur/feed.xml'],
  ['/ur/a/b/c', '/ur/*'],
])('%s is logged as %s', (path, name) => expect(routeName(path)).toBe(name))

test('the first segment of an address is reserved, and a parameter is not', () => {
  expect(reservedSlugs).toEqual(
    expect.arrayContaining(['mobiles', 'admin', '404', 'assets', 'sitemap.xml', 'feed', 'ur']),
  )
  expect(reservedSlugs.filter(slug => /[:*/]/.test(slug))).toEqual([])
})
