import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from './rooms.mjs'

test('docs/architecture.md describes every room, in import order', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const list = document.slice(document.indexOf('## The rooms'), document.indexOf('Above all rooms'))
  const described = [...list.matchAll(/^- `([\w/-]+)`/gm)].map(([, room]) => room)
  expect(described).toEqual(rooms)
})

test('every folder of app is a room', () => {
  const folders = readdirSync('app', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => `app/${name}`).sort()).toEqual(rooms.filter(room => room !== 'db').sort())
})

test('every path in docs/architecture.md exists', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const paths = [...document.matchAll(/`((?:app|db|scripts|tests)\/[\w./{}-]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  const missing = paths.filter(path => !existsSync(path))
  expect(missing).toEqual([])
})
