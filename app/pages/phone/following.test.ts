import { expect, test } from 'vitest'
import type { PhoneCard } from '#app/entities/phone.ts'
import type { Following } from '#app/facts/model-line.ts'
import { followingOf } from './following.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const own = (date: string, isPriceStale: boolean) =>
  ({ pricePkr: 5_999, priceOrigin: { date, kind: 'retail', source: 'priceoye-2025-03' }, isPriceStale }) as const
const found = (as: Following, pricePkr: number, date: string, isPriceStale = false) => ({
  card: { name: 'A57', pricePkr, priceGrade: 'shop', priceNote: { text: '', date }, isPriceStale } as PhoneCard,
  as,
})

test('a recent price of the next model stands beside an old one', () => {
  expect(followingOf(own('2026-07', true), found('next', 165_999, '2026-10'), now)?.name).toBe('A57')
  expect(followingOf(own('2026-10', false), found('next', 165_999, '2026-10'), now)).toBeNull()
  expect(followingOf(own('2026-03', true), found('next', 165_999, '2026-03', true), now)).toBeNull()
  expect(followingOf(own('2026-03', true), null, now)).toBeNull()
})

test('a later edition is named that costs less by a price no older', () => {
  expect(followingOf(own('2025-03', true), found('edition', 5_499, '2025-03', true), now)?.as).toBe('edition')
  expect(followingOf(own('2025-03', true), found('edition', 6_499, '2025-03', true), now)).toBeNull()
  expect(followingOf(own('2025-04', true), found('edition', 5_499, '2025-03', true), now)).toBeNull()
})
