import { expect, open, test } from '#tests/support/e2e.ts'
import { beginsWith, words } from '#tests/support/words.ts'

test('a visitor works out the tax, corrects a mistake, and shares the address (PTA-3) @urdu', async ({ page }) => {
  await open(page, '/guide')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('PTA Tax Calculator') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Tax on a Phone from Abroad') })).toBeVisible()
  const value = page.getByLabel(words('Customs value in dollars'))
  const rate = page.getByLabel(words('Rupees for one dollar'))
  await value.fill('six hundred')
  await rate.fill('300')
  await page.getByRole('button', { name: words('Calculate') }).click()
  await expect(value).toHaveAccessibleDescription(beginsWith(words('Give the customs value in dollars, such as 666.')))
  await expect(value).toHaveValue('six hundred')
  await expect(rate).toHaveValue('300')

  await value.fill('600')
  await page.getByRole('button', { name: words('Calculate') }).click()
  const total = page.getByRole('row', { name: beginsWith(words('Total')) })
  await expect(total).toContainText('70,600')
  await expect(total).toContainText(/82,100.*90,310/)
  await expect(page).toHaveURL(/\/pta-tax\?cnfUsd=600&usdPkr=300&device=smartphone#calculate$/)
  await page.reload()
  await expect(total).toContainText('70,600')
})

test('earlier rates are folded and marked as not certain (PTA-5)', async ({ page }) => {
  await open(page, '/pta-tax')
  const old = page.getByRole('table', { name: /Rates of 2022-23/ })
  await expect(old).toBeHidden()
  await page.getByText('Rates of 2022-23', { exact: true }).click()
  await expect(old).toBeVisible()
  await expect(page.getByText('Not certain: pieced together').last()).toBeVisible()
})

test('a phone with values of a ruling: another storage, another rate, nothing typed is lost (PTA-7)', async ({
  page,
}) => {
  await open(page, '/apple/apple-iphone-16')
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toBeHidden()
  await page.getByText('From abroad, or non-PTA: the tax').click()
  await expect(total).toContainText('PKR 72,220')
  await page.getByRole('link', { name: '512 GB: $955' }).click()
  await expect(page).toHaveURL(/cnfUsd=955/)
  await expect(total).toContainText('PKR 100,450')
  const rate = page.getByLabel('Rupees for one dollar')
  await rate.fill('x')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(rate).toHaveAccessibleDescription(/Give the rupees for one dollar/)
  await expect(rate).toHaveValue('x')
  await expect(page.getByLabel('Customs value in dollars')).toHaveValue('955')
  await rate.fill('300')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(total).toContainText('PKR 105,225')
  await page.getByRole('link', { name: 'Rates, deadlines, how to check a phone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tax on a Phone from Abroad' })).toBeVisible()
})
