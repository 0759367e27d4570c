import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describedPhone, sourcePhones, testData } from '#tests/support/source-phones.ts'
import { factColumns } from '../columns.ts'
import { deriveFacts } from '../derive.ts'
import { specTexts } from '../spec-texts.ts'
import { bundledTables } from '../tables/bundled.server.ts'
import { cameraFacts } from './camera-facts.ts'
import { hasUnknownCamera, type Sensor, type Video } from './values.ts'

type CameraCase = {
  slug: string
  leadSource: string
  raw: Record<string, string>
  expected: { sensors: Sensor[]; video: Video | null }
}

const { cases } = testData<{ cases: CameraCase[] }>('camera-cases.json')

const phoneWith = (rows: Record<string, string>, source = 'gsmarena-2026-06') => ({
  slug: 'new-phone',
  name: 'New Phone',
  brand: 'new',
  model: 'Phone',
  releaseDate: '2026',
  shortSpecs: {},
  specifications: [
    { category: 'Main Camera', specs: Object.entries(rows).map(([feature, value]) => ({ feature, value })) },
  ],
  dimensions: null,
  sources: [source],
})

const cameraOf = (rows: Record<string, string>, source?: string) => cameraFacts(specTexts(phoneWith(rows, source)))

test('there are 60 cases', () => expect(cases).toHaveLength(60))

test.each(cases)('the camera of $slug', ({ raw, leadSource, expected }) => {
  const { sensors, video } = cameraOf(raw, leadSource)
  expect({ sensors: sensors?.value, video: video?.value ?? null }).toEqual(expected)
})

test('the same rules read as much of all 1,201 phones as a reader does', () => {
  const counts = {
    main: 0,
    aperture: 0,
    format: 0,
    pixel: 0,
    focal: 0,
    ois: 0,
    noOis: 0,
    ultrawide: 0,
    telephoto: 0,
    video: 0,
  }
  for (const phone of sourcePhones()) {
    const { sensors, video } = cameraFacts(specTexts(describedPhone(phone)))
    const main = sensors?.value.find(({ role }) => role === 'main')
    counts.main += Number(main !== undefined)
    counts.aperture += Number(main?.aperture !== undefined)
    counts.format += Number(main?.sensorFormat !== undefined)
    counts.pixel += Number(main?.pixelUm !== undefined)
    counts.focal += Number(main?.focalMm !== undefined)
    counts.ois += Number(main?.ois === true)
    counts.noOis += Number(main?.ois === false)
    counts.ultrawide += Number(sensors?.value.some(({ role }) => role === 'ultrawide') ?? false)
    counts.telephoto += Number(sensors?.value.some(({ role }) => role === 'telephoto') ?? false)
    counts.video += Number(Object.keys(video?.value.modes ?? {}).length > 0)
  }
  expect(counts).toEqual({
    main: 1190,
    aperture: 1107,
    format: 660,
    pixel: 628,
    focal: 522,
    ois: 587,
    noOis: 370,
    ultrawide: 685,
    telephoto: 284,
    video: 1162,
  })
})

test.each([
  [
    'the first of two versions',
    '- International model -; 50 MP, f/1.9 (wide); - China model -; 13 MP, f/2.2 (wide)',
    { mp: 50 },
  ],
  [
    'the version sold here, where labels follow',
    '64 MP, f/1.8, 26mm (wide) - India version; 108 MP, f/1.9 (wide) - Global version; 2 MP (macro)',
    { mp: 108 },
  ],
  ['the first of two alternatives', '48 MP, f/1.8 (wide); or; 13 MP, f/2.2 (wide); 2 MP (macro)', { mp: 48 }],
  ['a QVGA camera', 'Single; QVGA', { mp: 0.08, role: 'main' }],
])('%s is read', (_, row, expected) => {
  expect(cameraOf({ Modules: row }).sensors?.value[0]).toMatchObject(expected)
})

test.each(['50 MP, f/2.X, 14mm (wide)', '50 MP, 14mm (wide)'])('%j has no aperture', row => {
  expect(cameraOf({ Modules: row }).sensors?.value[0]).not.toHaveProperty('aperture')
})

test('what the row of zoom says is of the last telephoto camera, unless a camera names its own (FACT-5)', () => {
  const zooms = (modules: string, zoom: string) =>
    cameraOf({ Modules: modules, Zoom: zoom }).sensors?.value.map(({ opticalZoom }) => opticalZoom)
  const two = '50 MP, Primary Camera, 50 MP, Periscope Telephoto Camera, 12 MP, Telephoto Camera'
  expect(zooms(two, '9.4x optical zoom')).toEqual([undefined, undefined, 9.4])
  expect(zooms('50 MP (wide); 8 MP (telephoto), 3x optical zoom', '5x optical zoom')).toEqual([undefined, 3])
  expect(zooms('50 MP, Primary Camera', '2x optical zoom')).toEqual([undefined])
  expect(zooms(two, '50x digital zoom')).toEqual([undefined, undefined, undefined])
})

test('how far a telephoto camera reaches is not known where no source says it (FACT-5)', () => {
  const zoomOf = (modules: string) =>
    factColumns(deriveFacts(phoneWith({ Modules: modules }), bundledTables())).opticalZoom
  expect(zoomOf('50 MP (wide); 8 MP (telephoto), 3x optical zoom')).toBe(3)
  expect(zoomOf('50 MP (wide); 8 MP (telephoto)')).toBeNull()
  expect(zoomOf('50 MP (wide); 2 MP (macro)')).toBe(1)
})

test.each(['; other unspecified camera', ' secondary unspecified cameras'])(
  'a camera of which nothing is said may be any (FACT-5): %j',
  rest => {
    const { sensors } = cameraOf({ Modules: `108 MP, f/1.8 (wide); 2 MP, f/2.4, (macro)${rest}` })
    expect(sensors?.value.map(({ role }) => role)).toEqual(['main', 'macro', 'unlabelled'])
    expect(hasUnknownCamera(sensors?.value ?? [])).toBe(true)
  },
)

test('an alternative adds no camera', () => {
  const { sensors } = cameraOf({ Modules: '48 MP, f/1.8 (wide); or; 13 MP, f/2.2 (wide); 2 MP (macro)' })
  expect(sensors?.value.map(({ role }) => role)).toEqual(['main', 'macro'])
})

test('a phone without camera rows has no camera facts', () => {
  expect(cameraOf({})).toEqual({ sensors: null, video: null, stabilized: null })
})

test('any text is read without an error, and no rate or megapixel is made up', () => {
  const text = fc.string({ maxLength: 120, unit: fc.constantFrom(...'0123456789.,;/ MPmf"()KOISxp@-') })
  fc.assert(
    fc.property(text, row => {
      const { sensors, video } = cameraOf({ Modules: row, Video: row })
      const numbers = new Set([...row.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)))
      for (const { mp } of sensors?.value ?? []) expect(mp === null || numbers.has(mp)).toBe(true)
      for (const rates of Object.values(video?.value.modes ?? {})) {
        for (const rate of rates) expect(numbers.has(rate)).toBe(true)
      }
    }),
  )
})

test('a camera of which no source names the purpose may be a telephoto one, unless it is too small (FACT-5)', () => {
  const sensor = (role: Sensor['role'], mp: number | null) => ({ role, mp })
  expect(hasUnknownCamera([sensor('main', 48), sensor('unlabelled', 48)])).toBe(true)
  expect(hasUnknownCamera([sensor('main', 48), sensor('unlabelled', null)])).toBe(true)
  expect(hasUnknownCamera([sensor('main', 50), sensor('unlabelled', 2)])).toBe(false)
  expect(hasUnknownCamera([sensor('main', 50), sensor('depth', 5)])).toBe(false)
})
