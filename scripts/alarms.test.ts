import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/operation.md explains each alarm of deploy/alarms.yaml', () => {
  const alarms = [...readFileSync('deploy/alarms.yaml', 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const explained = [...readFileSync('docs/operation.md', 'utf8').matchAll(/^\| `(Site\w+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(alarms.length).toBeGreaterThan(0)
  expect(explained.toSorted()).toEqual(alarms.toSorted())
})
