import { expect, test } from 'vitest'
import type { PhoneCard } from '#app/entities/phone.ts'
import { rivalOf } from './rival.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const card = (pricePkr: number | null, given: Partial<PhoneCard> = {}) =>
  ({
    ...{ brand: 'vivo', slug: 'vivo-v50', name: 'vivo V50', advantage: '6,000 mAh, 90 W' },
    ...{ pricePkr, priceGrade: 'shop', priceNote: pricePkr === null ? null : { text: '', date: '2026-07' } },
    ...given,
  }) as PhoneCard
const phone = card(124_000, { name: 'Samsung Galaxy A56' })

test('the rival is the most similar phone of about the same price that has something better', () =>
  expect(
    rivalOf(
      phone,
      [card(119_999, { name: 'A36', advantage: undefined }), card(90_000), card(124_999), card(120_000)],
      now,
    ),
  ).toEqual({
    brand: 'vivo',
    slug: 'vivo-v50',
    name: 'vivo V50',
    advantage: '6,000 mAh, 90 W',
    pricePkr: 124_999,
    priceNote: { text: '', date: '2026-07' },
  }))

test.each([
  ['without a price', phone, [card(null)]],
  ['a tenth dearer', phone, [card(136_401)]],
  ['a tenth cheaper', phone, [card(111_599)]],
  ['with a launch price', phone, [card(124_000, { priceGrade: 'launch' })]],
  ['of a price of over a year ago', phone, [card(124_000, { priceNote: { text: '', date: '2025-03' } as never })]],
  ['of a phone without a price', card(null), [card(124_000)]],
  ['of a phone with a launch price', card(124_000, { priceGrade: 'launch' }), [card(124_000)]],
])('no rival: %s', (_, own, similar) => expect(rivalOf(own, similar, now)).toBeNull())

test('beside a phone of which only the name is known the newest is the rival, with its chip and battery', () => {
  const specs = [{ label: 'Processor', text: 'Unisoc T603' }, null, { label: 'Battery', text: '5,000 mAh' }]
  const old = card(124_000, { name: 'C11', year: '2021', specs: [] })
  const rival = card(124_999, { name: 'A3x', year: '2024', advantage: '64 GB storage', specs })
  const nameOnly = { ...phone, dataConfidence: 'name-only' } as const
  expect(rivalOf(nameOnly, [old, rival], now)).toMatchObject({
    name: 'A3x',
    advantage: '64 GB storage, Unisoc T603, 5,000 mAh',
    isKnownBetter: true,
  })
  expect(rivalOf(phone, [old, rival], now)).toMatchObject({ name: 'C11' })
})
