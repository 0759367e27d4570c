import { expect, test } from 'vitest'
import { withSummaryOfHere } from './sold-here.ts'
import { sourceRow } from './source.ts'
import { phoneRow } from './test-rows.ts'

const summaryOf = (shortSpecs: object, specs: object[]) => {
  const row = sourceRow.parse({ ...phoneRow, shortSpecs: { ...phoneRow.shortSpecs, ...shortSpecs }, specs })
  return withSummaryOfHere(row)?.shortSpecs ?? null
}
const rows = (category: string, feature: string, value: string) => [{ category, specs: [{ feature, value }] }]

test.each([
  ['Snapdragon 8 (3 nm) - US/CN Exynos 2600 (2 nm) - ROW', 'Exynos 2600 (2 nm) - ROW; Snapdragon 8 (3 nm) - US/CN'],
  [
    'Dimensity 9000 (4 nm) - ChinaSnapdragon 8 (4 nm) - Global',
    'Snapdragon 8 (4 nm) - Global; Dimensity 9000 (4 nm) - China',
  ],
])('the chip for Pakistan is named first: %s', (processor, expected) =>
  expect(summaryOf({ processor }, [])?.processor).toBe(expected),
)

test('the battery is that of the version for Asia', () =>
  expect(
    summaryOf(
      { battery: '6000 mAh, 45W charging' },
      rows('Battery', 'Type', 'Market-dependent versions:; 6000 mAh - Europe; 6300 mAh - Asia'),
    )?.battery,
  ).toBe('6300 mAh, 45W charging'))

test('cameras of several versions are not added up', () =>
  expect(
    summaryOf(
      { camera: '50 MP + 50 MP' },
      rows(
        'Main Camera',
        'Modules',
        '50 MP, f/1.8, 28mm (wide), 1/2.96", PDAF; or; 50 MP, f/1.8, 28mm (wide), 1/2.76"; Auxiliary lens',
      ),
    )?.camera,
  ).toBe('50 MP'))

test('a summary of one version stays as it is', () =>
  expect(summaryOf({ processor: 'Helio G99 (6 nm)', battery: '5000 mAh', camera: '50 MP + 2 MP' }, [])).toBeNull())

test.each([
  ['80W charging', '80W wired (China); 65W wired (International)', '6000 mAh, 65W charging'],
  ['15W charging', 'Wired, PD2.0; 15W wireless (MagSafe)', '6000 mAh, 15W wireless charging'],
  ['30W charging', 'Fast charging (based on 30W charger); 21W wireless', '6000 mAh'],
])('the power of charging is that of the facts: %s', (summary, row, expected) =>
  expect(summaryOf({ battery: `6000 mAh, ${summary}` }, rows('Battery', 'Charging', row))?.battery).toBe(expected),
)
