import { expect, test } from 'vitest'
import { leadOver, type Ranked } from './better.ts'

const phone: Ranked = {
  speed: 20,
  batteryMah: 5000,
  ramGb: 8,
  storageGb: 256,
  chargingWatts: 33,
  sensorInch: 0.5,
  refreshHz: 120,
  isOled: 1,
  isStabilized: 0,
  updateYears: 2,
}

test.each<[Partial<Ranked>, number]>([
  [{}, 0],
  [{ speed: 21 }, 0],
  [{ speed: 30, batteryMah: 6000 }, 2],
  [{ speed: 30, batteryMah: 4500 }, 0],
  [{ isOled: 0, isStabilized: 1 }, 0],
  [{ updateYears: 2.5 }, 0],
  [{ updateYears: 4, ramGb: 12 }, 2],
  [{ speed: Number.NaN, batteryMah: 6000 }, 1],
])('%j leads by %i', (other, lead) => {
  expect(leadOver({ ...phone, ...other }, phone)).toBe(lead)
  expect(leadOver(phone, { ...phone, ...other })).toBe(lead === 0 ? 0 : -lead)
})
