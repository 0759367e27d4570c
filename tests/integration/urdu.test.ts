/** The public site in Urdu: addresses, direction, links, and that no English stands on it (LANG-1 to LANG-5). */
import { expect, test } from 'vitest'
import { listedPages } from '#app/platform/site-pages.ts'
import { DEFAULT_LANGUAGE, languages, localPath, readLanguage } from '#app/platform/text/language.ts'
import { isWhole, ofEveryKind } from '#tests/support/every-kind.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { englishIn } from '#tests/support/latin-sentences.ts'
import { begunInLatin } from '#tests/support/line-order.ts'
import { a55 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'
import { linksIn } from '#tests/support/xml.ts'

const site = sharedSite()
const open = (path: string) =>
  fetch(site.origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } })

/** Phones of different kinds; each fixed page, lists, a search, a comparison, and what is not found. */
function paths(phones: PhoneJson[]): string[] {
  const sample = ofEveryKind(phones).filter((_, index) => isWhole || index % 12 === 0)
  return [
    ...listedPages.filter(({ id }) => id !== 'priceReport').map(({ path }) => path),
    ...['/?filter=popular', '/mobiles?price=budget', '/mobiles?must=battery%3A6000', '/samsung', '/nokia?year=2020'],
    ...['/search?q=samsung+5g+under+80000', '/search?q=zzzz', '/reviews?category=flagship', '/contact?sent=1'],
    `/compare?phones=${phones
      .slice(0, 3)
      .map(({ id }) => id)
      .join()}`,
    // In the order of the switch.
    `/slip?asks1=50000&asks2=x&phones=${phones[0]?.id},${phones[1]?.id}`,
    `/price-report?phone=${phones[0]?.id}`,
    ...['/pta-tax?cnfUsd=300&usdPkr=280', '/nothing/here'],
    ...sample.map(({ brand, slug }) => `/${brand}/${slug}`),
  ]
}

const phones = await jsonOf<PhoneJson[]>(open('/api/mobiles'))
const names = new Set(phones.flatMap(({ name, brand }) => `${name} ${brand}`.split(/[\s(),+]+/)))
const isName = (words: string) => words.split(/[\s,]+/).every(word => names.has(word.replace(/[.!?]$/, '')))

test.each(paths(phones))('%s is in Urdu', async path => {
  const response = await open(localPath(path, 'ur'))
  expect(response.status).toBe(path === '/nothing/here' ? 404 : 200)
  const html = await response.text()
  expect(html).toMatch(/<html lang="ur" dir="rtl"/)
  const { anchors, canonicals } = linksIn(html)
  const own = canonicals[0] ?? ''
  expect(own === '' || readLanguage(new URL(own).pathname).language === 'ur').toBe(true)
  // Links lead to pages in the same language, but for the switch.
  const inEnglish = anchors.filter(
    href =>
      /^\/(?!ur(\/|\?|$)|api\/|images\/|data\.csv)/.test(href) && href !== readLanguage(localPath(path, 'ur')).path,
  )
  expect([...new Set(inEnglish)]).toEqual([])
  expect([...new Set(englishIn(html, isName))]).toEqual([])
  expect([...new Set(begunInLatin(html))]).toEqual([])
})

test.each(['/', '/mobiles', '/samsung/samsung-galaxy-a55', '/guide'])(
  '%s names itself in each language',
  async path => {
    for (const language of languages) {
      const html = await (await open(localPath(path, language))).text()
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, of, href]) => [of, new URL(href ?? '').pathname],
      )
      expect(alternates).toEqual([
        ...languages.map(each => [each, localPath(path, each)]),
        ['x-default', localPath(path, DEFAULT_LANGUAGE)],
      ])
    }
  },
)

test('the switch keeps page, filters and comparison', async () => {
  for (const path of ['/mobiles?must=battery%3A6000&sort=newest', '/guide', '/?filter=latest']) {
    const html = await (await open(localPath(path, 'ur'))).text()
    expect(linksIn(html).anchors).toContain(path)
  }
})

test('pages in English have nothing of another language but the switch and its addresses', async () => {
  for (const path of ['/', '/mobiles', '/samsung/samsung-galaxy-a55', '/guide', '/pta-tax']) {
    const html = await (await open(path)).text()
    const others = html.replaceAll(/<a href="[^"]*" hrefLang="ur"[^>]*>اردو<\/a>/g, '')
    expect(others, path).not.toMatch(/[\u0600-\u06ff]|noto-nas|Nastaliq|early-ur/i)
  }
})

test('what is kept for one language is not sent in the other', async () => {
  for (const path of ['/data', '/guide', '/sitemap', '/compare']) {
    const [first, second] = [localPath(path, 'ur'), path]
    const inUrdu = await (await open(first)).text()
    const inEnglish = await (await open(second)).text()
    expect(inUrdu).toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/)
    expect(inEnglish).not.toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/)
    expect(await (await open(first)).text()).toBe(inUrdu)
  }
})

test('suggestions are in the language that is asked for, else in English (API-7)', async () => {
  const noteIn = async (more: string) =>
    (await jsonOf<{ priceNote: string }[]>(open(`/api/suggest?q=galaxy+a55${more}`)))[0]?.priceNote
  expect(await noteIn('&lang=ur')).toMatch(/[\u0600-\u06ff]/)
  for (const more of ['', '&lang=en', '&lang=xx', '&lang=']) {
    expect(await noteIn(more), more).toMatch(/^[ -~·]+$/)
  }
})

test('the helpers answer in the language that is asked for (API-8, API-11)', async () => {
  const mobileId = a55.id
  const shapesIn = (more: string) => open(`/api/similar-designs?mobileId=${mobileId}${more}`).then(each => each.text())
  expect(await shapesIn('&lang=ur')).toMatch(/"path":"\/ur\/.*[\u0600-\u06ff]/)
  expect(await shapesIn('')).not.toMatch(/"path":"\/ur\/|[\u0600-\u06ff]/)
  const refusal = await fetch(`${site.origin}/api/ai/analyze-camera?lang=ur`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
    body: JSON.stringify({ mobileId }),
  })
  expect(await refusal.json()).toMatchObject({ message: expect.stringMatching(/[\u0600-\u06ff]/) })
})

test('only public pages and feeds have an address in Urdu', async () => {
  for (const path of ['/ur/admin', '/ur/api/mobiles', '/ur/export', '/ur/healthz', '/ur/404']) {
    expect((await open(path)).status, path).toBe(404)
  }
  expect(await (await open('/ur/feed.xml')).text()).toContain('xml:lang="ur"')
})
