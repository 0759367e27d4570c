import { expect, test } from 'vitest'
import { mainBandsText } from './main-bands.ts'

const operator = (name: string, bands: Record<string, string>, extra: string[] = []) => ({
  name,
  fiveG: [
    ...Object.entries(bands).map(([band, sureness]) => ({ name: band, isCore: true, sureness })),
    ...extra.map(band => ({ name: band, isCore: false, sureness: 'low' })),
  ],
})

test('bands that each operator with 5G uses are named once, with the least sure of the uses', () => {
  const jazz = operator('Jazz', { n41: 'medium-high', n78: 'high' }, ['n28'])
  const zong = operator('Zong', { n41: 'high', n78: 'high' })
  expect(mainBandsText([jazz, zong, operator('SCO', {})])).toBe(
    'For 5G look for bands n41 and n78: Jazz and Zong use both (likely).',
  )
  expect(mainBandsText([zong])).toBe('For 5G look for bands n41 and n78: Zong uses both.')
  expect(mainBandsText([operator('Zong', { n78: 'high' })])).toBe('For 5G look for band n78: Zong uses it.')
})

test('of other bands each is named with its operators', () => {
  const operators = [operator('Jazz', { n41: 'high', n78: 'high' }), operator('Zong', { n78: 'high' })]
  expect(mainBandsText(operators)).toBe('For 5G look for the bands of your operator: n41 (Jazz), n78 (Jazz, Zong).')
})

test('without a main band of 5G nothing is said', () => {
  expect(mainBandsText([operator('Zong', {}, ['n78'])])).toBeNull()
})
