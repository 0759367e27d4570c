import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { answerOf } from '#app/phones/answer.ts'
import { comparedPhones, phoneNamed, poolOf } from '#tests/support/compared-phones.ts'
import { meaningOf } from '../meaning/meaning.ts'
import { keypadRows } from './keypad-rows.ts'
import { decisionRows } from './rows.ts'

const all = comparedPhones()
const catalogue = readCatalogPhones()

// The torch is known of neither.
test('phones with keys are compared by what they have, not by what smartphones have', () => {
  const phones = ['nokia-3210', 'nokia-105-4g-2023'].map(slug => ({
    ...phoneNamed(all, slug),
    pricePkr: 5000,
    priceGrade: null,
    priceNote: null,
    priceOrigin: null,
  }))
  const now = Date.parse('2026-11-22')
  const rows = decisionRows(phones, meaningOf(phones, poolOf([])), { operators: {}, now })
  const answers = phones.map(({ slug, facts }) => {
    const described = catalogue.find(phone => phone.slug === slug)
    if (!described) throw new Error(slug)
    return answerOf(described, facts, now)
  })
  const shown = keypadRows(rows, answers)
  expect(shown.map(({ id }) => id)).toEqual([
    'price',
    'battery',
    'sims',
    'radio',
    'loudspeaker',
    'jack',
    'screen',
    'memory',
    'storage',
  ])
  expect(shown.find(({ id }) => id === 'battery')).toMatchObject({ label: 'Battery', isEqual: true })
  // What no source tells of one phone is no difference.
  const unknown = shown.filter(({ cells }) => cells.some(({ text }) => text === null))
  expect(unknown.every(({ isEqual }) => !isEqual)).toBe(true)
})
