import { expect, test } from 'vitest'
import { isNextInLine } from '#app/facts/model-line.ts'
import { type ClassedPhone, classApart, distanceFrom, isSister, type MeasuredPhone } from './distance.ts'

const phone: MeasuredPhone = {
  ...{ kind: 'smart', releaseDate: '2025-05', pricePkr: 60_000, screenInches: 6.7, speed: 30, ramGb: 8 },
  ...{ storageGb: 256, batteryMah: 5000, sensorInch: 0.5, refreshHz: 120 },
}
const distance = distanceFrom(phone)

test('a phone is nearest to its like, and any of its kind is nearer than one of another kind (PHONE-10)', () => {
  expect(distance(phone)).toBe(0)
  expect(distance({ ...phone, pricePkr: 66_000 })).toBeLessThan(distance({ ...phone, pricePkr: 80_000 }))
  const unlike = { ...phone, pricePkr: 120_000, ramGb: 4, releaseDate: '2022-05' }
  expect(distance(unlike)).toBeLessThan(distance({ ...phone, kind: 'foldable' }))
  expect(distance({ ...phone, kind: null })).toBe(0)
})

test('a phone of another class is further: without 5G, a book beside a flip, one of which only the name is known', () => {
  const own: ClassedPhone = {
    kind: 'smart',
    screenInches: 6.7,
    name: 'X1',
    pricePkr: 60_000,
    fiveG: true,
    isDescribed: true,
    isTimely: true,
  }
  const flip: ClassedPhone = { ...own, kind: 'foldable', screenInches: 6.9 }
  const keys: ClassedPhone = { ...own, kind: 'keypad', name: 'Nokia 2660 Flip', screenInches: 2.8 }
  expect(classApart(own, own)).toBe(0)
  expect(classApart({ ...own, fiveG: false }, own)).toBe(0)
  const others: [ClassedPhone, ClassedPhone][] = [
    [own, { ...own, fiveG: false }],
    [own, { ...own, fiveG: null }],
    [own, { ...own, isDescribed: false }],
    [flip, { ...flip, screenInches: 7.6 }],
    [keys, { ...keys, name: 'Nokia 150' }],
  ]
  // As far as twice the price, at least.
  const twice = distance({ ...phone, pricePkr: 120_000 })
  for (const [a, b] of others) expect(classApart(a, b), b.name).toBeGreaterThan(twice)
})

test('without a price the memory says more of the class, and 5G less', () => {
  const unpriced = { ...phone, pricePkr: null }
  const less = { ...phone, ramGb: 4 }
  expect(distanceFrom(unpriced)(less) - distanceFrom(unpriced)(phone)).toBeGreaterThan(distance(less))
  const own: ClassedPhone = {
    ...{ kind: 'smart', screenInches: 6.7, name: 'X1', pricePkr: 60_000, fiveG: true, isDescribed: true },
    isTimely: true,
  }
  const other = { ...own, fiveG: false }
  expect(classApart({ ...own, pricePkr: null }, other)).toBeLessThan(classApart(own, other))
})

test('a phone with an outdated price is further, and the model before or after it with a price of the last year nearer', () => {
  const own: ClassedPhone = {
    ...{
      kind: 'smart',
      screenInches: 6.8,
      pricePkr: 314_999,
      name: 'Samsung Galaxy S24 Ultra',
      fiveG: true,
      isDescribed: true,
    },
    isTimely: true,
  }
  const other = { ...own, name: 'Xiaomi 14' }
  const next = { ...own, name: 'Samsung Galaxy S25 Ultra' }
  expect(classApart(own, { ...other, isTimely: false })).toBeGreaterThan(classApart(own, other))
  expect(classApart(own, next)).toBeLessThan(classApart(own, other))
  expect(classApart(own, { ...next, isTimely: false })).toBe(classApart(own, { ...other, isTimely: false }))
})

test.each([
  ['Samsung Galaxy S24 Ultra', 'Samsung Galaxy S23 Ultra', true],
  ['Samsung Galaxy S24 Ultra', 'Samsung Galaxy S25', false],
  ['Samsung Galaxy S24 Ultra', 'Samsung Galaxy S22 Ultra', false],
  ['Samsung Galaxy A56', 'Samsung Galaxy A55 5G', true],
  ['Samsung Galaxy A40', 'Samsung Galaxy A39', false],
  ['Infinix Hot 60 Pro', 'Infinix Hot 50 Pro', true],
  ['Honor 300', 'Honor 200', true],
  ['Apple iPhone Air', 'Apple iPhone Air', false],
])('whether %s and %s follow each other: %j', (name, other, isNext) => expect(isNextInLine(name, other)).toBe(isNext))

test('models for other networks are of one name but for it', () => {
  expect(isSister('Samsung Galaxy A07 5G', 'Samsung Galaxy A07 4G')).toBe(true)
  expect(isSister('Samsung Galaxy A07 5G', 'Samsung Galaxy A07')).toBe(true)
  expect(isSister('Samsung Galaxy A07 5G', 'Samsung Galaxy A17 5G')).toBe(false)
  expect(isSister('Samsung Galaxy A07', 'Samsung Galaxy A07')).toBe(false)
})
