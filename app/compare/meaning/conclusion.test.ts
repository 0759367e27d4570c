/** What a page of more than two phones recommends. */
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, poolOf, withFacts } from '#tests/support/compared-phones.ts'
import type { ComparedPhone } from './compared.ts'
import { meaningOf } from './meaning.ts'

const phones = comparedPhones()

type Shown = { pkr: number; grade?: 'shop' | 'older'; isStale?: boolean }

/** With a price of October, or of before. */
function at(slug: string, { pkr, grade = 'shop', isStale = false }: Shown): ComparedPhone {
  const when = 'October 2026'
  return {
    ...phoneNamed(phones, slug),
    price: { pkr, kind: 'retail', date: '2026-10-12', grade },
    shown: { pkr, grade, when, isStale },
  }
}
const without = (slug: string): ComparedPhone => ({ ...phoneNamed(phones, slug), price: null, shown: null })

const [a56, a36, note4g, note5g] = [
  'samsung-galaxy-a56',
  'samsung-galaxy-a36',
  'xiaomi-redmi-note-14-4g',
  'xiaomi-redmi-note-14-5g',
] as const
const dear = [at(a56, { pkr: 124_000, isStale: true }), at(a36, { pkr: 119_999, grade: 'older' }), without(note5g)]
const first = (...compared: ComparedPhone[]) => meaningOf(compared, poolOf([])).pageLines[0] ?? ''

test('the cheapest at a price of now is for most, and who leads over it is taken for that', () => {
  const said = first(...dear, at(note4g, { pkr: 57_999 }))
  expect(said).toBe(
    'For most: Xiaomi Redmi Note 14 4G, PKR 57,999 (October 2026), for the lowest price seen and measured battery life; take Galaxy A56 for speed and 5G.',
  )
  expect(said.length).toBeLessThanOrEqual(160)
})

test('a price is said to be below half of others only where none of them may have changed', () => {
  const cheap = at(note4g, { pkr: 57_999 })
  const others = [at(a56, { pkr: 124_000 }), at(a36, { pkr: 119_999 })]
  expect(first(...others, cheap)).toContain('for less than half the price of the others')
  expect(first(...others.slice(1), at(a56, { pkr: 124_000, isStale: true }), cheap)).toContain('the lowest price seen')
  expect(first(...others, without(note5g), cheap)).toContain('the lowest price seen')
  expect(first(...others, at(note4g, { pkr: 60_000 }))).toContain('the lowest price seen')
})

test('nobody is for most at a price that may have changed, or where another one was last shown for less', () => {
  const stale = at(note4g, { pkr: 57_999, isStale: true })
  expect(first(...dear, stale)).not.toContain('PKR')
  expect(first(...dear, { ...stale, price: null, shown: null })).not.toContain('PKR')
  const [, ...others] = dear
  expect(first(at(a56, { pkr: 50_000, isStale: true }), ...others, at(note4g, { pkr: 57_999 }))).not.toContain('PKR')
})

test('nobody whose speed is basic or unknown, or whose updates have ended, is for most', () => {
  const cheap = at(note4g, { pkr: 57_999 })
  const ended = { date: '2024-01', isMinimum: false, region: null }
  for (const facts of [{ speed: null }, { 'updates.securityUntil': ended }])
    expect(first(...dear, withFacts(cheap, facts))).not.toContain(`For most: ${cheap.name}`)
})

test('nobody is for most where a slow one costs far less, or one of unknown speed less', () => {
  const slow = withFacts(at(a36, { pkr: 50_000, isStale: true }), { speed: null })
  const rest = [at(note4g, { pkr: 57_999 }), without(note5g)]
  expect(first(slow, ...rest)).not.toContain('For most')
  const tier = { ...phoneNamed(phones, a36).facts.speed?.value, tier: 'basic' }
  expect(first(withFacts(slow, { speed: tier }), ...rest)).toContain('For most')
  expect(first(withFacts(at(a36, { pkr: 30_000 }), { speed: tier }), ...rest)).not.toContain('For most')
})

test('one that costs little more and leads in more is for most', () => {
  const cheap = at(note4g, { pkr: 57_999 })
  expect(first(at(a56, { pkr: 60_000 }), cheap, without(note5g))).toMatch(/^For most: Samsung Galaxy A56, PKR 60,000 /)
  expect(first(at(a56, { pkr: 80_000 }), cheap, without(note5g))).toMatch(/^For most: Xiaomi Redmi Note 14 4G, /)
})

test('nobody is for most where none leads in anything', () => {
  expect(first(at(note4g, { pkr: 57_999 }), at(note4g, { pkr: 90_000 }), without(note4g))).not.toContain('For most')
})

test('without prices the one that leads in the most things is named at a like price', () => {
  expect(first(...[a56, note4g, note5g].map(without))).toBe(
    'At a like price: Samsung Galaxy A56, which leads in more than the others.',
  )
})

test('a page names first the one for most and the one that is taken instead, else the first two', () => {
  const named = (...compared: ComparedPhone[]) => meaningOf(compared, poolOf([])).named
  expect(named(...dear, at(note4g, { pkr: 57_999 }))).toEqual([3, 0])
  expect(named(...dear, at(note4g, { pkr: 57_999, isStale: true }))).toEqual([0, 1])
})
