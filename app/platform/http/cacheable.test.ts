import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { cacheableTarget, knownParameters } from './cacheable.ts'
import { routeName } from './route-names.ts'

test.each([
  ['/mobiles', '/mobiles'],
  ['/mobiles?x=1', '/mobiles'],
  ['/mobiles?page=2&x=1&price=budget', '/mobiles?page=2&price=budget'],
  ['/mobiles?price=budget&page=2', '/mobiles?page=2&price=budget'],
  ['/mobiles.data?_routes=a&page=2', '/mobiles.data?_routes=a&page=2'],
  ['/mobiles?_routes=a', '/mobiles'],
  ['/compare?phones=a%2Cb', '/compare?phones=a,b'],
  ['/samsung/galaxy-a55?utm_source=x', '/samsung/galaxy-a55'],
  ['/admin', null],
  ['/api/admin/mobiles', null],
  ['/healthz', null],
  ['/a/b/c', null],
  [`/search?q=${'x'.repeat(700)}`, null],
])('%s is kept as %s', (url, target) => expect(cacheableTarget(url)).toBe(target))

test('made-up parameters never make another key', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.stringMatching(/^x\w*$/), fc.string())), pairs => {
      expect(cacheableTarget(`/mobiles?page=2&${new URLSearchParams(pairs)}`)).toBe('/mobiles?page=2')
    }),
  )
})

type Route = { path?: string; file: string; children?: Route[] }

const files = (entries: Route[], above = ''): [string, string][] =>
  entries.flatMap(({ path, file, children }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return children ? files(children, own) : [[own || '/', file] as [string, string]]
  })

/** Where a route leaves its query to another module. */
const readers: Record<string, string[]> = {
  '/:brand': ['app/brands/filters.ts'],
  '/api/mobiles': ['app/platform/api-page.server.ts'],
  '/api/search': ['app/platform/api-page.server.ts'],
}

test('the known parameters are those that the routes read', async () => {
  for (const [path, file] of files((await routes) as Route[])) {
    const known = knownParameters[routeName(path.replaceAll(':', 'some-'))]
    if (!known || path.includes('*')) continue
    const sources = [`app/${file}`, ...(readers[path] ?? [])].map(name => readFileSync(name, 'utf8')).join('\n')
    const reads = [
      ...sources.matchAll(/(?:searchParams|query)\.(?:get|has|getAll)\('(\w+)'\)/g),
      ...sources.matchAll(/wholeNumber\(query, '(\w+)'\)/g),
    ].map(match => match[1] ?? '')
    expect([...new Set(reads)].sort(), path).toEqual([...known].sort())
  }
})
