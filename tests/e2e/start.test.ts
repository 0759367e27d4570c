import type { Locator, Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, localPath } from '#app/platform/text/language.ts'
import { chosen, compareWith, versus } from '#tests/support/compare-words.ts'
import { firstName, message, send } from '#tests/support/contact-form.ts'
import { expect, hold, layOutAll, open, openStarted, ready, stopClock, test } from '#tests/support/e2e.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

// When public pages load the application, and what happens to the interaction that starts it. Without script there is none.

const ENTRY = /\/assets\/entry\.client-/
const APPLICATION = /\/assets\/(?!early-|suggestions-|toast-card-|tray-|typeface-)[^/]*\.js$/

/** The scripts of the application that the page requests from now on. */
function watchApplication(page: Page): string[] {
  const requested: string[] = []
  page.on('request', request => {
    if (APPLICATION.test(request.url())) requested.push(request.url())
  })
  return requested
}

const next = (page: Page) => page.getByRole('link', { name: words('Next') })
const share = (page: Page) => page.getByRole('button', { name: wordsIn('shareTexts', 'Share') })
const addToCompare = (page: Page) => page.getByRole('button', { name: words('Add to Compare'), exact: true })
const band = (page: Page) => page.getByLabel(words('Price Range'))
const order = (page: Page) => page.getByLabel(words('Sort By'))
/** What a list says of the page that it shows. */
const shown = (from: number, to: number) =>
  withAny(words(`Showing ${from} - ${to} of ${any} mobile phones`, from, to, any))
const isIn = () => withAny(words(`${any} is in the comparison`, any))
const needsAnotherLook = (fields: number) => words(`${fields} fields need another look.`, fields)

const press = (element: Locator) => element.dispatchEvent('pointerdown', { button: 0 })

for (const path of ['/', '/mobiles', '/infinix', a55.path, '/compare', '/search?q=nokia', '/contact']) {
  test(`${path} does not load the application before a touch @script @urdu-long`, async ({ page, language }) => {
    const requested = watchApplication(page)
    const fonts = new Set<string>()
    page.on('request', request => {
      if (request.url().endsWith('.woff2')) fonts.add(request.url())
    })
    await open(page, path)
    await page.mouse.move(100, 300)
    await page.mouse.wheel(0, 900)
    for (const key of ['Tab', 'Tab', 'Tab', 'Escape', 'PageDown']) await page.keyboard.press(key)
    await page
      .locator('footer')
      .getByRole('link', { name: words('Privacy Policy') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Privacy Policy'))
    await ready(page)
    expect(requested).toEqual([])
    expect([...fonts]).toEqual([
      expect.stringContaining(language === DEFAULT_LANGUAGE ? 'familjen-grotesk' : 'noto-naskh-urdu'),
    ])
  })
}

const rules: { name: string; path: string; act: (page: Page) => Promise<unknown>; starts: boolean }[] = [
  {
    name: 'a press on a tab',
    path: '/',
    act: page => press(page.getByRole('link', { name: words('Budget'), exact: true })),
    starts: true,
  },
  {
    name: 'a press on a pager',
    path: '/mobiles',
    act: page => press(next(page)),
    starts: true,
  },
  {
    name: 'Enter on a filter',
    path: '/mobiles',
    act: page => page.getByRole('link', { name: words('Flagship'), exact: true }).press('Enter'),
    starts: true,
  },
  { name: 'a press on a filter field', path: '/infinix', act: page => press(order(page)), starts: true },
  {
    name: 'a press on Share',
    path: a55.path,
    act: page => press(share(page)),
    starts: true,
  },
  {
    name: 'a press on a picture of the gallery',
    path: a55.path,
    act: async page => {
      await layOutAll(page)
      await page.locator('summary', { hasText: words('Gallery') }).click()
      const picture = words(`${a55.name}, picture 1`, a55.name, 1)
      await press(page.getByRole('link', { name: words(`Open ${picture}`, picture) }))
    },
    starts: true,
  },
  {
    name: 'a letter in a posted form',
    path: '/contact',
    act: page => firstName(page).press('a'),
    starts: true,
  },
  {
    name: 'the focus of a posted form',
    path: '/contact',
    act: page => firstName(page).click(),
    starts: false,
  },
  {
    name: 'a press on a link to another page',
    path: '/',
    act: page => press(page.getByRole('link', { name: words('View All Mobiles') })),
    starts: false,
  },
  {
    name: 'a link to a place on the page',
    path: a55.path,
    act: page => page.getByRole('link', { name: words('View Specifications') }).click(),
    starts: false,
  },
  {
    name: 'a question that opens',
    path: a55.path,
    act: page => page.getByText(words(`What is the price of ${a55.name} in Pakistan?`, a55.name)).click(),
    starts: false,
  },
  {
    name: 'the theme',
    path: a55.path,
    act: page => page.getByRole('button', { name: words('Switch between light and dark') }).click(),
    starts: false,
  },
  {
    name: 'Add to Compare',
    path: a55.path,
    act: page => addToCompare(page).click(),
    starts: false,
  },
  {
    name: 'a press with the second button',
    path: '/mobiles',
    act: page => next(page).dispatchEvent('pointerdown', { button: 2 }),
    starts: false,
  },
]

for (const { name, path, act, starts } of rules) {
  test(`${name} ${starts ? 'starts' : 'does not start'} the application @script @urdu-long`, async ({ page }) => {
    const requested = watchApplication(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await act(page)
    if (starts) await expect.poll(() => requested.some(url => ENTRY.test(url))).toBe(true)
    else {
      // A start requests the application within the event itself, before this request.
      await page.evaluate(() => fetch('/healthz').then(response => response.text()))
      expect(requested).toEqual([])
    }
  })
}

test('the application runs once all of its files are there @script @urdu-long', async ({ page }) => {
  const requested = watchApplication(page)
  await open(page, '/mobiles')
  const named = await page
    .locator('link[data-deferred], script[data-src]')
    .evaluateAll(elements => elements.map(element => element.getAttribute('href') ?? element.getAttribute('data-src')))
  await press(next(page))
  await page.waitForFunction(() => !document.querySelector('script[type="application/x-deferred"]'))
  await ready(page)
  const paths = requested.map(url => new URL(url).pathname)
  expect(paths.filter(path => !named.includes(path))).toEqual([])
})

test('the focus of a search field loads its suggestions and nothing else @script @urdu-long', async ({ page }) => {
  const requested = watchApplication(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/brands')
  const box = page.getByRole('combobox', { name: words('Search mobile phones'), exact: true })
  await box.pressSequentially('galaxy a55')
  await expect(page.getByRole('option', { name: 'Samsung Galaxy A55' })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/samsung\/samsung-galaxy-a55$/)
  expect(requested).toEqual([])
})

test.describe('the interaction that starts the application is repeated once @script @urdu-long', () => {
  test('a link, also when it was clicked twice', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => request.url().includes('.data') && requests.push(request.url()))
    const release = await hold(page, ENTRY)
    await open(page, '/mobiles')
    await next(page).click()
    await next(page).click()
    await expect(page).toHaveURL(/\/mobiles$/)
    release()
    await expect(page.getByText(shown(21, 40))).toBeVisible()
    expect(requests.filter(url => url.includes('page=2'))).toHaveLength(1)
    expect(requests.some(url => url.includes('page=3'))).toBe(false)
  })

  test('choices in two fields', async ({ page }) => {
    const release = await hold(page, ENTRY)
    await open(page, '/infinix')
    await band(page).selectOption('budget')
    await order(page).selectOption('price-low')
    release()
    await expect(page).toHaveURL(/price=budget.*sort=price-low/)
    await expect(band(page)).toHaveValue('budget')
    await expect(order(page)).toHaveValue('price-low')
  })

  test('a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const release = await hold(page, ENTRY)
    await open(page, a55.path)
    await page.evaluate(() => {
      const { writeText } = navigator.clipboard
      navigator.clipboard.writeText = text => {
        document.body.dataset.copies = String(Number(document.body.dataset.copies ?? 0) + 1)
        return writeText.call(navigator.clipboard, text)
      }
    })
    await share(page).click()
    await share(page).click()
    release()
    await expect(page.locator('.toast')).toContainText(words('Link copied'))
    await expect(page.locator('body')).toHaveAttribute('data-copies', '1')
  })

  test.describe(() => {
    test.use({ expectedErrors: /^\/contact/ })
    test('a form, with what was typed meanwhile', async ({ page }) => {
      const posts: string[] = []
      page.on('request', request => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
      const release = await hold(page, ENTRY)
      await open(page, '/contact')
      await firstName(page).fill('Ayesha')
      await send(page).click()
      await message(page).fill('Typed while it was loading')
      release()
      await expect(page.getByRole('alert')).toContainText(needsAnotherLook(3))
      await expect(firstName(page)).toHaveValue('Ayesha')
      await expect(message(page)).toHaveValue('Typed while it was loading')
      expect(posts).toEqual([localPath('/contact.data')])
    })
  })

  test('a removal from the comparison', async ({ page }) => {
    const release = await hold(page, ENTRY)
    await open(page, `/compare?phones=${a55.id},${iphone15.id}`)
    await page.getByRole('button', { name: words(`Remove ${a55.name} from the comparison`, a55.name) }).click()
    release()
    await expect(page.getByText(chosen(1))).toBeVisible()
    await expect(page).toHaveTitle(versus(iphone15))
  })
})

test.describe('when the application cannot be loaded @script @urdu-long', () => {
  test.use({ expectedErrors: /^\/(assets|contact|mobiles|samsung)/ })

  const lose = (page: Page) => page.route(ENTRY, route => route.abort())

  test('the browser follows a link', async ({ page }) => {
    await lose(page)
    await open(page, '/mobiles')
    await next(page).click()
    await expect(page.getByText(shown(21, 40))).toBeVisible()
  })

  test('the browser follows a link where the scripts of the document are lost', async ({ page }) => {
    // A request that the navigation aborted cannot be answered.
    await page.route(/\/assets\/start\//, route => route.fulfill({ status: 404 }).catch(() => undefined))
    await open(page, '/mobiles')
    await next(page).click()
    await expect(page.getByText(shown(21, 40))).toBeVisible()
  })

  test('the browser applies a filter', async ({ page }) => {
    await lose(page)
    await open(page, '/infinix')
    await band(page).selectOption('budget')
    await expect(page).toHaveURL(/\/infinix\?.*price=budget/)
  })

  test('the browser sends a form with its button', async ({ page }) => {
    await lose(page)
    await open(page, '/contact')
    await firstName(page).fill('Ayesha')
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText(needsAnotherLook(4))
    await expect(firstName(page)).toHaveValue('Ayesha')
  })

  test('the browser takes over after 8 seconds', async ({ page }) => {
    await page.clock.install()
    await hold(page, ENTRY)
    await open(page, '/mobiles')
    await stopClock(page)
    await next(page).click()
    await page.clock.runFor(7900)
    await expect(page).toHaveURL(/\/mobiles$/)
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(page.getByText(shown(21, 40))).toBeVisible()
  })

  test('the next click of a button tries again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await lose(page)
    await open(page, a55.path)
    const failed = page.waitForEvent('requestfailed', request => ENTRY.test(request.url()))
    await share(page).click()
    await failed
    await page.unroute(ENTRY)
    await expect(async () => {
      await share(page).click()
      await expect(page.locator('.toast')).toContainText(words('Link copied'), { timeout: 1000 })
    }).toPass()
  })
})

test('what was added before the application runs stays when it does @script @urdu-long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const requested = watchApplication(page)
  await open(page, '/mobiles')
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: withAny(words(`Add ${any} to Compare`, any)) })
  await button.click()
  await expect(page.locator('.toast')).toContainText(words('Added to comparison'))
  const added = page.getByRole('article').first().getByRole('button', { name: isIn() })
  await expect(added).toBeDisabled()
  await expect(page.getByRole('link', { name: compareWith(1) })).toBeVisible()
  expect(requested).toEqual([])
  await press(next(page))
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  await ready(page)
  await expect(added).toBeDisabled()
  await expect(page.locator('.toast')).toContainText(words('Added to comparison'))
  await expect(page.getByRole('link', { name: compareWith(1) })).toBeVisible()
  await next(page).click()
  await expect(page.getByText(shown(21, 40))).toBeVisible()
  // By key: cards that come into view at the foot of the page may move what a pointer is about to press.
  await page.getByRole('link', { name: words('Previous') }).press('Enter')
  await expect(added).toBeDisabled()
})

test('a page that the visitor comes back to shows what was added meanwhile @script @urdu-long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/samsung')
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: withAny(words(`View Details of ${any}`, any)) }).click()
  await ready(page)
  await addToCompare(page).click()
  await expect(page.getByRole('button', { name: words('In Compare') })).toBeVisible()
  await page.goBack()
  await expect(card.getByRole('button', { name: isIn() })).toBeDisabled()
  await expect(page.getByRole('link', { name: compareWith(1) })).toBeVisible()
})

test('back leads to the right page after a reload @script @urdu-long', async ({ page }) => {
  await openStarted(page, '/mobiles')
  await next(page).click()
  await expect(page.getByText(shown(21, 40))).toBeVisible()
  await page.reload()
  await ready(page)
  await page.goBack()
  await expect(page.getByText(shown(1, 20))).toBeVisible()
  await expect(page).toHaveURL(/\/mobiles$/)
})

test('the start does not scroll the page @script @urdu-long', async ({ page }) => {
  await openStarted(page, '/mobiles')
  await next(page).click()
  await expect(page.getByText(shown(21, 40))).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.reload()
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await press(next(page))
  await page.waitForFunction(() => !document.querySelector('script[type="application/x-deferred"]'))
  await ready(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('two choices made before the application runs both count @script @urdu-long', async ({ page }) => {
  await open(page, '/infinix')
  await band(page).selectOption('budget')
  await order(page).selectOption('price-low')
  await expect(page).toHaveURL(/price=budget.*sort=price-low/)
  await expect(band(page)).toHaveValue('budget')
})
