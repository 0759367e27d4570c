import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogPhones } from '#app/catalog/fill.server.ts'
import { PAIR_CANVAS } from './canvas.ts'
import { type DrawnPhone, drawingFacts } from './facts.ts'
import { drawingCandidates, drawingPaths, drawingViews, viewAt } from './paths.ts'
import { phoneSvg } from './phone-svg.ts'

const phones = readCatalogPhones()
const factsOf = (slug: string) => {
  const phone = phones.find(candidate => candidate.slug === slug)
  if (!phone) throw new Error(slug)
  return drawingFacts(phone)
}
const screen = /fill="url\(#s\)"/g

test.each([
  [
    'samsung-galaxy-s24-ultra',
    { fold: 'none', frontCamera: 'punch', heightMm: 162.3, widthMm: 79, hasKeypad: false, screenShare: 0.885 },
  ],
  ['samsung-galaxy-z-fold7', { fold: 'book', isFolded: false, widthMm: 143.2, screenInches: 8, outerInches: 6.5 }],
  [
    'samsung-galaxy-z-flip7',
    { fold: 'flip', widthMm: 75.2, folded: { heightMm: 85.5, widthMm: 75.2, thicknessMm: 13.7 } },
  ],
  ['honor-magic-v5', { fold: 'book', isFolded: true, widthMm: 74.3 }],
  ['tecno-phantom-v-flip2', { fold: 'flip', isFolded: true, heightMm: 87.8 }],
  ['oppo-find-n2', { fold: 'book', isFolded: true, heightMm: 132.2, widthMm: 72.6, thicknessMm: 14.6 }],
  ['google-pixel-10-pro-fold', { fold: 'book' }],
  ['huawei-mate-xt-ultimate', { fold: 'trifold', isFolded: true, screenInches: 10.2 }],
  ['apple-iphone-17-pro', { frontCamera: 'island' }],
  ['apple-iphone-13', { frontCamera: 'notch' }],
  ['itel-2165', { hasKeypad: true, frontCamera: 'none', screenInches: 1.77 }],
  ['nokia-3210', { hasKeypad: true }],
  ['nokia-2660-flip', { hasKeypad: true, fold: 'flip', folded: { heightMm: 108, widthMm: 55, thicknessMm: 19 } }],
  ['itel-flip-1', { hasKeypad: true, fold: 'flip', folded: { heightMm: 97.6, widthMm: 49, thicknessMm: 11.2 } }],
  ['digit-6', { isOutline: true }],
  ['infinix-smart-7', { frontCamera: 'drop', isOutline: false }],
  ['xiaomi-redmi-a4', { fold: 'none', frontCamera: 'punch' }],
])('%s is drawn from its facts', (slug, facts) => expect(factsOf(slug)).toMatchObject(facts))

test('all drawings of the catalogue are under 3 KB, name their phone and are the same twice (DRAW-2)', () => {
  for (const phone of phones) {
    for (const view of drawingViews) {
      const svg = phoneSvg(drawingFacts(phone), view)
      expect(Buffer.byteLength(svg)).toBeLessThan(3072)
      expect(svg).toContain(`, ${view === 'pair' ? 'back and front' : view}</title>`)
      expect(phoneSvg(drawingFacts(phone), view)).toBe(svg)
    }
  }
})

test('one unit of the drawing is one millimetre', () => {
  expect(phoneSvg(factsOf('samsung-galaxy-s24-ultra'), 'front')).toContain('width="79" height="162.3"')
  expect(phoneSvg(factsOf('samsung-galaxy-s24-ultra'), 'side')).toContain('width="8.6" height="162.3"')
})

const lensIds = (svg: string) => [...svg.matchAll(/<use href="#([cp])" transform/g)].map(([, id]) => id)

test('every rear camera is drawn, up to five, in every layout', () => {
  const lens = { radius: 6, isPeriscope: false }
  for (const slug of [
    'google-pixel-9',
    'apple-iphone-16',
    'samsung-galaxy-s25-ultra',
    'vivo-x300-pro',
    'realme-c75-4g',
  ]) {
    const count = (cameras: number) =>
      lensIds(phoneSvg({ ...factsOf(slug), lenses: Array.from({ length: cameras }, () => lens) }, 'back')).length
    expect([0, 1, 2, 3, 4, 5].map(count)).toEqual([0, 1, 2, 3, 4, 5])
  }
  const many = {
    ...phones[0],
    shortSpecs: { camera: '1 MP + '.repeat(900) },
    specifications: [],
  } as unknown as DrawnPhone
  expect(drawingFacts(many).lenses).toHaveLength(5)
})

test('lenses have the size of their sensors, and periscopes a square opening', () => {
  const [main, telephoto, ultrawide] = factsOf('xiaomi-17-ultra').lenses
  expect(main?.radius).toBeGreaterThan(8)
  expect(telephoto).toMatchObject({ isPeriscope: true })
  expect(ultrawide?.radius).toBeLessThan(5)
  expect(lensIds(phoneSvg(factsOf('xiaomi-17-ultra'), 'back'))).toEqual(['c', 'p', 'c'])
})

test('a phone without cameras has no lens', () => {
  expect(lensIds(phoneSvg(factsOf('nokia-106-2023'), 'pair'))).toEqual([])
})

test('the body has the first listed colour, or the one chosen of them', () => {
  const facts = factsOf('apple-iphone-17-pro')
  const [silver = '', orange = '', blue = ''] = facts.colours.map(({ hex }) => hex)
  const body = (colour?: string) =>
    [silver, orange, blue].filter(hex => phoneSvg(facts, 'back', { colour }).includes(`fill="${hex}"`))
  expect([body(), body('cosmic-orange'), body('deep-blue'), body('no-such-colour')]).toEqual([
    [silver],
    [orange],
    [blue],
    [silver],
  ])
})

test('nothing but facts tells two drawings apart', () => {
  const facts = { ...factsOf('xiaomi-redmi-14c'), name: 'A' }
  for (const view of drawingViews) {
    expect(phoneSvg({ ...facts, slug: 'xiaomi-redmi-14c-plus' }, view)).toBe(phoneSvg(facts, view))
    expect(phoneSvg({ ...facts, colours: [] }, view)).not.toBe(phoneSvg(facts, view))
  }
})

test('the screen is as large as its share of the front, and says its diagonal where it is published', () => {
  const facts = factsOf('samsung-galaxy-s25-ultra')
  const svg = phoneSvg(facts, 'front')
  const [, width, height] = /<rect [^>]*width="([\d.]+)" height="([\d.]+)"[^>]*fill="url\(#s\)"/.exec(svg) ?? []
  const share = (Number(width) * Number(height)) / (facts.widthMm * facts.heightMm)
  expect(share).toBeCloseTo(0.925, 1)
  expect(svg).toContain('>6.9″</text>')
  expect(phoneSvg({ ...facts, isScreenKnown: false }, 'front')).not.toContain('<text')
})

test('both sides of a folding phone are its closed back and its open front', () => {
  const svg = phoneSvg(factsOf('samsung-galaxy-z-fold6'), 'pair')
  expect(svg).toContain('width="132.6" height="153.5"')
  expect(svg).toContain('width="68.1" height="153.5"')
  expect(svg.match(screen)).toHaveLength(1)
})

test('a keypad phone shows all its keys beside its back', () => {
  const svg = phoneSvg(factsOf('nokia-106-2023'), 'pair')
  expect(svg.match(/<use href="#k"/g)).toHaveLength(3)
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
        for (const view of drawingViews) {
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
  expect(drawingCandidates('a-pair.svg')[1]).toEqual({ slug: 'a', view: 'pair' })
  expect(drawingCandidates('../a.svg')).toEqual([])
  expect(drawingCandidates('a.png')).toEqual([])
})

test('a path is known as the view of its own phone only', () => {
  expect(drawingViews.map(view => viewAt(drawingPaths('a')[view], 'a'))).toEqual([...drawingViews])
  expect(viewAt('/images/phones/b.svg', 'a')).toBeNull()
  expect(drawingPaths('a', 'deep-blue').pair).toBe('/images/phones/a-pair.svg?colour=deep-blue')
})

test('a phone of which only the name is known is an empty outline', () => {
  for (const view of drawingViews) {
    const svg = phoneSvg(factsOf('digit-6'), view)
    expect(svg).toContain('stroke-dasharray')
    expect(svg).not.toMatch(/<circle|<use|url\(/)
  }
})

test('the outline ends above the place of the colours, which the page of a phone leaves out', () => {
  const svg = phoneSvg(factsOf('digit-6'), 'pair')
  const top = Number(/translate\(\S+ ([\d.]+)\)/.exec(svg)?.[1])
  const height = Number(/<rect[^>]* height="([\d.]+)"/.exec(svg)?.[1])
  expect(top + height).toBeLessThan(PAIR_CANVAS.height - 14)
})
