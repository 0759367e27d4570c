import { expect, test } from 'vitest'
import { bundledTables } from './bundled.server.ts'
import chips from './chips.json'
import networks from './networks.json'
import { readTables } from './tables.ts'
import tests from './tests.json'
import updates from './updates.json'

const bundled = { chips, tests, updates, networks }

test('the bundled tables are valid and have a dated version', () => {
  const tables = bundledTables()
  expect(tables.chips.chips).toHaveLength(232)
  expect(Object.keys(tables.tests.phones).length).toBeGreaterThan(350)
  expect(tables.updates.rules).toHaveLength(20)
  expect(tables.networks.operators).toHaveLength(7)
  expect(tables.chips.version).toBe('2026-11-21')
})

test('every figure of the tables names its source', () => {
  const { chips, tests, updates, networks } = bundledTables()
  for (const { measured, speed, name } of chips.chips) {
    for (const { snapshots } of Object.values(measured))
      expect(snapshots.every(id => /\d{4}-\d{2}$/.test(id))).toBe(true)
    if (speed?.basis === 'geekbench6') expect(measured.geekbench6Multi, name).toBeDefined()
  }
  for (const results of Object.values(tests.phones)) {
    for (const { source } of Object.values(results)) expect(source).toMatch(/^gsmarena-\d{4}-\d{2}$/)
  }
  expect(updates.rules.every(({ source }) => source.startsWith('https://'))).toBe(true)
  for (const { sources } of networks.operators) {
    for (const source of sources) expect(networks.sources[source]).toBeDefined()
  }
})

test('a replaced table is used and the others stay', () => {
  const tables = bundledTables({ chips: { version: '2027-01-01', chips: [] } })
  expect(tables.chips.version).toBe('2027-01-01')
  expect(tables.chipsByKey.size).toBe(0)
  expect(tables.networks.version).toBe('2026-11-21')
  expect(bundledTables().chipsByKey.size).toBe(232)
})

test('a broken table is named with the place of the problem', () => {
  const speedless = { ...chips, chips: [{ ...chips.chips[0], speed: { score: 140 } }] }
  const result = readTables({ ...bundled, chips: speedless })
  expect(result).toMatchObject({ ok: false, table: 'chips' })
  expect(!result.ok && result.problems[0]?.path).toEqual(['chips', 0, 'speed', 'score'])
})

test('an invalid pattern of an update rule is refused', () => {
  const broken = { ...updates, rules: [{ ...updates.rules[0], modelPattern: '(' }] }
  expect(readTables({ ...bundled, updates: broken })).toMatchObject({ ok: false, table: 'updates' })
})

test('a brand that uses the network of an unknown operator is refused', () => {
  const broken = {
    ...networks,
    operators: networks.operators.map(operator =>
      operator.id === 'onic' ? { ...operator, usesNetworkOf: 'nobody' } : operator,
    ),
  }
  expect(readTables({ ...bundled, networks: broken })).toMatchObject({ ok: false, table: 'networks' })
})
