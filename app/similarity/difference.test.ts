import { expect, test } from 'vitest'
import { advantageText, differenceText } from './difference.ts'

const seen = (pricePkr: number, date = '2026-10-02') => ({
  ...{ hasNfc: true, hasCard: null, hasJack: null },
  ...{
    kind: 'smart' as const,
    releaseDate: '2025-05',
    screenInches: 6.7,
    speed: 18,
    speedPoints: 2000,
    ramGb: 8,
    storageGb: 256,
  },
  ...{
    fiveG: true,
    fourG: true,
    chargingWatts: 33,
    weightG: 190,
    batteryMah: 5000,
    sensorInch: 0.4,
    refreshHz: 120,
    pricePkr,
    priceGrade: 'shop' as const,
  },
  ...{ priceNote: { text: '', date }, priceRam: '8GB', priceStorage: '256GB' },
})
const own = seen(70_000)

test.each([
  [{ ...own }, ''],
  [{ ...seen(66_000), refreshHz: 90 }, '90 Hz instead of 120 · Rs 4,000 less'],
  [{ ...seen(63_000), refreshHz: 90, fiveG: false }, 'Rs 7,000 less · No 5G'],
  [{ ...own, weightG: 204 }, ''],
  [{ ...own, weightG: 205 }, '205 g instead of 190'],
  [{ ...seen(77_000), batteryMah: 7000, refreshHz: 90 }, 'Rs 7,000 more · 7,000 mAh instead of 5,000'],
  [{ ...own, speedPoints: 4400, screenInches: 6.1 }, 'Faster chip · 6.1" instead of 6.7"'],
  [{ ...own, speedPoints: null }, ''],
  [{ ...own, speedPoints: 2590 }, ''],
  [{ ...seen(70_450) }, ''],
  [{ ...own, hasNfc: false, hasCard: true }, 'No NFC'],
  [{ ...own, fiveG: false, batteryMah: 5500, screenInches: 6.5 }, 'No 5G · 5,500 mAh instead of 5,000'],
  [{ ...own, fiveG: null, batteryMah: 5300, weightG: 188 }, '5,300 mAh instead of 5,000'],
  [{ ...own, priceRam: '12GB', chargingWatts: 45 }, '12 GB RAM instead of 8 · 45 W instead of 33'],
  [{ ...own, speedPoints: 1100, batteryMah: null }, 'Slower chip'],
  [{ ...own, releaseDate: '2026-04' }, 'A year newer'],
  [{ ...own, releaseDate: '2026-01' }, ''],
  [{ ...seen(63_000), releaseDate: '2023-05-20' }, 'Rs 7,000 less · 2 years older'],
  [{ ...own, releaseDate: '' }, ''],
])('of a similar phone the price and the greatest difference are said (PHONE-10): %#', (other, text) =>
  expect(differenceText(own, other)).toBe(text),
)

test('of cheap phones a smaller difference of price is said', () => {
  expect(differenceText(seen(5_999), seen(5_549))).toBe('Rs 450 less')
  expect(differenceText(seen(5_999), seen(5_799))).toBe('')
})

test('launch prices and those that are not of one time and memory are not compared', () => {
  expect(differenceText(own, { ...seen(60_000), priceGrade: 'launch' })).toBe('')
  expect(differenceText({ ...own, priceGrade: 'launch' }, { ...seen(60_000), priceGrade: 'launch' })).toBe('')
  expect(differenceText(own, seen(60_000, '2026-03'))).toBe('')
  // Of two at about one time one may be an older price by the rule.
  expect(differenceText(own, { ...seen(60_000, '2026-06'), priceGrade: 'older' })).toBe('Rs 10,000 less')
  const last = { text: '', date: '2025-03', isLastSeen: true as const }
  expect(differenceText(own, { ...seen(60_000), priceNote: last })).toBe('')
  // Both cards say when theirs was last seen.
  expect(differenceText({ ...own, priceNote: last }, { ...seen(60_000), priceNote: last })).toBe('Rs 10,000 less')
  expect(differenceText({ ...own, priceNote: last }, { ...seen(66_000), priceNote: last })).toBe('')
  expect(differenceText(own, { ...seen(60_000), priceStorage: '128GB' })).toBe('128 GB storage instead of 256')
  expect(differenceText(own, { ...seen(60_000), priceStorage: null })).toBe('Rs 10,000 less')
  expect(differenceText(own, { ...seen(60_000), pricePkr: null, priceGrade: null, priceNote: null })).toBe('')
})

test.each([
  [{ ...own }, ''],
  [{ ...own, batteryMah: 7000, refreshHz: 90, chargingWatts: 67, ramGb: 12 }, '7,000\u00a0mAh, 67\u00a0W'],
  [{ ...seen(55_000), refreshHz: 90, fiveG: false }, ''],
  [{ ...own, weightG: 240, screenInches: 7.6 }, ''],
  [{ ...own, speedPoints: 4400, hasNfc: false }, 'faster chip'],
  [{ ...own, storageGb: 512, priceStorage: '512GB', priceRam: '12GB' }, '12\u00a0GB RAM, 512\u00a0GB storage'],
  [{ ...own, hasCard: true }, ''],
])('what a similar phone has better, its price, size and weight aside', (other, expected) =>
  expect(advantageText(own, other)).toBe(expected),
)
