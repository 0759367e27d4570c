import { expect, test } from 'vitest'
import { phoneMarks } from '#app/entities/enums.ts'
import { factNotes, sizeNote, withoutPastStatus } from './fact-notes.ts'

test('a phone known by name only says what is not known', () => {
  expect(factNotes({ sources: [], specifications: [], dataConfidence: 'name-only', marks: [] })).toEqual([
    'Only the name, memory and prices of this phone are known. Its screen, cameras, battery, chip and size are not known yet.',
  ])
})

test('a well-known phone needs no notes', () => {
  expect(factNotes({ sources: [], specifications: [], dataConfidence: 'high', marks: ['keypad'] })).toEqual([])
  expect(factNotes({ sources: [], specifications: [], dataConfidence: null, marks: [] })).toEqual([])
})

test.each(phoneMarks.filter(mark => mark !== 'keypad'))('the mark %s is explained once', mark => {
  const notes = factNotes({ sources: [], specifications: [], dataConfidence: null, marks: [mark] })
  expect([...notes, sizeNote([mark])].filter(Boolean)).toEqual([expect.stringMatching(/^[A-Z].+\.$/)])
})

test('a phone whose system is stated to come without Google services begins with that', () => {
  const system = (value: string) => [{ category: 'Platform', specs: [{ feature: 'OS', value }] }]
  const notes = (value: string) =>
    factNotes({ sources: [], specifications: system(value), dataConfidence: null, marks: ['edition'] })
  expect(notes('Android 10, EMUI 10, no Google Play Services')[0]).toMatch(/without Google services/)
  expect(notes('HarmonyOS 4.0')[0]).toMatch(/without Google services/)
  expect(notes('Android 10, EMUI 10')).toHaveLength(1)
})

test('facts of low confidence are of lists that contradict each other, or of one shop alone', () => {
  const notesOf = (sources: string[]) => factNotes({ sources, specifications: [], dataConfidence: 'low', marks: [] })
  expect(notesOf(['shopa-2026-10', 'shopc-2026-10'])[0]).toMatch(/^Shop lists contradict each other/)
  expect(notesOf(['shopc-2026-10'])).toEqual([
    'These facts come from one shop, and nothing that we know confirms them.',
  ])
})

test('a phone that a shop had at a price is not called only expected', () => {
  const priceOrigin = { source: 'priceoye-2025-03', date: '2025-03', kind: 'retail' as const }
  const phone = { sources: [], specifications: [], dataConfidence: null, marks: ['expected-release' as const] }
  expect(factNotes({ ...phone, releaseDate: '2024', priceOrigin })).toEqual([])
  const launch = [
    { feature: 'Released', value: 'Exp. November 2024' },
    { feature: 'Status', value: 'Upcoming' },
  ]
  const specifications = [{ category: 'Launch', specs: launch }]
  const shown = withoutPastStatus({ ...phone, releaseDate: '2024', priceOrigin }, specifications)
  expect(shown).toEqual([{ category: 'Launch', specs: launch.slice(0, 1) }])
  expect(withoutPastStatus({ ...phone, releaseDate: '2024', priceOrigin: null }, specifications)).toEqual(
    specifications,
  )
  for (const other of [{ date: '2024-01' }, { kind: 'launch' as const }, { kind: 'list' as const }]) {
    expect(factNotes({ ...phone, releaseDate: '2024', priceOrigin: { ...priceOrigin, ...other } })).toHaveLength(1)
  }
})
