import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceGrades } from '#app/entities/enums.ts'
import type { PhoneCard } from '#app/entities/phone.ts'
import { factColumns } from '#app/facts/columns.ts'
import { factsOf } from '#app/facts/store.server.ts'
import type { PhoneFacts } from '#app/facts/values.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import { listPhonesByIds } from '#app/phones/phones.server.ts'
import { savePhone } from '#app/phones/save.server.ts'
import { grades } from '#app/prices/grades.ts'
import { indexWords } from '#app/search-index/vocabulary.server.ts'
import { db } from '#db/client.server.ts'
import { invalidateContent } from '#db/content-version.server.ts'
import { oddQueries } from '#tests/fixtures/odd-queries.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { phoneRecordOf } from '#tests/support/given.ts'
import { testData } from '#tests/support/source-phones.ts'
import { rankedByIndex } from './ranked.server.ts'
import { foundCards, search } from './search.server.ts'
import { suggest } from './suggest.server.ts'
import { understoodJson } from './understood-json.ts'
import { inScriptOf } from './urdu-names.ts'

keepTables()
beforeAll(givenCatalogue)

const names = (text: string, count = 5) => foundCards(search(text), { limit: count, offset: 0 }).map(card => card.name)

/** 0 without a price. */
const rankOfCard = ({ priceGrade }: PhoneCard) => (priceGrade ? grades[priceGrade].rank : 0)

describe('the expected phone is first', () => {
  test.each([
    // by name
    ['Samsung Galaxy S24 Ultra', 'Samsung Galaxy S24 Ultra'],
    ['samsung galaxy a55', 'Samsung Galaxy A55'],
    ['Apple iPhone 15 Pro Max', 'Apple iPhone 15 Pro Max'],
    ['Xiaomi Redmi Note 13 Pro 4G', 'Xiaomi Redmi Note 13 Pro 4G'],
    ['infinix note 40', 'Infinix Note 40'],
    ['vivo y200 pro', 'vivo Y200 Pro'],
    ['Nothing Phone (2)', 'Nothing Phone (2)'],
    ['nokia 3210', 'Nokia 3210'],
    // part of the name
    ['galaxy a55', 'Samsung Galaxy A55'],
    ['s24 ultra', 'Samsung Galaxy S24 Ultra'],
    ['15 pro max', 'Apple iPhone 15 Pro Max'],
    ['iphone 15', 'Apple iPhone 15'],
    ['iphone 14', 'Apple iPhone 14'],
    ['iphone 13', 'Apple iPhone 13'],
    ['pixel 9 pro', 'Google Pixel 9 Pro'],
    ['pixel 8', 'Google Pixel 8'],
    ['poco x6', 'Xiaomi Poco X6'],
    ['nothing phone 2', 'Nothing Phone (2)'],
    ['reno14 f', 'Oppo Reno14 F'],
    ['camon 30s pro', 'Tecno Camon 30S Pro'],
    ['xperia 1 vi', 'Sony Xperia 1 VI'],
    // model codes
    ['a52s', 'Samsung Galaxy A52s 5G'],
    ['a55', 'Samsung Galaxy A55'],
    ['y200', 'vivo Y200 4G'],
    ['c53', 'Realme C53'],
    ['x9b', 'Honor X9b'],
    ['SM-S928B', 'Samsung Galaxy S24 Ultra'],
    ['sm-s928u1', 'Samsung Galaxy S24 Ultra'],
    ['A2849', 'Apple iPhone 15 Pro Max'],
    // joined and split
    ['zfold6', 'Samsung Galaxy Z Fold6'],
    ['z fold 6', 'Samsung Galaxy Z Fold6'],
    ['galaxy note 20 ultra', 'Samsung Galaxy Note20 Ultra'],
    ['oneplus12', 'OnePlus 12'],
    ['one plus 12', 'OnePlus 12'],
    ['1+ 12', 'OnePlus 12'],
    ['i phone 15', 'Apple iPhone 15'],
    ['iphone15promax', 'Apple iPhone 15 Pro Max'],
    ['s24ultra', 'Samsung Galaxy S24 Ultra'],
    ['redminote13pro', 'Xiaomi Redmi Note 13 Pro 4G'],
    ['a 55', 'Samsung Galaxy A55'],
    ['s 24 ultra', 'Samsung Galaxy S24 Ultra'],
    ['s24+', 'Samsung Galaxy S24+'],
    ['s24 plus', 'Samsung Galaxy S24+'],
    // another order
    ['ultra s24 samsung', 'Samsung Galaxy S24 Ultra'],
    ['max pro 15 iphone', 'Apple iPhone 15 Pro Max'],
    ['a55 samsung', 'Samsung Galaxy A55'],
    // with words around it
    ['samsung a55 price in pakistan', 'Samsung Galaxy A55'],
    ['iphone 15 pro max price in pakistan 2026', 'Apple iPhone 15 Pro Max'],
    ['best mobile infinix note 40', 'Infinix Note 40'],
    ['galaxy a54 ki qeemat', 'Samsung Galaxy A54'],
    // mistyped
    ['samsng galxy s24 ultra', 'Samsung Galaxy S24 Ultra'],
    ['samsong a54', 'Samsung Galaxy A54'],
    ['galexy a54', 'Samsung Galaxy A54'],
    ['iphne 13', 'Apple iPhone 13'],
    ['ihpone 15', 'Apple iPhone 15'],
    ['infnix hot 40', 'Infinix Hot 40'],
    ['techno camon 30s pro', 'Tecno Camon 30S Pro'],
    ['pocco x6', 'Xiaomi Poco X6'],
    ['oneplsu 12', 'OnePlus 12'],
    ['motorolla razr 60 ultra', 'Motorola Razr 60 Ultra'],
    // phonetic spelling
    ['aifon 15', 'Apple iPhone 15'],
    ['gugal pixal 9 pro', 'Google Pixel 9 Pro'],
    ['samsang a55', 'Samsung Galaxy A55'],
    ['infinx note 40', 'Infinix Note 40'],
    ['hawai p60 pro', 'Huawei P60 Pro'],
    ['آئی فون 15', 'Apple iPhone 15'],
  ])('%s: %s', (text, name) => expect(names(text)[0]).toBe(name))
})

describe('the expected phone is among the first five', () => {
  test.each([
    ['redmi note 13', 'Xiaomi Redmi Note 13 4G'],
    ['note40', 'Infinix Note 40'],
    ['note 40', 'Infinix Note 40'],
    ['galaxy s24', 'Samsung Galaxy S24'],
    ['samsung s24', 'Samsung Galaxy S24'],
    ['camon 30', 'Tecno Camon 30'],
    ['spark 20', 'Tecno Spark 20'],
    ['hot 40', 'Infinix Hot 40'],
    ['snapdragon 8 gen 3 fold', 'Samsung Galaxy Z Fold6'],
    ['iphone 15 vs galaxy s24', 'Samsung Galaxy S24'],
    ['iphone 15 vs galaxy s24', 'Apple iPhone 15'],
    ['13 note redmi 4g', 'Xiaomi Redmi Note 13 4G'],
    ['redme note 12', 'Xiaomi Redmi Note 12 4G'],
    ['shaomi redmi note 14', 'Xiaomi Redmi Note 14 5G'],
    ['sam gal s24 ult', 'Samsung Galaxy S24 Ultra'],
  ])('%s: %s', (text, name) => expect(names(text)).toContain(name))
})

describe('every result is of the requested kind', () => {
  const found = (text: string) => foundCards(search(text), { limit: 500, offset: 0 })
  test.each([
    ['samsang', /^Samsung/],
    ['shaomi', /^Xiaomi/],
    ['infinx', /^Infinix/],
    ['tekno', /^Tecno/],
    ['opo', /^Oppo/],
    ['wivo', /^vivo/],
    ['rialme', /^Realme/],
    ['nokiya', /^Nokia/],
    ['motrola', /^Motorola/],
    ['سام سنگ', /^Samsung/],
    ['galaxy', /^Samsung Galaxy/],
    ['iphone', /^Apple iPhone/],
    ['mi', /^Xiaomi|mi/i],
    ['redmi', /^Xiaomi/],
    ['poco', /^Xiaomi Poco/],
    ['moto', /^Motorola/],
  ])('%s: %s', (text, pattern) => {
    const cards = found(text)
    expect(cards.length).toBeGreaterThan(2)
    // Phones with the word in their specs may follow.
    for (const card of cards.slice(0, 50)) expect(card.name).toMatch(pattern)
  })

  test.each([
    ['512 gb', /\b512GB/],
    ['5g', /\b5G\b/],
  ])('%s: it is in the specifications', (text, pattern) => {
    const phones = listPhonesByIds(search(text).ids({ limit: 100, offset: 0 }))
    expect(phones).toHaveLength(100)
    for (const phone of phones) expect(JSON.stringify(phone)).toMatch(pattern)
  })

  test.each([
    ['12gb', 'ramGb', 12],
    ['5000mah', 'batteryMah', 5000],
    ['120hz', 'refreshHz', 120],
    ['256gb', 'storageGb', 256],
  ] as const)('%s: at least that much', (text, fact, least) => {
    const ids = search(text).ids({ limit: 100, offset: 0 })
    expect(ids).toHaveLength(100)
    for (const id of ids) expect(factColumns(factsOf(id) as PhoneFacts)[fact]).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['under 50000', 1, 49_999],
    ['50k', 1, 50_000],
    ['1 lakh', 1, 100_000],
    ['samsung under 80,000', 1, 79_999],
    ['infinix 30k to 50k', 30_000, 50_000],
    ['above 3 lakh', 300_001, Number.POSITIVE_INFINITY],
  ])('%s: prices from %i to %i', (text, min, max) => {
    const cards = found(text)
    expect(cards.length).toBeGreaterThan(5)
    for (const { pricePkr } of cards) {
      expect(pricePkr).toBeGreaterThanOrEqual(min)
      expect(pricePkr).toBeLessThanOrEqual(max)
    }
  })

  test('a bare amount shows the phones nearest to it first', () => {
    // Of the others no more is known than name, memory and price: they follow.
    const { columns, rows } = finderTable()
    const isKnown = ({ id }: PhoneCard) =>
      [columns.battery, columns.speed].some(column => !Number.isNaN(column[rows.get(id) ?? -1]))
    const near = found('50k').filter(
      card => card.priceGrade === 'shop' && (card.pricePkr ?? 0) >= 42_500 && isKnown(card),
    )
    expect(near.length).toBeGreaterThan(3)
    expect(found('50k').slice(0, near.length)).toEqual(near)
    const recentFirst = near.toSorted(
      (a, b) => Number(a.isPriceStale) - Number(b.isPriceStale) || (b.pricePkr ?? 0) - (a.pricePkr ?? 0),
    )
    expect(near).toEqual(recentFirst)
    const older = found('45000 big battery').filter(
      card => card.priceGrade === 'older' && (card.pricePkr ?? 0) >= 38_250,
    )
    expect(older.slice(0, 3).map(card => card.pricePkr)).toEqual([42_999, 42_199, 38_499])
    // Of the vivo neither chip nor release is known; its price is nearer.
    const slugs = found('45000 big battery').map(({ slug }) => slug)
    expect(slugs.indexOf('vivo-y05')).toBe(slugs.indexOf('realme-note-70') - 1)
  })
})

test.each(['iphone 15', 'note 40', 'samsung s24', 'pixel 9 pro', 'reno12', 'redmi note 13 pro', 'a5'])(
  'few results have the same ranking by texts and by index: %s',
  text => {
    const found = search(text)
    expect(found.total).toBeLessThanOrEqual(60)
    const { alternatives } = found.understood
    const ids = found.ids({ limit: 60, offset: 0 })
    const byIndex = rankedByIndex({ alternatives, range: null }, 60)
    expect(byIndex.length).toBeGreaterThan(0)
    expect(ids.slice(0, byIndex.length)).toEqual(byIndex)
  },
)

test('a complete word of names finds what it finds as the beginning of a word', () => {
  const { $client } = db()
  const words = $client.prepare<[], string>('SELECT word FROM search_words WHERE is_name').pluck().all()
  const complete = words.filter(indexWords.isComplete)
  expect(complete.length).toBeGreaterThan(100)
  expect(complete).toContain('note')
  expect(indexWords.isComplete('sam')).toBe(false)
  expect(indexWords.isComplete('40')).toBe(false)
  const found = $client.prepare<[string], number>('SELECT rowid FROM phone_search WHERE phone_search MATCH ?').pluck()
  for (const word of complete)
    expect([word, found.all(`{name} : "${word}"`)]).toEqual([word, found.all(`{name} : "${word}" *`)])
})

test('a corrected search returns the corrected query, an exact one null', () => {
  expect(search('samsng galxy')).toMatchObject({ correctedTo: 'samsung galaxy' })
  expect(search('samsung galaxy')).toMatchObject({ correctedTo: null })
})

test.each([
  ['سامسنک گلیکسی', 'samsung galaxy', 'سام سنگ گلیکسی'],
  ['ردمی نوٹ 14', 'redmi note 14', 'ریڈمی نوٹ 14'],
  ['آئفوں 15', 'apple iphone 15', 'آئی فون 15'],
  ['samsng galxy', 'samsung galaxy', 'samsung galaxy'],
])('%s is corrected, and shown in the script in which it was typed (SEARCH-6)', (text, correctedTo, shown) => {
  const { total } = search(correctedTo)
  expect(search(text)).toMatchObject({ correctedTo, total })
  expect(inScriptOf(text, correctedTo)).toBe(shown)
  expect(search(shown)).toMatchObject({ correctedTo: null, total })
})

test('an unknown word finds nothing', () => expect(search('qwrtzp')).toMatchObject({ total: 0, correctedTo: null }))

test('pages have no gaps or duplicates, in each sort order', () => {
  for (const sort of ['relevance', 'newest', 'price-low', 'price-high'] as const) {
    const result = search('samsung', { sort })
    const all = result.ids({ limit: 200, offset: 0 })
    const paged = Array.from({ length: Math.ceil(result.total / 20) }, (_, page) =>
      result.ids({ limit: 20, offset: page * 20 }),
    ).flat()
    expect(new Set(paged).size).toBe(result.total)
    expect([...paged].sort()).toEqual([...all].sort())
    if (sort !== 'relevance') expect(paged).toEqual(all)
  }
})

test('results are sorted by grade, then by price (PRICE-8)', () => {
  const cards = (sort: 'price-low' | 'price-high') => foundCards(search('xiaomi', { sort }), { limit: 200, offset: 0 })
  for (const sort of ['price-low', 'price-high'] as const) {
    const ranks = cards(sort).map(rankOfCard)
    expect(new Set(ranks).size).toBe(4)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  }
  for (const grade of priceGrades) {
    const prices = (sort: 'price-low' | 'price-high') =>
      cards(sort)
        .filter(card => card.priceGrade === grade)
        .map(card => card.pricePkr ?? 0)
    expect(prices('price-low')).toEqual(prices('price-low').toSorted((a, b) => a - b))
    expect(prices('price-high')).toEqual(prices('price-low').toReversed())
  }
})

test('suggestions start at three characters and are at most ten', () => {
  expect(suggest('ga')).toEqual([])
  expect(suggest('  ga  ')).toEqual([])
  expect(suggest('gal')).toHaveLength(10)
  expect(suggest('galaxy a5')[0]?.name).toMatch(/Galaxy A5/)
})

test.each(oddQueries.map(query => [query]))('%j does not throw', query => {
  const found = search(query)
  expect(foundCards(found, { limit: 20, offset: 0 }).length).toBe(Math.min(20, found.total))
  expect(suggest(query).length).toBeLessThanOrEqual(10)
})

test('there are at least 200 odd inputs', () => expect(new Set(oddQueries).size).toBeGreaterThanOrEqual(200))

test('a search returns a result for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => search(text).total >= 0),
    { numRuns: 300 },
  )
})

describe('the index is updated', () => {
  const isFound = (text: string, id: string) => search(text).ids({ limit: 50, offset: 0 }).includes(id)

  test('when a phone is added, renamed, priced and removed', () => {
    const record = phoneRecordOf({ brand: 'samsung', slug: 'galaxy-q', name: 'Samsung Galaxy Quokka' })
    savePhone(record, Date.now())
    expect(isFound('quokka', record.id)).toBe(true)
    expect(isFound('kuoka', record.id)).toBe(true)

    savePhone({ ...record, name: 'Samsung Galaxy Numbat' }, Date.now())
    expect(isFound('numbat', record.id)).toBe(true)
    expect(isFound('quokka', record.id)).toBe(false)

    savePhone({ ...record, name: 'Samsung Galaxy Numbat', price: 'Rs 44,000' }, Date.now())
    expect(isFound('numbat under 45000', record.id)).toBe(true)
    // Nothing fulfils both, so it is found without the price, and the search says so.
    expect(search('numbat above 45000').relaxed).toEqual([{ of: 'range' }])
    expect(search('numbat under 45000').relaxed).toEqual([])

    db().$client.prepare('DELETE FROM mobiles WHERE id = ?').run(record.id)
    invalidateContent()
    expect(isFound('numbat', record.id)).toBe(false)
    const entries = db().$client.prepare(
      'SELECT (SELECT count(*) FROM search_entries) - (SELECT count(*) FROM mobiles)',
    )
    expect(entries.pluck().get()).toBe(0)
  })

  test('and sorted: phones with a price first, newer releases first', () => {
    const made = (name: string, releaseDate: string, price: string | null) => {
      const record = phoneRecordOf({
        brand: 'samsung',
        slug: `wombat-${name.toLowerCase()}`,
        name: `Samsung Wombat ${name}`,
        releaseDate,
        price,
      })
      savePhone(record, Date.now())
      return record.id
    }
    const old = made('Old', '2020', 'Rs 10,000')
    const unpriced = made('Unpriced', '2026-01-01', null)
    const fresh = made('Fresh', '2025-05', 'Rs 20,000')
    expect(search('wombat').ids({ limit: 5, offset: 0 })).toEqual([fresh, old, unpriced])
  })
})

const { cases } = testData<{ cases: { q: string; expect: Partial<Record<string, unknown>> }[] }>('search-cases.json')

test.each(cases)('$q: what the API says was understood', ({ q, expect: expected }) => {
  const { notPrice, first, ...named } = expected
  const found = search(q)
  expect(understoodJson(found)).toMatchObject(named)
  if (notPrice) expect(understoodJson(found)).toMatchObject({ priceMin: null, priceMax: null })
  if (first) expect(listPhonesByIds(found.ids({ limit: 1, offset: 0 }))[0]?.slug).toBe(first)
})

test.each(['qqqqq', 'zzzzzzz', 'xqxqxq'])('%s finds nothing and is not corrected', text =>
  expect(search(text)).toMatchObject({ total: 0, correctedTo: null }),
)

test('words that no phone has are named, and the rest is searched for', () => {
  const found = search('samsung blorptastic')
  expect(found.ignored).toEqual(['blorptastic'])
  expect(foundCards(found, { limit: 5, offset: 0 }).every(({ brand }) => brand === 'samsung')).toBe(true)
})

test('when nothing fulfils everything, one condition is given up and named', () => {
  const found = search('12gb ram 20 hazar tak 5g')
  expect(found.total).toBeGreaterThan(0)
  expect(found.relaxed).not.toEqual([])
})

test('a budget is not given up as long as another condition can be, and the nearest phones lead', () => {
  const found = search('gaming phone 20 hazar tak')
  expect(found.relaxed).toEqual([{ of: 'speed', to: 8 }])
  expect(found.sort).toBe('speed')
  const cards = foundCards(found, { limit: 50, offset: 0 })
  expect(cards.length).toBeGreaterThan(0)
  for (const { pricePkr } of cards) expect(pricePkr).toBeLessThanOrEqual(20_000)
})

test('each condition that was read can be taken out of the text', () => {
  const { readings } = search('5g 8gb samsung 60 hazar tak').understood
  expect(readings.map(({ of, rest }) => [of, search(rest).understood.readings.map(({ of }) => of)])).toEqual([
    ['price', ['fiveG', 'ram']],
    ['fiveG', ['price', 'ram']],
    ['ram', ['price', 'fiveG']],
  ])
})
