/** Everyday searches: who a phone is for, how long something lasts, memory, screens, budgets (SEARCH-7, 8, 11, 12). */
import { beforeAll, describe, expect, test } from 'vitest'
import { CHINESE_BRANDS } from '#app/brands/origin.ts'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { mainMegapixels } from '#app/phones/card.ts'
import { listCardsByIds, listPhonesByIds } from '#app/phones/phones.server.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { labelsOfUses, readingLabels } from './reading-labels.ts'
import { resultsOf } from './results.server.ts'
import { foundCards, search } from './search.server.ts'
import type { Use } from './understanding/uses.ts'
import { understoodJson } from './understood-json.ts'

keepTables()
beforeAll(givenCatalogue)

const understood = (q: string) => search(q).understood
const cards = (q: string, limit = 10) => listCardsByIds(search(q).ids({ limit, offset: 0 }))
const labels = (q: string) => readingLabels(understood(q)).map(({ label }) => label)
const valuesOf = (q: string, need: NeedId) =>
  search(q)
    .ids({ limit: 10, offset: 0 })
    .map(id => finderTable().columns[need][finderTable().rows.get(id) ?? -1] ?? Number.NaN)

test.each([
  ['12gb ram 256', 12, 256],
  ['256 12gb ram', 12, 256],
  ['ram 8 256', 8, 256],
  ['8gb 256 under 60k', 8, 256],
  ['256/12', 12, 256],
  ['8gb ram 128 50k', 8, 128],
])('%s: the second number is storage', (q, ram, storage) => {
  const { must, text } = understood(q)
  expect([must.get('ram'), must.get('storage'), text]).toEqual([ram, storage, ''])
})

test.each(['8gb ram 64 hazar', '8gb ram 64mp camera', '8gb ram 50k'])('%s names no storage', q =>
  expect(understood(q).must.has('storage')).toBe(false),
)

describe('who a phone is for', () => {
  test.each<[string, Use, string]>([
    ['bike rider ke liye mobile', 'rider', 'For a rider'],
    ['delivery rider phone', 'rider', 'For a rider'],
    ['careem driver ke liye', 'driver', 'For a driver'],
    ['student ke liye phone', 'student', 'For a student'],
    ['online classes ke liye mobile', 'classes', 'For online classes'],
    ['office ke liye phone', 'office', 'For the office'],
    ['laptop jaisa phone', 'computer', 'For work as on a computer'],
    ['video call ke liye mobile', 'calls', 'For video calls'],
    ['shaadi gift phone', 'gift', 'As a gift'],
    ['abba ke liye mobile', 'parents', 'For parents'],
    ['بچوں کے لیے موبائل', 'kids', 'For a child'],
  ])('%s', (q, use, label) => {
    const found = search(q)
    expect(found.understood.uses).toEqual([use])
    expect(found.understood.intent).toBeNull()
    expect(labels(q)).toContain(label)
    expect([found.total > 100, found.ignored, found.relaxed]).toEqual([true, [], []])
  })

  test('what leads is said, and what is not recorded', () => {
    const found = search('foodpanda rider phone')
    expect(labelsOfUses(found.understood, found.ids({ limit: 1, offset: 0 })[0] ?? null)).toEqual({
      leads: ['Battery: 6,000 mAh or more', 'Price up to Rs 50,000'],
      unrecorded: ['a screen that can be read in the sun', 'a loud speaker'],
    })
    for (const battery of valuesOf('bike rider ke liye mobile', 'battery')) expect(battery).toBeGreaterThanOrEqual(6000)
  })

  test('beside a budget the wishes of the use lead', () => {
    const [first = 0] = valuesOf('foodpanda rider phone 30k', 'battery')
    expect(first).toBeGreaterThanOrEqual(6000)
  })

  test('something cheap for a use has what the use wishes', () => {
    const prices = cards('bykea wale ke liye sasta phone').map(({ pricePkr }) => pricePkr ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    for (const battery of valuesOf('bykea wale ke liye sasta phone', 'battery'))
      expect(battery).toBeGreaterThanOrEqual(6000)
  })

  test('a bike alone is no phone', () => expect(search('honda bike').total).toBe(0))
})

test.each(['2 din battery', 'two day battery', 'battery 2 days', 'do din chalne wali battery', 'phone jo 2 din chale'])(
  '%s: the largest batteries, and that says so',
  q => {
    const found = search(q)
    expect(found).toMatchObject({ sort: 'battery', ignored: [], absent: null })
    expect([...found.understood.must]).toEqual([['battery', 6000]])
    expect(labels(q)).toEqual(['Two days on a charge', '6,000\u00a0mAh+'])
    const values = valuesOf(`${q} 50k`, 'battery')
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  },
)

test.each([
  ['updates for 5 years', 5],
  ['five years updates', 5],
  ['5 saal updates', 5],
  ['4 year security updates', 4],
  ['3 saal chalne wala phone', 3],
  ['پانچ سال اپڈیٹس', 5],
])('%s: updates for %i years', (q, years) => {
  expect(understood(q)).toMatchObject({ text: '' })
  expect(understood(q).must.get('updates')).toBe(years)
})

test.each(['clean android', 'stock android phone', 'bloatware free'])('%s: makers that change little', q => {
  const brands = new Set(cards(q, 200).map(({ brand }) => brand))
  expect(understood(q).features).toEqual(['plainAndroid'])
  expect(brands.has('google') && brands.has('motorola')).toBe(true)
  expect(brands.has('infinix') || brands.has('samsung')).toBe(false)
})

test.each(['flat screen phone', 'flat display phone'])('%s: not recorded', q =>
  expect(search(q)).toMatchObject({ ignored: [q.replace(' phone', '')], understood: { text: '' } }),
)

test.each(['best display', 'acha display under 60k', 'best screen phone'])('%s: AMOLED screens lead', q => {
  expect(search(q).sort).toBe('screen')
  expect(valuesOf(q, 'oled').slice(0, 5)).toEqual([1, 1, 1, 1, 1])
})

test.each([
  ['v40 or reno 12 which one', ['vivo V40', 'Oppo Reno12']],
  ['a55 ya reno 12', ['Samsung Galaxy A55', 'Oppo Reno12']],
])('%s offers the comparison', (q, names) =>
  expect(listCardsByIds(search(q).compared).map(({ name }) => name)).toEqual(names),
)

test.each(['camera phone under 60000', 'best camera phone 60k'])('%s: a sensor of few megapixels is a small one', q => {
  const megapixels = cards(q, 20).map(({ specs }) => mainMegapixels(specs) ?? 0)
  expect(Math.min(...megapixels)).toBe(50)
  expect(cards(q).map(({ slug }) => slug)).toContain('honor-x7c')
})

test.each(['best camera phone under 30k', 'camera phone 25000', 'best camera phone under 50000'])(
  '%s: stabilisation is a preference',
  q => {
    const found = search(q)
    expect([found.relaxed, found.understood.must.size, found.sort]).toEqual([[], 0, 'camera'])
    expect(found.understood.nice.get('ois')).toBe(true)
    expect(found.total).toBeGreaterThan(50)
  },
)

test.each([
  'best phone under 40000',
  'best phone under 20000',
  '8gb 256 under 60k',
  'phone under 1.2 lakh',
  '25k mobile',
])('%s: phones of which only the name is known follow the others', q => {
  const { columns, rows } = finderTable()
  const found = search(q)
  const bare = found.ids({ limit: found.current ?? 0, offset: 0 }).map(id => {
    const row = rows.get(id) ?? -1
    return Number.isNaN(columns.battery[row]) && Number.isNaN(columns.speed[row])
  })
  // Prices that may be of less memory go last in any case.
  if (!q.startsWith('8gb')) expect(bare).toEqual(bare.toSorted((a, b) => Number(a) - Number(b)))
  expect(bare[0]).toBe(false)
})

test('what was left out is named to the API too, also Motorola among Chinese brands', () => {
  expect(understoodJson(search('no samsung under 60k')).excluded).toEqual([{ typed: 'no samsung', names: ['samsung'] }])
  const { excluded } = understoodJson(search('no chinese brands'))
  expect(excluded).toEqual([{ typed: 'no chinese brands', names: CHINESE_BRANDS }])
  expect(CHINESE_BRANDS).toContain('motorola')
  expect(CHINESE_BRANDS).not.toContain('digit')
  expect(understoodJson(search('samsung a15')).excluded).toEqual([])
})

test('a letter and series are the models with that letter before a number', () => {
  const names = cards('samsung s series latest', 50).map(({ name }) => name)
  expect(names[0]).toMatch(/Galaxy S26/)
  expect(names.filter(name => !/Galaxy S\d/.test(name))).toEqual([])
})

test('sizes of screens with a bound', () => {
  expect(understood('6.5 inch se chota phone').must).toEqual(new Map([['screenMax', 6.5]]))
  expect(understood('6.7 inch se bara phone').must).toEqual(new Map([['screenMin', 6.7]]))
})

test('two amounts beside each other are a range, behind a series they are none', () => {
  expect(understood('mobile 40 50 hazar').range).toEqual({ min: 40_000, max: 50_001 })
  expect(understood('note 40 50 hazar')).toMatchObject({ text: 'note 40', range: { max: 50_001 } })
})

test('chips as fast as each other: the nearer to the budget leads', () =>
  expect(cards('gaming phone under 60000')[0]?.slug).toBe('xiaomi-redmi-note-14-4g'))

test.each(['phone without mediatek under 80k', 'mediatek ke baghair phone 80k', 'phone mediatek nahi chahiye'])(
  '%s: a chip that is not wanted is not searched for, and that is said',
  q => {
    expect(understood(q).text).not.toContain('mediatek')
    expect(
      understood(q)
        .unheld.map(({ typed }) => typed)
        .join(' '),
    ).toContain('mediatek')
  },
)

test('a letter that is typed apart is of its word', () => {
  expect(search('e sim wala phone').ids({ limit: 5, offset: 0 })).toEqual(
    search('esim wala phone').ids({ limit: 5, offset: 0 }),
  )
  expect(understood('e-sim phone').text).toContain('esim')
})

test.each(['bari battery wala mobile', 'big battery phone', 'بڑی بیٹری والا موبائل'])('%s: the largest leads', q => {
  const values = valuesOf(q, 'battery')
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test.each([
  ['A37 12/256', 'Price of 8 + 256 GB; that of 12 + 256 GB not known'],
  ['V60 16+512', 'Price of 12 + 256 GB; that of 16 + 512 GB not known'],
  ['a56 12gb', '12 + 256 GB: PKR 150,999'],
  ['redmi note 14 6/128', '8 + 128 GB: PKR 57,999'],
  ['a56 8/256', undefined],
  ['infinix hot 60 pro 8/256', 'Price of 8 + 128 GB; that of 8 + 256 GB not known'],
])('%s: the card says of which memory its price is (FIND-8)', (q, remark) =>
  expect(foundCards(search(q), { limit: 1, offset: 0 })[0]?.remark).toBe(remark),
)

test('prices of over a year come before launch prices, those of newer phones first (SEARCH-13)', () => {
  const found = search('infinix under 35000')
  const aged = foundCards(found, { limit: 50, offset: found.current ?? 0 })
  const shops = aged.filter(({ priceGrade }) => priceGrade !== 'launch')
  expect(shops.length).toBeGreaterThan(2)
  expect(aged.slice(0, shops.length)).toEqual(shops)
  const years = shops.map(({ year }) => Number(year))
  expect(years).toEqual(years.toSorted((a, b) => b - a))
})

test('the card says of each phone how fast it charges, where that is asked (FIND-9)', () => {
  const cards = foundCards(search('fast charging phone under 60k'), { limit: 5, offset: 0 })
  expect(cards.length).toBe(5)
  for (const card of cards) expect(card.remark).toMatch(/W charging$/)
})

test('of equals those of which neither chip nor release is known come last (SEARCH-8)', () => {
  const slugs = cards('45000 big battery', 20).map(({ slug }) => slug)
  expect(slugs.indexOf('vivo-y05')).toBeGreaterThan(0)
})

describe('orders', () => {
  const slugs = (q: string, limit: number) => cards(q, limit).map(({ slug }) => slug)

  /** One phone is found, and before another. */
  function expectOrder(q: string, first: string, second: string): void {
    const all = slugs(q, 500)
    expect(all.indexOf(first)).toBeGreaterThanOrEqual(0)
    expect(all.indexOf(first)).toBeLessThan(all.indexOf(second))
  }

  test('sensors as large as each other: the faster chip leads', () =>
    expect(slugs('best camera phone', 3)).toContain('samsung-galaxy-s26-ultra'))

  test.each(['vlog ke liye phone 1 lakh', 'video banane wala phone 1 lakh', 'reels phone under 80k'])(
    '%s: phones that record 4K lead',
    q => {
      const with4k = new Set(search('4k video').ids({ limit: 2000, offset: 0 }))
      expect(
        search(q)
          .ids({ limit: 5, offset: 0 })
          .filter(id => !with4k.has(id)),
      ).toEqual([])
      expect(labels(q)).toContain('4K video first')
    },
  )
  test('a front camera counts for vlogs', () =>
    expect(
      labelsOfUses(understood('vlog phone 80k'), search('vlog phone 80k').ids({ limit: 1, offset: 0 })[0] ?? '').leads,
    ).toEqual(['Selfie camera: 12 MP or more', 'Best camera hardware']))

  test.each(['value for money', 'most for the money', 'paisa vasool mobile'])('%s is the order of the finder', q => {
    expect(search(q)).toMatchObject({ sort: 'value', understood: { text: '' } })
    expect(slugs(q, 20)).not.toContain('samsung-galaxy-a37')
  })

  test.each([
    ['best phone under 35k for student', 'xiaomi-redmi-14c', 'zte-nubia-a36'],
    ['1.5 lakh tak ka best phone', 'samsung-galaxy-a56', 'samsung-galaxy-a37'],
    ['gaming phone', 'samsung-galaxy-s26-ultra', 'samsung-galaxy-s26'],
    ['latest foldable', 'samsung-galaxy-z-flip7', 'samsung-galaxy-z-flip6'],
  ])('%s: %s is before %s', expectOrder)

  test.each([
    ['fold phone', 'samsung-galaxy-z-fold6', 'samsung-galaxy-z-fold7'],
    ['fold phone', 'samsung-galaxy-z-fold7', 'samsung-galaxy-z-fold4'],
    ['foldable phone', 'samsung-galaxy-z-flip7', 'samsung-galaxy-z-fold4'],
    ['stylus phone', 'samsung-galaxy-s24-ultra', 'tecno-phantom-v-fold2'],
    ['12gb ram 256gb', 'samsung-galaxy-a56', 'samsung-galaxy-a37'],
  ])('%s: prices of now lead, without one the newest: %s is before %s', expectOrder)

  test.each(['good selfie camera', 'best selfie phone'])('%s: the most megapixels lead, within 8 %% alike', q => {
    const values = valuesOf(q, 'selfie')
    for (const [at, value] of values.entries()) expect(value * 1.08).toBeGreaterThanOrEqual(values[at + 1] ?? 0)
    expect(values[0]).toBeGreaterThanOrEqual(50 / 1.08)
  })

  test.each([
    'student phone 25k',
    'foodpanda rider 25k',
    'online classes ke liye mobile 25 hazar',
    'best phone under 25000',
  ])('%s: phones with hardly any RAM come last', q => {
    for (const ram of valuesOf(q, 'ram').slice(0, 6)) expect(ram).toBeGreaterThanOrEqual(4)
  })

  test('what leads is said only where the first phone has it', () => {
    const found = search('foodpanda rider 25k')
    const { leads } = labelsOfUses(found.understood, found.ids({ limit: 1, offset: 0 })[0] ?? null)
    expect(leads).toEqual([])
  })
})

describe('a model that is not here, of which others go on (SEARCH-6)', () => {
  test.each([
    ['infinix hot 60', ['infinix-hot-60-pro-plus', 'infinix-hot-60-pro', 'infinix-hot-60i']],
    ['y19s', ['vivo-y19s-pro']],
    ['v70 pro', ['vivo-v70', 'vivo-v70-fe']],
    ['y20s', ['vivo-y21']],
  ])('%s: that is said, and its siblings follow', (q, siblings) => {
    expect(search(q).absent).toBe(q)
    expect(cards(q, siblings.length).map(({ slug }) => slug)).toEqual(siblings)
  })
  test('the nearest one is used where others are to be like it', () => {
    expect(search('infinix hot 60 jaisa').reference).toMatchObject({ name: ['infinix', 'hot', '60'], isStandIn: true })
    expect(search('a56 jaisa').reference?.isStandIn).toBe(false)
  })
  test('the best of it is compared', () =>
    expect(listCardsByIds(search('samsung a56 vs infinix hot 60').compared).map(({ slug }) => slug)).toEqual([
      'samsung-galaxy-a56',
      'infinix-hot-60-pro-plus',
    ]))
  test.each(['redmi note 14', 'nokia 105', 'pixel 9 fold', 'oppo a5', 'reno 12', 'v30 lite', 'note 14 pro plus'])(
    '%s is here',
    q => expect(search(q).absent).toBeNull(),
  )
})

test.each([
  ['redmi note 14 6/128', 'xiaomi-redmi-note-14-4g'],
  ['vivo v50 light', 'vivo-v50-lite-5g'],
  ['oppo reno 13 5g price', 'oppo-reno13'],
  ['used s21 ultra', 'samsung-galaxy-s21-fe-5g'],
  ['samsung ka 60 70 hazar wala phone', 'samsung-galaxy-a34'],
  ['pachas hazar tak samsung', 'samsung-galaxy-a07-4g'],
  ['nani ke liye mobile bare buttons wala', 'itel-flip-1'],
  ['papa k lye simple phone 4g', 'nokia-108-4g-2024'],
  ['mota battery 7000 mah', 'honor-x9d'],
  ['photo ke liye sasta phone 35k', 'xiaomi-redmi-13'],
  ['sasta gaming phone 40k', 'realme-c75-4g'],
  ['kids ke liye sasta phone 20 hazar', 'xiaomi-redmi-a3x'],
  ['youtube videos banane k liye phone 1 lakh', 'samsung-galaxy-a55'],
  ['delivery rider ke liye lambi battery 25k tak', 'samsung-galaxy-a06'],
  ['best phone under 35k for student', 'xiaomi-redmi-13'],
  ['pubg 90fps phone under 70k', 'tecno-camon-40-pro-5g'],
  ['50k mein best mobile', 'tecno-spark-30-pro'],
  ['پچاس ہزار میں اچھا موبائل', 'tecno-spark-30-pro'],
  ['آئی فون 14 کی قیمت', 'apple-iphone-14'],
  ['samsung nahi 40 hazar tak acha phone', 'realme-c75-4g'],
  ['sasta 5g phone', 'samsung-galaxy-a25'],
  ['i phone 15 pro mex 256 gb', 'apple-iphone-15-pro-max'],
  ['ammi ke liye bara phone whatsapp ke liye 30k', 'xiaomi-redmi-14c'],
  ['kya a56 lena chahiye', 'samsung-galaxy-a56'],
  ['25 sy 30 hazar', 'xiaomi-redmi-14c'],
  ['infinix hot 60 pro 8/256', 'infinix-hot-60-pro'],
  ['oppo reno latest', 'oppo-reno15-pro'],
  ['vivo camera phone 80k', 'vivo-v60-lite'],
  ['s25 vs s24 fark', 'samsung-galaxy-s25'],
  ['whatsapp wala keypad phone', 'nokia-108-4g-2024'],
  ['best camera phone', 'xiaomi-17-ultra'],
  ['sab se patla phone', 'apple-iphone-air'],
  ['camera phone under 1 lakh', 'samsung-galaxy-a55'],
  ['best camera phone under 150000', 'xiaomi-redmi-note-14-pro-plus-5g'],
])('as shoppers type: %s leads with %s', (q, slug) => expect(cards(q, 1).map(card => card.slug)).toEqual([slug]))

// Which of them has the recent price depends on the day.
test('sava lakh tak samsung leads with one near the limit', () =>
  expect(['samsung-galaxy-a27', 'samsung-galaxy-a56']).toContain(cards('sava lakh tak samsung', 1)[0]?.slug))

test('keypad phones for somebody lead with those that have a price, whatever is known of their memory', () => {
  const prices = cards('ammi ke liye simple mobile', 20).map(({ pricePkr }) => pricePkr)
  expect(prices.indexOf(null)).toBeGreaterThan(10)
  expect(prices.slice(prices.indexOf(null)).every(price => price === null)).toBe(true)
})

test.each([
  ['chota phone jo jaib mein aa jaye', { absent: null, ignored: [], relaxed: [] }],
  ['iphone se', { absent: 'iphone se' }],
  ['iphone se acha camera', { absent: null, sort: 'camera' }],
  ['100 watt charger wala', { understood: { intent: null, text: '' } }],
  ['پبجی 90 ایف پی ایس', { ignored: [], understood: { uses: ['frames'], text: '' } }],
  ['اسٹوڈنٹ موبائل', { ignored: [], understood: { uses: ['student'] } }],
  ['student laptop alternative phone', { understood: { intent: null, uses: ['student', 'computer'] } }],
  ['mobile for online earning', { ignored: [], understood: { uses: ['office'] } }],
  ['sim band ho gayi iphone', { ignored: [], understood: { intent: 'pta', text: 'iphone' } }],
])('as shoppers type: %s', (q, found) => expect(search(q)).toMatchObject(found))

describe('where one or two phones fulfil all', () => {
  const phones = (q: string) => cards(q, 12).map(({ slug }) => slug)
  test.each(['gaming phone 65k', 'ستر ہزار میں گیمنگ فون'])(
    '%s: they lead, slower ones with a price of now follow before the line',
    q => {
      const found = search(q)
      const few = found.few ?? expect.fail('some fulfil all')
      expect(found.relaxed).toEqual([{ of: 'speed', to: 16 }])
      expect(resultsOf(few, found.sort).current).toBe(1)
      expect(phones(q)[0]).toBe('tecno-camon-40-pro-5g')
      expect(found.current).toBeGreaterThan(10)
      const below = found.ids({ limit: found.total, offset: 0 }).slice(found.current ?? 0)
      for (const id of below)
        expect(finderTable().columns.speed[finderTable().rows.get(id) ?? -1]).toBeGreaterThanOrEqual(24)
      expect(new Set(found.ids({ limit: found.total, offset: 0 })).size).toBe(found.total)
    },
  )
  test('of chips that differ by a point those with more RAM lead', () => {
    const all = phones('pubg ke liye mobile 40000')
    expect(all.indexOf('xiaomi-redmi-13')).toBeGreaterThan(0)
    expect(all.indexOf('xiaomi-redmi-13')).toBeLessThan(all.indexOf('vivo-y05e'))
  })
})

test.each(['note 14 pro plus redmi', '14 pro max iphone', 'a56 galaxy', 'ultra s24 samsung'])(
  '%s: a name in another order is here',
  q => expect(search(q).absent).toBeNull(),
)

test.each(['ایفون 14', 'آیفون 14', 'آئفون 14'])('%s is an iPhone', q => {
  expect(search(q)).toMatchObject({ correctedTo: null, absent: null })
  expect(cards(q, 1)[0]?.slug).toBe('apple-iphone-14')
})

test.each(['kis phone ka camera acha hai check kare', 'کس موبائل کا کیمرا اچھا ہے چیک کریں'])(
  '%s: verbs and words of questions are left out',
  q => expect(search(q)).toMatchObject({ ignored: [], sort: 'camera', understood: { text: '' } }),
)

test('the price of a use counts before its other wishes', () => {
  const q = 'ammi ke liye bara speaker wala phone'
  expect(understood(q)).toMatchObject({ features: ['stereo'], must: new Map(), uses: ['parents'] })
  for (const { pricePkr } of cards(q, 10)) expect(pricePkr).toBeLessThanOrEqual(50_000)
  expect(labelsOfUses(understood(q), search(q).ids({ limit: 1, offset: 0 })[0] ?? null).unrecorded).toEqual([])
})

test.each(['awaz tez wala phone', 'bara speaker wala mobile'])('%s is about speakers', q =>
  expect(understood(q)).toMatchObject({ features: ['stereo'], must: new Map(), sort: null }),
)

test('like a brand in one thing is the wish for that', () => {
  expect(search('iphone jaisa camera')).toMatchObject({ reference: null, sort: 'camera', understood: { text: '' } })
  expect(search('iphone jaisa phone').reference).not.toBeNull()
})

test('two intents count both, and the most for the money leads', () => {
  const found = search('pta approved phone qiston par')
  expect(found).toMatchObject({ sort: 'value', understood: { intents: ['pta', 'instalments'] } })
})

test('without results nothing leads', () =>
  expect(labelsOfUses(understood('rider ke liye phone'), null).leads).toEqual([]))

test.each([
  'torch wala chota mobile under 5000',
  'chota mobile 5000',
  'torch wala mobile',
  'torch',
  'touch aur button dono',
  'touch and type phone',
])('%s: phones with keys, at the price that was typed', q => {
  const { columns, rows, texts } = finderTable()
  const found = search(q)
  expect(found.relaxed).toEqual([])
  expect(found.total).toBeGreaterThan(0)
  for (const id of found.ids({ limit: 50, offset: 0 }))
    expect(texts.kind?.[columns.kind[rows.get(id) ?? -1] ?? -1]).toBe('keypad')
  expect(labels(q)).toContain('Keypad phone')
  expect(found.understood.range?.max ?? 5001).toBeLessThanOrEqual(5001)
  expect(found.understood.isTouchAndKeys).toBe(q.startsWith('touch'))
})

test.each(['torch wala smartphone', 'torch wala phone 30000', 'torch 5g', 'chota mobile under 30000'])(
  '%s is no phone with keys',
  q => expect(understood(q).isKeypad).toBe(false),
)

describe('what phones are searched for by (SEARCH-12)', () => {
  const all = (q: string) => search(q).ids({ limit: 2000, offset: 0 })
  const slugs = (q: string) => listPhonesByIds(all(q)).map(({ slug }) => slug)

  const coloursOf = (id: string) =>
    JSON.stringify(listPhonesByIds([id])[0]?.specifications.find(({ category }) => category === 'Misc'))

  test.each(['periscope zoom phone', 'telephoto wala mobile', 'zoom camera'])(
    '%s: cameras without a stated factor too',
    q => {
      expect(understood(q)).toMatchObject({ features: ['telephoto'], uses: [] })
      expect(slugs(q)).toEqual(expect.arrayContaining(['vivo-v60', 'oppo-reno14', 'samsung-galaxy-s26-ultra']))
    },
  )
  test('the program for meetings is another thing', () =>
    expect(understood('zoom meeting ke liye phone')).toMatchObject({ features: [], uses: ['classes'] }))

  test('of a named phone zoom is its camera, and no use decides', () => {
    expect(understood('s24 ultra zoom')).toMatchObject({ uses: [], sort: null, nice: new Map([['zoom', 2]]) })
    expect(understood('a56 for students')).toMatchObject({ uses: [], sort: null, readings: [] })
  })

  test('instalments without interest leave no word over', () =>
    expect(understood('0% installment phone')).toMatchObject({ intent: 'instalments', alternatives: [[]] }))

  test.each(['small android phone', '6.1 inch chota android phone', 'android'])('%s: no iPhone, none with keys', q => {
    const { columns, rows, texts } = finderTable()
    expect(listPhonesByIds(all(q)).filter(({ brand }) => brand === 'apple')).toEqual([])
    const kinds = all(q).map(id => texts.kind?.[columns.kind[rows.get(id) ?? -1] ?? -1])
    expect(kinds).not.toContain('keypad')
  })
  test('a version of Android is searched for in the specifications', () =>
    expect(understood('android 15 phone')).toMatchObject({ text: 'android 15', features: [] }))

  test.each([
    ['red phone', /\bred\b/i, 'Red first'],
    ['lal rang ka mobile 50000', /\bred\b/i, 'Red first'],
    ['گلابی موبائل', /\bpink\b/i, 'Pink first'],
    ['samsung neela mobile', /\bblue\b/i, 'Blue first'],
  ])('%s: phones of the colour lead', (q, colour, label) => {
    expect(search(q).ignored).toEqual([])
    expect(labels(q)).toContain(label)
    const leading = all(q).map(id => colour.test(coloursOf(id)))
    expect(leading[0]).toBe(true)
    expect(leading.slice(0, search(q).current ?? 20)).toEqual(
      leading.slice(0, search(q).current ?? 20).toSorted((a, b) => Number(b) - Number(a)),
    )
  })
  test('colours of a named phone are on its page', () =>
    expect(understood('s25 ultra blue')).toMatchObject({ text: 's25 ultra', isOfColour: true, lead: null }))
})

test('phones for somebody are ordered by fit, and by their release where the newest are chosen (SEARCH-8)', () => {
  const page = { limit: 20, offset: 0 }
  const fit = search('phone for mother')
  const newest = search('phone for mother', { sort: 'newest' })
  expect([fit.sort, newest.sort]).toEqual(['fit', 'newest'])
  expect(newest.total).toBe(fit.total)
  expect(newest.ids(page)).not.toEqual(fit.ids(page))
})
