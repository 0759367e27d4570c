import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPhones, phoneNamed, withFacts } from '#tests/support/compared-phones.ts'
import { cameraMark } from './camera-marks.ts'
import { versionOf } from './compared.ts'
import { marksOf } from './marks.ts'
import { screenMark } from './screen-marks.ts'

const phones = comparedPhones()
const named = (slug: string) => phoneNamed(phones, slug)
const galaxyA56 = named('samsung-galaxy-a56')
const pocoF6 = named('xiaomi-poco-f6')
const mainSensor = galaxyA56.facts.camera.sensors?.value.find(({ role }) => role === 'main')
const anyPhone = fc.constantFrom(...phones.values())

test('exchanging the phones exchanges the marks', () => {
  const exchanged = { a: 'b', b: 'a', '=': '=', open: 'open' }
  fc.assert(
    fc.property(anyPhone, anyPhone, (a, b) => {
      const there = marksOf(a, b)
      const back = Object.entries(marksOf(b, a)).map(([row, mark]) => [row, mark && exchanged[mark]])
      expect(Object.fromEntries(back)).toEqual(there)
    }),
  )
})

test('a phone is not better than itself', () => {
  fc.assert(
    fc.property(anyPhone, phone => {
      for (const mark of Object.values(marksOf(phone, phone))) expect(['=', null]).toContain(mark)
    }),
  )
})

test('the chip of a phone with two possible chips counts only where both are beyond the tolerance', () => {
  const ambiguous = named('samsung-galaxy-a14-5g')
  expect(ambiguous.facts.speed?.value.range).toEqual([16, 19])
  expect(marksOf(ambiguous, named('samsung-galaxy-a07-4g')).speed).toBe('=')
  expect(marksOf(ambiguous, named('samsung-galaxy-s25')).speed).toBe('b')
})

test('a phone with a lesser version of its chip counts by its own result in graphics', () => {
  expect(marksOf(named('apple-iphone-16'), named('apple-iphone-16e'))).toMatchObject({
    speed: '=',
    graphics: 'a',
  })
})

test('memory and storage are those of the version that the price is for', () => {
  const priced = { pkr: 113_999, kind: 'retail' as const, date: '2026-03', version: { ramGb: 12, storageGb: 256 } }
  const unnamed = { ...priced, version: null }
  // The Poco F6 is sold with 8 and 12 GB: which of them its price is for is not known.
  expect(marksOf({ ...galaxyA56, price: priced }, { ...pocoF6, price: unnamed })).toMatchObject({ memory: '=' })
  const small = { ...priced, version: { ramGb: 8, storageGb: 256 } }
  expect(marksOf({ ...galaxyA56, price: priced }, { ...pocoF6, price: small })).toMatchObject({
    memory: 'a',
    storage: '=',
  })
})

test('the memory that a price names tells its storage, and a version that the phone does not have tells nothing', () => {
  const versions = [
    { ramGb: 2, storageGb: 32 },
    { ramGb: 4, storageGb: 64 },
  ]
  const phone = withFacts(galaxyA56, { 'memory.versions': versions })
  const priced = (version: { ramGb: number | null; storageGb: number | null }) =>
    versionOf({ ...phone, price: { pkr: 1, kind: 'retail', date: '2026-03', version } })
  expect(priced({ ramGb: 4, storageGb: null })).toMatchObject({ ramGb: 4, storageGb: 64, isNamed: true })
  expect(priced({ ramGb: 16, storageGb: 512 })).toMatchObject({ ramGb: 2, storageGb: 32, isNamed: false })
  // A launch price is not compared, but its version is that of the page.
  const atLaunch = { ...phone, price: null, shown: { pkr: 1, version: { ramGb: null, storageGb: 64 } } }
  expect(versionOf(atLaunch)).toMatchObject({ ramGb: 4, storageGb: 64, isNamed: true })
})

test('of promises that have both ended none is better', () => {
  const until = (date: string) =>
    withFacts(galaxyA56, { 'updates.securityUntil': { date, isMinimum: false, region: null } })
  expect(marksOf(until('2026-01'), until('2024-01')).updates).toBe('=')
  expect(marksOf(until('2027-06'), until('2024-01')).updates).toBe('a')
})

test('what is derived earns no mark (FACT-6)', () => {
  const hertz = (value: number) => withFacts(galaxyA56, { 'screen.refreshHz': value })
  expect(marksOf(hertz(120), hertz(60)).refresh).toBe('a')
  const derived = hertz(60)
  if (derived.facts.screen.refreshHz) derived.facts.screen.refreshHz.confidence = 'low'
  expect(marksOf(hertz(120), derived).refresh).toBeNull()
})

test('a coarse dust protection such as IP48 has no mark for water', () => {
  const coarse = withFacts(galaxyA56, { water: { code: 'IP48', level: 8 } })
  expect(marksOf(coarse, pocoF6).water).toBeNull()
})

test('a camera or a screen does not lead where it may be behind in a fact that is not known of it (COMPARE-8)', () => {
  const screen = (hertz: number | null, nits: number | null, panel = 'oled') =>
    withFacts(galaxyA56, { 'screen.panel': panel, 'screen.refreshHz': hertz, 'screen.measuredNits': nits })
  expect(screenMark(screen(120, 1800), screen(120, 1000))).toBe('a')
  expect(screenMark(screen(null, 1800), screen(120, 1000))).toBe('open')
  expect(screenMark(screen(120, null), screen(120, 400, 'lcd'))).toBe('open')
  // No screen has less than 60 Hz, and what is not known of the other one does no harm.
  expect(screenMark(screen(null, 1800), screen(60, 1000))).toBe('a')
  expect(screenMark(screen(120, 1800), screen(null, 1000))).toBe('a')
  expect(screenMark(screen(120, null), screen(120, 1000))).toBe('open')
  const derived = screen(60, 1800)
  if (derived.facts.screen.refreshHz) derived.facts.screen.refreshHz.confidence = 'low'
  expect(screenMark(derived, screen(90, 1000))).toBe('open')

  const withCamera = (ois: boolean | null, roles: ('ultrawide' | 'telephoto')[]) =>
    withFacts(galaxyA56, {
      'camera.sensors': (['main', ...roles] as const).map(role => ({ ...mainSensor, role, ois, opticalZoom: null })),
      'camera.video': null,
    })
  const many = ['ultrawide', 'telephoto'] as const
  expect(cameraMark(withCamera(true, [...many]), withCamera(true, []))).toBe('a')
  expect(cameraMark(withCamera(null, [...many]), withCamera(true, []))).toBe('open')
  expect(cameraMark(withCamera(null, [...many]), withCamera(false, []))).toBe('a')
})
