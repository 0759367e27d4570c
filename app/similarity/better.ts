/** In how many things that buyers compare one phone is better than another. Pure. */

/** Numbers where more is better; NaN: not known. */
export type Ranked = {
  speed: number
  batteryMah: number
  ramGb: number
  storageGb: number
  chargingWatts: number
  sensorInch: number
  refreshHz: number
  isOled: number
  isStabilized: number
  updateYears: number
}

/** The least ratio that is a difference. */
const ratios: Partial<Record<keyof Ranked, number>> = {
  speed: 1.1,
  batteryMah: 1.03,
  chargingWatts: 1.2,
  sensorInch: 1.05,
}
const LEAST_YEARS = 1

/** 1 where the first is better, -1 where the second is, 0 without a difference or where one is not known. */
function compared(name: keyof Ranked, a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return 0
  if (name === 'updateYears') return Math.abs(a - b) < LEAST_YEARS ? 0 : Math.sign(a - b)
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return high < low * (ratios[name] ?? 1.001) ? 0 : Math.sign(a - b)
}

/** In how many things more the first phone is better than it is worse. */
export const leadOver = (a: Ranked, b: Ranked): number =>
  (Object.keys(a) as (keyof Ranked)[]).reduce((sum, name) => sum + compared(name, a[name], b[name]), 0)
