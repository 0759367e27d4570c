import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', 'app', 'db'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))

/** How caches are made, up to their name; `cacheOf` is that of the response cache. */
const CREATION = /(?:createCache<.+>\(\{\s*name: |cachePer(?:Version|Key)\(\s*|cacheOf\()'([^']+)'/g

test('the architecture lists every cache', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const table = text.slice(text.indexOf('| cache |'), text.indexOf('Kept without it'))
  const listed = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) => names.split(', '))
  const created = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(CREATION)].map(([, name]) => `\`${name}\``),
  )
  expect(created.length).toBeGreaterThan(20)
  expect(listed.sort()).toEqual(created.sort())
})

test('only the cache of the platform makes caches', () => {
  const others = files.filter(file => /from 'lru-cache'/.test(readFileSync(file, 'utf8')))
  expect(others).toEqual(['app/platform/cache.server.ts'])
})
