import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** The stages of an import; each may use itself and what stands before it. Tests may use all. */
const floors = ['normalize', 'read', 'plan', 'providers', 'run', 'page']

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !file.includes('.test.'),
)

function importedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/from '(\.\.?\/[^']+|#app\/import\/[^']+)'/g)].map(([, address = '']) =>
    address.startsWith('#') ? address.slice('#app/import/'.length) : relative(root, join(root, dirname(file), address)),
  )
}

const floorOf = (file: string) => floors.indexOf(file.split('/')[0] ?? '')

test('every file stands on a floor and uses none above its own', () => {
  const upward = files.flatMap(file =>
    importedBy(file)
      .filter(used => floorOf(used) === -1 || floorOf(used) > floorOf(file))
      .map(used => `${file} uses ${used}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(upward).toEqual([])
})
