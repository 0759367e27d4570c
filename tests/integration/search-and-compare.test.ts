import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#app/search/suggestion.ts'
import { oddQueries } from '#tests/fixtures/odd-queries.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { jsonOf, type PhoneJson } from '#tests/support/json.ts'
import { a55, iphone15, note40 } from '#tests/support/phones.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const site = sharedSite()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers, redirect: 'manual' })

describe('GET /api/search', () => {
  test('returns complete phones, best first, and the total', async () => {
    const response = await get('/api/search?q=galaxy%20a55')
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Total-Count')).toBe('1')
    const [phone] = await jsonOf<PhoneJson[]>(response)
    expect(phone).toMatchObject({
      name: 'Samsung Galaxy A55',
      brand: 'samsung',
      shortSpecs: { ram: expect.any(String) },
    })
  })

  test('an empty query returns an empty list', async () => expect(await (await get('/api/search')).json()).toEqual([]))

  test('supports limit and offset', async () => {
    const all = await jsonOf<PhoneJson[]>(get('/api/search?q=samsung&limit=6'))
    const part = await jsonOf<PhoneJson[]>(get('/api/search?q=samsung&limit=2&offset=2'))
    expect(part).toEqual(all.slice(2, 4))
  })

  test.each(['price=cheap', 'limit=x', 'offset=-1'])('%s is malformed', async query => {
    const response = await get(`/api/search?q=a&${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.any(String) })
  })
})

test.each(['pta tax', 'iphone 16 ka pta tax kitna'])('a search for "%s" leads to the tax (SEARCH-11)', async words => {
  const html = await (await get(`/search?q=${encodeURIComponent(words)}`)).text()
  expect(html).toMatch(/SIM that stopped: see <a[^>]* href="\/pta-tax"/)
})

const searched = async (query: string) => (await get(`/search?${query}`)).text()

test('a search that compares links the comparison of both phones (SEARCH-11)', async () => {
  expect(await searched('q=galaxy+a55+vs+infinix+note+40')).toMatch(
    new RegExp(`href="/compare\\?phones=${a55.id},${note40.id}"[^>]*>Compare Samsung Galaxy A55 and Infinix Note 40<`),
  )
})

test.each(['iphone+15+installment', 'iphone+15+qist+par'])(
  'a search for %s leads to the calculator of instalments (SEARCH-11)',
  async q => expect(await searched(`q=${q}`)).toMatch(/href="\/apple\/apple-iphone-15\?open=instalments#instalments"/),
)

test('launch prices and old ones stand below a line that says so (SEARCH-13)', async () => {
  const html = await searched('q=ois+phone+under+50000')
  const line = html.indexOf('Launch and older prices')
  expect(line).toBeGreaterThan(html.indexOf('View Details of Tecno Camon 30"'))
  expect(html.indexOf('View Details of Tecno Camon 30S"')).toBeGreaterThan(line)
})

test('where few phones fulfil all, near misses say what they miss (SEARCH-13)', async () => {
  const html = await searched('q=gaming+phone+under+60000')
  expect(html).toContain('No phone with a price of the last year has all of it')
  const [first = ''] = html.split('id="aged-prices"')
  expect(first).toMatch(/phone-card-remark">Rs [\d,]+ over your budget</)
  expect(first).toMatch(/phone-card-remark">Slower than you asked for</)
})

test('where one phone fulfils all, others with less and near misses stand above the line (SEARCH-6, SEARCH-13)', async () => {
  const html = await searched('q=gaming+phone+70k')
  expect(html).toContain('Only 1 phone with a price of the last year has all of it. It comes first')
  expect(html.indexOf('id="near-misses"')).toBeGreaterThan(html.indexOf('View Details of Samsung Galaxy A34"'))
  expect(html.indexOf('id="aged-prices"')).toBeGreaterThan(html.indexOf('id="near-misses"'))
})

test.each(['/mobiles', '/tecno', '/search?q=samsung'])(
  'the phones with a recent price on %s are as many as the list that asks for them has (FIND-2)',
  async path => {
    const html = await (await get(path)).text()
    const [, address = '', recent] =
      /href="([^"]*)"[^>]*><span class="sr-only">[^/]*\/span>Only recent prices \(([\d,]+)\)</.exec(html) ?? []
    const list = await (await get(address.replaceAll('&amp;', '&'))).text()
    expect(list).toMatch(new RegExp(`role="status">${recent} (phones|results)<`))
    expect(list).not.toMatch(/\/span>Only recent prices/)
    // Beside a list on a wide screen it is the first box.
    expect(html).toMatch(/<input type="checkbox" name="f.grade" value="shop"\/>/)
    expect(list).toMatch(/<input type="checkbox" name="f.grade" checked="" value="shop"\/>/)
  },
)

test('a search says how many of its results stand above the line (SEARCH-13)', async () => {
  const html = await searched('q=samsung+under+50000')
  const above = Number(/>(\d+) with a price of the last year</.exec(html)?.[1])
  const [first = ''] = html.split('id="aged-prices"')
  expect(first.match(/View Details of/g)).toHaveLength(above)
})

test('where no price is recent the nearest phone with such a price leads, and phones named after 5G follow them (SEARCH-13)', async () => {
  const html = await searched('q=5g+phone+under+70000')
  expect(html).toMatch(/results<span class="list-also"> · (<!-- -->)?\d+ with a price of the last year</)
  const perhaps = html.indexOf('May fit too: 5G in Pakistan not confirmed')
  const nearest = html.indexOf('None of these has a recent price. Nearest with one: ')
  expect(nearest).toBeGreaterThan(0)
  // After a row of cards, so that the first one stands high on a small screen.
  expect(html.slice(0, nearest).split('class="phone-card"')).toHaveLength(4)
  expect(html).toMatch(/Rs [\d,]+ over your budget/)
  // The following pages go on with what the fold has.
  const fold = html.indexOf('<details class="fold list-aged"')
  expect(html.indexOf('page=2')).toBeGreaterThan(fold)
  expect(html.indexOf('</details>', fold)).toBeGreaterThan(html.lastIndexOf('page=2"'))
  expect(perhaps).toBeGreaterThan(nearest)
  expect(html.indexOf('View Details of Tecno Camon 40 Pro 5G"')).toBeGreaterThan(perhaps)
  expect(html.indexOf('id="aged-prices"')).toBeGreaterThan(html.indexOf('more may fit'))
  expect(await searched('q=5g+phone+under+70000&page=2')).not.toContain('May fit too')
})

test('two intents, colours, and keys beside a touch screen have sentences (SEARCH-11, SEARCH-12)', async () => {
  const both = await searched('q=pta+approved+phone+qiston+par')
  expect(both).toContain('A phone that PTA has not approved')
  expect(both).toContain('What instalments cost in all')
  expect(await searched('q=s25+ultra+blue')).toContain('The colours of a phone are on its page.')
  expect(await searched('q=touch+aur+button+dono')).toContain('No phone with both keys and a touch screen is recorded')
})

test('eSIM, instalments and the 5G of an operator have whole sentences, and a pair only its own comparison (SEARCH-11)', async () => {
  expect(await searched('q=esim+wala+mobile')).toContain('eSIM: many have it in some versions only')
  expect(await searched('q=qiston+par+mobile')).toMatch(/choose a phone below, or see <a [^>]*>the calculator of /)
  const leftOut = /\d+ more may fit[\s\S]*?<\/p>/.exec(await searched('q=ufone+5g+phone'))?.[0]
  expect(leftOut).toContain('We do not know of them: 5G in Pakistan')
  expect(leftOut).not.toContain('5G works with')
  expect(await searched('q=a56+vs+a36')).not.toContain('Compare the first')
  expect(await searched('q=samsung+a+series')).toContain('Compare the first')
})

test('who a phone is for is said by what leads, and what is not recorded (SEARCH-11)', async () => {
  const html = await searched('q=bike+rider+ke+liye+mobile')
  expect(html).toContain('What leads here: Battery: 6,000 mAh or more')
  expect(html).toContain('but no fact of a phone says it: a screen that can be read in the sun and a loud speaker.')
  expect(await searched('q=2+din+battery')).toContain('they are judged by its size, the largest first')
  expect(await searched('q=abba+ke+liye+mobile')).toContain('href="/search?q=keypad+phone"')
})

test('what others are like is named, with a link (SEARCH-15)', async () => {
  const html = await searched('q=cheaper+than+a56')
  expect(html).toMatch(
    /Phones like the <a[^>]*href="\/samsung\/samsung-galaxy-a56"[^>]*>Samsung Galaxy A56<\/a> that cost less/,
  )
})

test('which brands count as Chinese is said (SEARCH-14)', async () =>
  expect(await searched('q=no+chinese+brands')).toMatch(
    /Chinese are the brands of companies in China.*Motorola \(Lenovo\)/,
  ))

test('words that were not searched for make no claim about phones (SEARCH-6)', async () => {
  expect(await searched('q=torch+wala+keypad+phone')).toContain('Not searched for: torch wala.')
  expect(await searched('q=xiaomi+15+ultra')).toContain('No phone here has the name “xiaomi 15 ultra”')
})

test('a name that no phone has shows phones of its line, and the way to all of them (SEARCH-6)', async () => {
  const html = await searched('q=iphone+20+ultra')
  expect(html).toContain('No results found for &quot;iphone 20 ultra&quot;')
  expect(html).toMatch(/<a [^>]*href="\/apple\?must=series[^"]*apple-iphone"[^>]*>Apple iPhone: all \d+ phones</)
  expect(html).not.toContain('Note20 Ultra')
  expect(html).not.toMatch(/\d results?</)
})

test('words of which nothing is found, beside no wish, are said to find nothing, before all phones (SEARCH-6)', async () => {
  const lost = await searched('q=zzqxw+phone')
  expect(lost).toMatch(/>No results found for &quot;zzqxw&quot;<.*Search for<.*<h2[^>]*>All phones</s)
  expect(await searched('q=best+phone')).not.toContain('No results found for')
})

test('an order by fit is named so, and does not count all phones as results (SEARCH-8)', async () => {
  const fit = await searched('q=phone+for+mother')
  expect(fit).toMatch(/<option [^>]*selected=""[^>]*>Best fit</)
  expect(fit).not.toMatch(/\d results</)
})

test('WhatsApp on keypad phones, brands that are not here, and one not sold here have sentences of their own (SEARCH-11)', async () => {
  const keypads = await searched('q=whatsapp+wala+keypad+phone')
  expect(keypads).toContain('Whether WhatsApp works on a keypad phone is not known here')
  expect(keypads).not.toContain('Not searched for')
  expect(await searched('q=qmobile+noir')).toContain('No phone of QMobile is listed here.')
  expect(await searched('q=pixel+9')).toContain('Google does not sell phones in Pakistan')
  expect(await searched('q=samsung+a56')).not.toContain('does not sell phones in Pakistan')
})

test('a wish that was lowered is named (SEARCH-6)', async () =>
  expect(await searched('q=12gb+ram+under+40k')).toContain('The closest, with less: RAM: 8 GB or more.'))

test('a search for the tax of one phone leads to its costs (SEARCH-11)', async () =>
  expect(await searched('q=pta+tax+iphone+13')).toContain('href="/apple/apple-iphone-13#cost-to-use"'))

test('a chosen order is no field of the next search (SEARCH-8)', async () => {
  const html = await searched('q=samsung&sort=price-low')
  expect(html).toMatch(/<option [^>]*selected=""[^>]*>Price: low to high</)
  const box = /<form[^>]*action="\/search"(?:(?!<\/form>).)*page-search.*?<\/form>/s.exec(html)?.[0]
  expect(box).toContain('name="q"')
  expect(box).not.toContain('name="sort"')
})

test('no control character of a query reaches the HTML (SEARCH-4)', async () => {
  for (const path of ['/search?q=samsung%00%08x', '/search?q=%00&price=%00', '/compare?q=a%00b']) {
    const html = await (await get(path)).text()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect([path, /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(html)]).toEqual([path, false])
  }
})

test('GET /api/suggest returns at most ten phones with the fields of a list', async () => {
  const phones = await jsonOf<Suggestion[]>(get('/api/suggest?q=galaxy'))
  expect(phones).toHaveLength(10)
  expect(Object.keys(phones[0] ?? {}).sort()).toEqual([
    'brand',
    'id',
    'imageUrl',
    'name',
    'price',
    'priceDate',
    'priceNote',
    'slug',
  ])
  expect(await (await get('/api/suggest?q=ga')).json()).toEqual([])
})

test('GET /api/compare/gone returns the ids that belong to no phone (API-20)', async () => {
  const goneOf = async (ids: string) => (await get(`/api/compare/gone${ids}`)).json()
  expect(await goneOf(`?phones=gone-1,${a55.id},gone-2,gone-1`)).toEqual({ gone: ['gone-1', 'gone-2'] })
  expect(await goneOf('')).toEqual({ gone: [] })
})

test('search pages and endpoints respond with 200 to any query (SEARCH-9)', async () => {
  const failures: string[] = []
  for (const [index, query] of oddQueries.entries()) {
    const q = encodeURIComponent(query.toWellFormed?.() ?? query.replace(/[\ud800-\udfff]/g, ''))
    const paths = [`/search?q=${q}`, `/api/search?limit=1&q=${q}`, `/api/suggest?q=${q}`, `/compare?q=${q}&phones=${q}`]
    // Every query at one of them in turn.
    for (const path of isWhole ? paths : paths.slice(index % paths.length, (index % paths.length) + 1)) {
      const { status, body } = await get(path, { 'Accept-Encoding': 'identity' })
      await body?.cancel()
      // Node refuses request lines over 16 KB.
      if (status !== 200 && !(status === 431 && path.length > 10_000)) failures.push(`${status} ${path.slice(0, 80)}`)
    }
  }
  expect(failures).toEqual([])
})

test('phones of two brands with one model have their whole names in the heading of a comparison', async () => {
  const [iqoo, realme] = await Promise.all(
    ['/api/mobiles/iqoo/iqoo-12-pro', '/api/mobiles/realme/realme-12-pro'].map(path => jsonOf<PhoneJson>(get(path))),
  )
  const html = await (await get(`/compare?phones=${iqoo?.id},${realme?.id}`)).text()
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
  expect(heading).toBe(`${iqoo?.name} vs ${realme?.name}`)
})

describe('the compare list without script', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/compare`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

  test('adding sets the cookie and redirects to the page', async () => {
    const first = await post({ add: a55.id })
    expect([first.status, first.headers.get('Location')]).toEqual([303, `/compare?phones=${a55.id}`])
    const second = await post({ add: note40.id }, { Cookie: cookieOf(first) })
    expect(second.headers.get('Location')).toBe(`/compare?phones=${a55.id},${note40.id}`)
    expect(cookieOf(second)).toBe(`compare=${a55.id}.${note40.id}`)
  })

  test('an unknown phone is not added', async () => {
    const response = await post({ add: 'no-such-phone' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/compare'])
  })

  test('a phone can be added to a list full of deleted phones, which are counted', async () => {
    const response = await post({ add: a55.id }, { Cookie: 'compare=gone-1.gone-2.gone-3.gone-4' })
    expect(response.headers.get('Location')).toBe(`/compare?phones=${a55.id}&gone=4`)
    expect(cookieOf(response)).toBe(`compare=${a55.id}`)
  })

  test('the page without parameters shows the list of the cookie', async () => {
    const response = await get('/compare', { Cookie: `compare=${a55.id}.${iphone15.id}` })
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `/compare?phones=${a55.id},${iphone15.id}`,
    ])
  })

  test('a shared link replaces the list of a visitor with a cookie', async () => {
    const response = await get(`/compare?phones=${note40.id}`, { Cookie: `compare=${a55.id}` })
    expect(cookieOf(response)).toBe(`compare=${note40.id}`)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('visitors without a cookie share one response and get no cookie', async () => {
    const response = await get(`/compare?phones=${note40.id}`)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(response.headers.get('Cache-Control')).toMatch(/^public/)
  })

  test('a malformed cookie causes no error', async () => {
    for (const value of ['x'.repeat(3000), '....', '%00', '<script>', 'a;b=c']) {
      const response = await get('/', { Cookie: `compare=${value}` })
      expect(response.status).toBe(200)
    }
  })

  test.each([
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['a cross-site page', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('a post from %s is refused', async (_, headers, status) => {
    const response = await post({ add: a55.id }, headers as unknown as Record<string, string>)
    expect(response.status).toBe(status)
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  test('other content types and large bodies are refused', async () => {
    const send = (body: string, type: string) =>
      fetch(`${site.origin}/compare`, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await send('{}', 'application/json')).status).toBe(415)
    expect((await send('x', 'multipart/form-data')).status).toBe(400)
    expect((await send(`add=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413)
  })
})
