import { DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import { expect, hasScript, hold, open, ready, stopClock, test } from '#tests/support/e2e.ts'
import { any, withAny, words, wordsIn } from '#tests/support/words.ts'

test('a search from the header leads to results and to a phone @urdu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await ready(page)
  const box = page.locator('#header-search')
  await box.fill('  galaxy a55 ')
  await box.press('Enter')
  await expect(page).toHaveURL(hasScript() ? /\/search\?q=galaxy\+a55$/ : /\/search\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('Search results for "galaxy a55"', 'galaxy a55'),
  )
  await expect(page.getByText(words('1 result', 1), { exact: true })).toBeVisible()
  if (hasScript()) await expect(box).toHaveValue('')
  await page.getByRole('link', { name: words('View Details of Samsung Galaxy A55', 'Samsung Galaxy A55') }).click()
  await expect(page).toHaveURL(/\/samsung\/samsung-galaxy-a55$/)
})

test('the search page prompts for a term, searches, and is noindex @urdu-long', async ({ page }) => {
  await page.goto('/search')
  await ready(page)
  await expect(page.getByText(words('Enter a search term to find mobile phones'))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const box = page.locator('#page-search')
  await box.fill('samsng galxy')
  await page
    .getByRole('button', { name: words('Search'), exact: true })
    .last()
    .click()
  const corrected = words('Showing results for {corrected}. No phone matches "{typed}" as typed.')
    .replace('{corrected}', 'samsung galaxy')
    .replace('{typed}', 'samsng galxy')
  await expect(page.getByText(corrected)).toBeVisible()
  await page.getByLabel(words('Sort')).selectOption('price-low')
  if (!hasScript())
    await page
      .locator('.filter-sort')
      .getByRole('button', { name: words('Apply') })
      .click()
  await expect(page).toHaveURL(/sort=price-low/)
  await page.getByRole('link', { name: words('Next') }).click()
  await expect(page.getByText(withAny(words(`Page 2 of ${any}`, 2, any)))).toBeVisible()
})

test('a search without results shows advice @urdu-long', async ({ page }) => {
  await page.goto('/search?q=qwrtzp')
  await expect(page.getByText(words('No results found for "qwrtzp"', 'qwrtzp'))).toBeVisible()
  await expect(page.locator('.filter-bar, .filter-rail, .filter-chips, .price-legend')).toHaveCount(0)
  await expect(page.getByText(words('Try different keywords or check the spelling.'))).toBeVisible()
})

test('a price range from the footer is shown in dollars and rupees and can be removed @urdu-long', async ({ page }) => {
  const low = words('PKR 56,000', '56,000')
  const rupees = wordsIn('rangeTexts', `${low} to 140,000`, low, '140,000')
  const range = `${wordsIn('rangeTexts', '$200 - $500', '$200', '$500')} (${rupees})`
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: wordsIn('priceTexts', '$200 - $500', 200, 500) }).click()
  await expect(page.getByText(range)).toBeVisible()
  await expect(page.locator('.phone-card .price-card')).toHaveCount(20)
  await expect(async () => {
    for (const price of await page.locator('.phone-card .price-card').allTextContents()) {
      const pkr = Number(price.replace(/\D/g, ''))
      expect(pkr).toBeGreaterThanOrEqual(56_000)
      expect(pkr).toBeLessThan(140_000)
    }
  }).toPass()
  const box = page.locator('#page-search')
  await box.fill('vivo')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Search results for "vivo"', 'vivo'))
  await expect(page.getByText(range)).toBeVisible()
  await page.getByRole('link', { name: `${words('Remove:')} ${range}` }).click()
  await expect(page).toHaveURL(/\/search\?q=vivo$/)
})

test('a malformed range is ignored with a message (SEARCH-3) @urdu-long', async ({ page }) => {
  await page.goto('/search?q=vivo&price=cheap')
  await expect(
    page.getByText(words('The price range "cheap" could not be read and was ignored.', 'cheap')),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Search results for "vivo"', 'vivo'))
})

test.describe('suggestions @script', () => {
  test('they appear from the third letter, are chosen by keyboard, and open the phone @urdu', async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const queries: (string | null)[] = []
    page.on('request', request => {
      const url = new URL(request.url())
      if (url.pathname === '/api/suggest') queries.push(url.searchParams.get('q'), url.searchParams.get('lang'))
    })
    await page.clock.install()
    await open(page, '/brands')
    await stopClock(page)
    const box = page.getByRole('combobox', { name: words('Search mobile phones'), exact: true })
    await box.pressSequentially('ga')
    await page.clock.runFor(1000)
    await box.pressSequentially('laxy a5')
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect.poll(() => queries).toEqual(['galaxy a5', language === DEFAULT_LANGUAGE ? null : language])
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Samsung Galaxy A5')
    await expect.poll(() => options.count()).toBeLessThanOrEqual(10)
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.press('ArrowDown')
    const name = (await options.first().textContent())?.replace(/\u2068?(PKR|Rs).*/, '') ?? ''
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(box).toHaveValue('')
  })

  test('an old price is marked @urdu-long', async ({ page }) => {
    await page.route('**/api/suggest*', route =>
      route.fulfill({
        json: [
          {
            id: 'x',
            name: 'Redmi Old',
            brand: 'xiaomi',
            slug: 'x',
            price: 'PKR 9,999',
            priceNote: 'Shop price, last seen in 2020',
            imageUrl: '/images/default-phone.svg',
          },
        ],
      }),
    )
    await page.goto('/')
    await ready(page)
    await expect(page.getByText(words('Prices in rupees. Each says where it comes from and when.'))).toBeVisible()
    await page.locator('#home-search').fill('redmi')
    await expect(page.locator('.hero').getByRole('option')).toContainText('last seen in 2020')
  })

  test('an outdated response is ignored @urdu-long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await hold(page, /api\/suggest\?q=nokia(&|$)/)
    await open(page, '/brands')
    const box = page.getByRole('combobox', { name: words('Search mobile phones'), exact: true })
    const request = page.waitForRequest(/q=nokia(&|$)/)
    const aborted = page.waitForEvent('requestfailed', request => /q=nokia(&|$)/.test(request.url()))
    await box.fill('nokia')
    await request
    await box.fill('iphone 15')
    await expect(page.getByRole('option').first()).toContainText('Apple iPhone 15')
    release()
    await aborted
    await expect(page.getByRole('option').first()).toContainText('Apple iPhone 15')
  })

  for (const [path, id] of [
    ['/', 'home-search'],
    ['/search', 'page-search'],
    ['/pta-tax', 'tax-phone'],
    ['/networks', 'network-phone'],
  ] as const) {
    test(`they open right below the field of ${path} @urdu-long`, async ({ page }) => {
      await open(page, path)
      const field = page.locator(`#${id}`)
      await field.fill('galaxy a5')
      const list = page.getByRole('listbox').filter({ visible: true })
      await expect(list).toBeInViewport()
      const [above, below] = [await field.boundingBox(), await list.boundingBox()]
      if (!above || !below) throw new Error('Not shown')
      expect(Math.abs(below.y - (above.y + above.height))).toBeLessThanOrEqual(12)
      expect([below.x, below.width]).toEqual([above.x, above.width])
    })
  }
})
