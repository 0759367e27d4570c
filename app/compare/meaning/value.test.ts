import { expect, test } from 'vitest'
import { savingsOf } from '#app/finder/value.ts'
import { comparedPhones, phoneNamed, poolOf } from '#tests/support/compared-phones.ts'
import { versionOf } from './compared.ts'
import { marksOf } from './marks.ts'
import { valueForMoney, valueSentence } from './value.ts'

const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const pool = poolOf([...phones.values()])

test('value is judged for the phones with a shop price, a certain speed, battery and memory', () => {
  const values = [...phones.values()].flatMap(phone => valueForMoney(phone, pool) ?? [])
  expect(values).toHaveLength(153)
  expect(values.filter(({ saving }) => saving >= 0.3)).toHaveLength(20)
  for (const { saving, matchedBy } of values) expect(matchedBy === null ? saving === 0 : saving >= 0.1).toBe(true)
})

test('the cheapest phone that gives as much really does', () => {
  for (const phone of phones.values()) {
    const value = valueForMoney(phone, pool)
    if (!value?.matchedBy) continue
    const marks = marksOf(phone, named(value.matchedBy))
    expect(marks.price, phone.slug).toBe('b')
    for (const row of ['speed', 'batterySize', 'memory', 'storage'] as const)
      expect(marks[row], phone.slug).not.toBe('a')
  }
})

test('value in words names the phone, its price, and what is not counted', () => {
  const phone = named('xiaomi-redmi-note-12-4g')
  const value = valueForMoney(phone, pool)
  expect(value && valueSentence(phone, value, pool)).toBe(
    'Samsung Galaxy A07 4G has about as much speed and battery size or more, and no less memory and storage by the smallest versions, for PKR 25,700 (39% less). ' +
      'Nothing else is counted, such as camera, screen and updates.',
  )
  // A price that names the smallest version is of no larger one.
  const { ramGb, storageGb } = versionOf(phone)
  const priced = phone.price && { ...phone, price: { ...phone.price, version: { ramGb, storageGb } } }
  expect(value && priced && valueSentence(priced, value, pool)).toContain('no less memory and storage, for PKR 25,700')
  const dear = named('samsung-galaxy-s25')
  const unmatched = valueForMoney(dear, pool)
  expect(unmatched && valueSentence(dear, unmatched, pool)).toMatch(
    /^None of the \d+ cheaper phones that we can compare it with gives as much for clearly less\.$/,
  )
  // Nothing is said of a phone with which no cheaper one can be compared.
  const cheapest = named(pool.phones[0]?.slug ?? '')
  const least = valueForMoney(cheapest, pool)
  expect(least && valueSentence(cheapest, least, pool)).toBeNull()
})

test('what is saved on all phones is what is saved on each; where nothing is, dearer phones that give no more count', () => {
  const savings = savingsOf(pool)
  expect(savings.size).toBe(153)
  for (const [slug, saving] of savings) expect(Math.max(saving, 0), slug).toBe(valueForMoney({ slug }, pool)?.saving)
  const dearest = pool.phones.at(-1)
  expect(savings.get(dearest?.slug ?? ''), 'none costs more').toBe(0)
  expect(Math.min(...savings.values())).toBeLessThan(-5)
})
