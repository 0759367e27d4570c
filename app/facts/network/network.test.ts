import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { specTexts } from '../spec-texts.ts'
import { bundledTables } from '../tables/bundled.server.ts'
import { networkFacts } from './network-facts.ts'
import { type Network, statuses } from './values.ts'

type BandCase = { slug: string; name: string; input: Record<string, string | null>; expected: Network }

const { cases } = testData<{ cases: BandCase[] }>('band-cases.json')
const { networks } = bundledTables()

const factsOf = (input: Record<string, string | null>, name = 'Phone') =>
  networkFacts(
    specTexts({
      slug: 'phone',
      name,
      brand: 'brand',
      model: name,
      releaseDate: '2026',
      shortSpecs: {},
      specifications: [
        {
          category: 'Network',
          specs: Object.entries(input).flatMap(([feature, value]) => (value === null ? [] : [{ feature, value }])),
        },
      ],
      dimensions: null,
      sources: [],
    }),
    networks,
  )

test('there are 30 cases', () => expect(cases).toHaveLength(30))

test.each(cases)('the networks of $slug', ({ input, name, expected }) => {
  expect(factsOf(input, name).network?.value).toEqual(expected)
})

test('a phone without network rows is not known to work anywhere', () => {
  expect(factsOf({})).toEqual({ network: null, fiveG: null, fiveGHere: null })
})

test('adding a band never lowers a status', () => {
  const bands = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
  const rank = (input: string[], id: string, generation: 'lte' | 'nr') => {
    const text = input.join('; ')
    const rows = generation === 'lte' ? { '4G bands': text, '5G bands': '78' } : { '4G bands': '3', '5G bands': text }
    const facts = factsOf({ Technology: 'LTE / 5G', ...rows })
    return statuses.indexOf(facts.network?.value.operators[id]?.[generation].status ?? 'unknown')
  }
  fc.assert(
    fc.property(bands, bands, fc.integer({ min: 1, max: 90 }), (first, second, added) => {
      const before = [first.join(', '), `${second.join(', ')} - India`]
      const after = [[...first, added].join(', '), `${second.join(', ')} - India`]
      for (const { id, bands } of networks.operators) {
        if (!bands) continue
        expect(rank(after, id, 'lte')).toBeLessThanOrEqual(rank(before, id, 'lte'))
        expect(rank(after, id, 'nr')).toBeLessThanOrEqual(rank(before, id, 'nr'))
      }
    }),
  )
})

test('a 5G list that repeats the 4G list of its version is not known', () => {
  const list = '1, 2, 3, 4, 5, 7, 8, 12, 17, 20'
  const nrOf = (nr: string) =>
    factsOf({ Technology: 'LTE / 5G', '4G bands': list, '5G bands': nr }).network?.value.operators.zong?.nr
  expect(nrOf(list)?.status).toBe('unknown')
  expect(nrOf(`${list}, 41, 78`)?.status).toBe('full')
})

test('of the 1,201 phones as many reach both 5G bands, one, none, or are unknown as a count of the texts says', () => {
  const counts: Partial<Record<string, number>> = {}
  for (const phone of sourcePhones()) {
    const { network } = networkFacts(specTexts(describedPhone(phone)), networks)
    const status = network?.value.operators.zong?.nr.status ?? 'unknown'
    counts[status] = (counts[status] ?? 0) + 1
  }
  expect(counts).toEqual({ full: 562, partial: 47, none: 2, 'no-5g': 406, unknown: 184 })
})

test('without band numbers every status is unknown or no', () => {
  const { network } = factsOf({ Technology: 'GSM / LTE / 5G' })
  for (const { lte, nr } of Object.values(network?.value.operators ?? {})) {
    expect(lte.status).toBe('unknown')
    expect(['unknown', 'not-offered']).toContain(nr.status)
  }
})

test('replaced networks change the result', () => {
  const specs = { Technology: 'LTE / 5G', '5G bands': '78', '4G bands': '3' }
  const only78 = networks.operators.map(operator =>
    operator.bands ? { ...operator, bands: { ...operator.bands, nrCore: [78], nrExtra: [] } } : operator,
  )
  const phone = {
    slug: 'phone',
    name: 'Phone',
    brand: 'brand',
    model: 'Phone',
    releaseDate: '2026',
    shortSpecs: {},
    specifications: [
      { category: 'Network', specs: Object.entries(specs).map(([feature, value]) => ({ feature, value })) },
    ],
    dimensions: null,
    sources: [],
  }
  expect(networkFacts(specTexts(phone), networks).network?.value.operators.zong?.nr.status).toBe('partial')
  const replaced = networkFacts(specTexts(phone), { ...networks, operators: only78 })
  expect(replaced.network?.value.operators.zong?.nr.status).toBe('full')
})

test.each([
  ['Redmi Note 12 4G', 'HSPA, LTE, 5G', false],
  ['Vivo T2 5G', 'HSPA, LTE', true],
  ['Galaxy S25', 'HSPA, LTE, 5G', true],
  ['Galaxy A06', 'HSPA, LTE', false],
])('whether %s has 5G is told by its name, then its rows', (name, Speed, expected) => {
  expect(factsOf({ Speed }, name).fiveG?.value).toBe(expected)
})

test('a phone with 5G, or with listed 4G bands, has 4G (FACT-4)', () => {
  const facts = sourcePhones().map(row => networkFacts(specTexts(describedPhone(row)), networks))
  const without4g = facts.filter(({ network }) => network?.value.has4g === false)
  expect(without4g.filter(({ fiveG, network }) => fiveG?.value || network?.value.lte.state === 'listed')).toEqual([])
})

test.each([
  ['Snapdragon 7 Gen 4', true],
  ['Dimensity 7300', true],
  ['Apple A20 Pro', true],
  ['Snapdragon 6s Gen 1', false],
  ['Snapdragon 8+ Gen 1 4G', false],
  ['Apple A13 Bionic', undefined],
  ['Helio G99', undefined],
])('where no row tells, the chip %s tells of 5G: %s (FACT-6)', (chip, expected) => {
  const phone = {
    ...describedPhone(sourcePhones()[0] as ReturnType<typeof sourcePhones>[number]),
    name: 'Phone',
    specifications: [],
  }
  const { fiveG } = networkFacts(specTexts(phone), networks, chip)
  expect([fiveG?.value, fiveG?.confidence]).toEqual([expected, expected === undefined ? undefined : 'low'])
})
