import { expect, test } from 'vitest'
import { distanceFrom, type MeasuredPhone } from './distance.ts'

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
