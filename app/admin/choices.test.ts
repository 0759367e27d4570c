import { expect, test } from 'vitest'
import { withChosen } from './choices.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const entry of Object.entries(fields)) form.append(...entry)
  return form
}

test('the stored value of a field replaces all of its typed entries, and nothing else', () => {
  const stored = {
    name: 'Stored',
    price: 'Rs 1',
    isFeatured: false,
    shortSpecs: { ram: '8GB' },
    specifications: [{ category: 'Body', specs: [{ feature: 'Colour', value: 'Blue' }] }],
  }
  const form = formOf({
    intent: 'save-phone',
    name: 'Typed',
    price: 'Rs 2',
    isFeatured: 'on',
    'shortSpecs.ram': '12GB',
    'shortSpecs.storage': '1TB',
    'specifications[0].category': 'Display',
    'specifications[0].specs[0].feature': 'Size',
    'keep.name': 'typed',
    'keep.isFeatured': 'stored',
    'keep.shortSpecs': 'stored',
    'keep.specifications': 'stored',
    'keep.intent': 'stored',
  })
  const chosen = Object.fromEntries([...withChosen(form, stored)].filter(([name]) => !name.startsWith('keep.')))
  expect(chosen).toEqual({
    intent: 'save-phone',
    name: 'Typed',
    price: 'Rs 2',
    'shortSpecs.ram': '8GB',
    'specifications[0].category': 'Body',
    'specifications[0].specs[0].feature': 'Colour',
    'specifications[0].specs[0].value': 'Blue',
  })
})
