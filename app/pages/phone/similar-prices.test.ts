import { expect, test } from 'vitest'
import type { PhoneCard } from '#app/entities/phone.ts'
import { similarPrices } from './similar-prices.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const card = (pricePkr: number | null, date: string, priceGrade: PhoneCard['priceGrade'] = 'shop') =>
  ({ pricePkr, priceGrade, priceNote: pricePkr === null ? null : { text: '', date }, isAlike: true }) as PhoneCard

test('what similar phones cost runs from the lowest to the highest, since the oldest', () =>
  expect(similarPrices([card(73_999, '2026-10'), card(49_333, '2026-10-02'), card(62_150, '2026-07')], now)).toEqual({
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
])('%s makes no range', (_, similar) => expect(similarPrices(similar, now)).toBeNull())
