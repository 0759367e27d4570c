import { expect, test } from 'vitest'
import { columnNames } from './column-names.ts'

test('a long name stands without its first word, so that what tells phones apart is seen', () => {
  expect(columnNames(['Galaxy A56', 'Redmi Note 14 5G', 'Redmi Note 14 4G', 'Galaxy S25 Ultra'])).toEqual([
    'Galaxy A56',
    'Note 14 5G',
    'Note 14 4G',
    'S25 Ultra',
  ])
})

test('a name stays whole where what is left says too little, or is the name of another one', () => {
  expect(columnNames(['iPhone 16 Pro Max', 'Pixel 9 Pro Fold'])).toEqual(['iPhone 16 Pro Max', 'Pixel 9 Pro Fold'])
  expect(columnNames(['Redmi Note 14 5G', 'Infinix Note 14 5G', 'Galaxy A56'])).toEqual([
    'Redmi Note 14 5G',
    'Infinix Note 14 5G',
    'Galaxy A56',
  ])
  expect(columnNames(['Motorola Edge', 'Motorola-Edge-70-Fusion'])).toEqual([
    'Motorola Edge',
    'Motorola-Edge-70-Fusion',
  ])
})
