import type { Page } from '@playwright/test'
import { stableId } from '#app/platform/ids.server.ts'
import { DEFAULT_LANGUAGE } from '#app/platform/text/language.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, ready, test } from '#tests/support/e2e.ts'
import { contains, words, wordsIn } from '#tests/support/words.ts'

const open = async (page: Page, path = '/apple/apple-iphone-15') => {
  await page.goto(path)
  await ready(page)
  await unfold(page)
}
/** On the page of a phone the drawing is in the fold of dimensions. */
const unfold = async (page: Page) => {
  const build = page.locator('summary', { has: page.locator('#dimensions') })
  if (await build.count()) await build.click()
  await page.getByText(words('See it at true size')).click()
}
const slider = (page: Page) => page.getByRole('slider', { name: words('Length of the card outline') })
const stage = (page: Page) => page.getByRole('region', { name: words('Phones at true size, scrolls sideways') })
const widthOf = (page: Page) =>
  stage(page)
    .locator('.ts-cut')
    .first()
    .evaluate(element => element.getBoundingClientRect().width)
const millimetres = (...sides: number[]) => wordsIn('trueSizeTexts', `${sides.join(' × ')} mm`, ...sides)
const phone = (name: string, ...sides: number[]) => {
  const size = millimetres(...sides)
  return wordsIn('trueSizeTexts', `${name}, ${size}`, name, size)
}
const drawings = (phones: string) => words(`At the same scale, with a bank card of 85.60 × 53.98 mm: ${phones}`, phones)
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a phone is shown at true size once a card has been fitted by keyboard @script @urdu-long', async ({
  page,
  language,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await open(page)
  await expect(status(page, words('Not true size yet.'))).toBeVisible()
  await slider(page).fill('300')
  await slider(page).press(language === DEFAULT_LANGUAGE ? 'ArrowRight' : 'ArrowLeft')
  await expect(slider(page)).toHaveValue('300.5')
  await page.getByRole('button', { name: words('Half a pixel shorter') }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', words('300 pixels', 300))
  await expect.poll(async () => Math.abs((await widthOf(page)) - 250.9)).toBeLessThanOrEqual(0.5)
  await page.getByRole('button', { name: words('It fits') }).press('Enter')
  await expect(status(page, words('True size on this screen.'))).toBeVisible()
  await expect(slider(page)).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('qeemat.size') ?? '{}')))
    .toMatchObject({ pxPerMm: 300 / 85.6, dpr: 1 })

  await open(page)
  await expect(status(page, words('True size on this screen.'))).toBeVisible()
  await expect.poll(async () => Math.abs((await widthOf(page)) - 250.9)).toBeLessThanOrEqual(0.5)
  expect(requests.filter(text => /3\.50|300\.5|pxPerMm|qeemat/.test(text))).toEqual([])
})

test('another zoom asks again @script @urdu-long', async ({ page, context }) => {
  await open(page)
  await page.getByRole('button', { name: words('It fits') }).click()
  await expect(status(page, words('True size on this screen.'))).toBeVisible()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 700,
    deviceScaleFactor: 1.5,
    mobile: false,
  })
  await expect(status(page, words('Zoom or screen changed: please fit the card again.'))).toBeVisible()
  await expect(slider(page)).toBeVisible()
})

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`it is accessible and fits at ${width} pixels @script @urdu-long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/samsung/samsung-galaxy-z-fold7')
    await expect(slider(page)).toBeVisible()
    expect(await violationsOf(page, { parts: ['.true-size', '.swatches'] })).toEqual([])
    await expectToFit(page)
  })
}

test('its script comes only when it is opened @script @urdu-long', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (/true-size/.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/apple/apple-iphone-15')
  await ready(page)
  expect(scripts).toEqual([])
  await unfold(page)
  await expect(slider(page)).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
})

test('phones of a comparison stand side by side, folding ones marked @script @urdu-long', async ({ page }) => {
  const ids = ['samsung-galaxy-z-fold7', 'apple-iphone-15'].map(slug => stableId(`phone/${slug}`)).join()
  await open(page, `/compare?phones=${ids}`)
  const folded = millimetres(158.4, 72.8, 8.9)
  await expect(stage(page).getByText(phone('Samsung Galaxy Z Fold7', 158.4, 143.2, 4.2))).toBeVisible()
  await expect(stage(page).getByText(words(`Shown open. Folded: ${folded}.`, folded))).toBeVisible()
  await expect(stage(page).getByText(phone('Apple iPhone 15', 147.6, 71.6, 7.8))).toBeVisible()
})

test('without script a phone is drawn to scale with a card and 10 mm @no-script @urdu-long', async ({ page }) => {
  await page.goto('/apple/apple-iphone-15')
  await unfold(page)
  const drawing = page.getByRole('img', { name: drawings(phone('Apple iPhone 15', 147.6, 71.6, 7.8)) })
  await expect(drawing).toBeVisible()
  const figure = page.locator('figure', { has: drawing })
  await expect(figure.getByText(wordsIn('trueSizeTexts', '10 mm'))).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  const ids = ['samsung-galaxy-z-fold7', 'apple-iphone-15'].map(slug => stableId(`phone/${slug}`)).join()
  await page.goto(`/compare?phones=${ids}`)
  await expect(page.getByText(words('See it at true size'))).toBeHidden()
  await expect(
    page.getByRole('img', { name: contains(phone('Samsung Galaxy Z Fold7', 158.4, 143.2, 4.2)) }),
  ).toBeVisible()
})
