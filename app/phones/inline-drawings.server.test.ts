import { expect, test } from 'vitest'
import { drawingFacts } from '#app/drawings/facts.ts'
import { drawingPaths } from '#app/drawings/paths.ts'
import { phoneSvg } from '#app/drawings/phone-svg.ts'
import { givenPhone, phoneRecordOf } from '#tests/support/given.ts'
import { inlineDrawings } from './inline-drawings.server.ts'
import { savePhone } from './save.server.ts'

const image = (src: string) => `<p><img alt="a &gt; b" src="${src}" width="200"/></p>`
const htmlOf = (html: string) => inlineDrawings(html).html
const sourceIn = (html: string) => /(?:src|href)="([^"]*)"/.exec(html)?.[1] ?? ''
const svgIn = (html: string) => decodeURIComponent(sourceIn(html).replace('data:image/svg+xml,', ''))

test('a drawing stands in the page as the same picture, without the name that its text alternative gives', () => {
  const phone = givenPhone({ slug: 'a55', name: 'A55 "5G" 50%' })
  const html = htmlOf(image(drawingPaths('a55').back))
  expect(html).toMatch(/^<p><img alt="a &gt; b" src="data:image\/svg\+xml,[^"<>#]+" width="200"\/><\/p>$/)
  expect(svgIn(html)).toBe(phoneSvg(drawingFacts(phone), 'back', { titled: false }).replaceAll('"', "'"))
  expect(svgIn(html)).not.toContain('A55')
})

test('a drawing that no script changes names no other sources', () => {
  givenPhone({ slug: 'a55' })
  const given = (attributes: string) => `<img src="/images/phones/a55.svg" ${attributes} data-sources="/a.svg /b.svg"/>`
  expect(htmlOf(given('alt="A55" loading="lazy"'))).not.toContain('data-sources')
  expect(htmlOf(given('alt="A55"'))).toContain('data-sources="/a.svg /b.svg"')
  expect(htmlOf(given('alt="A55" loading="lazy"').replace('a55', 'unknown'))).toContain('data-sources')
})

test('a drawing in a colour stands in the page in that colour', () => {
  const phone = givenPhone({
    slug: 'a55',
    specifications: [{ category: 'Misc', specs: [{ feature: 'Colors', value: 'Black, Iceblue' }] }],
  })
  const html = htmlOf(image(drawingPaths('a55', 'iceblue').pair))
  const blue = phoneSvg(drawingFacts(phone), 'pair', { titled: false, colour: 'iceblue' })
  expect(svgIn(html)).toBe(blue.replaceAll('"', "'"))
  expect(svgIn(html)).not.toBe(svgIn(htmlOf(image(drawingPaths('a55').pair))))
})

test('images within drawings of the comparison too', () => {
  givenPhone({ slug: 'a55' })
  expect(htmlOf('<svg><image href="/images/phones/a55.svg" x="1"></image></svg>')).toMatch(
    /^<svg><image href="data:image\/svg\+xml,[^"]+" x="1"><\/image><\/svg>$/,
  )
})

test.each([
  image('/images/phones/unknown.svg'),
  image('/images/phones/a55.png'),
  image('/images/default-phone.svg'),
  image('https://pictures.example/images/phones/a55.svg'),
  '<a href="/images/phones/a55.svg">a</a><meta content="/images/phones/a55.svg"/>',
  '<p title="<img src=">/images/phones/a55.svg"</p>',
])('%s stays', html => {
  givenPhone({ slug: 'a55' })
  expect(htmlOf(html)).toBe(html)
})

test('a phone whose slug ends like a view is drawn from the front', () => {
  const phone = givenPhone({ slug: 'a55-back' })
  givenPhone({ slug: 'a55' })
  const html = htmlOf(image('/images/phones/a55-back.svg'))
  expect(svgIn(html)).toBe(phoneSvg(drawingFacts(phone), 'front', { titled: false }).replaceAll('"', "'"))
})

test('a changed phone is drawn anew, and pages with its former drawing know', () => {
  const { id, updatedAt } = givenPhone({ slug: 'a55', shortSpecs: { display: '6.5 inch' } })
  const before = inlineDrawings(image('/images/phones/a55.svg'))
  const without = inlineDrawings('<p>')
  expect([before.isCurrent(), without.isCurrent()]).toEqual([true, true])
  savePhone(phoneRecordOf({ id, slug: 'a55', shortSpecs: { display: '3.5 inch' } }), updatedAt)
  expect([before.isCurrent(), without.isCurrent()]).toEqual([false, true])
  expect(htmlOf(image('/images/phones/a55.svg'))).not.toBe(before.html)
})
