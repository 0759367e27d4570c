import { expect, test } from 'vitest'
import { specLabelTexts } from '#app/phones/spec-label-texts.ts'
import { chosenRows, previewPaste, rowToken, withPasted } from './compare.ts'
import { MAX_PASTED } from './parse.ts'
import { allPlaces } from './vocabulary.ts'

const typed = {
  name: 'Typed',
  specifications: [
    { category: 'display', specs: [{ feature: 'Screen size', value: '6.5&quot; &amp; flat' }] },
    { category: 'Body', specs: [{ feature: 'Weight', value: '190  g' }] },
    { category: '', specs: [] },
  ],
}
const text = 'Weight: 190 g\nScreen size: 6.7"\nNFC: Yes\nHello'

test('each row says what the form has for it, under the words of the form (ADMIN-21)', () => {
  expect(previewPaste(typed, text)).toEqual({
    rows: [
      { category: 'Body', feature: 'Weight', value: '190 g', status: 'same', former: '190 g' },
      { category: 'display', feature: 'Screen size', value: '6.7"', status: 'differs', former: '6.5" & flat' },
      { category: 'Comms', feature: 'NFC', value: 'Yes', status: 'new', former: '' },
    ],
    unplaced: ['Hello'],
  })
})

test('chosen rows join the specifications, and nothing else changes', () => {
  const preview = previewPaste(typed, text)
  if (typeof preview === 'string') throw new Error(preview)
  const chosen = chosenRows(preview.rows.slice(1).map(rowToken))
  expect(withPasted(typed, chosen)).toEqual({
    name: 'Typed',
    specifications: [
      { category: 'display', specs: [{ feature: 'Screen size', value: '6.7"' }] },
      { category: 'Body', specs: [{ feature: 'Weight', value: '190  g' }] },
      { category: 'Comms', specs: [{ feature: 'NFC', value: 'Yes' }] },
    ],
  })
  expect(chosenRows(['', '{', '{"category":"A"}', 'null'])).toEqual([])
})

test.each([
  ['nothing', ' \n', /^Paste some/],
  ['too many characters', 'a'.repeat(MAX_PASTED.characters + 1), /^At most 20,000 characters; this is 20,001/],
  [
    'too many rows',
    `BATTERY\n${Array.from({ length: 301 }, (_, n) => `Row ${n}x: 1`).join('\n')}`,
    /^At most 300 rows/,
  ],
])('%s is told', (_, pasted, message) => expect(previewPaste({}, pasted)).toMatch(message))

test('lines may end as forms send them', () => {
  const lines = `${'a'.repeat(9999)}\r\n${'b'.repeat(10_000)}`
  expect(previewPaste({}, lines)).toMatchObject({ rows: [] })
})

/** Rows that the bundled catalogue lacks: those of imports, and what makers tell besides. */
const others = [
  'RAM',
  'Storage',
  'Height',
  'Width',
  'Thickness',
  'Available storage',
  'F number',
  'Auto focus',
  'Video playback',
  'In the box',
]

test('the names of rows are those of the site', () => {
  const known = Object.keys(specLabelTexts().labels)
  const names = new Set(allPlaces.flatMap(({ category, feature }) => [category, feature]))
  expect([...names].filter(name => !known.includes(name)).toSorted()).toEqual(others.toSorted())
})
