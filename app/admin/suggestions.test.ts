import { expect, test } from 'vitest'
import { mergeSuggestion, type Suggestion } from './suggestions.ts'

const display = (size: string) => ({ category: 'Display', specs: [{ feature: 'Size', value: size }] })
const names = ['Body', 'Network', 'Memory', 'Battery', 'Sound', 'Features', 'Camera', 'Selfie', 'Platform', 'Misc']
const typed = {
  name: 'Acme One',
  model: '',
  price: 'Rs 50,000',
  shortSpecs: { ram: '8GB', battery: '' },
  specifications: [
    display('6.5 inches'),
    ...names.map(category => ({ category, specs: [{ feature: 'Kind', value: 'typed' }] })),
  ],
}
const suggestion: Suggestion = {
  texts: { name: 'Acme One 5G', model: 'One 5G' },
  shortSpecs: { ram: '12GB', battery: '5000 mAh' },
  specifications: [
    {
      category: 'display ',
      specs: [
        { feature: 'size', value: '6.7 inches' },
        { feature: 'Type', value: 'AMOLED' },
      ],
    },
    { category: 'Charging', specs: [{ feature: 'Wired', value: '33 W' }] },
  ],
}

test('empty fields are filled, rows and categories are added, and nothing typed is replaced unasked (ADMIN-14)', () => {
  const { values, filled, asked } = mergeSuggestion(typed, suggestion, { replaces: false })
  expect(values).toEqual({
    ...typed,
    model: 'One 5G',
    shortSpecs: { ram: '8GB', battery: '5000 mAh' },
    specifications: [
      {
        category: 'Display',
        specs: [
          { feature: 'Size', value: '6.5 inches' },
          { feature: 'Type', value: 'AMOLED' },
        ],
      },
      ...typed.specifications.slice(1),
      suggestion.specifications[1],
    ],
  })
  expect(filled).toEqual(['model', 'shortSpecs.battery', 'specifications'])
  expect(asked).toEqual([
    { field: 'name', typed: 'Acme One', suggested: 'Acme One 5G' },
    { field: 'ram', typed: '8GB', suggested: '12GB' },
    { field: 'Display: size', typed: '6.5 inches', suggested: '6.7 inches' },
  ])
})

test('what was asked is replaced when the editor says so, and nothing else', () => {
  const { values, asked } = mergeSuggestion(typed, suggestion, { replaces: true })
  expect(values).toMatchObject({
    name: 'Acme One 5G',
    price: 'Rs 50,000',
    shortSpecs: { ram: '12GB', battery: '5000 mAh' },
  })
  const categories = values.specifications as typeof typed.specifications
  expect(categories[0]?.specs).toContainEqual({ feature: 'Size', value: '6.7 inches' })
  expect(categories).toHaveLength(typed.specifications.length + 1)
  expect(asked).toEqual([])
})

test('an empty form takes all, without its empty rows', () => {
  const empty = { name: '', specifications: [{ category: '', specs: [{ feature: '', value: '' }] }] }
  const { values, asked } = mergeSuggestion(empty, suggestion, { replaces: false })
  expect(values).toEqual({
    ...suggestion.texts,
    shortSpecs: suggestion.shortSpecs,
    specifications: suggestion.specifications,
  })
  expect(asked).toEqual([])
})
