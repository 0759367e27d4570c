import { expect, test } from 'vitest'
import type { PhoneCard } from '#app/entities/phone.ts'
import { substitutesOf } from './substitutes.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const card = (id: string, given: Partial<PhoneCard> = {}) =>
  ({ id, pricePkr: 60_000, priceGrade: 'shop', priceNote: { text: '', date: '2026-10' }, ...given }) as PhoneCard
const sister = card('sister', { hasFiveG: false })
const without5g = card('4g', { hasFiveG: false })
const with5g = card('5g', { hasFiveG: true })
const instead = (hasFiveG: boolean | null, similar: PhoneCard[]) => substitutesOf(hasFiveG, 'sister', similar, now)

test('beside the model without 5G the most similar phone with 5G and a price is named', () =>
  expect(instead(true, [sister, without5g, card('unpriced', { hasFiveG: true, pricePkr: null }), with5g])).toEqual({
    sister,
    sisterIs: 'without5g',
    nearest: with5g,
  }))

test('beside the model with 5G any other phone with a price that counts is', () => {
  const model = { ...sister, hasFiveG: true }
  const old = card('old', { priceNote: { text: '', date: '2025-03' } as never })
  expect(instead(false, [model, old, without5g])).toEqual({ sister: model, sisterIs: 'with5g', nearest: without5g })
})

test('what no source tells is not said', () => {
  expect(instead(null, [sister])).toEqual({ sister, sisterIs: 'other' })
  expect(instead(true, [card('sister')])).toMatchObject({ sisterIs: 'other' })
  expect(instead(true, [with5g]), 'without the model').toBeNull()
})
