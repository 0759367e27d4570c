import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { bodyColours, hexOf, MAX_COLOURS, NEUTRAL_BODY } from './colours.ts'

/** Lightness and hue, in which a colour can be named. */
function look(hex: string): { light: number; hue: number; grey: boolean } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const delta = max - min || 1
  const hue = max === r ? ((g - b) / delta) % 6 : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4
  return { light: (max + min) / 510, hue: (hue * 60 + 360) % 360, grey: max - min < 26 }
}

test.each([
  ['Black', 'black'],
  ['Titanium Jet Black', 'black'],
  ['Obsidian', 'black'],
  ['Titanium White Silver', 'white'],
  ['Porcelain', 'white'],
  ['Deep Blue', 'blue'],
  ['IcyBlue', 'blue'],
  ['Titanium Silver Blue', 'blue'],
  ['Titanium Jade Green', 'green'],
  ['Cosmic Orange', 'orange'],
  ['Blazing Red', 'red'],
  ['Peony', 'red'],
  ['Titan Gold', 'yellow'],
  ['Dusk Purple', 'purple'],
])('%s is a kind of %s', (name, kind) => {
  const { light, hue, grey } = look(hexOf(name))
  const ranges: Record<string, boolean> = {
    black: grey && light < 0.25,
    white: grey && light > 0.7,
    red: !grey && (hue > 330 || hue < 16),
    orange: !grey && hue >= 16 && hue < 36,
    yellow: !grey && hue >= 36 && hue < 70,
    green: !grey && hue >= 70 && hue < 170,
    blue: !grey && hue >= 185 && hue < 250,
    purple: !grey && hue >= 250 && hue < 330,
  }
  expect(Object.keys(ranges).filter(range => ranges[range])).toEqual([kind])
})

test('deep, light and plain colours of one name differ in lightness', () => {
  const lights = ['Deep Blue', 'Blue', 'Light Blue'].map(name => look(hexOf(name)).light)
  expect(lights).toEqual([...lights].sort((a, b) => a - b))
  expect(new Set(lights).size).toBe(3)
})

test.each(['Racing Edition', 'Awesome', 'Transparent', 'Qwerty', '###', '青'])(
  '%s says no colour and is neutral',
  name => expect(hexOf(name)).toBe(NEUTRAL_BODY),
)

test('listed colours keep their order, without repetitions, five at most', () => {
  expect(bodyColours('Deep Blue, Silver (China), deep blue; Cosmic Orange').map(({ slug }) => slug)).toEqual([
    'deep-blue',
    'silver',
    'cosmic-orange',
  ])
  expect(bodyColours('Black, White, Red, Green, Blue, Gold')).toHaveLength(MAX_COLOURS)
  expect(bodyColours(null)).toEqual([])
})

test('nearly every colour of the catalogue has a known look, and most phones have several', () => {
  const listed = readCatalogPhones().map(phone => {
    const misc = phone.specifications.find(({ category }) => category === 'Misc')
    return bodyColours(misc?.specs.find(({ feature }) => feature === 'Colors')?.value ?? null)
  })
  expect(listed.filter(colours => colours.length > 1).length).toBeGreaterThanOrEqual(1105)
  const all = listed.flat()
  const unknown = all.filter(({ hex }) => hex === NEUTRAL_BODY)
  expect(unknown.length / all.length, unknown.map(({ name }) => name).join(', ')).toBeLessThan(0.06)
})
