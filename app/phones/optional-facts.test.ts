import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { factsOfTexts, statedFacts, wholeFacts } from './optional-facts.ts'

const launch = (value: string, feature = 'Announced', category = 'Launch') => [
  { category: 'Network', specs: [{ feature: 'Announced', value: '2001, May 05' }] },
  { category, specs: [{ feature, value }] },
]

test.each([
  ['2023, February 01', '2023-02-01'],
  ['2024, September 13. Released 2024, September 20', '2024-09-13'],
  ['2025, February. Exp. release 2025, March', '2025-02'],
  ['2022, August', '2022-08'],
  ['2019', '2019'],
  ['2023, February 30', '2023-02'],
  ['<b>2023</b>, February&nbsp;01', '2023-02-01'],
  ['2024, March 03. Released 2024, January 20', '2024-03-03'],
  ['Released 2024, September 20', null],
  ['Not announced yet', null],
  ['Exp. announcement 2026, May', null],
  ['Cancelled. 2024, May', null],
  ['', null],
])('Launch / Announced "%s" gives the announced date %s (DATA-19)', (text, announcedDate) => {
  expect(statedFacts(launch(text))).toEqual({ announcedDate })
  expect(statedFacts(launch(text, ' ANNOUNCED', 'launch'))).toEqual({ announcedDate })
})

test('other rows are ignored', () => {
  expect(statedFacts(launch('2023, February 01', 'Released'))).toEqual({ announcedDate: null })
  expect(statedFacts([])).toEqual({ announcedDate: null })
})

test('values of the record win, null included; undefined ones come from its tables', () => {
  const specifications = launch('2023, February 01')
  expect(wholeFacts({ specifications, announcedDate: '2022' })).toEqual({ announcedDate: '2022' })
  expect(wholeFacts({ specifications, announcedDate: null })).toEqual({ announcedDate: null })
  expect(wholeFacts({ specifications, announcedDate: undefined })).toEqual({ announcedDate: '2023-02-01' })
  expect(wholeFacts({ specifications })).toEqual({ announcedDate: '2023-02-01' })
})

test('a text is parsed as a date, and left out where it is no date', () => {
  expect(factsOfTexts({ announcedDate: ' 13 September 2024 ' })).toEqual({ announcedDate: '2024-09-13' })
  expect(factsOfTexts({ announcedDate: 'soon' }).announcedDate).toBeUndefined()
  expect(factsOfTexts({}).announcedDate).toBeUndefined()
})

test('every row of the bundled catalogue can be parsed', () => {
  const rows = readCatalogPhones().filter(({ specifications }) =>
    specifications.some(
      ({ category, specs }) => category === 'Launch' && specs.some(row => row.feature === 'Announced'),
    ),
  )
  expect(rows).toHaveLength(879)
  expect(rows.filter(({ specifications }) => statedFacts(specifications).announcedDate === null)).toEqual([])
})
