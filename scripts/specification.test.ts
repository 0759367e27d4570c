/** Every rule of docs/specification.md is defined once, and nothing names a rule that is not defined there. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SPECIFICATION = 'docs/specification.md'
const folders = ['app', 'bench', 'db', 'docs', 'scripts', 'tests']
const extensions = new Set(['.ts', '.tsx', '.js', '.mjs', '.css', '.sql', '.md'])
const otherNames = new Set(['Dockerfile', '.env.example'])

/** Names in capitals with a number that are no rules. */
const NO_RULES = new Set(['UTF', 'SHA'])

/** Rules begin their line, or their row of a table, in bold. */
const definedIn = (text: string) =>
  [...text.matchAll(/^(?:- |\| )\*\*([A-Z][A-Z\d]+-\d+)\*\* /gm)].map(([, id = '']) => id)

const namedIn = (text: string) =>
  [...text.matchAll(/\b([A-Z][A-Z\d]+)-\d+\b/g)].filter(([, area = '']) => !NO_RULES.has(area)).map(([id]) => id)

function textFiles(): { path: string; text: string }[] {
  const own = basename(fileURLToPath(import.meta.url))
  const inFolders = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
  const inRoot = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(root, entry.name))
  return [...inFolders, ...inRoot]
    .filter(path => extensions.has(extname(path)) || otherNames.has(basename(path)))
    .filter(path => basename(path) !== own)
    .map(path => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

const files = textFiles()
const defined = definedIn(files.find(({ path }) => path === SPECIFICATION)?.text ?? '')

test('each rule is defined once', () => {
  expect(defined.length).toBeGreaterThan(200)
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
})

test('each rule that code, tests or documents name is defined', () => {
  const known = new Set(defined)
  const unknown = files.flatMap(({ path, text }) =>
    namedIn(text)
      .filter(id => !known.has(id))
      .map(id => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])

  const named = new Set(files.filter(({ path }) => !path.startsWith('docs/')).flatMap(({ text }) => namedIn(text)))
  const unnamed = defined.filter(id => !named.has(id))
  console.log(`${defined.length} rules; named by no code and no test: ${unnamed.join(', ') || 'none'}`)
})

test('no comment points to a section of a text that is not in the repository', () => {
  const pointing = files.filter(({ path, text }) => path !== SPECIFICATION && /§|\bcontract(\.md|,)/.test(text))
  expect(pointing.map(({ path }) => path)).toEqual([])
})
