import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{app,db,scripts,bench,tests}/**/*.ts').filter(path => /\.test\.ts$|^tests\//.test(path))

/** Retried until it passes, so that it may be short. */
const inRetries = (path: string) => readFileSync(path, 'utf8').replace(/async \(\) => \{[\s\S]*?\}\)\.toPass\(\)/g, '')

test('no test has a limit of time that a busy machine breaks (RUN-7)', () => {
  const runnersOwn = /\bvi\.wait(?:Until|For)\(/
  const short = /\btimeout: (\d{1,3}|[1-5]?\d_\d{3})\b/
  const found = files
    .filter(path => !/until\.ts$|patience/.test(path))
    .flatMap(path =>
      inRetries(path)
        .split('\n')
        .filter(
          line => (runnersOwn.test(line) || short.test(line)) && !/new .*(Database|Sqlite)|better-sqlite3/.test(line),
        )
        .map(line => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
