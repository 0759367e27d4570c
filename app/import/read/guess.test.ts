import { describe, expect, test } from 'vitest'
import { readTableOf } from '#tests/support/import-file.ts'
import { planFile } from '../plan/plan.server.ts'

const tableOf = (lines: string[]) => readTableOf('stock-2026-05.csv', lines.join('\n'))

const priceTarget = async (lines: string[]) => (await tableOf(lines)).guess.mapping.price

/** Phones with a bare price; the first few also have a second price. */
const withLaunchPrices = (launchPrices: string[], price = 'price') => [
  `name,brand,${price},launch price`,
  ...Array.from({ length: 20 }, (_, index) => `Foo ${index},nokia,"20,999",${launchPrices[index] ?? ''}`),
]

describe('a column of bare prices', () => {
  test('is in rupees, even if a few cells of another column are foreign', async () => {
    expect(await priceTarget(withLaunchPrices(['USD 300']))).toBe('price')
    expect(await priceTarget(withLaunchPrices(Array(3).fill('USD 300')))).toBe('price')
  })

  test('is in rupees when its name says so, beside a column in another currency', async () => {
    const lines = withLaunchPrices(Array(20).fill('USD 300'), 'price (PKR)')
    expect((await tableOf(lines)).guess.mapping['price (PKR)']).toBe('price')
  })

  test('is in another currency when the prices beside it are', async () => {
    expect(await priceTarget(withLaunchPrices(Array(20).fill('৳.25,999')))).toBe('ignore')
  })

  test('is in rupees although most cells are foreign, if these use several currencies', async () => {
    const { table, guess } = await tableOf([
      'name,released,price',
      'Foo 1,2025,USD 300',
      'Foo 2,2025,"20,999"',
      'Foo 3,2025,€10',
    ])
    expect(guess.mapping.price).toBe('price')
    const steps = await planFile(table, guess)
    expect(steps.map(step => step.report.message)).toEqual([
      'will be added, without its price: "USD 300" is no price in rupees',
      'will be added',
      'will be added, without its price: "€10" is no price in rupees',
    ])
  })

  test('is in another currency when most cells use the same one, by symbol or code', async () => {
    expect(await priceTarget(['name,price', 'Foo 1,USD 300', 'Foo 2,"20,999"', 'Foo 3,$10'])).toBe('ignore')
  })
})
