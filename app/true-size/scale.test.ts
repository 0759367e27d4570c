import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { CARD, CARD_RANGE_PX, cardWidthOf, DEFAULT_PX_PER_MM, pxPerMmOf, readMeasured, STEP_PX } from './scale.ts'
import { sizedPhone } from './sized-phone.ts'

type Case = {
  cardWidthPx: number
  slug: string
  expected: { pxPerMm: number; widthPx: number; heightPx: number; cardHeightPx: number }
}
const { cases, tolerancePx }: { cases: Case[]; tolerancePx: number } = JSON.parse(
  readFileSync('tests/data/true-size.json', 'utf8'),
)
const phones = readCatalogPhones()
const sizedBySlug = (slug: string) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  return phone ? sizedPhone(phone) : null
}

test('there are twelve cases', () => expect(cases).toHaveLength(12))

test.each(cases)('$slug beside a card of $cardWidthPx pixels', ({ cardWidthPx, slug, expected }) => {
  const pxPerMm = pxPerMmOf(cardWidthPx)
  const phone = sizedBySlug(slug)
  expect(pxPerMm).toBeCloseTo(expected.pxPerMm, 3)
  const difference = (mm: number | undefined, px: number) => Math.abs((mm ?? 0) * pxPerMm - px)
  expect(difference(phone?.widthMm, expected.widthPx)).toBeLessThanOrEqual(tolerancePx)
  expect(difference(phone?.heightMm, expected.heightPx)).toBeLessThanOrEqual(tolerancePx)
  expect(difference(CARD.heightMm, expected.cardHeightPx)).toBeLessThanOrEqual(tolerancePx)
})

test('the outline of the card changes in steps, between 2 and 12 pixels a millimetre', () => {
  expect(cardWidthOf(DEFAULT_PX_PER_MM)).toBe(323.5)
  expect(cardWidthOf(pxPerMmOf(412.25))).toBe(412.5)
  expect([cardWidthOf(0), cardWidthOf(99)]).toEqual([CARD_RANGE_PX.min, CARD_RANGE_PX.max])
  for (const px of Object.values(CARD_RANGE_PX)) {
    expect(pxPerMmOf(px)).toBeGreaterThanOrEqual(2)
    expect(pxPerMmOf(px)).toBeLessThanOrEqual(12)
    expect((px / STEP_PX) % 1).toBe(0)
  }
})

const screen = { dpr: 2, w: 360, h: 740 }
const measured = { pxPerMm: 4.8, ...screen }

test.each([
  ['nothing', null, { state: 'none' }],
  ['no JSON', '{', { state: 'none' }],
  ['something else', '[]', { state: 'none' }],
  ['this screen', JSON.stringify(measured), { state: 'known', pxPerMm: 4.8 }],
  ['this screen, turned', JSON.stringify({ ...measured, w: 740, h: 360 }), { state: 'known', pxPerMm: 4.8 }],
  ['another zoom', JSON.stringify({ ...measured, dpr: 1 }), { state: 'refused', reason: 'screen' }],
  ['another screen', JSON.stringify({ ...measured, w: 1920, h: 1080 }), { state: 'refused', reason: 'screen' }],
  ['too few pixels', JSON.stringify({ ...measured, pxPerMm: 1.99 }), { state: 'refused', reason: 'range' }],
  ['too many pixels', JSON.stringify({ ...measured, pxPerMm: 12.1 }), { state: 'refused', reason: 'range' }],
])('%s is read as what it is worth', (_, text, expected) => expect(readMeasured(text, screen)).toEqual(expected))

test('folding phones say whether they are shown open, and phones without a size are not offered', () => {
  expect(sizedBySlug('samsung-galaxy-z-fold7')).toMatchObject({ fold: 'open', foldedMm: [158.4, 72.8, 8.9] })
  expect(sizedBySlug('honor-magic-v5')).toMatchObject({ fold: 'closed', foldedMm: null, widthMm: 74.3 })
  expect(sizedBySlug('apple-iphone-15')).toMatchObject({ fold: null, foldedMm: null })
  expect(sizedBySlug('itel-s25-ultra')).toBeNull()
})
