import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactOverride } from '#app/facts/overrides.ts'
import { comparedPhones, phoneNamed, poolOf, unknownFacts, withFacts } from '#tests/support/compared-phones.ts'
import { testData } from '#tests/support/source-phones.ts'
import type { ComparedPhone } from './compared.ts'
import { meaningOf } from './meaning.ts'
import type { Value } from './value.ts'

type MeaningCase = {
  a: string
  b: string
  expected: {
    marks: Record<string, 'a' | 'b' | '=' | null>
    cameraFacts: Record<string, 'a' | 'b' | '=' | null>
    sentence: string
    phoneA: string
    phoneB: string
    valueA: Value | null
    valueB: Value | null
  }
}

const { cases } = testData<{ cases: MeaningCase[] }>('meaning-cases.json')
const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const pool = poolOf([...phones.values()])
const galaxyA56 = named('samsung-galaxy-a56')
const pocoF6 = named('xiaomi-poco-f6')
const anyPhone = fc.constantFrom(...phones.values())

test('there are 12 cases', () => expect(cases).toHaveLength(12))

test.each(cases)('$a compared with $b', ({ a, b, expected }) => {
  const { marks, cameraFacts, sentence, phoneSentences, value } = meaningOf([named(a), named(b)], pool)
  expect({
    marks,
    cameraFacts,
    sentence,
    phoneA: phoneSentences[0],
    phoneB: phoneSentences[1],
    valueA: value[0],
    valueB: value[1],
    // A row that was added since is in no case.
  }).toMatchObject(expected)
})

/** Facts behind each row; without them there is no mark. */
const behind: Record<string, FactOverride['fact'][]> = {
  speed: ['speed'],
  graphics: ['graphics'],
  batteryLife: ['battery.activeUseMinutes', 'battery.enduranceHours'],
  batterySize: ['battery.ratedMah'],
  charging: ['charging.wiredWatts'],
  camera: ['camera.sensors', 'camera.video'],
  panel: ['screen.panel'],
  refresh: ['screen.refreshHz'],
  brightness: ['screen.measuredNits'],
  updates: ['updates.securityUntil', 'updates.osUntil', 'updates.osUpgrades'],
  water: ['water'],
  memory: ['memory.versions'],
  storage: ['memory.versions'],
  network5g: ['fiveG'],
  nfc: ['nfc'],
}

test('a mark vanishes, and with it what the sentence says of it, when the fact of either phone becomes unknown', () => {
  fc.assert(
    fc.property(anyPhone, anyPhone, fc.constantFrom(...Object.keys(behind)), (a, b, row) => {
      const before = meaningOf([a, b], pool)
      const paths = behind[row] ?? []
      for (const pair of [
        [withFacts(a, unknownFacts(paths)), b],
        [a, withFacts(b, unknownFacts(paths))],
      ]) {
        const after = meaningOf(pair, pool)
        expect(after.marks[row as 'speed']).toBeNull()
        const isLead = ['a', 'b'].includes(String(before.marks[row as 'speed']))
        const isOwnLead = !['panel', 'refresh', 'brightness'].includes(row)
        if (isLead && isOwnLead) expect(after.sentence).not.toBe(before.sentence)
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['a launch price', { pkr: 90_000, kind: 'launch' as const, date: '2026-03' }],
  ['no price', null],
  ['a price of more than a year before', { pkr: 90_000, kind: 'retail' as const, date: '2025-02' }],
])('%s is not compared', (_, price) => {
  const { marks, sentence } = meaningOf([{ ...galaxyA56, price }, pocoF6], pool)
  expect(marks.price).toBeNull()
  expect(sentence).toContain('Their prices cannot be compared.')
})

const three = ['samsung-galaxy-s25-ultra', 'samsung-galaxy-a56', 'xiaomi-poco-f6'].map(named)

test('of more than two phones the index of the one better than all others is the mark', () => {
  const { marks, cameraFacts, value, phoneSentences } = meaningOf(three, pool)
  expect(marks).toMatchObject({
    speed: 0,
    graphics: 0,
    batteryLife: 0,
    charging: 2,
    camera: 0,
    network5g: '=',
    price: 1,
  })
  expect(cameraFacts.telephoto).toBe(0)
  expect(value).toHaveLength(3)
  expect(phoneSentences).toHaveLength(3)
})

test('the sentence on more than two phones names the lead of each and who costs least', () => {
  expect(meaningOf(three, pool).sentence).toBe(
    'Samsung Galaxy S25 Ultra leads in speed, graphics for games, measured battery life, camera, screen and memory; ' +
      'Xiaomi Poco F6 leads in charging power; Samsung Galaxy A56 leads in nothing that we can measure. ' +
      'Samsung Galaxy A56 costs least.',
  )
})

test('a lead is one over the phones whose fact is known; the others are named (COMPARE-8)', () => {
  const [first, second, third] = three as [ComparedPhone, ComparedPhone, ComparedPhone]
  const all = meaningOf([first, second, third], pool)
  const { marks, sentence } = meaningOf([first, withFacts(second, { speed: null }), third], pool)
  const two = meaningOf([first, third], pool)
  const { pageLines, pageNotes } = meaningOf([first, withFacts(second, { speed: null }), third], pool)
  expect([marks.speed, two.marks.speed, all.marks.speed]).toEqual([0, 'a', expect.anything()])
  expect(sentence).toContain(`speed (not compared with ${second.name})`)
  // A page names them once, below.
  expect(pageLines.join(' ')).toMatch(new RegExp(`[Ff]astest[^.]* \\(of those compared\\): ${first.name}\\.`))
  expect(pageLines.join(' ')).not.toContain('not compared')
  expect(all.pageLines.join(' ')).not.toContain('of those compared')
  expect(pageNotes).toEqual([`Not compared in speed: ${second.name}.`])
  expect(all.pageNotes).toEqual([])
  const none = withFacts(third, { speed: null })
  expect(
    meaningOf([withFacts(first, { speed: null }), withFacts(second, { speed: null }), none], pool).marks.speed,
  ).toBeNull()
})

test('a single phone has its own sentence and value, and none about others', () => {
  const { sentence, phoneSentences, marks } = meaningOf([galaxyA56], pool)
  expect(sentence).toBe('')
  expect(phoneSentences[0]).toContain('good mid-range speed')
  expect(Object.values(marks).every(mark => mark === null)).toBe(true)
})

test('who costs least is not said where a price that cannot be compared is lower (COMPARE-8)', () => {
  const [first, second, third] = three as [ComparedPhone, ComparedPhone, ComparedPhone]
  const atLaunch = (pkr: number) => ({ ...third, price: null, shown: { pkr } })
  const dearer = meaningOf([first, second, atLaunch(900_000)], pool)
  expect([dearer.marks.price, dearer.sentence]).toEqual([1, expect.stringContaining(`${second.name} costs least;`)])
  const cheaper = meaningOf([first, second, atLaunch(1000)], pool)
  expect([cheaper.marks.price, cheaper.sentence]).toEqual([
    '=',
    expect.stringContaining(`None costs clearly less than all others; the price of ${third.name} cannot be compared.`),
  ])
})

test('a page says that a phone leads in nothing only where the table marks nothing and much is known', () => {
  expect(meaningOf(three, pool).sentence).toContain('Samsung Galaxy A56 leads in nothing')
  // Its price is marked.
  expect(meaningOf(three, pool).pageLines.join(' ')).not.toContain('leads in nothing')
  const unknown = withFacts(
    galaxyA56,
    Object.fromEntries(Object.values(behind).flatMap(paths => paths.map(path => [path, null]))),
  )
  const { sentence, pageLines } = meaningOf([unknown, { ...pocoF6, price: null }], pool)
  expect(sentence).toContain('rows are known for both')
  expect(pageLines.join(' ')).not.toMatch(/known for both|no clear difference/)
})

test('phones that are equal and better than the others share a lead, on pages alone', () => {
  const watts = (slug: string, watts: number) => withFacts(named(slug), { 'charging.wiredWatts': watts })
  const [fast, alike, slow] = [
    watts('samsung-galaxy-a56', 45),
    watts('samsung-galaxy-a36', 45),
    watts('samsung-galaxy-a26', 25),
  ]
  const { shared, marks, sentence, pageLines, leads } = meaningOf([fast, alike, slow], pool)
  expect([shared.charging, marks.charging]).toEqual([[0, 1], '='])
  expect(leads?.map(({ shared }) => shared.includes('charging power'))).toEqual([true, true, false])
  expect(meaningOf([fast, alike, slow], pool).behind.charging).toBe(2)
  // Two share the last place, one is unknown, or the other one of two is marked.
  expect(meaningOf([fast, slow, slow], pool).behind.charging).toBeNull()
  expect(meaningOf([fast, slow], pool).behind.charging).toBeNull()
  expect(pageLines).toEqual([
    'At a like price: Samsung Galaxy A56, which leads in more than the others.',
    'Fastest, best graphics for games and largest camera sensor: Samsung Galaxy A56.',
    'Longest battery life, most charging power, best screen and most memory (smallest version): Samsung Galaxy A56 and Galaxy A36.',
    'Lowest price: Samsung Galaxy A26, PKR 71,999 (March 2026).',
  ])
  expect(sentence).not.toContain('share')
  // Beside a phone of which it is not known nobody leads.
  const unknown = withFacts(slow, { 'charging.wiredWatts': null })
  expect(meaningOf([fast, alike, unknown], pool).shared.charging).toEqual([])
  expect(meaningOf([fast, slow, unknown], pool).behind.charging).toBeNull()
  expect(meaningOf([fast, slow], pool).shared.charging).toEqual([])
})

test('two that cost about the same and less than a third are said to, on pages (COMPARE-8)', () => {
  const seen = { kind: 'retail', date: '2026-10-01', grade: 'shop' } as const
  const at = (slug: string, pkr: number): ComparedPhone => ({ ...named(slug), price: { ...seen, pkr } })
  const [cheap, alike, dear] = [
    at('samsung-galaxy-a26', 50_000),
    at('samsung-galaxy-a36', 51_000),
    at('samsung-galaxy-a56', 90_000),
  ]
  const { marks, sentence, pageLines } = meaningOf([cheap, alike, dear], pool)
  expect(marks.price).toBe('=')
  expect(pageLines.at(-1)).toBe(
    'Lowest prices: Samsung Galaxy A26, PKR 50,000 (October 2026) and Samsung Galaxy A36, PKR 51,000 (October 2026).',
  )
  expect(sentence).toContain('None costs clearly less than all others.')
})

test('no phone leads in memory where one that cannot be compared is shown with as much (COMPARE-8)', () => {
  const withMemory = (slug: string, sizes: number[], version: ComparedPhone['shown']): ComparedPhone => ({
    ...withFacts(named(slug), { 'memory.versions': sizes.map(ramGb => ({ ramGb, storageGb: 256 })) }),
    ...{ price: null, shown: version ?? null },
  })
  const priced = withMemory('samsung-galaxy-a56', [12], { pkr: 1, version: { ramGb: 12, storageGb: 256 } })
  const unpriced = withMemory('xiaomi-poco-f6', [12, 16], null)
  const lesser = withMemory('samsung-galaxy-a55', [8, 16], null)
  expect(meaningOf([unpriced, lesser], pool).marks.memory).toBe('a')
  expect(meaningOf([priced, unpriced, lesser], pool).marks.memory).toBe('=')
})
