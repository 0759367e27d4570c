import { adminEditPath } from '#app/platform/paths.ts'
import { signIn } from '#tests/support/admin-client.ts'
import { shortenLists, violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, open, panelTest as test } from '#tests/support/e2e.ts'
import { typedPhone } from '#tests/support/panel.ts'
import { a55 } from '#tests/support/phones.ts'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/admin/ })

test('an editor works through old prices by keyboard', async ({ adminPage: page }) => {
  await open(page, '/admin')
  await page.getByRole('link', { name: /^Prices older than 60 days [\d,]+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices older than 60 days')
  await expect(page.getByText('Oldest price first.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Views' }).click()
  await expect(page.getByText('Most viewed first.')).toBeVisible()
  const row = page.locator('ol > li').first()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByLabel(`Price of ${name}`).fill('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mega.pk')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('alert')).toContainText('Enter a price from PKR 1,500')
  await expect(row.getByLabel(`Price of ${name}`)).toHaveValue('12')
  await expect(row.getByLabel(`Source of ${name}`)).toHaveValue('Mega.pk')
  // Far from the price of half a year ago: it is asked about, and saved by Enter once more.
  await row.getByLabel(`Price of ${name}`).fill('2,500')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('alert')).toContainText('Save once more if it is right')
  await expect(row.getByLabel(`Price of ${name}`)).toHaveValue('2,500')
  await row.getByLabel(`Price of ${name}`).press('Enter')
  await expect(page.getByText(`${name}: PKR 2,500`).first()).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(
    page
      .locator('ol > li')
      .first()
      .getByLabel(/^Source of /),
  ).toHaveValue('Mega.pk')
})

test('a price recorded by mistake is removed in the form of the phone, and put back', async ({
  adminPage: page,
  site,
}) => {
  const admin = await signIn(site)
  const drawing = '/images/phones/acme-mistaken.svg'
  const pictures = { imageUrl: drawing, carouselImages: [drawing] }
  const phone = typedPhone({ slug: 'acme-mistaken', name: 'Acme Mistaken', ...pictures })
  const made = await admin.post('/api/admin/mobiles', phone)
  const { id } = await made.json()
  const priceNow = async () => (await (await admin.get('/api/mobiles/samsung/acme-mistaken')).json()).price
  const before = await priceNow()
  page.on('dialog', dialog => dialog.accept())
  await open(page, `/admin?edit=${id}`)
  await page.getByRole('button', { name: /^Remove PKR 84,999 of / }).click()
  await expect(page.getByText('Price removed').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([before, await priceNow()]).toEqual([expect.stringContaining('84,999'), null])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('Price put back successfully').first()).toBeVisible()
  expect(await priceNow()).toBe(before)
  await admin.form('/admin', { intent: 'delete-phone', id })
})

test('stored specifications are folds on a narrow screen, and what is wrong in one opens it @script', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, adminEditPath(a55.id))
  const fold = page.locator('.spec-folds summary', { hasText: 'Launch' })
  const value = page.getByLabel('Value 2 of category 2')
  await expect(value).toBeHidden()
  await fold.click()
  await value.fill('')
  await value.press('Enter')
  // The next fold opens for the key.
  await expect(page.getByLabel('Category 3', { exact: true })).toBeFocused()
  await fold.click()
  await expect(value).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(value).toBeVisible()
  await expect(value).toHaveAttribute('aria-invalid', 'true')
})

test('Enter in a row of specifications moves on and saves nothing @script', async ({ adminPage: page }) => {
  await open(page, '/admin?new=mobile')
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByLabel('Category 1', { exact: true }).fill('Display')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Feature 1 of category 1')).toBeFocused()
  await page.keyboard.type('Size')
  await page.keyboard.press('Enter')
  await page.keyboard.type('6.7 inches')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Feature 2 of category 1')).toBeFocused()
  await expect(page.getByLabel('Value 1 of category 1')).toHaveValue('6.7 inches')
  await expect(page).toHaveURL(/new=mobile/)
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
})

test('the lists of prices and the form of a phone have no accessibility violation @script', async ({
  adminPage: page,
}) => {
  for (const path of ['/admin/prices', '/admin/prices?kind=missing', '/admin/prices/held', '/admin?new=mobile']) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      await expectToFit(page)
      await shortenLists(page)
      expect(await violationsOf(page)).toEqual([])
    }
  }
})
