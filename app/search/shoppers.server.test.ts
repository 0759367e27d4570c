/** What shoppers in Pakistan type, and what they are shown for it (SEARCH-6, 7, 8, 11, 12, 13). */
import { beforeAll, describe, expect, test } from 'vitest'
import { finderTable } from '#app/finder/finder.server.ts'
import type { NeedId } from '#app/finder/needs.ts'
import { listCardsByIds, listPhonesByIds } from '#app/phones/phones.server.ts'
import { hasComparablePrice } from '#app/prices/age.ts'
import { givenCatalogue, keepTables } from '#tests/support/database.ts'
import { nearMisses } from './near.server.ts'
import { loweredLabels, relaxedLabels } from './reading-labels.ts'
import { foundCards, search } from './search.server.ts'

keepTables()
beforeAll(givenCatalogue)

const slugs = (q: string, limit = 5) => listPhonesByIds(search(q).ids({ limit, offset: 0 })).map(({ slug }) => slug)
const cards = (q: string, limit = 2000) => foundCards(search(q), { limit, offset: 0 })
const now = Date.now()

/** Whether more is known of a phone than its name, memory and price. */
function isKnown(id: string): boolean {
  const { columns, rows } = finderTable()
  return [columns.battery, columns.speed].some(column => !Number.isNaN(column[rows.get(id) ?? -1]))
}

/** What is known of a need of the phones found. */
const valuesOf = (q: string, need: NeedId) =>
  search(q)
    .ids({ limit: 2000, offset: 0 })
    .map(id => finderTable().columns[need][finderTable().rows.get(id) ?? -1] ?? Number.NaN)

test.each([
  ['12gb ram 256gb', 12, 256],
  ['8gb ram 128gb 40 hazar', 8, 128],
  ['8/256 under 60k', 8, 256],
  ['8+256', 8, 256],
  ['8GB+256GB', 8, 256],
  ['256/8', 8, 256],
  ['ram 8 rom 256', 8, 256],
  ['6gb ram 128gb storage', 6, 128],
  ['a56 8 256', 8, 256],
  ['poco x7 pro 12 512', 12, 512],
  ['reno 13 f 8 256', 8, 256],
  ['samsung 8 256', 8, 256],
  ['8gb 256', 8, 256],
  ['8-256', 8, 256],
  ['mobile 8 128', 8, 128],
  ['hot 50 8+8 256', 8, 256],
  ['16/1tb', 16, 1024],
  ['8 جی بی ریم 128 جی بی', 8, 128],
])('memory: %s', (q, ram, storage) => {
  const { must, text } = search(q).understood
  expect([must.get('ram'), must.get('storage')]).toEqual([ram, storage])
  expect(text).not.toMatch(/\b(8|256)\b/)
})

test.each([
  ['iphone 13 128', 'iphone 13'],
  ['redmi 12 256', 'redmi 12'],
  ['iphone 6 64', 'iphone 6'],
])('%s: the number of the model is no memory, the other one is', (q, name) => {
  const { must, text } = search(q).understood
  expect([text, [...must.keys()]]).toEqual([name, ['storage']])
})

test.each(['10-16 hazar', 'redmi 8', 'note 50', 'poco x6 pro', 'spark 8c', 'nokia 8'])('%s is no memory', q =>
  expect(search(q).understood.must.size).toBe(0),
)

test('phones of just the memory that was typed lead', () => {
  const facts = listPhonesByIds(search('4/64 mobile').ids({ limit: 5, offset: 0 }))
  for (const { shortSpecs } of facts) expect(shortSpecs.ram).toMatch(/\b4 ?GB/)
})

describe('ordinary words are never corrected to a name', () => {
  const words =
    'achi acha chota choti sasta sasti mehnga wala wali ke liye naya nayi mera dono bachon lena bohat mazboot jaldi batao konsa hai'.split(
      ' ',
    )
  test.each(words)('%s', word => {
    for (const q of [word, `${word} mobile`, `samsung ${word}`, `${word} phone 50 hazar`])
      expect([q, search(q).correctedTo]).toEqual([q, null])
  })
  test.each(['qmobile', 'whatsapp', 'blorptastic'])('%s finds nothing by itself', word =>
    expect(search(word)).toMatchObject({ total: 0, correctedTo: null }),
  )
})

test('an unknown word beside others is left out before it is corrected, a mistyped brand is not', () => {
  expect(search('blorp phone under 50000')).toMatchObject({ correctedTo: null, ignored: ['blorp'] })
  expect(search('samsng mobile under 50000')).toMatchObject({ correctedTo: 'samsung', ignored: [] })
  expect(search('samsng blorptastic')).toMatchObject({ correctedTo: 'samsung', ignored: ['blorptastic'] })
})

test('only unknown words and a word for phones: all phones, and the word is named', () => {
  const found = search('بلورپ موبائل')
  expect(found.total).toBeGreaterThan(1000)
  expect(found.ignored).toEqual(['بلورپ'])
})

test.each([
  'best gaming phone under 15000',
  '64mp camera phone under 40000',
  '12gb ram 20 hazar tak 5g',
  'vivo gaming phone under 50000',
  'foldable under 2 lakh',
])('%s: the budget is kept', q => {
  const found = search(q)
  const limit = found.understood.range?.max ?? 0
  expect(found.relaxed).not.toContainEqual({ of: 'range' })
  expect(found.total).toBeGreaterThan(0)
  for (const { pricePkr } of cards(q)) expect(pricePkr).toBeLessThan(limit)
})

test('what was typed last is lowered first, to an easier choice, and named', () => {
  const found = search('gaming phone with good battery under 80k')
  expect(found.relaxed).toEqual([{ of: 'battery', to: 5000 }])
  expect([loweredLabels(found), relaxedLabels(found)]).toEqual([['Battery: 5,000 mAh or more'], []])
})

test.each([
  ['12gb ram under 40k', 'ram'],
  ['7000mah under 40000', 'battery'],
  ['selfie camera phone 40000', 'selfie'],
  ['waterproof under 30000', 'water'],
  ['samsung 12gb ram under 80000', 'ram'],
] as const)('%s: a wish is lowered before it is given up, and the phones nearest to it lead', (q, need) => {
  const { relaxed, understood, shown, current } = search(q)
  const [lowered] = relaxed
  const to = lowered && 'to' in lowered ? (lowered.to ?? 0) : 0
  expect(relaxed).toEqual([{ of: need, to }])
  expect(to).toBeLessThan(Number(understood.must.get(need)))
  expect(shown.conditions.must.get(need)).toBe(to)
  expect(current).toBeGreaterThan(0)
  // Phones whose price may be of less memory go last.
  const values = valuesOf(q, need).slice(0, need === 'ram' ? 2 : (current ?? 0))
  expect(values).toEqual(values.toSorted((a, b) => b - a))
})

test('who asks for what only smartphones have is shown none with keys', () => {
  const kinds = cards('best gaming phone under 15000').map(({ id }) => finderTable().rows.get(id) ?? -1)
  const keypad = (finderTable().texts.kind ?? []).indexOf('keypad')
  expect(kinds.map(row => finderTable().columns.kind[row])).not.toContain(keypad)
})

test('a brand without a phone at the price: its cheapest', () => {
  const found = search('apple under 50000')
  expect(found).toMatchObject({ relaxed: [{ of: 'range' }], sort: 'cheapest' })
})

describe('the order that words ask for', () => {
  const prices = (q: string) => {
    const found = search(q)
    return foundCards(found, { limit: found.current ?? 0, offset: 0 }).map(({ pricePkr }) => pricePkr ?? 0)
  }
  test.each(['sasta mobile', 'sab se sasta 5g mobile', 'amoled display phone sasta', 'سب سے سستا موبائل'])('%s', q => {
    expect(prices(q).length).toBeGreaterThan(10)
    expect(prices(q)).toEqual(prices(q).toSorted((a, b) => a - b))
  })
  test.each(['vivo ka sab se mehnga phone', 'mehnga mobile', 'سب سے مہنگا موبائل'])('%s', q => {
    expect(prices(q).length).toBeGreaterThan(10)
    expect(prices(q)).toEqual(prices(q).toSorted((a, b) => b - a))
  })
  const limits = Array.from({ length: 58 }, (_, index) => 15_000 + 5000 * index)
  test.each(['mobile under', 'mobile'])(
    'of any limit from 15,000 to 300,000, the known phones that shops sell for nearly as much lead: %s',
    words => {
      for (const limit of limits) {
        const found = search(`${words} ${limit}`)
        const shown = foundCards(found, { limit: Math.min(5, found.current ?? 0), offset: 0 })
        const near = foundCards(found, { limit: found.current ?? 0, offset: 0 }).filter(
          ({ id, priceGrade, pricePkr }) => priceGrade === 'shop' && (pricePkr ?? 0) >= limit * 0.85 && isKnown(id),
        )
        expect([limit, shown.slice(0, near.length)]).toEqual([limit, near.slice(0, shown.length)])
      }
    },
  )
})

describe('prices that are none of now stand below the line (PRICE-8)', () => {
  test.each([
    'best camera phone under 50000',
    'best phone under 1 lakh',
    'gaming phone under 60000',
    'pubg ke liye mobile 40000',
    'gaming ke liye best mobile 80k',
    'xiaomi 5g under 80000',
    'sasta mobile',
    '30 hazar tak mobile',
    'samsung 50 hazar tak',
  ])('%s', q => {
    const found = search(q)
    const { current, total } = found
    expect(current).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(current ?? 0)
    cards(q).forEach((card, index) => {
      expect([card.name, hasComparablePrice(card, now)]).toEqual([card.name, index < (current ?? 0)])
    })
    for (const { phone } of nearMisses(found)) expect(hasComparablePrice(phone, now)).toBe(true)
  })
  test('pages run over the line without gaps', () => {
    const found = search('gaming phone under 60000')
    const all = found.ids({ limit: 2000, offset: 0 })
    const paged = Array.from({ length: Math.ceil(found.total / 20) }, (_, page) =>
      found.ids({ limit: 20, offset: page * 20 }),
    ).flat()
    expect(paged).toEqual(all)
    expect(new Set(all).size).toBe(found.total)
  })
  test('near misses as in a list: a little over the budget', () => {
    const near = nearMisses(search('gaming phone under 60000'))
    expect(near.map(({ miss }) => miss)).toContainEqual(expect.stringContaining('over your budget'))
  })
  test('a named model is found whatever its price', () => expect(search('iphone 11 under 3 lakh').current).toBeNull())
})

test.each([
  ['A56 vs A36', ['Samsung Galaxy A56', 'Samsung Galaxy A36']],
  ['iphone 15 vs samsung s24', ['Apple iPhone 15', 'Samsung Galaxy S24']],
  ['redmi note 15 vs infinix hot 60 pro', ['Xiaomi Redmi Note 15 4G', 'Infinix Hot 60 Pro']],
  ['pixel 9 vs s24', ['Google Pixel 9', 'Samsung Galaxy S24']],
  ['redmi 15 aur realme c85 mein farq', ['Xiaomi Redmi 15 4G', 'Realme C85 4G']],
  ['compare iphone 17 and s25', ['Apple iPhone 17', 'Samsung Galaxy S25']],
  ['compare a55 a56', ['Samsung Galaxy A55', 'Samsung Galaxy A56']],
  ['samsung a56 better than a36', ['Samsung Galaxy A56', 'Samsung Galaxy A36']],
  ['iphone 16 or s25', ['Apple iPhone 16', 'Samsung Galaxy S25']],
  ['samsung a55 یا samsung a56', ['Samsung Galaxy A55', 'Samsung Galaxy A56']],
])('%s: the two lead and can be compared', (q, names) => {
  const { compared } = search(q)
  expect(listCardsByIds(compared).map(({ name }) => name)).toEqual(names)
  expect(cards(q, 2).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['installment mobile', 'instalments'],
  ['iphone 15 qist par', 'instalments'],
  ['قسطوں پر موبائل', 'instalments'],
  ['mobile phone for mother simple', 'simple'],
  ['bachon ke liye tablet', 'elsewhere'],
] as const)('%s leads to %s', (q, intent) => expect(search(q).understood.intent).toBe(intent))

test('a simple phone is one with keys, unless more is asked for', () => {
  expect(search('simple phone for mother').understood.isKeypad).toBe(true)
  expect(search('phone for mother').understood.isKeypad).toBe(false)
  expect(search('ammi ke liye phone 40 hazar').understood.isKeypad).toBe(false)
})

test.each(['*', '***', '...', '😀', '\u0000', '?!'])('%j finds nothing', q => expect(search(q).total).toBe(0))

test.each([
  ['کیمرہ والا فون', 'xiaomi-17-ultra'],
  ['ویوو وائی 29', 'vivo-y29'],
  ['شاومی 14', 'xiaomi-14'],
  ['سام سنگ اے 56', 'samsung-galaxy-a56'],
  ['انفینکس ہاٹ 60 پرو', 'infinix-hot-60-pro'],
  ['xioami redmi not 14 pro plas', 'xiaomi-redmi-note-14-pro-plus-5g'],
  ['infinix smart 10hd', 'infinix-smart-10-hd'],
  ['ریڈمی 14 سی', 'xiaomi-redmi-14c'],
  ['redmi 15', 'xiaomi-redmi-15-4g'],
  ['samsung fold', 'samsung-galaxy-z-fold6'],
  ['flip phone', 'samsung-galaxy-z-flip6'],
  ['vgo new 15', 'vgo-tel-new-15-pro'],
  ['stylus pen phone', 'samsung-galaxy-s26-ultra'],
  ['1.5 lakh tak ka best phone', 'xiaomi-poco-x7-pro'],
  ['mujhe 35 hazar mein acha phone chahiye', 'xiaomi-redmi-13'],
  ['sab se sasta 5g mobile', 'samsung-galaxy-a25'],
  ['vivo ka sab se mehnga phone', 'vivo-x-fold5'],
  ['gaming ke liye best mobile 80k', 'tecno-camon-40-pro-5g'],
  ['sab se acha camera wala phone', 'xiaomi-17-ultra'],
])('%s: %s is first', (q, slug) => expect(slugs(q)[0]).toBe(slug))

test('بیٹری alone is the wish for a big one', () =>
  expect(search('بیٹری').understood.must).toEqual(new Map([['battery', 6000]])))

test.each([
  ['under display fingerprint', 'screenFingerprint'],
  ['fingerprint phone', 'fingerprint'],
  ['s pen phone', 'stylus'],
  ['4k 60fps video', 'video4k60'],
  ['4K video', 'video4k'],
  ['loudspeaker phone', 'stereo'],
  ['wireless charging', 'wirelessCharging'],
] as const)('%s asks for what the specifications say', (q, feature) => {
  const found = search(q)
  expect(found.understood.features).toEqual([feature])
  expect(found.total).toBeGreaterThan(10)
  expect(found.total).toBeLessThan(1100)
})

test('longest updates first', () => {
  expect(search('long lasting updates phone')).toMatchObject({ sort: 'updates', ignored: [] })
  expect(slugs('long lasting updates phone')[0]).toMatch(/^samsung-galaxy-s26/)
  expect(search('5 saal ki updates').understood.must.get('updates')).toBe(5)
})

test('NFC in every version leads NFC in some', () => {
  const sure = new Set(search('nfc').ids({ limit: 5, offset: 0 }))
  expect(sure.size).toBe(5)
  for (const phone of listPhonesByIds([...sure])) expect(JSON.stringify(phone)).not.toMatch(/market.{0,20}dependent/i)
})

describe('brands of which there is no phone', () => {
  test.each(['qmobile noir', 'lenovo phone', 'lg v60', 'sparx neo 7', 'htc one m8', 'کیو موبائل'])('%s', q => {
    const { total, understood, correctedTo } = search(q)
    expect([total, correctedTo]).toEqual([0, null])
    expect(understood.unheld.map(({ brand }) => brand)).not.toContain(null)
  })
  test('with other wishes the phones of other brands', () =>
    expect(search('qmobile under 10000').total).toBeGreaterThan(5))
  test('beside a phone that is listed, that one', () =>
    expect(slugs('htc m8 vs samsung a56')[0]).toBe('samsung-galaxy-a56'))
})

test.each([
  ['airpods pro', 0],
  ['samsung tablet', 0],
  ['ipad under 50000', 0],
  ['charger 65w', 0],
  ['galaxy watch 7', 0],
  ['ipad 10', 0],
  ['redmi note 14 back cover', 6],
])('%s: what is no phone finds none, the cover of a model that model', (q, total) =>
  expect(search(q)).toMatchObject({ total, understood: { intent: 'elsewhere' } }),
)

test.each([
  ['oppo reno 12f', 'oppo-reno12-f-4g'],
  ['reno13f', 'oppo-reno13-f-4g'],
  ['samsung s24fe', 'samsung-galaxy-s24-fe'],
  ['infinix hot 60 i', 'infinix-hot-60i'],
])('%s: letters behind a number may be written apart or together', (q, slug) => {
  expect(search(q)).toMatchObject({ absent: null, ignored: [] })
  expect(slugs(q)[0]).toBe(slug)
})

test.each([
  ['sab se halka phone', 'weight', 1],
  ['smallest phone', 'screenMax', 1],
  ['sab se zyada ram', 'ram', -1],
  ['fastest charging phone', 'charging', -1],
  ['best selfie phone under 70k', 'selfie', -1],
] as const)('%s: the phones with the best value lead', (q, need, direction) => {
  const values = valuesOf(q, need).slice(0, 10)
  expect(values).toEqual(values.toSorted((a, b) => (a - b) * direction))
  expect(cards(q, 5).every(card => hasComparablePrice(card, now))).toBe(true)
})

test.each(['baghair sood qist blorp', 'pta tax blorp'])('%s: an unknown word does not hide where the search leads', q =>
  expect(search(q)).toMatchObject({ ignored: ['blorp'], correctedTo: null, absent: null }),
)

test('itel keypad 4g: phones of the brand, without 4G', () =>
  expect(search('itel keypad 4g')).toMatchObject({ relaxed: [{ of: 'feature fourG' }], ignored: [] }))

test.each([['samsung keypad phone', 'samsung']])('%s: keypad phones, and what none of them has is named', (q, left) => {
  const found = search(q)
  expect(found.ignored).toEqual([left])
  expect(found.total).toBeGreaterThan(5)
  expect(found.shown.conditions.isKeypad).toBe(true)
})

test('40 hazar se sasta is a limit', () =>
  expect(search('40 hazar se sasta mobile').understood).toMatchObject({ range: { max: 40_000 }, sort: null }))

test('a camera is no wish for stabilisation beside keys or a wide lens', () => {
  for (const q of ['keypad mobile with camera', 'ultra wide camera phone under 60k'])
    expect([q, search(q).understood.must.has('ois'), search(q).relaxed]).toEqual([q, false, []])
})

test('a word of specifications is left out before the name of a model', () =>
  expect(search('octa iphone 13')).toMatchObject({ ignored: ['octa'], shown: { alternatives: [['iphone', '13']] } }))

test('brands alone are not compared', () => expect(search('redmi ya infinix').compared).toEqual([]))

test('a word for a budget beside an amount is no wish for the cheapest', () => {
  expect(search('80000 budget mobile').sort).toBe('nearest')
  expect(search('budget mobile').sort).toBe('cheapest')
})

test('a foldable phone opens like a book or folds in half', () => {
  const found = (q: string) => new Set(search(q).ids({ limit: 2000, offset: 0 }))
  expect(found('foldable phone')).toEqual(new Set([...found('fold phone'), ...found('flip phone')]))
})

test('a charger is an accessory, unless a phone with one is asked for', () => {
  expect(search('45w charger wala phone')).toMatchObject({ understood: { intent: null } })
  expect(search('samsung charger').total).toBe(0)
})

test('crores are understood', () => {
  expect(search('1 crore').understood.range?.max).toBe(10_000_001)
  expect(search('1.5 crore tak phone').total).toBeGreaterThan(600)
})

test.each(['student ke liye phone', 'abbu ke liye smartphone'])('%s: phones up to 50,000 rupees lead', q => {
  for (const { pricePkr } of cards(q, 10)) expect(pricePkr).toBeLessThanOrEqual(50_000)
})

test.each(['torch wala keypad', 'whatsapp wala keypad phone', 'bare button wala phone'])(
  '%s: what is not recorded is not searched for',
  q => {
    const found = search(q)
    expect(found.ignored).toHaveLength(1)
    expect(found.total).toBeGreaterThan(20)
  },
)

test.each([
  ['xiaomi 15 ultra', ['xiaomi-15', 'xiaomi-14-ultra', 'xiaomi-17-ultra']],
  ['samsung a18', ['samsung-galaxy-a17-4g', 'samsung-galaxy-a16', 'samsung-galaxy-a15']],
  ['infinix hot 80', ['infinix-hot-70']],
  ['huawei y9', ['huawei-y8p', 'huawei-y7a']],
  ['oppo f11', ['oppo-f21-pro']],
  ['oppo a5 pro', ['oppo-a5-4g', 'oppo-a6-pro']],
  ['infinix smart 4', ['infinix-smart-6-hd', 'infinix-smart-7', 'infinix-smart-8']],
  ['tecno spark 5', ['tecno-spark-50-pro']],
  ['nokia 3310', ['nokia-3210']],
  ['iphone 19', []],
])('%s: no phone has the name, the nearest names are shown', (q, nearest) => {
  expect(search(q)).toMatchObject({ absent: q, ignored: [] })
  expect(slugs(q).slice(0, nearest.length)).toEqual(nearest)
})

test.each(['a54 5g', 'redmi note 13 4g', 'iphone 15 2026', 'samsung a07'])('%s is no absent name', q =>
  expect(search(q).absent).toBeNull(),
)

test('a year is that of the release, unless it stands beside a model', () => {
  for (const { year } of cards('new mobile 2026', 40)) expect(year).toBe('2026')
  expect(search('iphone 15 price 2026').understood.must.size).toBe(0)
})

test('where only the version with 5G is listed, that is said', () => {
  const { twin } = search('redmi 15c')
  expect(listCardsByIds([twin ?? '']).map(({ name }) => name)).toEqual(['Xiaomi Redmi 15C 5G'])
  for (const q of ['redmi note 13', 'samsung a56', 'redmi 15c 5g', 'samsung'])
    expect([q, search(q).twin]).toEqual([q, null])
})

test('where a wish was lowered, no order that can be chosen is said to be the one of the list', () => {
  expect(search('12gb ram under 40000 6000mah').relaxed).not.toEqual([])
  expect(search('12gb ram under 40000 6000mah').sort).toBe('closest')
  expect(search('12gb ram under 40000 6000mah', { sort: 'newest' }).sort).toBe('newest')
})

describe('what is not wanted (SEARCH-14)', () => {
  const brandsOf = (q: string) => new Set(cards(q).map(({ brand }) => brand))

  test.each([
    ['not samsung', ['samsung']],
    ['samsung ke ilawa 60000 tak', ['samsung']],
    ['infinix aur tecno ke ilawa 40 hazar', ['infinix', 'tecno']],
    ['iphone nahi chahiye 1.5 lakh tak', ['apple']],
    ['سام سنگ کے علاوہ 50 ہزار', ['samsung']],
    ['not chinese phone', ['xiaomi', 'oppo', 'vivo', 'realme', 'infinix', 'tecno']],
  ])('%s', (q, left) => {
    const brands = brandsOf(q)
    expect(brands.size).toBeGreaterThan(0)
    expect(left.filter(brand => brands.has(brand))).toEqual([])
  })

  test('a series of a brand alone is left out', () => {
    const names = cards('oppo reno nahi 1 lakh').map(({ name }) => name)
    expect(names.some(name => name.startsWith('Oppo A'))).toBe(true)
    expect(names.filter(name => name.startsWith('Oppo Reno'))).toEqual([])
  })

  test('phones that have what is not wanted are left out', () => {
    const found = search('xiaomi 5g nahi chahiye')
    expect([...found.understood.must.keys(), ...found.ignored]).toEqual([])
    expect(found.total).toBeGreaterThan(20)
    expect(valuesOf('xiaomi 5g nahi chahiye', 'fiveG')).not.toContain(1)
  })

  test('keys', () => expect(search('keypad nahi chahiye 15000 tak').understood.only).toEqual(['smartphone']))

  test.each(['samsung a15', 'no samsung a15', 'samsung a15 nahi'])('%s: a model is searched for', q =>
    expect(search(q).understood.exclusions).toEqual([]),
  )
})
