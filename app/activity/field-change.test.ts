import { expect, test } from 'vitest'
import { listBrands } from '#app/brands/brands.server.ts'
import { updateBrand } from '#app/brands/edit.server.ts'
import { updatePhone } from '#app/phones/edit.server.ts'
import { phoneForm } from '#app/phones/form-schema.ts'
import { givenBrand, givenPhone } from '#tests/support/given.ts'
import { listActivity } from './activity.server.ts'
import { fieldChanges } from './field-change.ts'

const table = (value: string) => [
  {
    category: 'Display',
    specs: [
      { feature: 'Type', value: 'IPS' },
      { feature: 'Size', value },
    ],
  },
]

test.each([
  ['a text', 'Rs 1', 'Rs 2', 'Rs 1', 'Rs 2'],
  ['a text that was missing', null, 'Rs 2', '', 'Rs 2'],
  ['a switch', true, false, 'Yes', 'No'],
  ['an object', { ram: '8GB', storage: '1TB' }, { ram: '8GB', storage: '2TB' }, 'storage: 1TB', 'storage: 2TB'],
  ['one row of a table', table('6 inches'), table('7 inches'), 'Display: Size = 6 inches', 'Display: Size = 7 inches'],
  ['a list that lost one', ['/a.png', '/b.png'], ['/a.png'], '/b.png', ''],
  ['a list in another order', ['/a.png', '/b.png'], ['/b.png', '/a.png'], '/a.png; /b.png', '/b.png; /a.png'],
])('%s is described by its old and new value', (_, before, after, oldText, newText) => {
  expect(fieldChanges({ field: before, same: 1 }, { field: after, same: 1 })).toEqual([
    { field: 'field', before: oldText, after: newText },
  ])
})

test('long values are cut', () => {
  const [change] = fieldChanges({ text: 'a'.repeat(100_000) }, { text: 'b'.repeat(100_000) })
  expect(change?.before).toHaveLength(500)
})

test('the activity log stores the changes of an editor to a phone and to a brand', () => {
  const phone = givenPhone({
    name: 'Samsung One',
    price: 'Rs 50,000',
    carouselImages: ['/a.png'],
    shortSpecs: { ram: '8GB' },
  })
  const form = phoneForm.parse({
    ...phone,
    carouselImages: ['/a.png'],
    price: 'Rs 45,000',
    shortSpecs: { ram: '12GB' },
    version: undefined,
  })
  updatePhone(phone.id, form, 'editor')
  expect(listActivity({ limit: 1, offset: 0 })[0]?.changes).toEqual([
    { field: 'shortSpecs', before: 'ram: 8GB', after: 'ram: 12GB' },
    { field: 'price', before: 'Rs 50,000', after: 'Rs 45,000' },
  ])
  givenBrand({ slug: 'acme', name: 'Acme' })
  const acme = listBrands().find(brand => brand.slug === 'acme')
  const typed = { name: 'Acme', slug: 'acme', logo: 'Ac', phoneCount: null, description: null, isVisible: false }
  updateBrand(acme?.id ?? '', { ...typed, version: undefined }, 'editor')
  expect(listActivity({ limit: 1, offset: 0 })[0]?.changes).toEqual([
    { field: 'logo', before: '', after: 'Ac' },
    { field: 'isVisible', before: 'Yes', after: 'No' },
  ])
})
