import { expect, test } from 'vitest'
import type { Fact } from '#app/facts/fact.ts'
import { networkFacts } from '#app/facts/network/network-facts.ts'
import { networkTexts } from '#app/facts/network/texts.ts'
import { specTexts } from '#app/facts/spec-texts.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { comparedPhones, phoneNamed } from '#tests/support/compared-phones.ts'
import { networkView } from './network-view.ts'

const phones = comparedPhones()
const { networks } = bundledTables()
const viewOf = (slug: string) => networkView(phoneNamed(phones, slug).facts, networks)

/** The view of a phone with these network rows. */
const viewOfRows = (rows: Record<string, string>) =>
  networkView(
    networkFacts(
      specTexts({
        slug: 'phone',
        name: 'Phone',
        brand: 'brand',
        model: 'Phone',
        releaseDate: '2026',
        shortSpecs: {},
        specifications: [
          { category: 'Network', specs: Object.entries(rows).map(([feature, value]) => ({ feature, value })) },
        ],
        dimensions: null,
        sources: ['gsmarena-2026-06'],
      }),
      networks,
    ),
    networks,
  )

test('each operator with 5G has a row in words; full 4G needs none', () => {
  expect(viewOf('samsung-galaxy-a55')).toMatchObject({
    fiveG: null,
    rows: [
      { name: 'Jazz (and ROX)', status: expect.any(String) },
      { name: 'Zong', status: 'full' },
      { name: 'Ufone (and Onic)', status: 'full' },
    ],
    fourG: [],
    source: { name: 'GSMArena', date: expect.stringMatching(/^\d{4}-\d{2}$/) },
  })
})

test('one band of two is part of 5G, and the missing bands are named with their frequency', () => {
  const view = viewOfRows({ Technology: 'LTE / 5G', '4G bands': '1, 3, 5, 8, 40', '5G bands': '1, 78 SA/NSA' })
  expect(view.rows.map(({ status }) => networkTexts().statuses[status])).toEqual([
    'Works on some 5G',
    'Works on some 5G',
    'Works on some 5G',
  ])
  expect(view.missing).toContain('Zong: without 5G n41 (2600 MHz)')
  expect(view.missing[0]).toBe('Jazz: without 5G n28 (700 MHz), 5G n40 (2300 MHz), and 5G n41 (2600 MHz)')
})

test('4G is spoken of where it is not full', () => {
  const view = viewOfRows({ Technology: 'LTE', '4G bands': '1, 5, 7' })
  expect([view.short, view.fiveG]).toEqual(['No 5G', null])
  expect(view.fourG).toEqual([
    '4G with Jazz, Zong, Ufone, and Telenor: hardly.',
    '4G with SCOM (SCO): no: other bands.',
  ])
})

test('a phone without band numbers is never shown as working', () => {
  expect(networkView({ network: null, fiveG: null }, networks)).toMatchObject({
    fiveG: 'Whether it has 5G that works here is not known.',
    rows: [],
    fourG: ['4G bands: not known.'],
  })
  const generic = viewOfRows({ Technology: 'LTE / 5G', '4G bands': 'LTE', '5G bands': 'SA/NSA' })
  expect(generic).toMatchObject({ rows: [], fourG: ['4G bands: not known.'] })
  expect(generic.fiveG).toMatch(/^This phone has 5G; on which bands is not known/)
  for (const { facts } of phones.values()) {
    const view = networkView(facts, networks)
    const isListed = facts.network?.value.nr.state === 'listed'
    expect(!isListed && view.rows.some(({ status }) => ['full', 'good', 'partial'].includes(status))).toBe(false)
  }
})

test('bands of foreign versions ask to check the model code', () => {
  const view = viewOfRows({ Technology: 'LTE / 5G', '4G bands': '1, 3 - India', '5G bands': '41, 78 - India' })
  expect(view.version).toBe(
    'No source says which version is sold here: the bands are those of the versions that it names. Check the model code of your set.',
  )
})

test('a replaced table changes the rows without another build', () => {
  const [jazz, ...others] = networks.operators
  if (!jazz?.bands) throw new Error('The table begins with Jazz.')
  const table = { ...networks, operators: [{ ...jazz, name: 'Jazz New' }, ...others] }
  const fact = phoneNamed(phones, 'samsung-galaxy-a55').facts.network as Fact<never>
  expect(networkView({ network: fact, fiveG: null }, table).rows[0]?.name).toBe('Jazz New (and ROX)')
})

test('in few words it is said with whom 5G works, or that it does not', () => {
  expect(viewOfRows({ Technology: 'GSM / HSPA / LTE' }).short).toBe('No 5G')
  expect(viewOf('samsung-galaxy-s24-ultra').short).toBe('Jazz, Zong, Ufone')
})
