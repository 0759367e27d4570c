import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const routes = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx'))
  .map(path => ({ path, source: readFileSync(`app/routes/${path}`, 'utf8') }))

/** Their forms are no `<Form>`: with script, they ask the API instead. */
const byFetch = ['_site/compare.tsx', '_site/phone.tsx']

test('every page with an action keeps its form when it does not get through', () => {
  const unkept = routes.filter(
    ({ path, source }) =>
      /export (const|async function) action/.test(source) &&
      !source.includes('export const clientAction = sendForm') &&
      !byFetch.includes(path),
  )
  expect(unkept.map(({ path }) => path)).toEqual([])
})
