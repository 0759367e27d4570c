import { expect, test } from 'vitest'
import { specShorts } from './spec-shorts.ts'

test('a closed row of the specifications says what is known in one line, and nothing that is longer', () => {
  const shortSpecs = {
    processor: 'Qualcomm SM8650-AC Snapdragon 8 Gen 3 (4 nm)',
    storage: '256GB / 512GB / 1TB',
    camera: '200 MP + 10 MP + 50 MP + 12 MP',
    battery: '5000 mAh, 45W charging',
  }
  expect(specShorts({ shortSpecs }, null)).toEqual({
    Platform: 'Snapdragon 8 Gen 3',
    Memory: '256 GB – 1 TB',
    'Main Camera': '200+10+50+12 MP',
    Battery: '5,000 mAh · 45 W',
  })
  expect(specShorts({ shortSpecs: { processor: 'Mediatek Dimensity 9400 Ultimate Edition' } }, null)).toEqual({})
})
