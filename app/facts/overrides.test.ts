import { expect, test } from 'vitest'
import { factPaths } from '#app/entities/facts.ts'
import { describedPhone, sourcePhones } from '#tests/support/source-phones.ts'
import { deriveFacts } from './derive.ts'
import { overridesSchema, withOverrides } from './overrides.ts'
import { bundledTables } from './tables/bundled.server.ts'

const tables = bundledTables()
const row = sourcePhones().find(({ slug }) => slug === 'samsung-galaxy-s25')
if (!row) throw new Error('no phone')
const phone = describedPhone(row)
const source = { id: 'editor', url: 'https://www.samsung.com/pk/', date: '2026-11-22' }

test('an override replaces the derived fact and names its own source', () => {
  const facts = deriveFacts(phone, tables)
  const overrides = overridesSchema.parse([
    { fact: 'battery.ratedMah', value: 4100, source },
    { fact: 'nfc', value: 'market', source, confidence: 'medium' },
  ])
  const changed = withOverrides(facts, overrides)
  expect(changed.battery.ratedMah).toEqual({ value: 4100, source, confidence: 'high' })
  expect(changed.nfc).toEqual({ value: 'market', source, confidence: 'medium' })
  expect(changed.battery.activeUseMinutes).toEqual(facts.battery.activeUseMinutes)
  expect(facts.battery.ratedMah?.value).toBe(4000)
})

test('deriving again keeps the override', () => {
  const overrides = overridesSchema.parse([{ fact: 'weightG', value: 165, source }])
  const changed = { ...phone, dimensions: { ...phone.dimensions, weight: '170 g' } }
  expect(withOverrides(deriveFacts(changed, tables), overrides).weightG?.value).toBe(165)
})

test('a derived fact that is wrong can be made unknown', () => {
  const overrides = overridesSchema.parse([{ fact: 'camera.sensors', value: null, source }])
  expect(withOverrides(deriveFacts(phone, tables), overrides).camera.sensors).toBeNull()
})

test.each([
  ['an unknown fact', [{ fact: 'battery.volts', value: 5, source }], '0.fact'],
  ['a value of another kind', [{ fact: 'battery.ratedMah', value: '5000', source }], '0.value'],
  ['a part of a value', [{ fact: 'size', value: { heightMm: 5 }, source }], '0.value.widthMm'],
  ['no source', [{ fact: 'jack', value: true }], '0.source'],
  [
    'a fact given twice',
    [
      { fact: 'jack', value: true, source },
      { fact: 'jack', value: false, source },
    ],
    '1.fact',
  ],
])('%s is refused at its place', (_, given, place) => {
  const result = overridesSchema.safeParse(given)
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toContain(place)
})

test('the derived facts of all phones are valid, and every kind of fact can be overridden', () => {
  const seen = new Set<string>()
  for (const given of sourcePhones()) {
    const facts = deriveFacts(describedPhone(given), tables) as Record<string, unknown>
    const stated = factPaths.flatMap(path => {
      const [group = '', name] = path.split('.')
      const entry = facts[group] as Record<string, unknown> | null
      const fact = (name === undefined ? entry : entry?.[name]) as { value: unknown } | null
      return fact ? [{ fact: path, value: fact.value, source }] : []
    })
    expect(overridesSchema.safeParse(stated).error?.issues, given.slug).toBeUndefined()
    for (const { fact } of stated) seen.add(fact)
  }
  expect([...seen].sort()).toEqual([...factPaths].sort())
})
