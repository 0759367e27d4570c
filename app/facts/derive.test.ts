import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { factColumns } from './columns.ts'
import { deriveFacts, derivePossible } from './derive.ts'
import { type Fact, statedValue } from './fact.ts'
import type { DescribedPhone } from './spec-texts.ts'
import { bundledTables } from './tables/bundled.server.ts'
import { factAt, type PhoneFacts } from './values.ts'

const tables = bundledTables()
const rows = sourcePhones()
const known = new Map(rows.map(row => [row.slug, deriveFacts(describedPhone(row), tables)]))

const factsOf = (slug: string): PhoneFacts => {
  const facts = known.get(slug)
  if (!facts) throw new Error(`no ${slug}`)
  return facts
}

type Need = {
  id: string
  operator: string
  default: number | true
  counts: Record<'yes' | 'no' | 'unknown', number>
  countsPriced: Record<'yes' | 'no' | 'unknown', number>
}

const largest = (facts: PhoneFacts, size: 'ramGb' | 'storageGb') => {
  const sizes = facts.memory.versions?.value.flatMap(version => version[size] ?? []) ?? []
  return sizes.length > 0 ? Math.max(...sizes) : null
}

/** What the finder reads for each need; what is derived counts as unknown. */
const read: Record<string, (facts: PhoneFacts) => number | boolean | null> = {
  battery: facts => facts.battery.ratedMah?.value ?? null,
  charging: ({ charging: { wiredWatts } }) => statedValue(wiredWatts),
  speed: facts => facts.speed?.value.score ?? null,
  refresh: facts => statedValue(facts.screen.refreshHz),
  oled: facts => (facts.screen.panel ? facts.screen.panel.value === 'oled' : null),
  ois: facts => facts.camera.stabilized?.value ?? null,
  selfie: facts => facts.camera.selfieMp?.value ?? null,
  fiveG: facts => facts.fiveGHere?.value ?? null,
  jack: facts => facts.jack?.value ?? null,
  card: facts => facts.memory.card?.value ?? null,
  radio: facts => facts.radio?.value ?? null,
  nfc: facts => (facts.nfc ? facts.nfc.value !== 'no' : null),
  infrared: facts => facts.infrared?.value ?? null,
  water: facts => facts.water?.value.level ?? null,
  weight: facts => facts.weightG?.value ?? null,
  screenMax: facts => facts.screen.inches?.value ?? null,
  screenMin: facts => facts.screen.inches?.value ?? null,
  ram: facts => largest(facts, 'ramGb'),
  storage: facts => largest(facts, 'storageGb'),
}

const { needs } = testData<{ needs: Need[] }>('finder-counts.json')

test.each(needs.filter(({ id }) => id !== 'price'))('as many smartphones have $id as the list of needs says', need => {
  const counts = { yes: 0, no: 0, unknown: 0 }
  const countsPriced = { yes: 0, no: 0, unknown: 0 }
  for (const { slug, pricePkr } of rows) {
    const facts = factsOf(slug)
    if (facts.kind?.value === 'keypad') continue
    const value = read[need.id]?.(facts) ?? null
    const isMet =
      typeof value === 'number'
        ? need.operator === '<='
          ? value <= Number(need.default)
          : value >= Number(need.default)
        : value
    const answer = isMet === null ? 'unknown' : isMet ? 'yes' : 'no'
    counts[answer] += 1
    if (pricePkr !== null) countsPriced[answer] += 1
  }
  expect({ counts, countsPriced }).toEqual({ counts: need.counts, countsPriced: need.countsPriced })
})

test('1,170 of 1,201 phones are smartphones', () => {
  const kinds = [...known.values()].map(({ kind }) => kind?.value)
  expect(kinds.filter(kind => kind === 'keypad')).toHaveLength(31)
  expect(kinds.filter(kind => kind === undefined)).toHaveLength(0)
})

test('the size of the main screen is as the source list has it', () => {
  for (const { slug, displayInches } of rows) expect(factsOf(slug).screen.inches?.value, slug).toBe(displayInches)
})

test('the score of speed is known for as many phones as the chip table says, by confidence', () => {
  const speeds = [...known.values()].flatMap(({ speed }) => (speed?.value.score ? [speed.confidence] : []))
  const count = (confidence: string) => speeds.filter(each => each === confidence).length
  expect([count('high'), count('medium'), count('low')]).toEqual([385, 469, 271])
})

test('a folding phone has its folded size and its outer screen', () => {
  const { kind, size, screen } = factsOf('samsung-galaxy-z-fold6')
  expect(kind?.value).toBe('foldable')
  expect(size?.value).toMatchObject({ thicknessMm: 5.6, folded: { heightMm: 153.5, widthMm: 68.1, thicknessMm: 12.1 } })
  expect(screen.second?.value).toMatchObject({
    inches: 6.3,
    panel: 'oled',
    refreshHz: 120,
    resolution: { width: 968, height: 2376 },
  })
  expect(factsOf('samsung-galaxy-z-flip4').size?.value.folded?.thicknessMm).toBe(17.1)
})

test.each(['vivo-x-fold5', 'tecno-phantom-v-flip2', 'honor-magic-v5', 'huawei-mate-x5', 'motorola-razr-50'])(
  '%s folds',
  slug => {
    expect(factsOf(slug).kind?.value).toBe('foldable')
  },
)

test('a bar phone does not fold', () => expect(factsOf('samsung-galaxy-s25').kind?.value).toBe('smart'))

test('the versions of a phone are listed from the smallest', () => {
  expect(factsOf('samsung-galaxy-a35').memory.versions?.value.slice(0, 2)).toEqual([
    { ramGb: 4, storageGb: 128 },
    { ramGb: 6, storageGb: 128 },
  ])
})

const phone: DescribedPhone = {
  slug: 'new-phone',
  name: 'New Phone',
  brand: 'new',
  model: 'Phone',
  releaseDate: '',
  shortSpecs: {},
  specifications: [],
  dimensions: null,
  sources: [],
}

const withRow = (category: string, feature: string, value: string) =>
  deriveFacts(
    { ...phone, specifications: [{ category, specs: [{ feature, value }] }], sources: ['gsmarena-2026-06'] },
    tables,
  )

/** All facts with their paths. */
const listFacts = (facts: object, path = ''): [string, Fact<unknown> | null][] =>
  Object.entries(facts).flatMap(([key, fact]) =>
    fact === null || 'confidence' in fact
      ? [[path + key, fact] as [string, Fact<unknown> | null]]
      : listFacts(fact, `${path}${key}.`),
  )

test('of a phone without specifications nothing is known', () => {
  for (const [path, fact] of listFacts(deriveFacts(phone, tables))) expect(fact, path).toBeNull()
})

test('every fact of every phone has a source and a confidence', () => {
  for (const [slug, facts] of known) {
    for (const [path, fact] of listFacts(facts)) {
      if (fact) expect(fact.source.id && fact.confidence, `${slug} ${path}`).toBeTruthy()
    }
  }
})

test('an imported phone that has only a summary gets the facts that it states', () => {
  const facts = deriveFacts(
    {
      ...phone,
      shortSpecs: {
        display: '6.7 inches, AMOLED, 120Hz, 1080 x 2400',
        processor: 'Mediatek Dimensity 6300 (6 nm)',
        ram: '8GB / 12GB',
        storage: '128GB / 256GB',
        battery: '5,000 mAh, 45W charging',
      },
    },
    tables,
  )
  expect(facts.speed?.value.score).toBe(19)
  expect(facts.battery.ratedMah?.value).toBe(5000)
  expect(facts.charging.wiredWatts?.value).toBe(45)
  expect(facts.screen).toMatchObject({
    panel: { value: 'oled' },
    refreshHz: { value: 120 },
    inches: { value: 6.7 },
    resolution: { value: { width: 1080, height: 2400 } },
  })
  expect(facts.memory.versions).toMatchObject({
    value: [
      { ramGb: 8, storageGb: 128 },
      { ramGb: 12, storageGb: 256 },
    ],
    confidence: 'low',
  })
  expect(facts.kind?.value).toBe('smart')
})

test.each([
  ['66W wired 5W reverse wired', 66, 'high'],
  ['20W wired (India); 15W wired (Global)', 15, 'high'],
  ['15W wired; 20W wired (India)', 15, 'high'],
  ['80W wired, PD3.0, 100% in 35 min (China) 65W wired, PD3.0, 100% in 40 min (International)', 65, 'high'],
  [
    'Wired, 50% in 20 min 25W wireless MagSafe/Qi2, 50% in 30 min (15W - China) 4.5W reverse wired',
    undefined,
    undefined,
  ],
  ['Fast charging 40W Fast wireless charging 27W Fast reverse wireless charging 27W', undefined, undefined],
  ['Fast, 68W: 80 % in 30 minutes', 68, 'high'],
  ['67W wired (India)', 67, 'low'],
  ['80W wired, PD 55W, PPS, UFCS 50W wireless 10W reverse wireless', 80, 'high'],
  ['Wired, PD2.0, 50% in 30 min; 15W wireless (MagSafe)', undefined, undefined],
  ['10W wired', 10, 'high'],
])('the wired charging of %j', (row, watts, confidence) => {
  const { wiredWatts } = withRow('Battery', 'Charging', row).charging
  expect([wiredWatts?.value, wiredWatts?.confidence]).toEqual([watts, confidence])
})

test.each([
  ['68W wired; 5W wireless', true, 5],
  ['33W wired', false, undefined],
  ['25W wired 4.5W reverse wireless', false, undefined],
])('the wireless charging of %j', (row, wireless, watts) => {
  const { charging } = withRow('Battery', 'Charging', row)
  expect([charging.wireless?.value, charging.wirelessWatts?.value]).toEqual([wireless, watts])
})

test.each([
  ['IP68/IP69K dust tight', { code: 'IP69K', level: 9 }],
  ['IP54, Splash proof', { code: 'IP54', level: 4 }],
  ['IPX8 water resistant', { code: 'IPX8', level: 8 }],
  ['Splash proof', { code: null, level: 0 }],
])('the protection of %j', (row, water) => expect(withRow('Body', 'Protection', row).water?.value).toEqual(water))

test.each([
  ['Yes', 'yes'],
  ['No', 'no'],
  ['Yes (market/region dependent)', 'market'],
])('NFC %j', (row, nfc) => expect(withRow('Comms', 'NFC', row).nfc?.value).toBe(nfc))

test.each([
  ['Nano-SIM + Nano-SIM', 2, false],
  ['Nano-SIM + eSIMNano-SIM + Nano-SIM', 2, true],
  [
    'Nano-SIM + eSIM + eSIM (max 2 at a time; International); eSIM + eSIM (8 or more, max 2 at a time; USA); Nano-SIM + Nano-SIM (China)',
    1,
    true,
  ],
  ['Dual SIM, GSM+GSM, SIM1: Nano, SIM2: Nano', 2, false],
  ['Nano-SIM', 1, false],
])('the cards of %j', (row, slots, hasEsim) => {
  expect(withRow('Body', 'SIM', row).sims?.value).toEqual({ slots, hasEsim })
})

test.each([
  ['iOS 18, upgradable to iOS 26', 'ios'],
  ['Android 15, One UI 7', 'android'],
  ['HarmonyOS 4.2', 'harmonyos'],
  ['HyperOS 2', 'android'],
  ['S30+', 'other'],
])('the system of %j', (row, os) => expect(withRow('Platform', 'OS', row).os?.value).toBe(os))

test('HTML in a specification is read as its text', () => {
  expect(withRow('Battery', 'Type', '<b>Li-Ion</b>&nbsp;5000&nbsp;mAh').battery.ratedMah?.value).toBe(5000)
})

test('a number of endless digits is no fact', () => {
  expect(withRow('Battery', 'Type', `${'9'.repeat(4000)} mAh`).battery.ratedMah).toBeNull()
})

test('any text in any row is read without an error', () => {
  const features = [
    ...new Set(
      rows.flatMap(({ specs }) =>
        specs.flatMap(({ category, specs }) => specs.map(({ feature }) => `${category}/${feature}`)),
      ),
    ),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...features), fc.string({ maxLength: 80 }), (path, value) => {
      const [category = '', feature = ''] = path.split('/')
      deriveFacts({ ...phone, specifications: [{ category, specs: [{ feature, value }] }] }, tables)
    }),
  )
})

test('a number that no phone has is no fact, and is listed for the editor (FACT-2)', () => {
  const impossible = rows.flatMap(row => {
    const { facts, impossible } = derivePossible(describedPhone(row), tables)
    for (const { fact } of impossible) expect(factAt(facts, fact)).toBeNull()
    return impossible.map(({ fact, value, problem }) => [row.slug, fact, value, problem])
  })
  const problem = 'Possible: 30 to 240 Hz'
  expect(impossible.sort()).toEqual([
    ['huawei-pura-80-pro', 'screen.refreshHz', 1440, problem],
    ['huawei-pura-80-pro-plus', 'screen.refreshHz', 1440, problem],
    ['huawei-pura-80-ultra', 'screen.refreshHz', 1440, problem],
  ])
})

test('how fast the light of a screen flickers is no refresh rate', () => {
  expect(factsOf('xiaomi-17').screen.refreshHz?.value).toBe(120)
  expect(factsOf('xiaomi-poco-f8-ultra').screen.refreshHz?.value).toBe(120)
})

test('60 Hz is derived where the row of a source that names faster rates names none (FACT-6)', () => {
  const hertz = (sources: string[], type: string) => {
    const phone = { ...describedPhone(rows[0] as (typeof rows)[number]), slug: 'phone', sources }
    const specifications = [{ category: 'Display', specs: [{ feature: 'Type', value: type }] }]
    const fact = deriveFacts({ ...phone, shortSpecs: {}, specifications }, tables).screen.refreshHz
    return fact && [fact.value, fact.confidence]
  }
  expect(hertz(['gsmarena-2026-06'], 'Super AMOLED, 500 nits')).toEqual([60, 'low'])
  expect(hertz(['gsmarena-2026-06'], 'IPS LCD, 90Hz')).toEqual([90, 'high'])
  expect(hertz(['gsmarena-2026-06'], 'LTPO OLED, 2160Hz PWM')).toBeNull()
  expect(hertz(['gsmarena-2026-06'], 'OLED, 1440Hz PWM')).toBeNull()
  expect(hertz(['mobiledokan-2026-06'], 'IPS LCD')).toBeNull()
})

test('what is derived earns no mark and fits no wish (FACT-6)', () => {
  const derived = [...known.values()].filter(({ screen }) => screen.refreshHz?.confidence === 'low')
  expect(derived.length).toBeGreaterThan(80)
  expect(derived.filter(facts => factColumns(facts).refreshHz !== null)).toEqual([])
})

test.each([
  ['IP68 dust/water resistant', 'high'],
  ['Splash proof', 'high'],
  ['IP68 (T-Mobile version only)', 'low'],
  ['Pressure sensitive zones, built-in cooling fan', 'low'],
])('protection against water of %s is of %s confidence (FACT-6)', (value, confidence) => {
  const phone = describedPhone(rows[0] as (typeof rows)[number])
  const specifications = [{ category: 'Body', specs: [{ feature: 'Protection', value }] }]
  expect(deriveFacts({ ...phone, specifications }, tables).water?.confidence).toBe(confidence)
})

test('of rates by market the one of the version sold here is read', () => {
  const rateOf = (value: string) =>
    deriveFacts({ ...phone, specifications: [{ category: 'Display', specs: [{ feature: 'Type', value }] }] }, tables)
      .screen.refreshHz?.value
  expect(rateOf('P-OLED, 120Hz (LATAM), 144Hz (INT), 1600 nits (peak)')).toBe(144)
  expect(rateOf('AMOLED, 120Hz, 3840Hz PWM, 1600 nits (peak)')).toBe(120)
})

test.each([
  ['10W wired; Reverse wired', '10W Fast Charging', false, undefined],
  ['66W wired', '7.5W reverse wireless', true, undefined],
  ['66W wired; 50W wireless', '50W Fast Charging', true, 50],
])('charging %j and %j', (wired, wireless, isWireless, watts) => {
  const specs = [
    { feature: 'Charging', value: wired },
    { feature: 'Wireless charging', value: wireless },
  ]
  const sources = ['gsmarena-2026-06']
  const { charging } = deriveFacts({ ...phone, specifications: [{ category: 'Battery', specs }], sources }, tables)
  expect([charging.wireless?.value, charging.wirelessWatts?.value]).toEqual([isWireless, watts])
})
