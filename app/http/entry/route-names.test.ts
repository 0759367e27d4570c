import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { routeName } from './route-names.ts'

type Route = { path?: string; children?: Route[] }

const paths = (entries: Route[], parent = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return children ? paths(children, full) : [full || '/']
  })

test('every route of the site is logged under its own name', async () => {
  const all = paths((await routes) as Route[]).filter(path => !path.includes('*'))
  expect(all.length).toBeGreaterThan(50)
  for (const path of all) {
    const address = path.replaceAll(/:(\w+)/g, 'some-$1')
    expect(routeName(address), address).toBe(path)
  }
})

test.each([
  ['/samsung/galaxy-a55.data', '/:brand/:slug'],
  ['/_root.data', '/'],
  ['/somebody@example.org', '/:brand'],
  ['/api/somebody@example.org', '/api/*'],
  ['/a/b/c', '*'],
  ['/assets/entry-ab12.js', '/assets/:file'],
])('%s is logged as %s', (path, name) => expect(routeName(path)).toBe(name))
