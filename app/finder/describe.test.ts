/** What a list is of, in words (FIND-2). */
import { expect, test } from 'vitest'
import { phonesOfBand } from '#app/prices/bands.ts'
import { askedSentence } from './describe.ts'

const ofBudget = (phones: string) => phonesOfBand(phones, 'budget')

test('the wishes of a list are said behind the limit of its band', () => {
  expect(askedSentence(13, { must: [['fiveG', true]], names: {} })).toBe('13 phones: 5G')
  expect(askedSentence(13, { must: [['fiveG', true]], names: {} }, ofBudget)).toBe('13 phones below PKR 50,000: 5G')
  expect(askedSentence(0, { must: [['fiveG', true]], names: {} }, ofBudget)).toBe('No phone below PKR 50,000: 5G')
  expect(askedSentence(255, { must: [], names: {} }, ofBudget)).toBeNull()
})
