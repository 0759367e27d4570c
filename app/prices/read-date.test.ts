import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPriceDate } from './read-date.ts'

const now = Date.parse('2026-11-23T12:00:00+05:00')
const dateOf = (text: string) => {
  const read = readPriceDate(text, now)
  return read.ok ? read.date : read.message
}

test.each([
  ['21/11/2026', '2026-11-21'],
  ['3-9-2026', '2026-09-03'],
  ['03.09.26', '2026-09-03'],
  ['2026-11-21', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  ['2026-11-21T08:30:00Z', '2026-11-21'],
  ['2026-11-21 08:30', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['Nov 2026', '2026-11'],
  ['November, 2026', '2026-11'],
  ['2026, November', '2026-11'],
  ['11/2026', '2026-11'],
  ['2026-11', '2026-11'],
  ['2025', '2025'],
  ['21 Nov 2026', '2026-11-21'],
  ['21st November, 2026', '2026-11-21'],
  ['21-Nov-26', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['Saturday, 21 November 2026', '2026-11-21'],
  ['۲۱/۱۱/۲۰۲۶', '2026-11-21'],
  ['24/11/2026', '2026-11-24'],
])('%j is %s', (text, date) => expect(dateOf(text)).toBe(date))

test.each([
  '11/21/2026',
  '31/02/2026',
  '00/11/2026',
  '2026-13',
  'Nov-26',
  'yesterday',
  '46347',
  '1999',
  '21/11',
  'Foo 2026',
])('%j is refused as no date', text =>
  expect(dateOf(text)).toBe(`"${text}" is no date such as 21/11/2026, 2026-11-21 or Nov 2026`),
)

test.each(['25/11/2026', '2027-05-01', 'May 2027', '2027'])('%j is refused as later than tomorrow', text =>
  expect(dateOf(text)).toBe(`"${text}" is after today`),
)

test('each day of three years is read from each form, or refused', () => {
  const forms = [
    (y: number, m: number, d: number) => `${d}/${m}/${y}`,
    (y: number, m: number, d: number) => `${d}.${m}.${y % 100}`,
    (y: number, m: number, d: number) => `${y}-${m}-${d}`,
  ]
  fc.assert(
    fc.property(fc.date({ min: new Date('2023-01-01'), max: new Date('2026-11-24'), noInvalidDate: true }), date => {
      const iso = date.toISOString().slice(0, 10)
      const [y = 0, m = 0, d = 0] = iso.split('-').map(Number)
      for (const form of forms) expect(dateOf(form(y, m, d))).toBe(iso)
    }),
  )
})
