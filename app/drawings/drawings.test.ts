import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { type DrawnPhone, drawingFacts } from './facts.ts'
import { drawingCandidates, drawingPaths } from './paths.ts'
import { phoneSvg } from './phone-svg.ts'

const phones = readCatalogPhones()
const factsOf = (slug: string) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  if (!phone) throw new Error(slug)
  return drawingFacts(phone)
}
const views = ['front', 'back', 'side'] as const

test.each([
  [
    'samsung-galaxy-s24-ultra',
    { fold: 'none', rearCameras: 4, frontCamera: 'punch', heightMm: 162.3, widthMm: 79, hasKeypad: false },
  ],
  ['samsung-galaxy-z-fold7', { fold: 'book', widthMm: 143.2, screenInches: 8 }],
  ['samsung-galaxy-z-flip7', { fold: 'flip', widthMm: 75.2 }],
  ['google-pixel-10-pro-fold', { fold: 'book' }],
  ['huawei-mate-xt-ultimate', { screenInches: 10.2 }],
  ['apple-iphone-17-pro', { frontCamera: 'island', rearCameras: 3 }],
  ['apple-iphone-13', { frontCamera: 'notch', rearCameras: 2 }],
  ['itel-2165', { hasKeypad: true, frontCamera: 'none', screenInches: 1.77 }],
  ['nokia-3210', { hasKeypad: true }],
  ['xiaomi-redmi-a4', { fold: 'none', frontCamera: 'punch' }],
])('%s is drawn from its facts', (slug, facts) => expect(factsOf(slug)).toMatchObject(facts))

test('all drawings of the catalogue are under 4 KB and name their phone (DRAW-2)', () => {
  for (const phone of phones) {
    for (const view of views) {
      const svg = phoneSvg(drawingFacts(phone), view)
      expect(Buffer.byteLength(svg)).toBeLessThan(4096)
      expect(svg).toContain(`, ${view}</title>`)
    }
  }
})

test('one unit of the drawing is one millimetre', () => {
  expect(phoneSvg(factsOf('samsung-galaxy-s24-ultra'), 'front')).toContain('width="79" height="162.3"')
  expect(phoneSvg(factsOf('samsung-galaxy-s24-ultra'), 'side')).toContain('width="8.6" height="162.3"')
})

test('every rear camera is drawn, up to five', () => {
  const lenses = (cameras: number) =>
    phoneSvg({ ...factsOf('google-pixel-9'), rearCameras: cameras }, 'back').split('fill="url(#l)"').length - 1
  expect([1, 2, 3, 4, 5].map(lenses)).toEqual([1, 2, 3, 4, 5])
})

/** Whether tags are nested correctly, attributes quoted, and text escaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let isOrdered = true
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
    if (close) isOrdered &&= open.pop() === name
    else if (!empty) open.push(name)
    return ''
  })
  return isOrdered && open.length === 0 && !/[<>]|&(?!#\d+;)/.test(rest)
}

test('a hostile phone gives the same well-formed drawing twice', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      '999999 mm',
      '-5 mm',
      'NaN',
      '9e99 x 1',
      '1 MP + '.repeat(900),
      'Foldable 0 inches',
    ),
  )
  const specs = fc.record({ display: text, camera: text })
  fc.assert(
    fc.property(
      text,
      specs,
      fc.record({ height: text, width: text, thickness: text }),
      text,
      (name, shortSpecs, dimensions, value) => {
        const phone: DrawnPhone = {
          slug: 'x',
          name,
          brand: value,
          releaseDate: '2024',
          shortSpecs,
          dimensions,
          specifications: [{ category: 'Misc', specs: [{ feature: 'Colors', value }] }],
        }
        for (const view of views) {
          const svg = phoneSvg(drawingFacts(phone), view)
          expect(isWellFormed(svg)).toBe(true)
          // The title may contain any text, the geometry may not.
          expect(svg.replace(/<title.*<\/title>/s, '')).not.toMatch(/NaN|Infinity|undefined/)
          expect(phoneSvg(drawingFacts(phone), view)).toBe(svg)
        }
      },
    ),
  )
})

test('a path names a phone and a view, ambiguously when the slug ends like a view', () => {
  expect(drawingPaths('a').back).toBe('/images/phones/a-back.svg')
  expect(drawingCandidates('a-back.svg')).toEqual([
    { slug: 'a-back', view: 'front' },
    { slug: 'a', view: 'back' },
  ])
  expect(drawingCandidates('../a.svg')).toEqual([])
  expect(drawingCandidates('a.png')).toEqual([])
})
