import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factColumns } from '#app/facts/columns.ts'
import { deriveFacts } from '#app/facts/derive.ts'
import { bundledTables } from '#app/facts/tables/bundled.server.ts'
import { pricedMemory } from '#app/facts/version-prices.ts'
import { seriesKey, seriesOf } from '#app/finder/series.ts'
import { tableOf } from '#tests/support/finder-table.ts'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { countChoices } from './counts.ts'
import { findGroups, ifDropped, matchingRows } from './find.ts'
import { isOfTexts, type NeedId, needIds, needRule } from './needs.ts'
import { orderOf, rankMatches, rankNear, rankUnknown } from './order.ts'
import { choicesOf, emptyTable, putPhone, removePhone } from './table.ts'
import { needValues } from './values.ts'
import { withVersionPrices } from './version-price.ts'
import type { Wishes, WishValue } from './wishes.ts'

type Case = {
  name: string
  must: { need: NeedId; value: WishValue }[]
  nice: { need: NeedId; value: WishValue }[]
  expected: {
    matches: number
    near: number
    unknown: number
    first: { slug: string; niceMet: number }[]
    ifDropped: { drop: NeedId; matches: number }[]
    allMatches: string[] | null
    nearFirst: { slug: string; failed: NeedId; has: number | boolean; by: number | null }[]
  }
}

const tables = bundledTables()
const table = tableOf(
  sourcePhones().map(row => ({
    id: row.slug,
    slug: row.slug,
    memory: memoryOf(row),
    values: needValues(
      factColumns(deriveFacts(describedPhone(row), tables)),
      {
        brand: row.brand,
        pricePkr: row.pricePkr,
        grade: row.priceKind,
        series: seriesKey(row.brand, seriesOf(row.brand, row.name)),
        releaseYear: Number(row.releaseDate?.slice(0, 4)),
      },
      new Date('2026-11-21'),
    ),
    latest: 0,
    createdAt: 0,
    views: 0,
    isFeatured: false,
    sensor: null,
    megapixels: null,
    nits: null,
    judged: null,
  })),
)

/** The prices of the versions that a row names. */
function memoryOf(row: ReturnType<typeof sourcePhones>[number]) {
  const { memory } = deriveFacts(describedPhone(row), tables)
  const offers = row.prices.map(({ storage, ram, date, ...price }) => ({
    ...price,
    date: date ?? row.releaseDate ?? '',
    ...(storage ? { storage } : {}),
    ...(ram ? { ram } : {}),
  }))
  const shown = offers.find(
    ({ pricePkr, source, kind }) => pricePkr === row.pricePkr && source === row.priceSource && kind === row.priceKind,
  )
  return pricedMemory(
    {
      versions: memory.versions?.value ?? [],
      isComplete: memory.versions !== null && memory.versions.confidence !== 'low',
    },
    offers,
    shown ?? null,
  )
}

const wishesOf = (wishes: Case['must']): Wishes => new Map(wishes.map(({ need, value }) => [need, value]))
const slugOf = (row: number) => table.slugs[row]
const rowOf = (slug: string) => table.slugs.indexOf(slug)
const { cases } = testData<{ cases: Case[] }>('finder-cases.json')

test.each(cases)('$name', ({ must, nice, expected }) => {
  const musts = wishesOf(must)
  const priced = withVersionPrices(table, musts)
  const groups = findGroups(priced, musts)
  expect({ matches: groups.matches.length, near: groups.near.length, unknown: groups.unknown.length }).toEqual({
    matches: expected.matches,
    near: expected.near,
    unknown: expected.unknown,
  })
  const matches = rankMatches(priced, groups.matches, wishesOf(nice))
  expect(matches.slice(0, 8).map(({ row, niceMet }) => ({ slug: slugOf(row), niceMet }))).toEqual(expected.first)
  if (expected.allMatches) expect(Array.from(groups.matches, slugOf).sort()).toEqual(expected.allMatches)
  const near = rankNear(priced, groups.near).slice(0, expected.nearFirst.length)
  expect(
    near.map(({ row, by, ...rest }) => ({ slug: slugOf(row), ...rest, by: by && Math.round(by * 10_000) / 10_000 })),
  ).toEqual(expected.nearFirst)
  expect(ifDropped(table, musts).slice(0, expected.ifDropped.length)).toEqual(expected.ifDropped)
})

const wish = fc.constantFrom(...needIds).chain(need => {
  const { kind } = needRule(need)
  const value: fc.Arbitrary<WishValue> =
    kind === 'has'
      ? fc.constant<true>(true)
      : isOfTexts(need)
        ? fc.constantFrom(...(table.texts[need] ?? [])).map(text => [text])
        : choicesOf(need).length > 0
          ? fc.constantFrom(...choicesOf(need))
          : fc.integer({ min: 5000, max: 400_000 })
  return fc.tuple(fc.constant(need), value)
})
const wishes = fc.array(wish, { maxLength: 4 }).map(list => new Map(list))

test('adding a must never adds a phone, and unknown is never a match', () => {
  fc.assert(
    fc.property(wishes, wish, (must, [need, value]) => {
      // A kind says what the other wishes are about: smartphones, unless it is asked for (FIND-3).
      fc.pre(need !== 'kind')
      const before = new Set(findGroups(table, must).matches)
      const after = findGroups(table, new Map([...must, [need, must.get(need) ?? value]])).matches
      expect([...after].filter(row => !before.has(row))).toEqual([])
      for (const row of after) for (const each of must.keys()) expect(table.columns[each][row]).not.toBeNaN()
    }),
    { numRuns: 200 },
  )
})

test('the matches alone are those of the groups, also among some rows', () => {
  const operators = fc.subarray(['jazz', 'zong', 'ufone', 'nobody'], { minLength: 1 })
  const some = fc.uniqueArray(fc.nat(table.size - 1), { maxLength: 300 })
  fc.assert(
    fc.property(wishes, fc.option(operators), some, (must, net, rows) => {
      const wished: Wishes = new Map([...must, ...(net ? [['net', net] as const] : [])])
      const { matches } = findGroups(table, wished)
      expect(matchingRows(table, wished)).toEqual(matches)
      const found = new Set(matches)
      expect([...matchingRows(table, wished, Uint32Array.from(rows))]).toEqual(rows.filter(row => found.has(row)))
    }),
    { numRuns: 300 },
  )
})

test('the groups do not depend on the order of the musts', () => {
  fc.assert(
    fc.property(wishes, must => {
      const reversed = new Map([...must].reverse())
      expect(findGroups(table, reversed)).toEqual(findGroups(table, must))
      expect(ifDropped(table, reversed)).toEqual(ifDropped(table, must))
    }),
    { numRuns: 100 },
  )
})

test('turning a must into a nice wish never removes a match', () => {
  fc.assert(
    fc.property(wishes, must => {
      for (const need of must.keys()) {
        const rest = new Map([...must].filter(([each]) => each !== need))
        const matches = new Set(findGroups(table, rest).matches)
        // A kind may bring keypad phones in, which no other need is about.
        if (need === 'kind') continue
        expect(findGroups(table, must).matches.every(row => matches.has(row))).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

test('the count of each choice is the number of phones found with it', () => {
  fc.assert(
    fc.property(wishes, must => {
      const counts = countChoices(table, must)
      for (const need of needIds) {
        for (const [value, phones] of counts[need].byValue) {
          const wished: WishValue = typeof value === 'string' ? [value] : value
          const all = new Map([...must, [need, wished]])
          const found = findGroups(withVersionPrices(table, all), all).matches
          expect([need, value, phones]).toEqual([need, value, found.length])
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('a phone fits an operator whose 5G it can use, at least in part, and several operators only together', () => {
  const phones = new Map(sourcePhones().map(row => [row.slug, deriveFacts(describedPhone(row), tables).network]))
  const usable = ['full', 'good', 'partial']
  const works = (slug: string | undefined, id: string) =>
    usable.includes(phones.get(slug ?? '')?.value.operators[id]?.nr.status ?? '')
  for (const operators of [['jazz'], ['zong'], ['jazz', 'ufone']]) {
    const { matches, unknown } = findGroups(table, new Map([['net', operators]]))
    const smart = [...phones.keys()].filter(
      slug => table.texts.kind?.[table.columns.kind[rowOf(slug)] ?? -1] !== 'keypad',
    )
    expect(Array.from(matches, slugOf).sort()).toEqual(
      smart.filter(slug => operators.every(id => works(slug, id))).sort(),
    )
    expect(matches.length).toBeGreaterThan(500)
    expect(unknown.length).toBeGreaterThan(100)
  }
  expect(findGroups(table, new Map([['net', ['nobody']]])).matches).toHaveLength(0)
})

test('every near miss states what is missed and by how much', () => {
  for (const { must } of cases) {
    for (const { failed, has, by } of findGroups(table, wishesOf(must)).near) {
      if (has === false) expect([needRule(failed).kind, by]).toEqual(['has', null])
      else expect(by).toBeGreaterThan(0)
    }
  }
})

test('phones of which little is known come with the fewest unknown first', () => {
  const must: Wishes = new Map<NeedId, WishValue>([
    ['price', 50_000],
    ['radio', true],
  ])
  const rows = rankUnknown(table, findGroups(table, must).unknown, must)
  const unknown = rows.map(row => [...must.keys()].filter(need => Number.isNaN(table.columns[need][row])).length)
  expect(unknown).toEqual([...unknown].sort((a, b) => a - b))
})

test('a table that was changed phone by phone is the same as one built anew', () => {
  const phone = (id: number, battery: number | null) => ({
    id: `id-${id}`,
    slug: `phone-${id}`,
    values: {
      ...(Object.fromEntries(needIds.map(need => [need, null])) as Record<NeedId, null>),
      battery,
      brand: 'nokia',
    },
    latest: id,
    createdAt: id,
    views: 0,
    isFeatured: false,
    sensor: null,
    megapixels: null,
    nits: null,
    memory: [],
    judged: null,
  })
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.integer({ min: 0, max: 9 }),
          battery: fc.option(fc.integer({ min: 1, max: 9000 })),
          isRemoved: fc.boolean(),
        }),
      ),
      steps => {
        const changed = emptyTable()
        const phones = new Map<number, ReturnType<typeof phone>>()
        for (const { id, battery, isRemoved } of steps) {
          if (isRemoved) {
            removePhone(changed, `id-${id}`)
            phones.delete(id)
          } else {
            putPhone(changed, phone(id, battery))
            phones.set(id, phone(id, battery))
          }
        }
        const fresh = tableOf([...phones.values()])
        const all = (given: typeof fresh) =>
          Array.from({ length: given.size }, (_, row) => row)
            .sort(orderOf(given, 'battery'))
            .map(row => [
              given.ids[row],
              given.slugs[row],
              given.columns.battery[row],
              given.rows.get(given.ids[row] ?? '') === row,
            ])
        expect(all(changed)).toEqual(all(fresh))
        const must: Wishes = new Map([['battery', 5000]])
        expect(countChoices(changed, must).battery).toEqual(countChoices(fresh, must).battery)
      },
    ),
  )
})

test('most for the money: the least saved by a cheaper equal phone first, phones that cannot be judged last', () => {
  const given = {
    ...table,
    judged: {
      ...table.judged,
      savings: new Map([
        [table.slugs[5], 0.3],
        [table.slugs[7], 0],
        [table.slugs[9], 0.12],
      ] as [string, number][]),
    },
  }
  const rows = Array.from({ length: table.size }, (_, row) => row).sort(orderOf(given, 'value'))
  expect(rows.slice(0, 3)).toEqual([7, 9, 5])
})
