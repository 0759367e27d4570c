import { expect, test } from 'vitest'
import { contradictionOf } from './contradiction.ts'
import type { FactOverride } from './overrides.ts'
import { bundledTables } from './tables/bundled.server.ts'

const phone = {
  slug: 'acme-one',
  name: 'Acme One',
  brand: 'acme',
  model: 'One',
  releaseDate: '2026',
  shortSpecs: { battery: '5000 mAh' },
  specifications: [{ category: 'Memory', specs: [{ feature: 'Internal', value: '128GB 8GB RAM' }] }],
  dimensions: null,
  sources: ['gsmarena-2026-06'],
}
const source = { id: 'acme.example', url: null, date: null }
const stated = (fact: FactOverride['fact'], value: unknown): FactOverride => ({
  fact,
  value,
  source,
  confidence: 'high',
})
const contradiction = (override: FactOverride, others: FactOverride[] = []) =>
  contradictionOf(phone, bundledTables(), override, others)

test.each([
  ['battery.ratedMah', 5100, 'The specification says 5000 mAh, you state 5100 mAh'],
  ['battery.ratedMah', 5000, null],
  ['battery.ratedMah', null, null],
  ['weightG', 199, null],
  [
    'memory.versions',
    [{ ramGb: 12, storageGb: 128 }],
    'The specification says [{"ramGb":8,"storageGb":128}], you state [{"ramGb":12,"storageGb":128}]',
  ],
] as const)('%s stated as %j', (fact, value, expected) => expect(contradiction(stated(fact, value))).toBe(expected))

test('what is stated already is no new contradiction', () => {
  const before = stated('battery.ratedMah', 5100)
  expect(contradiction(before, [before])).toBeNull()
  expect(contradiction(stated('battery.ratedMah', 5200), [before])).toContain('5200 mAh')
})
