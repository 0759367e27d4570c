import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter(name => /^\d/.test(name))

test.each(files)('%s has the form of a decision and stands in the index', name => {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  expect(text).toMatch(/^# \d{3}\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: /)
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const isSuperseded = /Status: superseded by/.test(text)
  expect(headings).toEqual(isSuperseded ? [] : ['Context', 'Decision', 'Consequences'])
  expect(readFileSync(`${folder}/README.md`, 'utf8')).toContain(`(${name})`)
})
