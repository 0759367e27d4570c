import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { keypadPoints } from './keypad-points.ts'

const phones = readCatalogPhones()

/** Of a phone with keys with these rows and no others. */
function pointsOf(rows: Record<string, string>, isDear = false) {
  const phone = phones.find(({ slug }) => slug === 'nokia-110-4g')
  if (!phone) throw new Error('no such phone')
  const specs = Object.entries(rows).map(([feature, value]) => ({ feature, value }))
  const described = { ...phone, specifications: ['Memory', 'Sound'].map(category => ({ category, specs })) }
  return keypadPoints(described, deriveFacts(described, bundledTables()), isDear)
}

test('what a phone with keys has is said for it, and what a source denies against it', () => {
  expect(pointsOf({})).toEqual({ pros: [], cons: [] })
  expect(pointsOf({}, true)).toEqual({ pros: [], cons: ['Costs more than most phones with keys'] })
  const all = { Placement: 'Removable', 'Card slot': 'Up to 32 GB', Bluetooth: '5.0', USB: 'USB Type-C' }
  expect(pointsOf(all)).toEqual({
    pros: ['Removable battery', 'Takes a memory card', 'Bluetooth', 'USB-C'],
    cons: [],
  })
  expect(pointsOf({ ...all, Bluetooth: 'No', '3.5mm jack': 'Yes' })).toEqual({
    pros: ['Removable battery', 'Takes a memory card', 'Headphone socket'],
    cons: ['No Bluetooth'],
  })
  expect(pointsOf({ Placement: 'Non-removable', 'Card slot': 'No' })).toEqual({
    pros: [],
    cons: ['Battery cannot be taken out', 'No memory card slot'],
  })
})
