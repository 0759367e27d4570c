import { expect, test } from 'vitest'
import { wordsOf } from '#app/search-index/words.ts'
import { sourcePhones, testData } from '#tests/support/source-phones.ts'
import type { Vocabulary } from './parts.ts'
import { type Understood, understand } from './understand.ts'

const names = sourcePhones().map(({ name }) => wordsOf(name))
const words = new Set(names.flat())
const vocabulary: Vocabulary = {
  isNameWord: word => words.has(word),
  isWord: word => words.has(word),
  isFamily: word => names.filter(name => name.includes(word)).length >= 5,
  follows: (before, word) => names.some(name => name.some((part, at) => part === before && name[at + 1] === word)),
  isName: wanted => names.some(name => wanted.every(word => name.some(part => part === word || part.startsWith(word)))),
}

type Expected = Partial<{
  sort: string
  only: string[]
  text: string
  priceMin: number
  priceMax: number
  needs: string[]
  ram: number
  storage: number
  intent: string
  net: string
  cls: string
  notPrice: boolean
  first: string
}>

const { cases } = testData<{ cases: { q: string; expect: Expected }[] }>('search-cases.json')

const shown = ({ range, must, sort, only, text, intent, network, isKeypad }: Understood): Expected => ({
  sort: sort ?? undefined,
  only,
  text,
  priceMin: range && range.min > 1 ? range.min : undefined,
  // An exclusive end; `under` and `up to` name the same amount.
  priceMax: range?.max ? Math.round(range.max / 10) * 10 : undefined,
  needs: [...must.keys()],
  ram: must.get('ram') as number,
  storage: must.get('storage') as number,
  intent: intent ?? undefined,
  net: network ?? undefined,
  cls: isKeypad ? 'keypad' : undefined,
  notPrice: range === null,
})

test.each(cases)('$q', ({ q, expect: { first: _, ...expected } }) => {
  expect(shown(understand(q, vocabulary))).toMatchObject(expected)
})
