import { expect, test } from 'vitest'
import { cardSpecs } from './card.ts'

const saidOf = (specs: ReturnType<typeof cardSpecs>) =>
  specs.map(
    spec =>
      spec &&
      [spec.text, spec.unit]
        .filter(Boolean)
        .join(' ')
        .replace(/[\u2066-\u2069]/g, ''),
  )

const textOf = (key: 'display' | 'processor' | 'ram' | 'storage' | 'camera' | 'battery', value: string) =>
  saidOf(cardSpecs({ [key]: value })).find(Boolean)

test.each([
  ['display', '6.5 inches, Super AMOLED, 120Hz, 1080 x 2400', '6.5" AMOLED 120 Hz'],
  ['display', '7.82 inches, Foldable LTPO3 OLED, 120Hz, 2268 x 2440', '7.82" OLED 120 Hz'],
  ['display', '2.4 inches, LCD, 240 x 320', '2.4" LCD'],
  ['display', 'a screen without figures at all', 'a screen without…'],
  ['processor', 'Mediatek MT6769Z Helio G85 (12 nm)', 'Helio G85'],
  // Joined, because the part number reads like a rule of the specification.
  ['processor', ['Qualcomm SM', '6115 Snapdragon 6s 4G Gen1 (11 nm)'].join('-'), 'Snapdragon 6s 4G Gen1'],
  ['processor', 'MediaTek Dimensity 900 MT6877 (6 nm)', 'Dimensity 900'],
  ['processor', 'Exynos 2200 (4 nm) - Europe; Qualcomm SM8450 Snapdragon 8 Gen 1 (4 nm) - ROW', 'Snapdragon 8 Gen 1'],
  ['processor', 'Mediatek Helio G91 Ultra (12 nm)', 'Helio G91 Ultra'],
  ['processor', 'Apple A20 Pro', 'Apple A20 Pro'],
  ['processor', 'Unisoc SC9863A1 (28 nm)', 'Unisoc SC9863A1'],
  ['ram', '4GB / 6GB / 8GB', '4 / 6 / 8 GB RAM'],
  ['ram', '48MB', '48 MB RAM'],
  ['storage', '128GB / 256GB', '128 / 256 GB'],
  ['storage', '128GB / 256GB / 512GB', '128 / 256 / 512 GB'],
  ['storage', '256GB / 512GB / 1TB', '256 GB – 1 TB'],
  ['camera', '108 MP + 10 MP + 10 MP + 12 MP', '108+10+10+12 MP'],
  ['battery', '5000 mAh, 25W charging', '5,000 mAh'],
  ['battery', 'Li-Ion, removable', 'Li-Ion, removable'],
  ['storage', '256GB / 512GB / 1TB / 2TB', '256 GB – 2 TB'],
  ['camera', '50 MP + 8 MP', '50 + 8 MP'],
  ['camera', '50 MP + 0.08 MP', '50 MP'],
  ['camera', '0.3 MP', '0.3 MP'],
] as const)('%s %s', (key, value, text) => expect(textOf(key, value)).toBe(text))

const facts = { sims: 2, has4g: false, radio: true }
const keypad = (specs: Parameters<typeof cardSpecs>[0], known = {}) =>
  cardSpecs({ ram: '4MB', storage: '4MB', ...specs }, { ...facts, ...known })

test('a phone with keys shows what it is bought for, in words that need no label', () => {
  const shown = keypad({ display: '2.4 inches, QVGA, 240 x 320', camera: '0.3 MP', battery: '1000 mAh' })
  expect(saidOf(shown)).toEqual(['2.4" screen', '1,000 mAh', '2 SIMs', 'No 4G', 'FM radio', 'Basic camera'])
})

test.each([
  ['0.08 MP', 'Basic'],
  ['Single; QVGA', 'Basic'],
  ['Single; VGA', 'Basic'],
  ['Single; Yes', 'One'],
  ['1.3 MP', '1.3 MP'],
])('the camera %s of a phone with keys is said as %s', (camera, text) => {
  expect(keypad({ camera }).find(spec => spec?.label === 'Camera')?.text).toBe(text)
})

test('a value keeps its place where another is not known', () => {
  expect(saidOf(cardSpecs({ display: '6.3 inches', storage: '256GB' }))).toEqual(['6.3"', null, null, '256 GB'])
  const few = keypad({ battery: '800 mAh' }, { sims: null, radio: null })
  expect(saidOf(few)).toEqual([null, '800 mAh', null, 'No 4G'])
})
