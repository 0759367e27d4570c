import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { bands } from '#app/entities/enums.ts'
import { seriesOfBrand } from '#app/phones/brand-series.server.ts'
import { findPhones } from '#app/phones/finder-list.server.ts'
import { findPhoneById } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { rangeOfBand } from '#app/prices/bands.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { mobiles } from '#db/schema/index.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { findGroups } from './find.ts'
import { finderTable } from './finder.server.ts'
import { sortedRows } from './kept-order.ts'
import type { NeedId } from './needs.ts'
import type { Wishes, WishValue } from './wishes.ts'

keepTables()
beforeAll(givenCatalogue)

const fitting = (must: Wishes) => Array.from(findGroups(finderTable(), must).matches, row => finderTable().slugs[row])
const slugOf = 'samsung-galaxy-a56'
const phone = () => {
  const row = db().select({ id: mobiles.id }).from(mobiles).where(eq(mobiles.slug, slugOf)).get()
  return findPhoneById(row?.id ?? '')
}

test('the table has every phone of the catalogue', () => {
  expect(finderTable().size).toBe(readCatalogPhones().length)
  expect([...finderTable().slugs].sort()).toEqual(
    readCatalogPhones()
      .map(({ slug }) => slug)
      .sort(),
  )
})

test('a changed price is found at once, in the same table', () => {
  const before = finderTable()
  const found = phone()
  if (!found) throw new Error(slugOf)
  const must: Wishes = new Map<NeedId, WishValue>([
    ['price', 44_000],
    ['oled', true],
  ])
  expect(fitting(must)).not.toContain(slugOf)
  const origin = { source: 'admin', date: '2026-11-20', kind: 'admin' as const }
  savePhone({ ...found, price: 'Rs 43,999', priceOrigin: origin }, Date.now())
  expect(fitting(must)).toContain(slugOf)
  expect(finderTable()).toBe(before)
})

test('a deleted phone leaves the table, and the facts of another process are read', () => {
  const size = finderTable().size
  const found = phone()
  db().delete(mobiles).where(eq(mobiles.slug, slugOf)).run()
  invalidateContent()
  expect(finderTable().size).toBe(size - 1)
  expect(finderTable().slugs).not.toContain(slugOf)
  if (!found) throw new Error(slugOf)
  savePhone({ ...found, price: null, priceOrigin: { source: 'admin', date: '2026-11-20', kind: 'admin' } }, Date.now())
  expect(finderTable().slugs).toContain(slugOf)
})

test('a page of the list has its cards in order, and the near misses with what they lack', () => {
  const must: Wishes = new Map([
    ['price', 50_000],
    ['battery', 6000],
    ['refresh', 120],
  ])
  const found = findPhones({ must, nice: new Map() }, { sort: 'price-low', requested: null, size: 5 })
  expect(found.phones.length).toBe(5)
  const prices = found.phones.map(({ pricePkr }) => pricePkr ?? 0)
  expect(Math.max(...prices)).toBeLessThanOrEqual(50_000)
  const last = findPhones({ must, nice: new Map() }, { sort: 'newest', requested: '999', size: 5 })
  expect(last.near.length).toBeGreaterThan(0)
  for (const { miss } of last.near) expect(miss).toMatch(/\d/)
  expect(last.unknown.total).toBeGreaterThan(0)
})

test('a card says first what was asked (FIND-9)', () => {
  const cardsOf = (must: [NeedId, WishValue][], sort: 'newest' | 'battery' | 'camera') =>
    findPhones({ must: new Map(must), nice: new Map() }, { sort, requested: null, size: 20 }).phones
  const remarksOf = (must: [NeedId, WishValue][]) => cardsOf(must, 'newest').map(({ remark }) => remark ?? '')
  const asked = remarksOf([['battery', 6000], ['charging', 44], ['oled', true]]) // biome-ignore format: one line of wishes
  expect(asked.filter(remark => !/^\d{2,3} W charging$/.test(remark))).toEqual([])
  expect(asked.length).toBeGreaterThan(5)
  // The row of the battery says it, so it is marked in place of a line of its own.
  const byBattery = cardsOf([['ram', 8]], 'battery')
  expect(byBattery.every(({ remark }) => remark === undefined)).toBe(true)
  const largest = byBattery.map(({ specs }) =>
    Number(/^([\d,]+)\smAh$/.exec(specs.find(spec => spec?.isAsked)?.text ?? '')?.[1]?.replace(',', '')),
  )
  expect(largest).toHaveLength(20)
  expect(largest).toEqual(largest.toSorted((a, b) => b - a))
  expect(remarksOf([['oled', true]]).filter(Boolean)).toEqual([])
  // What all have takes no line of its own, and what the phone is good for may say it.
  const ofAll = cardsOf([['fiveG', true]], 'newest')
  expect(ofAll.every(({ remark, summary }) => !remark && summary.includes('5G'))).toBe(true)
  const stabilised = cardsOf([['ois', true]], 'newest').filter(({ priceNote }) => priceNote)
  expect(stabilised.every(({ remark, priceNote }) => !remark && /(^|· )stabilised camera$/i.test(priceNote?.memory ?? ''))).toBe(true) // biome-ignore format: one rule
  expect(cardsOf([['ram', 8]], 'camera')[0]?.remark).toBe('stabilised camera')
  expect(new Set(remarksOf([['ois', true], ['charging', 44]]).map(remark => remark.replace(/[\d,]+/, 'N')))).toEqual(new Set(['stabilised camera · N W charging'])) // biome-ignore format: one line of wishes
  const ofKeypads = cardsOf(
    [
      ['kind', ['keypad']],
      ['radio', true],
    ],
    'newest',
  )
  const marked = ofKeypads.flatMap(({ specs }) => specs.flatMap(spec => (spec?.isAsked ? spec.label : [])))
  expect(marked).toEqual(ofKeypads.map(() => 'Radio'))
})

test('of phones that lack the same one thing, those that lead in the order of the list are shown', () => {
  const must: Wishes = new Map<NeedId, WishValue>([
    ['price', 45_000],
    ['battery', 6000],
    ['fiveG', true],
  ])
  const { near } = findPhones({ must, nice: new Map() }, { sort: 'newest', requested: null, size: 5 })
  const without5g = near.filter(({ miss }) => miss.startsWith('has everything but')).map(({ phone }) => phone)
  expect(without5g.length).toBeGreaterThan(2)
  for (const { priceGrade } of without5g) expect(priceGrade).not.toBe('launch')
  const ranks = without5g.map(({ priceGrade, year }) => (priceGrade === 'shop' ? 10_000 : 0) + Number(year))
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
})

test('a list without wishes is the same by the index of the database as by the table', () => {
  const table = finderTable()
  for (const brand of [undefined, 'samsung', 'infinix']) {
    for (const band of [null, ...bands]) {
      for (const year of brand ? [null, 2025] : [null]) {
        for (const sort of brand ? (['newest', 'price-low', 'price-high', 'popular'] as const) : ['newest' as const]) {
          const scope = { brand, year, band, range: band && rangeOfBand(band) }
          const list = { scope, sort, requested: '1', size: 100 }
          const plain = findPhones({ must: new Map(), nice: new Map() }, list)
          const text = (need: 'brand' | 'year', row: number) => table.texts[need]?.[table.columns[need][row] ?? -1]
          const pkr = (row: number) => table.columns.price[row] ?? 0
          const rows = findGroups(table, new Map(), row => {
            if (brand && text('brand', row) !== brand) return false
            if (year && text('year', row) !== String(year)) return false
            const { min, max } = scope.range ?? { min: 0, max: null }
            return !band || (pkr(row) >= min && (max === null || pkr(row) < max))
          }).matches
          const sorted = sortedRows(table, rows, { sort, end: 100 }).map(row => table.slugs[row])
          expect(
            plain.phones.map(({ slug }) => slug),
            JSON.stringify({ brand, band, year, sort }),
          ).toEqual(sorted)
          expect(plain.paging.total).toBe(rows.length)
        }
      }
    }
  }
})

test('a series is a wish, and one that does not exist fits no phone (FIND-2)', () => {
  const of = (key: string) =>
    findPhones({ must: new Map([['series', [key]]]), nice: new Map() }, { sort: 'newest', requested: null, size: 99 })
  const { phones, paging } = of('samsung-galaxy-a')
  expect(paging.total).toBe(seriesOfBrand('samsung').find(({ key }) => key === 'samsung-galaxy-a')?.phones)
  expect(phones.filter(({ name }) => !/^Samsung Galaxy A\d/.test(name))).toEqual([])
  expect(of('samsung-galaxy-q')).toMatchObject({ phones: [], near: [], unknown: { total: 0 } })
})
