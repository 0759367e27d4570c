import type { Locator, Page } from '@playwright/test'
import { expect, hold, open, openStarted, ready, stopClock, test } from '#tests/support/e2e.ts'
import { a55, iphone15 } from '#tests/support/phones.ts'

// When public pages load the application, and what happens to the interaction that starts it. Without script there is none.

const ENTRY = /\/assets\/entry\.client-/
const APPLICATION = /\/assets\/(?!early-|suggestions-|toast-card-)[^/]*\.js$/

/** The scripts of the application that the page requests from now on. */
function watchApplication(page: Page): string[] {
  const requested: string[] = []
  page.on('request', request => {
    if (APPLICATION.test(request.url())) requested.push(request.url())
  })
  return requested
}

const press = (element: Locator) => element.dispatchEvent('pointerdown', { button: 0 })

for (const path of ['/', '/mobiles', '/infinix', a55.path, '/compare', '/search?q=nokia', '/contact']) {
  test(`${path} does not load the application before a touch @script`, async ({ page }) => {
    const requested = watchApplication(page)
    const fonts = new Set<string>()
    page.on('request', request => {
      if (request.url().endsWith('.woff2')) fonts.add(request.url())
    })
    await open(page, path)
    await page.mouse.move(100, 300)
    await page.mouse.wheel(0, 900)
    for (const key of ['Tab', 'Tab', 'Tab', 'Escape', 'PageDown']) await page.keyboard.press(key)
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await ready(page)
    expect(requested).toEqual([])
    expect([...fonts]).toEqual([expect.stringContaining('familjen-grotesk')])
  })
}

const rules: { name: string; path: string; act: (page: Page) => Promise<unknown>; starts: boolean }[] = [
  {
    name: 'a press on a tab',
    path: '/',
    act: page => press(page.getByRole('link', { name: 'Budget', exact: true })),
    starts: true,
  },
  {
    name: 'a press on a pager',
    path: '/mobiles',
    act: page => press(page.getByRole('link', { name: 'Next' })),
    starts: true,
  },
  {
    name: 'Enter on a filter',
    path: '/mobiles',
    act: page => page.getByRole('link', { name: 'Flagship', exact: true }).press('Enter'),
    starts: true,
  },
  { name: 'a press on a filter field', path: '/infinix', act: page => press(page.getByLabel('Sort By')), starts: true },
  {
    name: 'a press on Share',
    path: a55.path,
    act: page => press(page.getByRole('button', { name: 'Share' })),
    starts: true,
  },
  {
    name: 'a press on a picture of the gallery',
    path: a55.path,
    act: async page => {
      await page.locator('summary', { hasText: 'Gallery' }).click()
      await press(page.getByRole('link', { name: /^Open .* picture 1$/ }))
    },
    starts: true,
  },
  {
    name: 'a letter in a posted form',
    path: '/contact',
    act: page => page.getByLabel('First name').press('a'),
    starts: true,
  },
  {
    name: 'the focus of a posted form',
    path: '/contact',
    act: page => page.getByLabel('First name').click(),
    starts: false,
  },
  {
    name: 'a press on a link to another page',
    path: '/',
    act: page => press(page.getByRole('link', { name: 'View All Mobiles' })),
    starts: false,
  },
  {
    name: 'a link to a place on the page',
    path: a55.path,
    act: page => page.getByRole('link', { name: 'View Specifications' }).click(),
    starts: false,
  },
  {
    name: 'a question that opens',
    path: a55.path,
    act: page => page.getByText(/^What is the price of/).click(),
    starts: false,
  },
  {
    name: 'the theme',
    path: a55.path,
    act: page => page.getByRole('button', { name: 'Switch between' }).click(),
    starts: false,
  },
  {
    name: 'Add to Compare',
    path: a55.path,
    act: page => page.getByRole('button', { name: 'Add to Compare' }).click(),
    starts: false,
  },
  {
    name: 'a press with the second button',
    path: '/mobiles',
    act: page => page.getByRole('link', { name: 'Next' }).dispatchEvent('pointerdown', { button: 2 }),
    starts: false,
  },
]

for (const { name, path, act, starts } of rules) {
  test(`${name} ${starts ? 'starts' : 'does not start'} the application @script`, async ({ page }) => {
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

test('the focus of a search field loads its suggestions and nothing else @script', async ({ page }) => {
  const requested = watchApplication(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/brands')
  const box = page.getByRole('combobox', { name: 'Search mobile phones', exact: true })
  await box.pressSequentially('galaxy a55')
  await expect(page.getByRole('option', { name: 'Samsung Galaxy A55' })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/samsung\/samsung-galaxy-a55$/)
  expect(requested).toEqual([])
})

test.describe('the interaction that starts the application is repeated once @script', () => {
  test('a link, also when it was clicked twice', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => request.url().includes('.data') && requests.push(request.url()))
    const release = await hold(page, ENTRY)
    await open(page, '/mobiles')
    const next = page.getByRole('link', { name: 'Next' })
    await next.click()
    await next.click()
    await expect(page).toHaveURL(/\/mobiles$/)
    release()
    await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
    expect(requests.filter(url => url.includes('page=2'))).toHaveLength(1)
    expect(requests.some(url => url.includes('page=3'))).toBe(false)
  })

  test('choices in two fields', async ({ page }) => {
    const release = await hold(page, ENTRY)
    await open(page, '/infinix')
    await page.getByLabel('Price Range').selectOption('budget')
    await page.getByLabel('Sort By').selectOption('price-low')
    release()
    await expect(page).toHaveURL(/price=budget.*sort=price-low/)
    await expect(page.getByLabel('Price Range')).toHaveValue('budget')
    await expect(page.getByLabel('Sort By')).toHaveValue('price-low')
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
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    release()
    await expect(page.locator('.toast')).toContainText('Link copied')
    await expect(page.locator('body')).toHaveAttribute('data-copies', '1')
  })

  test.describe(() => {
    test.use({ expectedErrors: /^\/contact/ })
    test('a form, with what was typed meanwhile', async ({ page }) => {
      const posts: string[] = []
      page.on('request', request => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
      const release = await hold(page, ENTRY)
      await open(page, '/contact')
      await page.getByLabel('First name').fill('Ayesha')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByLabel('Message').fill('Typed while it was loading')
      release()
      await expect(page.getByRole('alert')).toContainText('fields need another look.')
      await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
      await expect(page.getByLabel('Message')).toHaveValue('Typed while it was loading')
      expect(posts).toEqual(['/contact.data'])
    })
  })

  test('a removal from the comparison', async ({ page }) => {
    const release = await hold(page, ENTRY)
    await open(page, `/compare?phones=${a55.id},${iphone15.id}`)
    await page.getByRole('button', { name: `Remove ${a55.name} from the comparison` }).click()
    release()
    await expect(page.getByText('1/4 phones selected')).toBeVisible()
    await expect(page).toHaveTitle(iphone15.name)
  })
})

test.describe('when the application cannot be loaded @script', () => {
  test.use({ expectedErrors: /^\/(assets|contact|mobiles|samsung)/ })

  const lose = (page: Page) => page.route(ENTRY, route => route.abort())

  test('the browser follows a link', async ({ page }) => {
    await lose(page)
    await open(page, '/mobiles')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  })

  test('the browser follows a link where the scripts of the document are lost', async ({ page }) => {
    // A request that the navigation aborted cannot be answered.
    await page.route(/\/assets\/start\//, route => route.fulfill({ status: 404 }).catch(() => undefined))
    await open(page, '/mobiles')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  })

  test('the browser applies a filter', async ({ page }) => {
    await lose(page)
    await open(page, '/infinix')
    await page.getByLabel('Price Range').selectOption('budget')
    await expect(page).toHaveURL(/\/infinix\?.*price=budget/)
  })

  test('the browser sends a form with its button', async ({ page }) => {
    await lose(page)
    await open(page, '/contact')
    await page.getByLabel('First name').fill('Ayesha')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('fields need another look.')
    await expect(page.getByLabel('First name')).toHaveValue('Ayesha')
  })

  test('the browser takes over after 8 seconds', async ({ page }) => {
    await page.clock.install()
    await hold(page, ENTRY)
    await open(page, '/mobiles')
    await stopClock(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.clock.runFor(7900)
    await expect(page).toHaveURL(/\/mobiles$/)
    await page.clock.runFor(100)
    await page.clock.resume()
    await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  })

  test('the next click of a button tries again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await lose(page)
    await open(page, a55.path)
    const failed = page.waitForEvent('requestfailed', request => ENTRY.test(request.url()))
    await page.getByRole('button', { name: 'Share' }).click()
    await failed
    await page.unroute(ENTRY)
    await expect(async () => {
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.locator('.toast')).toContainText('Link copied', { timeout: 1000 })
    }).toPass()
  })
})

test('what was added before the application runs stays when it does @script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const requested = watchApplication(page)
  await open(page, '/mobiles')
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add .* to Compare$/ })
  await button.click()
  await expect(page.locator('.toast')).toContainText('Added to comparison')
  const added = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /is in the comparison$/ })
  await expect(added).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Compare 1 phone selected' })).toBeVisible()
  expect(requested).toEqual([])
  await press(page.getByRole('link', { name: 'Next' }))
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  await ready(page)
  await expect(added).toBeDisabled()
  await expect(page.locator('.toast')).toContainText('Added to comparison')
  await expect(page.getByRole('link', { name: 'Compare 1 phone selected' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(added).toBeDisabled()
})

test('a page that the visitor comes back to shows what was added meanwhile @script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/samsung')
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: /^View Details/ }).click()
  await ready(page)
  await page.getByRole('button', { name: 'Add to Compare' }).first().click()
  await expect(page.getByRole('button', { name: 'In Compare' })).toBeVisible()
  await page.goBack()
  await expect(card.getByRole('button', { name: /is in the comparison$/ })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Compare 1 phone selected' })).toBeVisible()
})

test('back leads to the right page after a reload @script', async ({ page }) => {
  await openStarted(page, '/mobiles')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  await page.reload()
  await ready(page)
  await page.goBack()
  await expect(page.getByText('Showing 1 - 20 of')).toBeVisible()
  await expect(page).toHaveURL(/\/mobiles$/)
})

test('the start does not scroll the page @script', async ({ page }) => {
  await openStarted(page, '/mobiles')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 21 - 40 of')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.reload()
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await press(page.getByRole('link', { name: 'Next' }))
  await page.waitForFunction(() => !document.querySelector('script[type="application/x-deferred"]'))
  await ready(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('two choices made before the application runs both count @script', async ({ page }) => {
  await open(page, '/infinix')
  await page.getByLabel('Price Range').selectOption('budget')
  await page.getByLabel('Sort By').selectOption('price-low')
  await expect(page).toHaveURL(/price=budget.*sort=price-low/)
  await expect(page.getByLabel('Price Range')).toHaveValue('budget')
})
