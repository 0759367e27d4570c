import { expect, test } from 'vitest'
import type { PhoneFacts } from '#app/facts/values.ts'
import { comparedPhones, type FactValues, phoneNamed, withFacts } from '#tests/support/compared-phones.ts'
import { updatesView } from './updates-view.ts'

const phones = comparedPhones()
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const factsOf = (slug: string, values: FactValues = {}): PhoneFacts => withFacts(phoneNamed(phones, slug), values).facts
const price = {
  pricePkr: 90_000,
  priceGrade: 'shop' as const,
  priceNote: { text: 'seen', date: '2026-10-02' },
  releaseDate: '2024-03-15',
}
const a55 = (day: string, phone = price) =>
  updatesView(
    { facts: factsOf('samsung-galaxy-a55', { 'updates.securityUntil': until('2028-03-15') }), phone },
    at(day),
  )
const until = (date: string, isMinimum = false) => ({ date, isMinimum })
const line = (view: ReturnType<typeof updatesView>, label: string) => view?.lines.find(each => each.label === label)

test.each([
  ['2024-03-15', 'until March 2028', '4 years left'],
  ['2026-03-20', 'until March 2028', '1.5 years left'],
  ['2027-03-10', 'until March 2028', '1 year left'],
  ['2027-11-15', 'until March 2028', 'less than half a year left'],
  ['2028-03-16', 'ended in March 2028', undefined],
])('on %s security updates read "%s", "%s"', (day, text, more) => {
  const security = line(a55(day), 'Security updates')
  expect([security?.text, security?.more]).toEqual([text, more])
})

test('a year of safe use costs the price by the years left, and only while a year is left', () => {
  expect(line(a55('2026-03-20'), 'Price per year of updates left')).toEqual({
    label: 'Price per year of updates left',
    text: 'PKR 60,000',
    more: 'PKR 90,000 over 1.5 years',
    date: '2026-10-02',
  })
  expect(line(a55('2027-03-10'), 'Price per year of updates left')?.text).toBe('PKR 90,000')
  expect(line(a55('2027-03-20'), 'Price per year of updates left')).toBeUndefined()
})

test('neither a launch price nor one of over a year ago is divided', () => {
  const launch = { ...price, priceGrade: 'launch' as const }
  expect(line(a55('2026-03-20', launch as unknown as typeof price), 'Price per year of updates left')).toBeUndefined()
  const old = { ...price, priceNote: { text: 'seen', date: '2025-03-01' } }
  expect(line(a55('2026-03-20', old), 'Price per year of updates left')).toBeUndefined()
})

test('a stated minimum never reads as ended, and a phone without a promise gets no number', () => {
  const facts = factsOf('apple-iphone-15', { 'updates.securityUntil': until('2026-01-01', true) })
  expect(line(updatesView({ facts, phone: price }, at('2026-11-22')), 'Security updates')?.text).toBe(
    'at least until January 2026',
  )
  const nothing = updatesView({ facts: factsOf('itel-a70'), phone: price }, at('2026-11-22'))
  expect(nothing).toEqual({
    short: 'No promise found',
    lines: [],
    isPromised: false,
    sources: [],
  })
})

test('the title of the fold says what is promised of the system where nothing is of security', () => {
  const none = { 'updates.securityUntil': null, 'updates.securityYears': null, 'updates.isSupported': null }
  const facts = factsOf('samsung-galaxy-a55', none)
  expect(updatesView({ facts, phone: price }, at('2026-11-22'))?.short).toBe('Android upgrades: up to 4 promised')
})

test('the title of the fold names a region without the remarks of its source', () => {
  const filed = { ...until('2030-09', true), region: 'UK filing, stated as a minimum; iPhone 15 and later' }
  const facts = factsOf('apple-iphone-15', { 'updates.securityUntil': filed })
  const view = updatesView({ facts, phone: price }, at('2026-11-22'))
  expect(view?.short).toBe('Security: at least until September 2030 (stated for: UK filing)')
  expect(line(view, 'Security updates')?.text).toContain('(stated for: UK filing, stated as a minimum;')
})

test('upgrades are counted from the launch, one a year', () => {
  const upgrades = (day: string) => line(a55(day), 'Android upgrades')
  expect(upgrades('2024-04-01')).toMatchObject({ text: 'up to 4 promised', more: 'about 4 left, at one a year' })
  expect(upgrades('2026-11-22')?.more).toBe('about 2 left, at one a year')
  expect(upgrades('2030-11-22')?.more).toBe('none left, at one a year')
})

test('of all phones none has a number without a source; each names the site that reported it, never the maker', () => {
  for (const { facts, releaseDate } of phones.values()) {
    const view = updatesView({ facts, phone: { ...price, releaseDate } }, at('2026-11-22'))
    if (!view) continue
    const isNumbered = view.lines.some(({ text, more }) => /\d/.test(`${text} ${more}`))
    expect(isNumbered && view.sources.length === 0, facts.chip?.source.id).toBe(false)
    for (const { name, url, date } of view.sources) {
      expect(name).not.toMatch(/maker/)
      // These sites give no date in their address.
      const isUndated = /^(cybershack.com.au|securityweek.com|phonearena.com|telefonino.net)$/.test(name)
      expect([name, isUndated || date !== null, url === null || url.startsWith('https://')]).toEqual([name, true, true])
    }
  }
})

test('a keypad phone has no line on updates', () => {
  expect(
    updatesView({ facts: factsOf('samsung-galaxy-a55', { kind: 'keypad' }), phone: price }, at('2026-11-22')),
  ).toBe(null)
})
