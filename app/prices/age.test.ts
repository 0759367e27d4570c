import { expect, test } from 'vitest'
import { ageWarning, cardNote, hasComparablePrice, isStale, priceAgeDays, priceNote, tagNote } from './age.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

test.each([
  ['2026-03-14', '2026-03-14', 0],
  ['2026-03-14', '2026-03-15', 1],
  ['2026-03', '2026-04-01', 17],
  ['2026-03', '2026-03-14', -1],
  ['2024-02', '2024-03-01', 15],
  ['2025-12', '2026-01-01', 17],
  ['2025', '2026-01-01', 184],
  ['2026-12-31', '2027-01-01', 1],
])('the age of a price of %s on %s is %i days', (date, today, days) => expect(priceAgeDays(date, at(today))).toBe(days))

test.each([
  ['2026-03-14T18:59:59Z', 0],
  ['2026-03-14T19:00:00Z', 1],
])('a day ends at midnight in Karachi: at %s a price of 14 March 2026 is %i days old', (now, days) =>
  expect(priceAgeDays('2026-03-14', Date.parse(now))).toBe(days),
)

const shopNote = (date: string, now: string) =>
  priceNote('shop', { source: 'priceoye-2026-03', date, kind: 'retail' }, at(now))

test.each([
  [0, '2026-06-10', 'Shop price, seen 10 Jun 2026 · PriceOye'],
  [30, '2026-07-10', 'Shop price, seen 10 Jun 2026 · PriceOye'],
  [31, '2026-07-11', 'Shop price, seen in June 2026 · PriceOye'],
  [120, '2026-10-08', 'Shop price, seen in June 2026 · PriceOye'],
  [121, '2026-10-09', 'Shop price, seen in June 2026 · may have changed'],
  [365, '2027-06-10', 'Shop price, seen in June 2026 · may have changed'],
  [366, '2027-06-11', 'Shop price, last seen in June 2026'],
])('%i days after it was read, a price reads so', (days, now, text) => {
  expect(priceAgeDays('2026-06-10', at(now))).toBe(days)
  expect(shopNote('2026-06-10', now).text).toBe(text)
})

test.each([
  ['2026-10', '2026-11-22', 'Shop price, seen in October 2026 · PriceOye'],
  ['2026-06', '2026-10-13', 'Shop price, seen in June 2026 · PriceOye'],
  ['2026-06', '2026-10-14', 'Shop price, seen in June 2026 · may have changed'],
  ['2026-06', '2027-06-15', 'Shop price, seen in June 2026 · may have changed'],
  ['2026-06', '2027-06-16', 'Shop price, last seen in June 2026'],
  ['2023', '2026-11-22', 'Shop price, last seen in 2023'],
])('a month counts as its middle: a price of %s on %s reads %s', (date, now, text) =>
  expect(shopNote(date, now).text).toBe(text),
)

test('a date that was inferred is about, and the memory of a price stands beside it', () => {
  const origin = { source: 'shahab-2026-07', date: '2026-07', kind: 'list', ram: '8GB', storage: '256GB' } as const
  const text = 'List price, seen about July 2026 · Shahab Mobile · 8 + 256 GB'
  expect(priceNote('shop', origin, at('2026-08-22')).text).toBe(text)
  expect(priceNote('shop', { ...origin, storage: undefined }, at('2026-08-22')).text).toMatch(/ · 8 GB RAM$/)
})

test('a launch price says that it is none of a shop, at any age', () => {
  const origin = { source: 'mobiles-2025', date: '2021-08-20', kind: 'launch' } as const
  expect(priceNote('launch', origin, at('2021-08-21')).text).toBe('Launch price, 2021, unverified · not a shop price')
  expect(priceNote('launch', origin, at('2026-11-22')).date).toBe('2021')
  expect(hasComparablePrice({ priceGrade: 'launch', priceNote: { date: '2026-11-20' } }, at('2026-11-22'))).toBe(false)
  expect(isStale('launch', '2026-11-20', at('2026-11-22'))).toBe(true)
})

test.each([
  ['shop', '2027-06-10', true],
  ['older', '2027-06-10', true],
  ['older', '2027-06-11', false],
] as const)('a price of grade %s on %s is compared: %s', (grade, now, expected) =>
  expect(hasComparablePrice({ priceGrade: grade, priceNote: shopNote('2026-06-10', now) }, at(now))).toBe(expected),
)

test.each([
  ['2026-10-12', '2026-10-20', 'seen 12 Oct 2026 · Mega.pk · 8 + 128', 'Oct 2026 · Mega.pk'],
  ['2026-10-12', '2026-12-20', 'seen in October 2026 · Mega.pk · 8 + 128', 'Oct 2026 · Mega.pk'],
  ['2026-10-12', '2027-04-20', 'seen in October 2026 · Mega.pk · 8 + 128', 'Oct 2026 · may have changed'],
  ['2026-10-12', '2027-12-20', 'last seen in October 2026 · Mega.pk · 8 + 128', 'last seen Oct 2026'],
])('a shop price of %s reads on %s beside the price and on a card', (date, now, tag, card) => {
  const origin = {
    source: 'market-2026-10',
    seller: 'Mega.pk',
    date,
    kind: 'retail',
    ram: '8GB',
    storage: '128GB',
  } as const
  expect(tagNote('shop', origin, at(now)).text).toBe(tag)
  expect(cardNote('shop', origin, at(now))).toMatchObject({ text: card, memory: '8 + 128 GB' })
})

test.each([
  ['shop', '2026-10-20', null],
  ['shop', '2027-04-12', { text: 'It may have changed: ask for today’s price.', isOld: false }],
  ['shop', '2027-04-13', { text: '6 months old, may have changed: ask the shop.', isOld: true }],
  ['shop', '2027-10-11', { text: '11 months old, may have changed: ask the shop.', isOld: true }],
  ['older', '2027-12-20', { text: 'Ask the shop for today’s price.', isOld: false }],
  ['launch', '2026-10-20', { text: 'Ask the shop for today’s price.', isOld: false }],
] as const)('a price of grade %s on %s is followed by %j', (grade, now, expected) => {
  const origin = { source: 'market-2026-10', date: '2026-10-12', kind: 'retail' } as const
  expect(ageWarning(grade, origin, at(now))).toEqual(expected)
})

test('the note of a price of over a year ago is marked, so that the price is muted', () => {
  const origin = { source: 'market-2026-10', date: '2026-10-12', kind: 'retail' } as const
  for (const noteOf of [priceNote, tagNote, cardNote]) {
    expect(noteOf('older', origin, at('2027-12-20')).isLastSeen).toBe(true)
    expect(noteOf('older', origin, at('2027-04-20'))).not.toHaveProperty('isLastSeen')
    expect(noteOf('launch', { ...origin, kind: 'launch' }, at('2027-12-20'))).not.toHaveProperty('isLastSeen')
  }
})

test('beside the price and on a card, what is no shop price says so', () => {
  const origin = { source: 'shahab-2026-07', date: '2026-07', kind: 'list', storage: '256GB' } as const
  expect(tagNote('shop', origin, at('2026-08-22')).text).toBe(
    'List price, seen about July 2026 · Shahab Mobile · 256 GB',
  )
  expect(cardNote('shop', origin, at('2026-08-22'))).toMatchObject({
    text: 'list about Jul 2026 · Shahab Mobile',
    memory: '256 GB',
  })
  expect(cardNote('shop', { ...origin, storage: undefined }, at('2026-08-22'))).not.toHaveProperty('memory')
  expect(cardNote('launch', { ...origin, kind: 'launch' }, at('2026-08-22')).text).toBe('at launch, 2026, unverified')
})

test('of a price of a year alone no months are said', () => {
  const origin = { source: 'market-2026', date: '2026', kind: 'retail' } as const
  expect(ageWarning('shop', origin, at('2027-03-20'))).toMatchObject({ isOld: false })
})
