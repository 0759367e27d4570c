/**
 * Measures what a visitor with a cheap phone and a slow line loads and waits for, page by page, as Markdown: a
 * cold cache, 1.6 Mbps, 300 ms, a processor four times slower. `npm run bench -- paint`, BENCH_PAGES=compare for some pages; needs a build.
 */
import { type Browser, chromium as playwright } from '@playwright/test'
import { stableId } from '#app/platform/ids.server.ts'
import { chromium } from '#tests/support/chromium.ts'
import { startSite } from '#tests/support/site.ts'
import { countBytes, openThrottled, paintTimes, type Traffic } from './support/throttled-page.ts'

const ids = ['samsung-galaxy-a55', 'xiaomi-redmi-note-14-pro-4g'].map(slug => stableId(`phone/${slug}`)).join()

const pages: Record<string, string> = {
  home: '/',
  list: '/mobiles',
  brand: '/samsung',
  phone: '/samsung/samsung-galaxy-s24-ultra',
  compare: `/compare?phones=${ids}`,
  search: '/search?q=galaxy+a5',
  guide: '/guide',
  brands: '/brands',
  contact: '/contact',
}

const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const

/** One visit: everything that loads until the page is quiet, and when it was painted. */
async function visit(browser: Browser, url: string, javaScriptEnabled: boolean) {
  await using page = await openThrottled(browser, { javaScriptEnabled })
  const cold = await countBytes(page, () => page.goto(url))
  const paint = javaScriptEnabled ? await paintTimes(page) : null
  const warm = await countBytes(page, () => page.goto(url))
  return { cold, warm, paint }
}

/** From a tap on the first card of the list to the heading of its page. */
async function listToPhone(browser: Browser, origin: string) {
  await using page = await openThrottled(browser)
  await countBytes(page, () => page.goto(`${origin}/mobiles`))
  const card = page.locator('.phone-card-name a').first()
  const name = (await card.textContent()) ?? ''
  let ms = 0
  const traffic = await countBytes(page, async () => {
    const start = performance.now()
    await card.tap()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    ms = performance.now() - start
  })
  return { traffic, ms }
}

const row = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const number = (value: number) => Math.round(value).toLocaleString('en')
const sizes = (traffic: Traffic) => kinds.map(kind => number(traffic.byKind[kind] ?? 0))

const site = await startSite()
const browser = await playwright.launch(chromium)
const nameFilter = process.env.BENCH_PAGES ?? ''
row(['page', 'bytes', 'requests', ...kinds, 'first paint ms', 'LCP ms', 'CLS', 'blocked ms', 'second visit', 'JS off'])
row(Array(14).fill('---'))
for (const [name, path] of Object.entries(pages)) {
  if (!name.includes(nameFilter)) continue
  // The first request renders the page; the figures are those of a cached one.
  await fetch(site.origin + path)
  const { cold, warm, paint } = await visit(browser, site.origin + path, true)
  const withoutScript = await visit(browser, site.origin + path, false)
  row([
    name,
    number(cold.bytes),
    cold.requests,
    ...sizes(cold),
    number(paint?.firstPaint ?? 0),
    number(paint?.largestPaint ?? 0),
    (paint?.layoutShift ?? 0).toFixed(3),
    number(paint?.blocked ?? 0),
    number(warm.bytes),
    number(withoutScript.cold.bytes),
  ])
}
const { traffic, ms } = await listToPhone(browser, site.origin)
console.log(`\nList to phone: ${number(traffic.bytes)} bytes in ${traffic.requests} requests, ${number(ms)} ms.`)
await browser.close()
await site.stop()
