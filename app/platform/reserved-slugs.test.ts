import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { reservedSlugs } from './reserved-slugs.ts'

type Route = { path?: string; children?: Route[] }

const firstSegments = (entries: Route[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path ? [path.split('/')[0] ?? ''] : []),
    ...(path ? [] : firstSegments(children)),
  ])

test('the first path segment of every route is reserved', async () => {
  const segments = firstSegments((await routes) as Route[]).filter(segment => segment && !/^[:*]/.test(segment))
  expect(segments.length).toBeGreaterThan(5)
  for (const segment of segments) expect(reservedSlugs).toContain(segment)
})
