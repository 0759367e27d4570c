/** The test function of the journeys: a console error, failed request or policy violation on the page fails the test. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { DEFERRED_TYPE } from '#app/platform/deferred.ts'
import { policyReportPath } from '#app/platform/paths.ts'
import { DEFAULT_LANGUAGE, type Language, localPath, readLanguage } from '#app/platform/text/language.ts'
import { ADMIN_PASSWORD } from './admin-client.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { type Site, startSite } from './site.ts'
import { throttle } from './throttle.ts'
import { speak } from './words.ts'

export type Options = {
  /** The language of the pages: paths and `words()` are those of it. */
  language: Language
  /** Paths that may respond with 4xx in this test, without what stands for their language. */
  expectedErrors: RegExp | null
}

export const test = base.extend<Options>({
  language: [DEFAULT_LANGUAGE, { option: true }],
  expectedErrors: [null, { option: true }],
  javaScriptEnabled: ({ javaScriptEnabled }, use) => use(javaScriptEnabled && !isWithoutScript()),
  page: async ({ page, expectedErrors, language }, use) => {
    speak(language)
    const goto = page.goto.bind(page)
    // An address with its origin, or of a language, is as it is.
    const hasLanguage = (address: string) => readLanguage(address).language !== DEFAULT_LANGUAGE
    page.goto = (address, options) =>
      goto(address.startsWith('/') && !hasLanguage(address) ? localPath(address) : address, options)
    if (process.env.E2E_SLOW) await throttle(page)
    const problems: string[] = []
    const isExpected = (url: string) => expectedErrors?.test(readLanguage(new URL(url).pathname).path) ?? false
    page.on('pageerror', error => problems.push(`page error: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !isExpected(message.location().url || page.url())) {
        problems.push(`console: ${message.text()} at ${message.location().url}`)
      }
    })
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname === policyReportPath && !isExpected(request.url()))
        problems.push(`policy violation: ${request.postData()?.replace(/"original-policy":"[^"]*",/, '')}`)
    })
    page.on('response', response => {
      if (response.status() >= 400 && !isExpected(response.url()))
        problems.push(`${response.status()} ${response.url()}`)
    })
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText
      // A navigation aborts pending requests; a browser without script reports scripts as blocked.
      const isHarmless =
        isExpected(request.url()) || reason === 'net::ERR_ABORTED' || (reason === 'csp' && !hasScript())
      if (!isHarmless) problems.push(`failed: ${request.url()} ${reason}`)
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

/** The journeys of those without script have none in a project with it either. */
const isWithoutScript = () => test.info().tags.includes('@no-script')

/** Whether JavaScript is enabled in this journey. */
export const hasScript = () => test.info().project.use.javaScriptEnabled === true && !isWithoutScript()

/**
 * Waits until the page works, if JavaScript is enabled: a public page when its early script has run, a page that the
 * application runs on when it is hydrated.
 */
export async function ready(page: Page): Promise<void> {
  if (!hasScript()) return
  await page.waitForFunction(type => {
    if (document.querySelector(`script[type="${type}"]`)) return globalThis.pageServices !== undefined
    const content = document.querySelector('#content') ?? document.body
    return Object.keys(content ?? {}).some(key => key.startsWith('__reactFiber'))
  }, DEFERRED_TYPE)
}

/** Opens a page and waits until it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Opens a public page and starts the application on it, as a press on one of its controls does. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('a, button')) {
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    }
  })
  await page.waitForFunction(type => !document.querySelector(`script[type="${type}"]`), DEFERRED_TYPE)
  await ready(page)
}

/** Signs the page in as the administrator, without the form. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username: 'admin', password: ADMIN_PASSWORD } })
  expect(response.status()).toBe(200)
}

type SiteFixtures = {
  /** The page, signed in as the administrator. */
  adminPage: Page
}

type WorkerFixtures = {
  /** A stand-in for the language model. */
  model: ModelServer
  /** A site used only by this file. */
  site: Site
}

/** The test function for a file with its own site, started with these settings; paths are relative to that site. */
export const testWithSite = (settings: (model: ModelServer) => Record<string, string>) =>
  test.extend<SiteFixtures, WorkerFixtures>({
    model: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
      async ({}, use) => {
        const model = await startModelServer()
        await use(model)
        await model.stop()
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ model }, use) => {
        await using site = await startSite({ env: settings(model) })
        await use(site)
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ site }, use) => use(site.origin),
    adminPage: async ({ page }, use) => {
      await signIn(page)
      await use(page)
    },
  })

/**
 * The same for the files whose tests find their own records in the panel. They share sites, because a worker with its
 * browser and a site is started for each kind of site; a file must leave the account, the model and what others count as
 * they were.
 */
export const panelTest = testWithSite(model => ({
  ADMIN_PASSWORD,
  ANTHROPIC_API_KEY: 'k',
  ANTHROPIC_BASE_URL: model.origin,
  ANTHROPIC_TIMEOUT_MS: '120000',
  // The shops of the tests.
  SOURCE_HOSTS: 'loopback',
  SOURCE_DELAY_MS: '0',
}))

/** Puts a long text into a text area, as pasting does; `fill` inserts it line by line, which takes seconds. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const area = element as HTMLTextAreaElement
    area.focus()
    area.setRangeText(pasted, 0, area.value.length)
    area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }))
  }, text)

/** Delays requests to these URLs until the returned function is called. */
export async function hold(page: Page, address: string | RegExp, method?: 'GET' | 'POST'): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    if (!method || route.request().method() === method) await held
    // A request aborted meanwhile cannot continue.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** Advances the clock by a minute and pauses it: timers then run only with `page.clock.runFor`. Call `page.clock.install` before opening the page. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

export { expect }

/** Expects that the page is not wider than the window, once the page knows the width that was set. */
export const expectToFit = (page: Page, message?: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          width => (innerWidth === width ? document.documentElement.scrollWidth - innerWidth : Number.NaN),
          page.viewportSize()?.width,
        ),
      message,
    )
    .toBeLessThanOrEqual(0)

/** Lays out every part of the page: parts that were not seen yet have an estimated height, and what follows overlaps them. */
export const layOutAll = (page: Page): Promise<void> =>
  page.locator('section, footer, .phone-grid > li').evaluateAll(parts => {
    for (const part of parts) (part as HTMLElement).style.contentVisibility = 'visible'
  })
