import { expect, test } from 'vitest'
import { changedFields } from '#app/platform/result.ts'
import { differencesOf } from './differences.ts'

const display = (value: string) => [{ category: 'Display', specs: [{ feature: 'Size', value }] }]

test('values have readable labels, and lists show only lines that differ', () => {
  const stored = {
    price: 'Rs 1',
    carouselImages: ['/a.svg', '/b.svg'],
    shortSpecs: { ram: '8GB', storage: '128GB' },
    specifications: [...display('6.7 in'), { category: 'Body', specs: [{ feature: 'Colour', value: 'Blue' }] }],
  }
  const typed = {
    price: 'Rs 2',
    carouselImages: ['/a.svg', '/c.svg'],
    shortSpecs: { ram: '12GB', storage: '128GB' },
    specifications: [...display('6.8 in'), { category: 'Body', specs: [{ feature: 'Colour', value: 'Blue' }] }],
  }
  expect(differencesOf(stored, typed)).toEqual([
    { name: 'price', field: 'Price', stored: ['Rs 1'], typed: ['Rs 2'] },
    { name: 'carouselImages', field: 'Carousel images', stored: ['/b.svg'], typed: ['/c.svg'] },
    { name: 'shortSpecs', field: 'Short specs', stored: ['RAM: 8GB'], typed: ['RAM: 12GB'] },
    {
      name: 'specifications',
      field: 'Specifications',
      stored: ['Display, Size: 6.7 in'],
      typed: ['Display, Size: 6.8 in'],
    },
  ])
})

test.each([
  [{}, undefined],
  [{}, { height: '', width: '' }],
  [[], ['']],
  [[], [{ category: '', specs: [{ feature: '', value: '' }] }]],
  ['', undefined],
  [null, ''],
])('%j and %j are both empty and do not differ', (stored, typed) => {
  expect(differencesOf({ field: stored }, { field: typed })).toEqual([])
})

test('a changed order of a list is a difference', () => {
  expect(differencesOf({ images: ['/a', '/b'] }, { images: ['/b', '/a'] })).toEqual([
    { name: 'images', field: 'Images', stored: ['/a', '/b'], typed: ['/b', '/a'] },
  ])
})

test('a changed order of object keys is not a difference', () => {
  const [one, other] = [
    { shortSpecs: { ram: '8GB', display: '6 in' } },
    { shortSpecs: { display: '6 in', ram: '8GB' } },
  ]
  expect(differencesOf(one, other)).toEqual([])
  expect(changedFields(one, other)).toEqual([])
  expect(changedFields({ list: ['a', 'b'] }, { list: ['b', 'a'] })).toEqual(['list'])
})

test('switches differ too, whatever form they were sent in', () => {
  const stored = { isVisible: true, isFeatured: false }
  expect(differencesOf(stored, { isVisible: 'on', isFeatured: 'false' })).toEqual([])
  expect(differencesOf(stored, { isVisible: 'false', isFeatured: 'on' })).toEqual([
    { name: 'isVisible', field: 'Visible', stored: ['Yes'], typed: ['No'] },
    { name: 'isFeatured', field: 'Featured', stored: ['No'], typed: ['Yes'] },
  ])
})
