import { expect, test } from 'vitest'
import type { PhoneCard } from '#app/entities/phone.ts'
import { similarPrices } from './similar-prices.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const phone = { brand: 'samsung', name: 'Galaxy A07 5G' }
const rangeOf = (similar: PhoneCard[]) => similarPrices(phone, similar, now).range
const card = (pricePkr: number | null, date: string, priceGrade: PhoneCard['priceGrade'] = 'shop') =>
  ({
    pricePkr,
    priceGrade,
    priceNote: pricePkr === null ? null : { text: '', date },
    isAlike: true,
    id: String(pricePkr),
    name: '',
  }) as PhoneCard

test('what similar phones cost runs from the lowest to the highest, since the oldest', () =>
  expect(rangeOf([card(73_999, '2026-10'), card(49_333, '2026-10-02'), card(62_150, '2026-07')])).toEqual({
    lowPkr: 49_333,
    highPkr: 73_999,
    since: '2026-07',
  }))

test.each([
  ['a phone that is not alike', [card(73_999, '2026-10'), { ...card(62_150, '2026-10'), isAlike: false }]],
  ['one price alone', [card(73_999, '2026-10'), card(null, '')]],
  ['a launch price', [card(73_999, '2026-10'), card(40_999, '2026', 'launch')]],
  ['a price of over a year ago', [card(73_999, '2026-10'), card(40_999, '2025-03', 'older')]],
  [
    'a price over half as much again as another',
    [card(73_999, '2026-10'), card(62_150, '2026-10'), card(49_332, '2026-10')],
  ],
])('%s makes no range', (_, similar) => expect(rangeOf(similar)).toBeNull())

test('the prices that count are those of phones that are alike, and of the model for another network', () => {
  const other = { ...card(99_999, '2026-10'), isAlike: false }
  const sister = { ...card(41_999, '2026-10'), brand: 'samsung', name: 'Galaxy A07 4G', isAlike: false }
  expect(
    similarPrices(
      phone,
      [sister, other, card(40_999, '2025-03', 'older'), card(47_000, '2026-10'), card(80_000, '2026-10')],
      now,
    ),
  ).toEqual({
    range: null,
    ids: ['47000'],
    sisterId: '41999',
  })
  expect(similarPrices(phone, [{ ...sister, priceGrade: 'launch' }], now).sisterId).toBeNull()
  expect(similarPrices(phone, [{ ...sister, brand: 'oppo' }], now).sisterId).toBeNull()
})
