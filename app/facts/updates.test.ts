import { expect, test } from 'vitest'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { specTexts } from './spec-texts.ts'
import { bundledTables } from './tables/bundled.server.ts'
import { updateFacts } from './updates.ts'

type Promised = {
  osUpgrades?: { count: number; source: string; scope: string }
  osUntil?: { date?: string }
  securityUntil?: { date?: string; ended?: boolean }
  securityYears?: { years: number; source: string }
}

const { phones: promised } = testData<{ phones: Record<string, Promised> }>('update-cases.json')
const tables = bundledTables()
const phones = sourcePhones().map(describedPhone)
const phoneNamed = (slug: string) => {
  const phone = phones.find(each => each.slug === slug)
  if (!phone) throw new Error(`no ${slug}`)
  return phone
}
const factsOf = (phone: (typeof phones)[number]) => updateFacts(specTexts(phone), tables)

test('each of the 1,201 phones gets the promises that are known of it, from the right source', () => {
  for (const phone of phones) {
    const { osUpgrades, osUntil, securityUntil, securityYears, isSupported } = factsOf(phone)
    const known = promised[phone.slug] ?? {}
    expect({
      slug: phone.slug,
      osUpgrades: osUpgrades?.value.count,
      osSource: osUpgrades?.source.id.startsWith('gsmarena') ? 'gsmarena' : osUpgrades?.source.id,
      osUntil: osUntil?.value.date,
      securityUntil: securityUntil?.source.id === 'endoflife.date' ? securityUntil.value.date : undefined,
      years: securityYears?.value.years,
      yearsSource: securityYears?.source.id,
      ended: isSupported ? !isSupported.value : undefined,
    }).toEqual({
      slug: phone.slug,
      osUpgrades: known.osUpgrades?.count,
      osSource: known.osUpgrades?.source.startsWith('gsmarena') ? 'gsmarena' : known.osUpgrades?.source,
      osUntil: known.osUntil?.date,
      securityUntil: known.securityUntil?.date,
      years: known.securityYears?.years,
      yearsSource: known.securityYears?.source,
      ended: known.securityUntil?.ended,
    })
  }
})

test('the promise of a phone itself goes before the one for its line', () => {
  const phone = phoneNamed('samsung-galaxy-s25')
  expect(factsOf(phone).osUpgrades).toMatchObject({ value: { count: 7 }, confidence: 'high' })
  const specifications = [{ category: 'Platform', specs: [{ feature: 'OS', value: 'Android 15' }] }]
  expect(factsOf({ ...phone, specifications }).osUpgrades).toMatchObject({
    value: { count: 7, region: 'world' },
    source: { id: 'samsung-s24on' },
  })
})

test('a minimum promised for a line gives a date that can only be later', () => {
  expect(factsOf(phoneNamed('apple-iphone-15-pro-max')).securityUntil).toMatchObject({
    value: { date: '2028-09-22', isMinimum: true },
    source: { id: 'apple-2023', url: expect.stringContaining('securityweek') },
  })
})

test('a promise for Europe says so', () => {
  expect(factsOf(phoneNamed('honor-400')).securityYears?.value.region).toBe('Europe')
})

test('nothing is guessed for a phone of a brand that promised others', () => {
  const phone = {
    ...phoneNamed('samsung-galaxy-s25'),
    slug: 'samsung-galaxy-q1',
    model: 'Galaxy Q1',
    specifications: [],
  }
  expect(factsOf(phone)).toEqual({
    osUpgrades: null,
    osUntil: null,
    securityUntil: null,
    securityYears: null,
    isSupported: null,
  })
})

test('a new phone of a line with a rule gets its promise', () => {
  const phone = {
    ...phoneNamed('samsung-galaxy-s25'),
    slug: 'samsung-galaxy-s27',
    model: 'Galaxy S27',
    releaseDate: '2027-02',
    specifications: [],
  }
  expect(factsOf(phone).securityUntil?.value).toMatchObject({ date: '2034-02', isMinimum: false })
})

test('no rule fits a phone whose release is unknown', () => {
  const phone = { ...phoneNamed('samsung-galaxy-s25'), slug: 'samsung-galaxy-s27', releaseDate: '', specifications: [] }
  expect(factsOf(phone).securityUntil).toBeNull()
})
