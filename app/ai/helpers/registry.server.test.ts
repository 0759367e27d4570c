import { expect, test } from 'vitest'
import { panelNames } from './panels.tsx'
import { helpers } from './registry.server.ts'

test('each panel of the page has a server part in the folder of its name, at an address of its own', () => {
  expect([...helpers.keys()].sort()).toEqual(panelNames.toSorted())
  expect(new Set([...helpers.values()].map(({ endpoint }) => endpoint)).size).toBe(helpers.size)
})
