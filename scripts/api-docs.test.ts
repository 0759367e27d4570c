/** Checks that docs/api.md has an example of each endpoint, and none of an address that does not exist. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

type Route = { path?: string; children?: Route[] }

const paths = (entries: Route[]): string[] =>
  entries.flatMap(({ path, children }) => (children ? paths(children) : path === undefined ? [] : [`/${path}`]))

/** The helpers share one route. */
const HELPERS = ['analyze-camera', 'analyze-screen', 'analyze-battery', 'find-similar-designs', 'find-similar-photos']

const document = readFileSync('docs/api.md', 'utf8')
const examples = [...document.matchAll(/^(?:GET|POST|PUT|DELETE) ([^\s?]+)/gm)].map(([, path = '']) => path)

async function endpoints(): Promise<string[]> {
  const all = paths((await routes) as Route[]).filter(path => /^\/(?:api\/|healthz)/.test(path) && !path.endsWith('*'))
  return all.flatMap(path => (path.endsWith('/:helper') ? HELPERS.map(name => path.replace(':helper', name)) : [path]))
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

test('each address with an example is one of the site', async () => {
  const known = (await endpoints()).map(patternOf)
  expect(examples.length).toBeGreaterThan(30)
  expect(examples.filter(path => !known.some(pattern => pattern.test(path)))).toEqual([])
})

test('each endpoint of the site has an example', async () => {
  const without = (await endpoints()).filter(path => !examples.some(example => patternOf(path).test(example)))
  expect(without).toEqual([])
})
