import { expect, test } from 'vitest'
import { memoryChoices, readMemory } from './typed-price.ts'

test.each([
  ['8GB + 256GB', { ram: '8GB', storage: '256GB' }],
  ['8/256', { ram: '8GB', storage: '256GB' }],
  ['512GB/12GB', { ram: '12GB', storage: '512GB' }],
  ['12 gb-1tb', { ram: '12GB', storage: '1TB' }],
  ['256 GB', { storage: '256GB' }],
  ['32MB', { storage: '32MB' }],
  ['0', null],
  ['large', null],
  ['8 + 256 + 512', null],
])('the memory %j of a typed price', (text, expected) => expect(readMemory(text)).toEqual(expected))

test('the versions of a phone are choices that are read again', () => {
  const choices = memoryChoices([
    { ramGb: 8, storageGb: 256 },
    { ramGb: 12, storageGb: 1024 },
    { ramGb: null, storageGb: 0.5 },
  ])
  expect(choices).toEqual(['8GB + 256GB', '12GB + 1TB', '512MB'])
  expect(choices.map(readMemory)).not.toContain(null)
})
