import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Galaxy S24+ (8 GB)', ['galaxy', 's24', 'plus', '8gb']],
  ['S24+', ['s24', 'plus']],
  ['S24+Ultra', ['s24', 'ultra']],
  ['a+b+ c', ['a', 'b', 'plus', 'c']],
  ['Pro++', ['pro', 'plus']],
  ['8GB + 256GB', ['8gb', '256gb']],
  ['64MP+8MP', ['64mp', '8mp']],
  ['5g+', ['5g']],
  ['6.7" 120 - Hz', ['6_7inch', '120hz']],
  ['5000-mAh 45 W', ['5000mah', '45w']],
  ['+ _ __a_ _', ['__a_']],
  ['', []],
])('%j is the words %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test('words contain only letters, digits and _, and never only _', () => {
  const texts = fc.array(fc.constantFrom('a', 'é', '7', '5g', '+', '_', '-', ' ', '.', ',', 'gb', 'w', '"', '𝒳'))
  fc.assert(
    fc.property(texts, parts => {
      for (const word of wordsOf(parts.join(''))) expect(word).toMatch(/^_*[\p{L}\p{N}][\p{L}\p{N}_]*$/u)
    }),
  )
})

describe('a long text is split in linear time', () => {
  test.each([
    ['letters', 'a'.repeat(300_000), 1],
    ['spaces after a number', `1${' '.repeat(300_000)}x`, 2],
    ['underscores', '_'.repeat(300_000), 0],
  ])('%s', (_, text, count) => expect(wordsOf(text)).toHaveLength(count))
})
