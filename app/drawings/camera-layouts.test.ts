import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { cameraLayoutOf, cameraLayouts } from './camera-layouts.ts'
import { drawingFacts } from './facts.ts'
import { phoneSvg } from './phone-svg.ts'

const phones = readCatalogPhones()

test.each([
  ['apple-iphone-11', 'stacked'],
  ['apple-iphone-15', 'square'],
  ['apple-iphone-16', 'pill'],
  ['apple-iphone-16e', 'row'],
  ['apple-iphone-16-pro', 'square'],
  ['apple-iphone-17-pro-max', 'plateau'],
  ['samsung-galaxy-s25-ultra', 'columns'],
  ['samsung-galaxy-s25', 'column'],
  ['samsung-galaxy-a55', 'column'],
  ['samsung-galaxy-a56', 'pill'],
  ['samsung-galaxy-z-fold6', 'pill'],
  ['samsung-galaxy-z-flip6', 'row'],
  ['google-pixel-8', 'bar'],
  ['google-pixel-9', 'visor'],
  ['google-pixel-9a', 'row'],
  ['google-pixel-9-pro-fold', 'square'],
  ['xiaomi-17-ultra', 'ring'],
  ['xiaomi-15', 'square'],
  ['xiaomi-redmi-note-14-pro-4g', 'middle'],
  ['xiaomi-redmi-14c', 'ring'],
  ['vivo-x300-pro', 'ring'],
  ['oppo-find-n5', 'ring'],
  ['oneplus-13', 'corner'],
  ['infinix-note-40', 'square'],
  ['nokia-106-2023', 'row'],
  ['a-phone-of-tomorrow', 'row'],
])('%s has the layout %s', (slug, layout) => expect(cameraLayoutOf(slug)).toBe(layout))

test('each series is the first to match a phone of the catalogue', () => {
  const used = new Set(phones.map(({ slug }) => cameraLayouts.find(([pattern]) => pattern.test(slug))))
  expect(cameraLayouts.filter(row => !used.has(row)).map(([pattern]) => pattern.source)).toEqual([])
})

test('no lens is beyond the edge of its phone or over another one', () => {
  const wrong = phones.flatMap(phone => {
    const facts = drawingFacts(phone)
    const svg = phoneSvg(facts, 'back')
    const lenses = [
      ...svg.matchAll(/<use href="#[cp]" transform="translate\(([\d.-]+) ([\d.-]+)\)scale\(([\d.]+)\)"/g),
    ].map(match => match.slice(1).map(Number) as [number, number, number])
    const isInside = lenses.every(([x, y, r]) => x > r && x + r < facts.widthMm && y > r && y + r < facts.heightMm / 2)
    const isApart = lenses.every(([x, y, r], index) =>
      lenses.slice(index + 1).every(([x2, y2, r2]) => Math.hypot(x - x2, y - y2) > r + r2),
    )
    return lenses.length === facts.lenses.length && isInside && isApart ? [] : [phone.slug]
  })
  expect(wrong).toEqual([])
})
