import { compareFor, slipFor } from '#app/platform/paths.ts'
import { languages, localPath } from '#app/platform/text/language.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, open, test } from '#tests/support/e2e.ts'
import type { PhoneJson } from '#tests/support/json.ts'
import { a55, fold6, iphone15, itelA70 } from '#tests/support/phones.ts'
import { any, beginningWithAny, words, wordsIn } from '#tests/support/words.ts'

test('a slip says how far above what we saw the shop is, at once with script (SLIP-3) @urdu', async ({ page }) => {
  await open(page, a55.path)
  await page.getByRole('link', { name: wordsIn('pageLabelTexts', 'Price slip') }).click()
  await expect(page.getByRole('heading', { name: a55.name })).toBeVisible()
  await page.getByLabel(words('Shop asks')).fill('1 lakh')
  const output = page.locator('output')
  if (hasScript()) await expect(output).toHaveText(/[\d,]{5}/)
  await page.getByLabel(words('IMEI sent to 8484')).check()
  if (!hasScript()) await page.getByRole('button', { name: wordsIn('slipTexts', 'Work out') }).click()
  await expect(output).toHaveText(/[\d,]{5}/)
  const [amount = ''] = /\u2068?[A-Z][\w.]* ?[\d,]+\u2069?/i.exec((await output.textContent()) ?? '') ?? []
  await expect(output).toContainText(words(`${amount} above what we saw`, amount))
  await expect(output).toHaveText(/\(\u2068?\d+%\u2069?\)$/)
  await expect(page.getByLabel(words('IMEI sent to 8484'))).toBeChecked()
  const message = new URL(
    (await page.getByRole('link', { name: words('Send by WhatsApp') }).getAttribute('href')) ?? '',
  )
  expect(message.searchParams.get('text')).toMatch(/^\W?Samsung Galaxy A55\b[\s\S]*100,000[\s\S]*asks1=1/)
})

test('what is written on a slip stands in its address, and Enter loads no application (SLIP-3) @script @urdu-long', async ({
  page,
}) => {
  await open(page, slipFor([a55.id, fold6.id]))
  const field = page.getByLabel(words('Shop asks')).nth(1)
  const difference = new RegExp(
    ['above', 'below'].map(way => beginningWithAny(words(`${any} ${way} what we saw`, any)).source).join('|'),
  )
  const height = () =>
    page
      .locator('.slip-asks')
      .nth(1)
      .evaluate(element => element.clientHeight)
  const before = await height()
  await field.click()
  await field.fill('500000')
  await expect(page.locator('output').nth(1)).toHaveText(difference)
  // A press on the boxes below would miss them otherwise, while the text comes.
  expect(await height()).toBe(before)
  await field.press('Enter')
  await expect(page).toHaveURL(/asks2=500,000/)
  expect(await page.locator('script[type="application/x-deferred"]').count()).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('output').nth(1)).toHaveText(difference)
  await expect(page.locator('output').nth(0)).toBeEmpty()
})

test('the tray of the compare list is a stack of slips (SLIP-6) @script @urdu-long', async ({ page }) => {
  await open(page, a55.path)
  await page.locator('.phone-actions compare-button button').click()
  await page.getByRole('link', { name: words('Price slips') }).click()
  await expect(page.getByRole('heading', { name: a55.name })).toBeVisible()
  await page.goto(compareFor([a55.id, fold6.id]))
  await page.getByRole('link', { name: wordsIn('pageLabelTexts', 'Price slip') }).click()
  await expect(page.locator('.slip')).toHaveCount(2)
})

test('unknown phones have no slip, and a page without phones leads to them (SLIP-1) @urdu-long', async ({ page }) => {
  await page.goto(slipFor(['nobody', a55.id]))
  await expect(page.locator('.slip')).toHaveCount(1)
  await expect(page.getByText(words('One phone in this link is not on Qeemat, so it has no slip.', 1))).toBeVisible()
  await page.goto('/slip')
  await page.getByRole('link', { name: words('View all mobiles') }).click()
  await expect(page).toHaveURL(/\/mobiles$/)
})

const views = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const

test('slips are accessible and fit, of phones with and without a price and with a long name (A11Y-1) @script @urdu-long', async ({
  page,
  request,
}) => {
  const phones = (await (await request.get('/api/mobiles')).json()) as PhoneJson[]
  expect(phones.length).toBeGreaterThan(0)
  const longest = phones.reduce((a, b) => (b.name.length > a.name.length ? b : a))
  const unpriced = phones.find(({ price }) => !price)
  const path = slipFor([a55.id, longest.id, unpriced?.id ?? iphone15.id, itelA70.id], { asks1: 99_999, asks2: 'x' })
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, path)
    await expectToFit(page)
    expect(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([])
  }
})

test('each slip is printed on a quarter of A4, light in either theme (SLIP-4) @script @languages', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const path = slipFor([a55.id, fold6.id, iphone15.id, itelA70.id], { asks1: 99_999, asks3: 'x' })
  for (const language of languages) {
    await page.goto(localPath(path, language))
    const boxes = await page.locator('.slip').evaluateAll(slips =>
      slips.map(slip => {
        const { width, height } = slip.getBoundingClientRect()
        // Nothing of it is cut off.
        return [width, height, slip.scrollHeight <= slip.clientHeight].map(each =>
          typeof each === 'number' ? Math.round((each / 96) * 25.4) : each,
        )
      }),
    )
    expect(boxes, language).toEqual(Array(4).fill([105, 148, true]))
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number).map(Math.round)).toEqual([595, 842])
  }
  expect(
    await page
      .locator('.slip')
      .first()
      .evaluate(slip => getComputedStyle(slip).backgroundColor),
  ).toBe('rgb(255, 255, 255)')
  await expect(page.locator('a[data-message]')).toBeHidden()
})
