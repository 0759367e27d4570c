import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, withFacts } from '#tests/support/compared-phones.ts'
import { marksOf } from './marks.ts'

const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const galaxyA56 = named('samsung-galaxy-a56')
const pocoF6 = named('xiaomi-poco-f6')
const anyPhone = fc.constantFrom(...phones.values())

test('exchanging the phones exchanges the marks', () => {
  const exchanged = { a: 'b', b: 'a', '=': '=' }
  fc.assert(
    fc.property(anyPhone, anyPhone, (a, b) => {
      const there = marksOf(a, b)
      const back = Object.entries(marksOf(b, a)).map(([row, mark]) => [row, mark && exchanged[mark]])
      expect(Object.fromEntries(back)).toEqual(there)
    }),
  )
})

test('a phone is not better than itself', () => {
  fc.assert(
    fc.property(anyPhone, phone => {
      for (const mark of Object.values(marksOf(phone, phone))) expect(['=', null]).toContain(mark)
    }),
  )
})

test('the chip of a phone with two possible chips counts only where both are beyond the tolerance', () => {
  const ambiguous = named('samsung-galaxy-a14-5g')
  expect(ambiguous.facts.speed?.value.range).toEqual([16, 19])
  expect(marksOf(ambiguous, named('samsung-galaxy-a07-4g')).speed).toBe('=')
  expect(marksOf(ambiguous, named('samsung-galaxy-s25')).speed).toBe('b')
})

test('a phone with a lesser version of its chip counts by its own result in graphics', () => {
  expect(marksOf(named('apple-iphone-16'), named('apple-iphone-16e'))).toMatchObject({
    speed: '=',
    graphics: 'a',
  })
})

test('memory and storage are those of the version that the price is for', () => {
  const priced = { pkr: 113_999, kind: 'retail' as const, date: '2026-03', version: { ramGb: 12, storageGb: 256 } }
  expect(marksOf({ ...galaxyA56, price: priced }, pocoF6)).toMatchObject({ memory: 'a', storage: '=' })
})

test('a coarse dust protection such as IP48 has no mark for water', () => {
  const coarse = withFacts(galaxyA56, { water: { code: 'IP48', level: 8 } })
  expect(marksOf(coarse, pocoF6).water).toBeNull()
})
