import { expect, test } from 'vitest'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { askedClass, askedText, asPrice, whatsAppHref } from './asked.ts'
import { lastMarch, priceOfLastMarch } from './slip.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const versions = [
  { ramGb: 8, storageGb: 128 },
  { ramGb: 8, storageGb: 256 },
]
const point = (more: Partial<PricePoint> = {}): PricePoint => ({
  pricePkr: 47_999,
  source: 'priceoye-2026-03',
  date: '2026-03',
  kind: 'retail',
  storage: '128GB',
  ...more,
})
const { pricePkr: _, ...origin } = point({ date: '2026-10-02', source: 'market-2026-10' })
const marchOf = (history: PricePoint[], of: typeof origin | null = origin, known = versions) =>
  priceOfLastMarch(of, known, history, now)?.pricePkr ?? null

test.each([
  ['2026-11-25', '2026-03'],
  ['2026-03-01', '2026-03'],
  ['2027-02-28', '2026-03'],
])('on %s last March is %s (SLIP-2)', (day, march) => expect(lastMarch(Date.parse(`${day}T12:00:00Z`))).toBe(march))

test('by the calendar of Karachi March begins before that of Greenwich', () =>
  expect(lastMarch(Date.parse('2027-02-28T20:00:00Z'))).toBe('2027-03'))

test.each([
  ['of the same version', {}, 47_999],
  ['of a day of March', { date: '2026-03-14' }, 47_999],
  ['of another version', { storage: '256GB' }, null],
  ['of April', { date: '2026-04' }, null],
  ['of a March before', { date: '2025-03' }, null],
  ['at launch', { kind: 'launch' }, null],
  ['without PTA approval', { kind: 'non-pta' }, null],
  ['that was taken back', { pricePkr: 0 }, null],
] satisfies [string, Partial<PricePoint>, number | null][])('a price %s (SLIP-2)', (__, more, price) =>
  expect(marchOf([point(more)])).toBe(price),
)

test('the lowest of March counts, of any version where the phone has one or no shop price', () => {
  const history = [point(), point({ pricePkr: 45_000, storage: '256GB' }), point({ pricePkr: 46_000 })]
  expect(marchOf(history)).toBe(46_000)
  expect(marchOf(history, null)).toBe(45_000)
  expect(marchOf([point({ storage: undefined })], origin, versions.slice(1))).toBe(47_999)
})

test('the price of the phone is not said twice, and March is not after it', () => {
  expect(marchOf([point()], { ...origin, date: '2026-03' })).toBeNull()
  expect(marchOf([point()], { ...origin, date: '2025-10' })).toBeNull()
})

test.each([
  ['89,000', 84_999, 'Rs 4,001 above what we saw (5%)'],
  ['85,001', 84_999, 'Rs 2 above what we saw'],
  ['80k', 84_999, 'Rs 4,999 below what we saw (6%)'],
  ['Rs 84,999/-', 84_999, 'The same as what we saw'],
  ['۸۹٬۰۰۰', 84_999, 'Rs 4,001 above what we saw (5%)'],
  ['cheap', 84_999, 'Write a price such as 84,999 or 85k'],
  ['84', 84_999, 'Write a price such as 84,999 or 85k'],
  ['89,000', null, 'We have no shop price to compare it with'],
  ['  ', 84_999, ''],
])('a shop that asks %s where we saw %s: %s (SLIP-3)', (typed, seen, text) => expect(askedText(typed, seen)).toBe(text))

test.each([
  ['135000', '135,000', 'is-above'],
  ['80k', '80,000', 'is-below'],
  ['84,999', '84,999', ''],
  ['cheap', 'cheap', ''],
])('%s is written as %s, and marked by how far it is from what we saw (SLIP-3)', (typed, price, mark) => {
  expect(asPrice(typed)).toBe(price)
  expect(askedClass(typed, 84_999)).toBe(mark)
})

test('the message has what was seen, what shops ask, and the address of the slip (SLIP-5)', () => {
  const href = whatsAppHref(
    'A & B: PKR 84,999',
    [
      { name: 'A & B', typed: '89,000', seenPkr: 84_999 },
      { name: 'C', typed: 'cheap', seenPkr: 1 },
      { name: 'D', typed: '', seenPkr: 1 },
    ],
    'https://phones.example/slip?phones=a,b&asks1=89000',
  )
  expect(new URL(href).origin).toBe('https://wa.me')
  expect(new URL(href).searchParams.get('text')).toBe(
    'A & B: PKR 84,999\nA & B: the shop asks PKR 89,000. Rs 4,001 above what we saw (5%).\n' +
      'https://phones.example/slip?phones=a,b&asks1=89000',
  )
})
