import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const page = async (query = '') => {
  const response = await fetch(`${site.origin}/pta-tax${query}`)
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

test('the page works out the tax of an address, each figure with source and date (PTA-3)', async () => {
  const html = await page('?cnfUsd=600&usdPkr=280')
  const [, table = ''] = /<table class="tax-table"><caption>For a customs value(.+?)<\/table>/.exec(html) ?? []
  expect(table).toContain('PKR 67,600')
  expect(table).toContain('PKR 79,100 to 87,010')
  const rows = [...table.matchAll(/<tr><th scope="row">(.+?)<\/tr>/g)].map(([, row = '']) => row)
  expect(rows).toHaveLength(7)
  for (const row of rows.filter(row => !row.startsWith('Total'))) {
    expect(row).toMatch(/<a href="https:\/\/[^"]+"/)
    expect(row).toMatch(/<time dateTime="20\d\d/i)
  }
})

test.each([
  ['?cnfUsd=&usdPkr=280&device=smartphone', 'cnf-usd', ''],
  ['?cnfUsd=lots', 'cnf-usd', 'lots'],
  ['?cnfUsd=600&usdPkr=0', 'usd-pkr', '0'],
])('%s has status 200, its message at the field, and stays as typed', async (query, id, value) => {
  const html = await page(query)
  expect(html).toMatch(new RegExp(`id="${id}-error"`))
  expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-invalid="true"[^>]*value="${value}"`))
  expect(html).not.toContain('For a customs value')
})

test('without a value there is neither a total nor a mistake', async () => {
  const html = await page()
  expect(html).not.toMatch(/field-error|For a customs value/)
  expect(html).toContain('value="280"')
})

test('bands, cases, deadlines and checks stand with their sources (PTA-5, PTA-6)', async () => {
  const html = await page()
  expect(html).toContain('$500 – $700')
  expect(html.match(/id="(calculate|cases|bands|deadlines|check|patched)"/g)).toHaveLength(6)
  const facts = html.match(/Source: [^<]+; our table of <time/g) ?? []
  expect(facts.length).toBeGreaterThan(12)
})

test('the words say who charges, and no page says that PTA charges', async () => {
  for (const path of ['/pta-tax?cnfUsd=600', '/guide', '/apple/apple-iphone-16', '/privacy']) {
    const html = await (await fetch(site.origin + path)).text()
    expect(html, path).not.toMatch(/PTA\s+charges/i)
  }
})

test('it is in both sitemaps and linked from every page', async () => {
  const pages = await (await fetch(`${site.origin}/sitemaps/pages.xml`)).text()
  expect(pages).toContain('/pta-tax</loc>')
  expect(await (await fetch(`${site.origin}/sitemap`)).text()).toContain('href="/pta-tax"')
  expect(await (await fetch(`${site.origin}/brands`)).text()).toMatch(/<footer.+href="\/pta-tax"/s)
})
