/** Checks that each rule is defined once in docs/specification.md and that all named rules are defined. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SPECIFICATION = 'docs/specification.md'
const folders = ['app', 'bench', 'db', 'docs', 'scripts', 'tests']
const extensions = new Set(['.ts', '.tsx', '.js', '.mjs', '.css', '.sql', '.md'])
const otherNames = new Set(['Dockerfile', '.env.example'])

/** Capitals followed by a number that are not rule ids. */
const NO_RULES = new Set(['UTF', 'SHA', 'MIT', 'BSD', 'CC0', 'LGPL'])

/** A rule id stands in bold at the start of a list item or table row. */
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

test('each rule named in code, tests or documents is defined', () => {
  const known = new Set(defined)
  const unknown = files.flatMap(({ path, text }) =>
    namedIn(text)
      .filter(id => !known.has(id))
      .map(id => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])

  const named = new Set(files.filter(({ path }) => !path.startsWith('docs/')).flatMap(({ text }) => namedIn(text)))
  const unnamed = defined.filter(id => !named.has(id))
  console.log(`${defined.length} rules; not named in code or tests: ${unnamed.join(', ') || 'none'}`)
})

test('no comment refers to a text outside of the repository', () => {
  const referring = files.filter(({ path, text }) => path !== SPECIFICATION && /§|\bcontract(\.md|,)/.test(text))
  expect(referring.map(({ path }) => path)).toEqual([])
})
