import { describe, expect, test } from 'vitest'
import { addresses } from '#app/platform/addresses.ts'
import { assetsIn, dropped, EMPTY_LIST, goTo, HIDDEN_SENT, isForeign, isReport, keyOf, withKept } from './kept.ts'

const prefixes = ['', '/ur', '/xx']
const at = (path: string) => new URL(path, 'https://phones.example')

test('the panel, sign-in, the API and what machines ask are none of its business (OFFLINE-2)', () => {
  const kinds = ['panel', 'signIn', 'api', 'panelApi', 'probe']
  for (const { path, kind } of addresses)
    if (kinds.includes(kind)) expect([path, isForeign(path.replace('/*', '/x'))]).toEqual([path, true])
    else if (kind === 'page') expect([path, isForeign(path)]).toEqual([path, false])
})

test.each([
  ['/slip?phones=a,b&asks1=50000&imei1=on', '/slip?phones=a,b'],
  ['/ur/slip?asks2=1&phones=a', '/ur/slip?phones=a'],
  ['/compare?phones=a,b&diff=1', '/compare?phones=a,b'],
  ['/pta-tax', '/pta-tax'],
  // Another value has another tax.
  ['/ur/pta-tax?cnfUsd=300', '/ur/pta-tax?cnfUsd=300'],
  ['/price-report?phone=a', '/price-report?phone=a'],
  ['/xx/slip?phones=a', '/xx/slip?phones=a'],
  ['/lg/slip?phones=a', null],
  ['/ur', null],
  ['/price-report?phone=a&sent=1', null],
  ['/slip', null],
  ['/compare', null],
  ['/', null],
  ['/samsung/slip?phones=a', null],
  ['/admin/slip?phones=a', null],
])('%s is kept as %s (OFFLINE-2)', (path, key) => expect(keyOf(at(path), prefixes)).toBe(key))

test('only reports of prices wait for a connection (OFFLINE-5)', () => {
  const paths = [
    '/price-report?phone=a',
    '/ur/price-report.data?phone=a',
    '/contact',
    '/admin/price-report',
    '/compare',
  ]
  expect(paths.map(path => isReport(at(path), prefixes))).toEqual([true, true, false, false, false])
})

test('of a page its own scripts and fonts are kept, not those of the application', () => {
  const html =
    '<script type="module" src="/assets/early-a.js"></script><link rel="preload" href="/assets/f.woff2" as="font">' +
    '<link data-deferred="modulepreload" href="/assets/app.js"><script data-src="/assets/start/x.js?of=/"></script>' +
    '<p data-tool="/assets/tool-b.js"></p><script type="module" src="/assets/early-a.js"></script>'
  expect(assetsIn(html)).toEqual(['/assets/early-a.js', '/assets/f.woff2', '/assets/tool-b.js'])
})

test('the oldest go first, and what is newest stays (OFFLINE-3)', () => {
  const entries = [
    { key: 'old', at: 1, bytes: 40 },
    { key: 'new', at: 3, bytes: 40 },
    { key: 'middle', at: 2, bytes: 40 },
  ]
  expect(dropped(entries, 120)).toEqual([])
  expect(dropped(entries, 119)).toEqual(['old'])
  expect(dropped(entries, 79)).toEqual(['middle', 'old'])
})

describe('the page for addresses that were never kept', () => {
  const html = `<p${HIDDEN_SENT}>waits</p>${EMPTY_LIST}`

  test('lists what was kept, titles as they stand in pages', () => {
    const pages = [{ key: '/slip?phones=a&b', title: 'A &amp; B $1' }]
    expect(withKept(html, pages, false)).toBe(
      `<p${HIDDEN_SENT}>waits</p><ul id="kept"><li><a href="/slip?phones=a&amp;b">A &amp; B $1</a></li></ul>`,
    )
  })

  test('says that a report waits, after one was written alone', () =>
    expect(withKept(html, [], true)).toBe('<p>waits</p><ul id="kept"></ul>'))
})

/** As the framework reads a flat object: the first value has, for the place of each name, the place of its value. */
async function flatObject(response: Response): Promise<Record<string, unknown>> {
  const [places, ...values] = JSON.parse(await response.text()) as [Record<string, number>, ...unknown[]]
  const at = (place: number) => values[place - 1]
  return Object.fromEntries(Object.entries(places).map(([name, value]) => [at(Number(name.slice(1))), at(value)]))
}

test('the application reads the redirect after a form as one of the server', async () => {
  expect(await flatObject(goTo('/offline?kept=1'))).toEqual({
    redirect: '/offline?kept=1',
    status: 303,
    revalidate: true,
    reload: true,
    replace: false,
  })
})
