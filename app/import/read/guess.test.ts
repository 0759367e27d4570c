import { describe, expect, test } from 'vitest'
import { planFile } from '../plan/plan.server.ts'
import { readFile } from './read-file.ts'

function tableOf(lines: string[]) {
  const file = readFile('stock-2026-05.csv', new TextEncoder().encode(lines.join('\n')), '2026-11-21')
  if (!file.ok || file.kind !== 'table') throw new Error('no table')
  return file
}

const priceTarget = (lines: string[]) => tableOf(lines).guess.mapping.price

/** Phones with a bare price, of which the first few have a second price too. */
const withLaunchPrices = (launchPrices: string[], price = 'price') => [
  `name,brand,${price},launch price`,
  ...Array.from({ length: 20 }, (_, index) => `Foo ${index},nokia,"20,999",${launchPrices[index] ?? ''}`),
]

describe('a column of bare prices', () => {
  test('is in rupees, whatever few cells of another column say', () => {
    expect(priceTarget(withLaunchPrices(['USD 300']))).toBe('price')
    expect(priceTarget(withLaunchPrices(Array(3).fill('USD 300')))).toBe('price')
  })

  test('is in rupees where its name says so, beside a column of other money', () => {
    const lines = withLaunchPrices(Array(20).fill('USD 300'), 'price (PKR)')
    expect(tableOf(lines).guess.mapping['price (PKR)']).toBe('price')
  })

  test('is in other money where the prices beside it are', () => {
    expect(priceTarget(withLaunchPrices(Array(20).fill('৳.25,999')))).toBe('ignore')
  })

  test('is in rupees although most of its cells are foreign, as long as they are of several kinds', async () => {
    const { table, guess } = tableOf([
      'name,released,price',
      'Foo 1,2025,USD 300',
      'Foo 2,2025,"20,999"',
      'Foo 3,2025,€10',
    ])
    expect(guess.mapping.price).toBe('price')
    const steps = await planFile(table, guess)
    expect(steps.map(step => step.row.says)).toEqual([
      'will be added, without its price: "USD 300" is no price in rupees',
      'will be added',
      'will be added, without its price: "€10" is no price in rupees',
    ])
  })

  test('is in other money where most of its cells are of one kind, by sign or by letters', () => {
    expect(priceTarget(['name,price', 'Foo 1,USD 300', 'Foo 2,"20,999"', 'Foo 3,$10'])).toBe('ignore')
  })
})
