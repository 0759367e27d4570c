import { expect, test } from 'vitest'
import { factPaths } from '#app/entities/facts.ts'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import type { Sensor } from './camera/values.ts'
import { deriveFacts } from './derive.ts'
import { factsJson } from './facts-json.ts'
import type { Network } from './network/values.ts'
import { bundledTables } from './tables/bundled.server.ts'

const tables = bundledTables()
const rows = new Map(sourcePhones().map(row => [row.slug, row]))

function jsonOf(slug: string): Record<string, Record<string, unknown> | null> {
  const row = rows.get(slug)
  if (!row) throw new Error(`No phone ${slug}`)
  return factsJson(deriveFacts(describedPhone(row), tables))
}

const cameras = testData<{ cases: { slug: string; expected: { sensors: Sensor[] } }[] }>('camera-cases.json').cases
const bands = testData<{ cases: { slug: string; expected: Network }[] }>('band-cases.json').cases

test.each(cameras)('the sensors of $slug stand under camera', ({ slug, expected }) => {
  expect(jsonOf(slug).camera?.sensors).toEqual(expected.sensors)
})

test.each(bands)('the networks of $slug stand under network', ({ slug, expected }) => {
  const json = jsonOf(slug).network
  for (const [name, value] of Object.entries(expected)) expect(json?.[name], name).toEqual(value)
})

test('each known fact has its source and confidence', () => {
  const { battery, speed, weightG } = jsonOf('samsung-galaxy-a56')
  expect(speed).toMatchObject({ tier: 'good', confidence: 'medium', source: { id: expect.any(String) } })
  expect(weightG).toEqual({
    value: 198,
    confidence: 'high',
    source: { id: 'gsmarena-2026-06', url: null, date: '2026-06' },
  })
  expect(battery).toMatchObject({ ratedMah: 5000, source: { id: 'gsmarena-2026-06' }, confidence: 'high' })
  expect(battery?.origins).toMatchObject({
    activeUseMinutes: { source: { url: expect.stringContaining('://') }, confidence: 'high' },
    enduranceHours: null,
  })
})

test('no fact is left out where it is unknown', () => {
  const nameOnly = {
    slug: 'made',
    name: 'Made',
    brand: 'made',
    model: 'Made',
    releaseDate: '',
    shortSpecs: {},
    specifications: [],
    dimensions: null,
    sources: [],
  }
  const unknown: Record<string, Record<string, unknown> | null> = factsJson(deriveFacts(nameOnly, tables))
  for (const path of factPaths) {
    const [group = '', name] = path.split('.')
    const value = name === undefined ? unknown[group] : unknown[group]?.[name]
    expect(value, path).toBeNull()
  }
})
