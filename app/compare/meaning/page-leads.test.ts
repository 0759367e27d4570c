/** What leads on a page, beyond what the marks of two phones say. */
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, poolOf, withFacts } from '#tests/support/compared-phones.ts'
import { equalRows, meaningOf } from './meaning.ts'

const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const pool = poolOf([])
const galaxyA56 = named('samsung-galaxy-a56')
const pocoF6 = named('xiaomi-poco-f6')

/** All but screen, 5G and NFC. */
const unknown = [
  'speed',
  'graphics',
  'battery.activeUseMinutes',
  'battery.enduranceHours',
  'battery.ratedMah',
  'charging.wiredWatts',
  'camera.sensors',
  'camera.video',
  'updates.securityUntil',
  'updates.osUntil',
  'updates.osUpgrades',
  'water',
  'memory.versions',
] as const

test('no phone leads in the screen, or shares the lead, beside one that may have the better one (COMPARE-8)', () => {
  const withScreen = (slug: string, panel: string, hertz: number | null, nits: number | null) =>
    withFacts(named(slug), { 'screen.panel': panel, 'screen.refreshHz': hertz, 'screen.measuredNits': nits })
  const [bright, fast, plain] = [
    withScreen('samsung-galaxy-a56', 'oled', null, 1800),
    withScreen('samsung-galaxy-a36', 'oled', 120, 1000),
    withScreen('samsung-galaxy-a26', 'lcd', 60, 500),
  ]
  expect(meaningOf([bright, fast], pool).sentence).not.toMatch(/leads in.* screen/)
  expect(meaningOf([bright, plain], pool).sentence).toMatch(/leads in.* screen/)
  const said = meaningOf([bright, fast, plain], pool).leads?.flatMap(({ own, shared }) => [...own, ...shared])
  expect(said).not.toContain('screen')
  // What is known of both is.
  expect(said).toContain('screen brightness')
})

test('what a phone has in some countries shares no lead with what another one has for certain', () => {
  const withNfc = (slug: string, nfc: string) => withFacts(named(slug), { nfc })
  const [certain, somewhere, without] = [
    withNfc('samsung-galaxy-a56', 'yes'),
    withNfc('samsung-galaxy-a36', 'market'),
    withNfc('samsung-galaxy-a26', 'no'),
  ]
  expect(meaningOf([certain, somewhere, without], pool).shared.nfc).toEqual([])
  expect(meaningOf([certain, somewhere, without], pool).behind.nfc).toBeNull()
  expect(meaningOf([certain, withNfc('samsung-galaxy-a55', 'yes'), without], pool).behind.nfc).toBe(2)
  expect(meaningOf([somewhere, withNfc('samsung-galaxy-a55', 'market'), without], pool).shared.nfc).toEqual([])
  expect(equalRows([certain, somewhere]).has('nfc')).toBe(false)
  expect(equalRows([certain, certain]).has('nfc')).toBe(true)
})

test('what a phone has in some countries is no lead on a page', () => {
  const somewhere = withFacts(galaxyA56, { nfc: 'market' })
  const without = withFacts(pocoF6, { nfc: 'no' })
  const { pageMarks, pageLines } = meaningOf([somewhere, without], pool)
  expect([pageMarks.nfc, pageLines.join(' ')]).toEqual(['=', expect.not.stringContaining('NFC')])
  const certain = meaningOf([withFacts(galaxyA56, { nfc: 'yes' }), without], pool)
  expect([certain.pageMarks.nfc, certain.pageLines.join(' ')]).toEqual(['a', expect.stringContaining('NFC')])
})

test('a page says where a lead in memory or storage is one of the smallest versions (COMPARE-8)', () => {
  const withVersions = (slug: string, ...versions: [number, number][]) =>
    withFacts(named(slug), { 'memory.versions': versions.map(([ramGb, storageGb]) => ({ ramGb, storageGb })) })
  const ahead = withVersions('samsung-galaxy-a56', [8, 128], [8, 256])
  const behind = withVersions('xiaomi-poco-f6', [4, 64], [8, 128])
  const small = withVersions('samsung-galaxy-a36', [4, 64])
  const { sentence, pageLines } = meaningOf([ahead, behind], pool)
  expect(pageLines.join(' ')).toMatch(/memory \(smallest version\) and storage \(smallest version\)/)
  expect(sentence).not.toContain('smallest')
  expect(meaningOf([ahead, small], pool).pageLines.join(' ')).not.toContain('smallest')
  // A lead over every version, as the price of one names its own.
  const priced = { ...ahead, price: null, shown: { pkr: 1, version: { ramGb: 16, storageGb: 512 } } }
  const most = withFacts(priced, { 'memory.versions': [{ ramGb: 16, storageGb: 512 }] })
  expect(meaningOf([most, behind], pool).pageLines.join(' ')).toMatch(/memory/)
  expect(meaningOf([most, behind], pool).pageLines.join(' ')).not.toContain('smallest')
})

test('a page counts what can be compared by the rows that it has, the screen as one', () => {
  const little = (slug: string) => ({
    ...withFacts(named(slug), {
      ...Object.fromEntries(unknown.map(path => [path, null])),
      'screen.panel': 'oled',
      'screen.refreshHz': 120,
      'screen.measuredNits': 1000,
    }),
    price: null,
  })
  const { sentence, pageLines } = meaningOf([little('samsung-galaxy-a56'), little('samsung-galaxy-a36')], pool)
  expect(sentence).toContain('Only 5 of 15 rows are known for both.')
  expect(pageLines.join(' ')).toContain(
    'Only 3 of the 13 things that we look at can be compared; the others are not known for both',
  )
})

test('where no phone leads, the page says no more than that (COMPARE-8)', () => {
  // The larger battery of a keypad phone has no mark.
  const { pageLines, sentence } = meaningOf([named('nokia-106-2023'), named('itel-a50')], pool)
  expect(pageLines.join(' ')).toMatch(/^Nokia 106 \(2023\) and itel A50 have no clear lead\./)
  expect(sentence).toContain('show no clear difference in anything that we can measure')
})

test('of more than two phones a page says by theme who leads, the first of many, and how many more', () => {
  const known = {
    'battery.activeUseMinutes': 600,
    'charging.wiredWatts': 25,
    'screen.panel': 'lcd',
    fiveG: true,
  } as const
  const first = {
    ...withFacts(galaxyA56, {
      ...known,
      'battery.activeUseMinutes': 1200,
      'charging.wiredWatts': 120,
      nfc: 'yes',
      'screen.panel': 'oled',
    }),
    shortName: 'Galaxy A56',
  }
  const others = ['samsung-galaxy-a36', 'samsung-galaxy-a26'].map(slug =>
    withFacts(named(slug), { ...known, nfc: 'no' }),
  )
  const { pageLines, leads } = meaningOf([first, ...others], pool)
  const [own = []] = leads?.map(lead => lead.own) ?? []
  expect(own.length).toBeGreaterThan(6)
  expect(pageLines).toContainEqual(
    expect.stringMatching(new RegExp(`^Fastest, (?:[^,]+, ){3}[^,]+ and ${own.length - 5} more: Galaxy A56\\.$`)),
  )
})

const sensors = (main: object, ...others: object[]) => [{ role: 'main', mp: 50, ...main }, ...others]

test('a page names the facts of the camera in which a phone leads that does not lead in the whole', () => {
  const withCamera = (slug: string, camera: object[]) =>
    withFacts(named(slug), { 'camera.sensors': camera, 'camera.video': null })
  const large = withCamera('samsung-galaxy-a56', sensors({ sensorInch: 0.64, ois: true }))
  const small = withCamera('xiaomi-poco-f6', sensors({ sensorInch: 0.5, ois: true }))
  const wide = withCamera('xiaomi-poco-f6', sensors({ sensorInch: 0.5, ois: true }, { role: 'ultrawide', mp: 8 }))
  expect(meaningOf([large, small], pool).leads.map(({ own }) => own.includes('camera sensor size'))).toEqual([
    true,
    false,
  ])
  expect(meaningOf([large, wide], pool).leads[1]?.own).toContain('ultra-wide camera')
  // One that leads in the camera has its facts in that.
  const better = withCamera('samsung-galaxy-a56', sensors({ sensorInch: 0.64, ois: true }))
  const lesser = withCamera('xiaomi-poco-f6', sensors({ sensorInch: 0.5, ois: false }))
  const [first] = meaningOf([better, lesser], pool).leads
  expect([first?.own.includes('camera'), first?.own.includes('camera sensor size')]).toEqual([true, false])
  // What is not known of one is no lead.
  const unknownSensor = withCamera('xiaomi-poco-f6', sensors({ ois: true }))
  expect(meaningOf([large, unknownSensor], pool).leads[0]?.own.join()).not.toContain('camera')
})
