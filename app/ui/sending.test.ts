import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const routes = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.tsx'))
  .map(path => ({ path, source: readFileSync(`app/routes/${path}`, 'utf8') }))

/** Their forms are not `<Form>`s: with script, they call the API. */
const usesFetch = ['_site/compare.tsx', '_site/phone.tsx']

test('every page with an action exports `sendForm` as its clientAction', () => {
  const missing = routes.filter(
    ({ path, source }) =>
      /export (const|async function) action/.test(source) &&
      !source.includes('export const clientAction = sendForm') &&
      !usesFetch.includes(path),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})
