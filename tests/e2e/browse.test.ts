import { DEFAULT_LANGUAGE, localPath } from '#app/platform/text/language.ts'
import { expect, hasScript, hold, layOutAll, openStarted, ready, stopClock, test } from '#tests/support/e2e.ts'
import { any, beginsWith, withAny, words, wordsIn } from '#tests/support/words.ts'

test('a visitor reaches a phone from the home page by clicking (HOME-1) @urdu', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Compare Mobile Phones & Find Best Prices'))
  for (const fact of ['Mobile Phones', 'Brands', 'Daily', 'Price Updates', '10K+', 'User Reviews']) {
    await expect(page.locator('.hero').getByText(wordsIn('homeTexts', fact), { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: words('View All Mobiles') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('All Mobile Phones'))
  await expect(page.getByText(words('Showing 1 - 20 of 1253 mobile phones', 1, 20, 1253))).toBeVisible()
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: words(`View Details of ${name}`, name) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(words(`${name} Price in Pakistan, Full Specifications & Review (2025)`, name, '2025'))
  await expect(page.locator('.price-note').first()).toHaveText(
    new RegExp(`^(${['Shop price', 'Official price', 'List price'].map(kind => words(kind)).join('|')})[,،] `),
  )
  await page.getByRole('link', { name: words('View Specifications') }).click()
  await expect(page.getByRole('heading', { name: words('Detailed Specifications') })).toBeInViewport()
})

test('the tabs of the home page show latest, popular and budget phones @urdu-long', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const tabs = page.getByRole('navigation', { name: words('Categories') })
  await expect(tabs.getByRole('link', { name: wordsIn('homeTexts', 'Latest') })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(8)
  await tabs.getByRole('link', { name: words('Budget') }).click()
  await expect(tabs.getByRole('link', { name: words('Budget') })).toHaveAttribute('aria-current', 'true')
  // The tab may change before the list does.
  await expect(async () => {
    const prices = await page.locator('#phones .price-card').allInnerTexts()
    expect(prices).toHaveLength(8)
    for (const price of prices) expect(Number(price.replace(/\D/g, ''))).toBeLessThan(50_000)
  }).toPass()
  await tabs.getByRole('link', { name: words('Popular') }).click()
  await expect(page).toHaveURL(/filter=popular/)
  // A change of the tab leaves what is above as it is (HOME-6).
  await expect(page.locator('.budget-phone')).toHaveCount(hasScript() ? 6 : 0)
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('the price cards of the home page link to their band @urdu-long', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: beginsWith(words('Flagship')) }).click()
  await expect(page).toHaveURL(/\/mobiles\?price=flagship$/)
  const filters = page.getByRole('navigation', { name: words('Price band') })
  await expect(filters.getByRole('link', { name: words('Flagship') })).toHaveAttribute('aria-current', 'true')
  await filters.getByRole('link', { name: wordsIn('phonesPageTexts', 'All') }).click()
  await expect(page).toHaveURL(/\/mobiles$/)
})

test('paging works forwards and backwards, and a filter resets to page 1 @urdu-long', async ({ page }) => {
  await page.goto('/mobiles')
  await ready(page)
  await expect(page.getByText(words('Page 1 of 63', 1, 63))).toBeVisible()
  await layOutAll(page)
  await page.getByRole('link', { name: words('Next') }).click()
  await expect(page.getByText(words('Showing 21 - 40 of 1253 mobile phones', 21, 40, 1253))).toBeVisible()
  await page.getByRole('link', { name: words('Previous') }).click()
  await expect(page.getByText(words('Page 1 of 63', 1, 63))).toBeVisible()
  await page.goto('/mobiles?page=9999')
  await expect(page.getByText(words('Page 63 of 63', 63, 63))).toBeVisible()
  await ready(page)
  await page.getByRole('link', { name: words('Budget'), exact: true }).click()
  await expect(page).toHaveURL(/\/mobiles\?price=budget$/)
  await expect(page.getByText(words('Page 63 of 63', 63, 63))).toHaveCount(0)
})

test('the phones of a brand can be filtered, and the filter cleared @urdu-long', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.getByRole('link', { name: words('View All Brands') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Mobile Brands'))
  await expect(page.getByText(words('Showing 24 brands with available phones', 24))).toBeVisible()
  await page
    .getByRole('link', { name: /Infinix/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Infinix')
  await expect(page.getByText(words('64 models available', 64))).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: words('Breadcrumb') })
  await expect(crumbs.getByRole('link')).toHaveCount(2)
  await expect(crumbs.locator('[aria-current]')).toHaveText('Infinix')

  await page.getByLabel(words('Price Range')).selectOption('budget')
  await page.getByLabel(words('Sort By')).selectOption('price-low')
  // Both are fields of one form.
  if (!hasScript())
    await page
      .getByRole('button', { name: words('Apply') })
      .first()
      .click()
  await expect(page).toHaveURL(/price=budget.*sort=price-low/)
  // The URL may change before the list does.
  await expect(async () => {
    const prices = (await page.locator('.price-card.price-shop').allTextContents()).map(text =>
      Number(text.replace(/\D/g, '')),
    )
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(Math.max(...prices)).toBeLessThan(50_000)
  }).toPass()
  await expect(page.getByLabel(words('Price Range'))).toHaveValue('budget')

  await page.getByRole('link', { name: words('Clear Filters') }).click()
  await expect(page).toHaveURL(/\/infinix$/)
  await expect(page.getByLabel(words('Price Range'))).toHaveValue('')
})

test('placeholders are shown only for a slow page @script @urdu-long', async ({ page }) => {
  await page.clock.install()
  const release = await hold(page, /\/mobiles\.data/)
  await openStarted(page, '/brands')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Compare Mobile Phones & Find Best Prices'))
  await stopClock(page)
  const request = page.waitForRequest(/\/mobiles\.data/)
  await page.getByRole('link', { name: words('View All Mobiles') }).click()
  await request
  await page.clock.runFor(100)
  await expect(page.getByRole('status', { name: words('Loading the page') })).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('status', { name: words('Loading the page') })).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(8)
  await page.clock.resume()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('All Mobile Phones'))
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

for (const { name, from, link, target, part } of [
  { name: 'a tab of the home page', from: '/', link: 'Budget', target: /filter=budget/, part: 4 },
  { name: 'a filter of all mobiles', from: '/mobiles', link: 'Flagship', target: /price=flagship/, part: 8 },
  { name: 'a category of reviews', from: '/reviews', link: 'Gaming', target: /category=gaming/, part: 4 },
]) {
  test(`${name} updates only its part of the page, without moving focus or scroll @script @urdu-long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    await page.goto(from)
    await ready(page)
    const choice = page.locator('#content').getByRole('link', { name: words(link), exact: true })
    await choice.evaluate(element => window.scrollTo({ top: element.getBoundingClientRect().top - 200 }))
    const release = await hold(page, /\.data/)
    const place = () => choice.evaluate(element => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.pending-cover .skeleton')).toHaveCount(part)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(choice).toBeFocused()
    await expect.poll(place).toBe(before)
    release()
    await expect(page).toHaveURL(target)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expect(choice).toBeFocused()
    await expect.poll(place).toBe(before)
  })
}

test('an order of results updates only its part of the page, without moving focus or scroll @script @urdu-long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/search?q=redmi')
  await ready(page)
  const order = page.getByLabel(words('Sort'))
  await order.focus()
  const release = await hold(page, /\.data/)
  await order.selectOption('newest')
  await expect(page.locator('.pending-cover .skeleton')).toHaveCount(8)
  release()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(order).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a brand filter does not move focus or scroll, and the last page does not move the focus @script @urdu-long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/infinix')
  await ready(page)
  const price = page.getByLabel(words('Price Range'))
  await price.focus()
  const place = () => price.evaluate(element => Math.round(element.getBoundingClientRect().top))
  const before = await place()
  await price.selectOption('budget')
  await expect(page).toHaveURL(/\/infinix\?price=budget$/)
  await expect(price).toBeFocused()
  await expect.poll(place).toBe(before)
  await page.goto('/mobiles?price=flagship')
  await ready(page)
  const pages = page.getByRole('navigation', { name: words('Pages of phones') })
  const page1 = withAny(words(`Page ${any}`, any), '\\d+')
  const last = Number(
    page1.exec((await pages.getByRole('link', { name: page1 }).last().getAttribute('aria-label')) ?? '')?.[1],
  )
  await page.goto(`/mobiles?price=flagship&page=${last - 1}`)
  await ready(page)
  await pages.getByRole('link', { name: words('Next') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`page=${last}$`))
  await expect(pages.locator(':focus')).toHaveCount(1)
})

test('a filter without results shows a message and a link back (BRAND-5) @urdu-long', async ({ page }) => {
  await page.goto('/hmd?year=2022')
  await expect(page.getByText(words('No mobiles found for HMD', 'HMD'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Show all HMD phones', 'HMD') })).toBeVisible()
})

test('on a narrow screen the menu opens, and a link in it closes it @urdu-long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/mobiles')
  await ready(page)
  const menu = page.locator('.site-menu')
  await expect(menu.getByRole('link', { name: wordsIn('pageLabelTexts', 'Brands') })).toBeHidden()
  await page.getByRole('button', { name: words('Menu'), exact: true }).click()
  await menu.getByRole('link', { name: wordsIn('pageLabelTexts', 'Brands') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Mobile Brands'))
  await expect(menu.getByRole('link', { name: wordsIn('pageLabelTexts', 'Brands') })).toBeHidden()
})

test('a tap beside the menu only closes it @urdu-long', async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/mobiles')
  await ready(page)
  const brands = page.locator('.site-menu').getByRole('link', { name: wordsIn('pageLabelTexts', 'Brands') })
  const button = page.getByRole('button', { name: words('Menu'), exact: true })
  await button.click()
  await expect(brands).toBeVisible()
  // Close stands where the menu was opened.
  const place = await button.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 22, (place?.y ?? 0) + 22)
  await expect(brands).toBeHidden()
  await button.click()
  await expect(brands).toBeVisible()
  // The menu stands where lines end.
  await page.mouse.click(language === DEFAULT_LANGUAGE ? 15 : 345, 400)
  await expect(brands).toBeHidden()
  await expect(page).toHaveURL(/\/mobiles$/)
  await button.click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: words('Close the menu') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(brands).toBeHidden()
  await expect(button).toBeFocused()
})

test('the navigation stands in the document once, also without a width for it @urdu-long', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.locator(`header a[href="${localPath('/brands')}"], header a[href="${localPath('/?filter=latest')}"]`),
  ).toHaveCount(2)
  await expect(page.locator('header input[name="q"]')).toHaveCount(1)
})

test('the link of the current page is marked in the header @urdu-long', async ({ page }) => {
  const main = page.getByRole('navigation', { name: words('Main') })
  await page.goto('/brands')
  await expect(main.locator('[aria-current]')).toHaveText([wordsIn('pageLabelTexts', 'Brands')])
  await page.goto('/?filter=latest')
  await expect(main.locator('[aria-current]')).toHaveText([wordsIn('siteTexts', 'Latest')])
  await page.goto('/')
  await expect(main.locator('[aria-current]')).toHaveCount(0)
})

test('Latest on a phone page links to the list @urdu-long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await page.getByRole('button', { name: words('Menu'), exact: true }).click()
  await page
    .locator('.site-menu')
    .getByRole('link', { name: wordsIn('siteTexts', 'Latest') })
    .click()
  await expect(page).toHaveURL(/\/(ur)?\?filter=latest$/)
  await expect(page.locator('.phone-card').first()).toBeInViewport({ ratio: 0.3 })
  await expect(page.getByText(words('Price Updates'))).toBeAttached()
})

test('the theme follows the device until the visitor chooses one, which is then stored (SITE-5) @script @urdu-long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/brands')
  await ready(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: words('Switch between light and dark') }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect.poll(ground).toBe(dark)
})

test('features that need script are not shown without it (SITE-3) @no-script @urdu-long', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: words('Switch between light and dark') })).toBeHidden()
})

test.describe('unknown URLs', () => {
  test.use({ expectedErrors: /nowhere|no-such/ })

  test('an unknown page has links to other pages @urdu-long', async ({ page }) => {
    const response = await page.goto('/nowhere/at/all')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Oops! Page Not Found'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByText(words('108+ phones', 108))).toBeVisible()
    await expect(page.getByRole('heading', { name: words("Still Can't Find What You're Looking For?") })).toBeVisible()
    await page.getByRole('link', { name: words('Go to Homepage') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Compare Mobile Phones & Find Best Prices'))
  })

  test('an unknown phone and an unknown brand have their own messages @urdu-long', async ({ page }) => {
    expect((await page.goto('/samsung/no-such-phone'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Mobile Not Found'))
    await expect(page.getByText(words('The requested mobile phone could not be found.'))).toBeVisible()
    expect((await page.goto('/no-such-brand'))?.status()).toBe(404)
    await expect(page.getByText(words('Brand not found. We have no page at this address.'))).toBeVisible()
  })
})

test('the sitemap has its phones however it is opened @urdu-long', async ({ page }) => {
  const phone = page
    .getByRole('region', { name: withAny(words(`Mobile Phones (${any})`, any)) })
    .getByRole('link', { name: 'Galaxy A55', exact: true, includeHidden: true })
  await page.goto('/guide')
  await ready(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('Sitemap') })
    .click()
  await expect(phone).toHaveCount(1)
  await page.goto('/guide')
  await page.goBack()
  await expect(phone).toHaveCount(1)
})

test('names and prices begin where the lines of the language begin @urdu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mobiles')
  const starts = await page
    .locator('.phone-card-head')
    .first()
    .evaluate(head => {
      const isRtl = getComputedStyle(head).direction === 'rtl'
      return [head, ...head.querySelectorAll('.phone-card-name a, .price')].map(part =>
        Math.round(part.getBoundingClientRect()[isRtl ? 'right' : 'left']),
      )
    })
  const [edge, ...others] = starts
  expect(others).toHaveLength(2)
  for (const start of others) expect(Math.abs(start - (edge ?? 0))).toBeLessThanOrEqual(2)
})
