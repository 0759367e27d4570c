import { expect, test } from 'vitest'
import { differ } from './differences.ts'

test.each([
  [['199 g', '199 g'], 0, false],
  [['232 g', '233 g'], 0.03, false],
  [['232 g', '233 g'], 0, true],
  [['190 g', '240 g'], 0.03, true],
  [['5000 mAh', '5,000 mAh'], 0, false],
  [['5000 mAh', '5080 mAh'], 0.02, false],
  [['5000 mAh', '5110 mAh'], 0.02, true],
  [['5000 mAh, 45W charging', '5000 mAh, 25W charging'], 0.02, true],
  [['6.67 inches, AMOLED, 120Hz', '6.7 inches, AMOLED, 120Hz'], 0.02, false],
  [['6.7 inches, AMOLED, 120Hz', '6.7 inches, AMOLED, 90Hz'], 0.02, true],
  [['6.7 inches, AMOLED', '6.7 inches, IPS LCD'], 0.02, true],
  [['4/6/8GB', '4/6/8 GB'], 0, false],
  [['4/6/8GB', '8GB'], 0, true],
  [['50MP + 12MP', '50 MP + 12 MP'], 0.05, false],
  [['50MP + 12MP', '48MP + 12MP'], 0.05, false],
  [['50MP + 12MP', '50MP'], 0.05, true],
  [['Yes', 'yes'], 0, false],
  [['Yes', null], 0, true],
  [[null, 'Yes'], 0, true],
  [[null, null], 0, false],
  [['a', 'a', 'b'], 0, true],
  [['a'], 0, false],
  [[], 0, false],
])('%j with a tolerance of %d differ: %s', (values, tolerance, expected) =>
  expect(differ(values, tolerance)).toBe(expected),
)
