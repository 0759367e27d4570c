import type { BrowserContext, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { compareFor, priceReportFor, ptaTaxPath, slipFor, workerPath } from '#app/platform/paths.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { versus } from '#tests/support/compare-words.ts'
import { expect, openStarted, ready, testWithSite } from '#tests/support/e2e.ts'
import { a55, fold6, iphone15 } from '#tests/support/phones.ts'
import { type Changed, startStallingProxy } from '#tests/support/stalling-proxy.ts'
import { any, beginningWithAny, beginsWith, withAny, words, wordsIn } from '#tests/support/words.ts'

// Reading without a connection. Without script no worker is registered.
const test = testWithSite(() => ({ ADMIN_PASSWORD, CONTACT_PER_HOUR: '100' }))
// What is not kept fails without a connection.
test.use({ expectedErrors: /./ })

/** The first touch of a page. */
const touch = (page: Page) => page.locator('h1').click()

const isKept = (page: Page, path: string) =>
  page.evaluate(async address => Boolean(await (await caches.open('kept')).match(address)), path)

/** Opens a page, touches it and waits until it is kept. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await touch(page)
  await expect.poll(() => isKept(page, path)).toBe(true)
}

const note = (page: Page) => page.locator('.kept-note')
const savedOn = () =>
  withAny(words('Saved on {date}, prices may have changed. You have no connection.').replace('{date}', any))

const bytesOf = (page: Page) =>
  page.evaluate(async () => {
    let bytes = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    }
    return bytes
  })

const phoneIds = (databasePath: string, count: number) => {
  const database = new Database(databasePath, { readonly: true })
  const ids = database.prepare('SELECT id FROM mobiles ORDER BY slug LIMIT ?').pluck().all(count) as string[]
  database.close()
  return ids
}

test('20 slips, a comparison and the tax calculator open without a connection, each in a second (OFFLINE-2) @script @urdu-long', async ({
  page,
  context,
  site,
}) => {
  const slips = phoneIds(site.databasePath, 20).map(id => slipFor([id]))
  const paths = [...slips, slipFor([a55.id, fold6.id]), compareFor([a55.id, iphone15.id]), ptaTaxPath(), '/ur/pta-tax']
  for (const path of paths) await keep(page, path)
  expect(await bytesOf(page)).toBeLessThanOrEqual(2_000_000)

  await context.setOffline(true)
  for (const path of paths) {
    const took = async () => {
      await page.goto(path)
      await expect(note(page)).toBeVisible()
      return page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return entry?.domContentLoadedEventEnd
      })
    }
    // Opened again where a busy machine held it up.
    await expect.poll(took, path).toBeLessThan(1000)
  }
  await expect(note(page)).toContainText('محفوظ')

  // What the shop asks is worked out, and the page of what was never kept lists what was.
  await page.goto(slipFor([a55.id, fold6.id]))
  await touch(page)
  await page.getByLabel(words('Shop asks')).first().fill('999,999')
  await expect(
    page.getByRole('status').filter({ hasText: beginningWithAny(words(`${any} above what we saw`, any)) }),
  ).toBeVisible()
  await page.goto(a55.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('No connection'))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: beginsWith(versus(a55, iphone15)) }).click()
  await expect(note(page)).toHaveText(savedOn())
})

/** A server before the site that changes its responses from when it is told to: what a worker requests is hidden from the test's browser. */
async function changingProxy(origin: string, change: (path: string, text: string) => Changed | null) {
  let isChanging = false
  const proxy = await startStallingProxy(
    origin,
    () => null,
    (path, text) => (isChanging ? change(path, text) : null),
  )
  return Object.assign(proxy, {
    start: () => {
      isChanging = true
    },
  })
}

test('a comparison that a link of the application leads to is kept too (OFFLINE-2) @script @urdu-long', async ({
  page,
}) => {
  await openStarted(page, '/compare')
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await page.locator('a.ready-pair').first().click()
  await page.waitForURL(/phones=/)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  const { pathname, search } = new URL(page.url())
  await expect.poll(() => isKept(page, pathname + search)).toBe(true)
})

test('with a connection nobody gets a kept page (OFFLINE-4) @script @urdu-long', async ({ page, site }) => {
  await using proxy = await changingProxy(site.origin, path =>
    path.startsWith(slipFor([])) ? { status: 500, text: '<h1>Broken</h1>' } : null,
  )
  const path = proxy.origin + slipFor([a55.id])
  const title = wordsIn('slipTexts', 'Price slip')
  await keep(page, path)
  await page.evaluate(
    async ([address = '', title = '']) => {
      const cache = await caches.open('kept')
      const kept = await cache.match(address)
      const html = ((await kept?.text()) ?? '').replaceAll(title, 'An old page')
      await cache.put(address, new Response(html, { headers: { 'Content-Type': 'text/html' } }))
    },
    [path, title],
  )
  const heading = page.getByRole('heading', { level: 1 })
  for (const address of [path, `${path}&asks1=50000`]) {
    const response = await page.goto(address)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(heading).toHaveText(title)
    await expect(note(page)).toBeHidden()
    // What the network gave has taken the place of what was kept, without a word of its own.
    await expect
      .poll(() =>
        page.evaluate(async key => (await (await (await caches.open('kept')).match(key))?.text()) ?? '', path),
      )
      .not.toContain('An old page')
  }
  // An error of the server is what the visitor gets, not a kept page.
  proxy.start()
  await page.goto(path)
  await expect(heading).toHaveText('Broken')
})

const reports = (databasePath: string) => {
  const database = new Database(databasePath, { readonly: true })
  const places = database.prepare('SELECT place FROM messages ORDER BY place').pluck().all()
  database.close()
  return places
}

const photosIn = (databasePath: string) => {
  const database = new Database(databasePath, { readonly: true })
  const photos = database.prepare('SELECT count(*) FROM message_photos').pluck().get()
  database.close()
  return photos
}

/** Writes a report with a photo, which gets no response, and waits for the page that says so. */
async function writeReport(page: Page, context: BrowserContext, place: string): Promise<void> {
  await page.goto(priceReportFor(a55.id))
  await ready(page)
  await page.getByLabel(words('Price that you saw, in rupees')).fill('89,999')
  await page.getByLabel(words('Where did you see it?')).fill(place)
  await page.getByLabel(words('Photo of the price tag (optional)')).setInputFiles({
    ...{ name: 'tag.png', mimeType: 'image/png' },
    buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ddaa33' } })
      .png()
      .toBuffer(),
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(
    page.getByText(
      words(
        'Your report is saved on this device. It is sent once, as soon as a page of the site opens with a connection.',
      ),
    ),
  ).toBeVisible()
}

test('a report written without a connection is sent once (OFFLINE-5) @script @urdu-long', async ({
  page,
  context,
  site,
}) => {
  await keep(page, priceReportFor(a55.id))
  await writeReport(page, context, 'Hafeez Centre')
  expect(reports(site.databasePath)).toEqual([])
  await context.setOffline(false)
  for (const path of ['/', '/brands', '/guide']) await page.goto(path)
  await expect.poll(() => reports(site.databasePath)).toEqual(['Hafeez Centre'])
  expect(photosIn(site.databasePath)).toBe(1)
  const waiting = () => page.evaluate(async () => (await (await caches.open('outbox')).keys()).length)
  await expect.poll(waiting).toBe(0)

  // One that came through, but whose response did not, is sent again and stored once.
  await page.evaluate(async address => {
    const body = new URLSearchParams({ price: '89,999', place: 'Saddar' })
    await fetch(address, { method: 'POST', body, redirect: 'manual' })
    await (await caches.open('outbox')).put(`${address}&written=${Date.now()}`, new Response(body))
  }, priceReportFor(a55.id))
  await page.goto('/brands')
  await expect.poll(waiting).toBe(0)
  expect(reports(site.databasePath)).toEqual(['Hafeez Centre', 'Saddar'])
})

test('only what all visitors get is kept, and nothing of the panel (OFFLINE-2) @script @urdu-long', async ({
  adminPage: page,
  context,
}) => {
  await page.goto(slipFor([a55.id]))
  await ready(page)
  await touch(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto(slipFor([a55.id]))
  const panel = new URL('/admin', page.url()).href
  await page.goto(panel)
  const kept = await page.evaluate(async () => (await (await caches.open('kept')).keys()).map(({ url }) => url))
  expect(kept).toEqual([])
  await context.setOffline(true)
  await expect(page.goto(panel)).rejects.toThrow()
})

test('a new build replaces the worker and what it brought, and keeps the slips (OFFLINE-6) @script @urdu-long', async ({
  page,
  context,
  site,
}) => {
  await using proxy = await changingProxy(site.origin, (path, text) =>
    path === workerPath ? { text: text.replace(/"build":"[^"]*"/, '"build":"next"') } : null,
  )
  const path = proxy.origin + slipFor([a55.id])
  await keep(page, path)
  proxy.start()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active
    while (worker?.state !== 'activated')
      await new Promise(resolve => worker?.addEventListener('statechange', resolve, { once: true }))
  })
  // With the next page that is opened.
  await expect
    .poll(async () => {
      await page.goto(proxy.origin + compareFor([]))
      return page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('shell-')))
    })
    .toEqual(['shell-next'])
  await context.setOffline(true)
  await page.goto(path)
  await expect(note(page)).toBeVisible()
})

test('a setting removes the worker and all that it kept (OFFLINE-7) @script @urdu-long', async ({ page, site }) => {
  await using proxy = await changingProxy(site.origin, (path, text) =>
    path === workerPath ? { text: text.replace('"isOff":false', '"isOff":true') } : null,
  )
  await keep(page, proxy.origin + slipFor([a55.id]))
  proxy.start()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
