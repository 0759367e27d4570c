import { expect, test } from 'vitest'
import { phoneMarks } from '#app/entities/enums.ts'
import { factNotes } from './fact-notes.ts'

test('a phone known by name only says what is not known', () => {
  expect(factNotes({ dataConfidence: 'name-only', marks: [] })).toEqual([
    'Only the name, memory and prices of this phone are known. Its screen, cameras, battery, chip and size are not known yet.',
  ])
})

test('a well-known phone needs no notes', () => {
  expect(factNotes({ dataConfidence: 'high', marks: ['keypad'] })).toEqual([])
  expect(factNotes({ dataConfidence: null, marks: [] })).toEqual([])
})

test.each(phoneMarks.filter(mark => mark !== 'keypad'))('the mark %s is explained', mark => {
  expect(factNotes({ dataConfidence: null, marks: [mark] })).toEqual([expect.stringMatching(/^[A-Z].+\.$/)])
})
