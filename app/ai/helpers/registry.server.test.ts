import { expect, test } from 'vitest'
import { panelNames } from './panels.tsx'
import { helpers } from './registry.server.ts'

test('each panel has a server part in its folder, with a unique endpoint', () => {
  expect([...helpers.keys()].sort()).toEqual(panelNames.toSorted())
  expect(new Set([...helpers.values()].map(({ endpoint }) => endpoint)).size).toBe(helpers.size)
})
