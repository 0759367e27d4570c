import { expect, open, test } from '#tests/support/e2e.ts'

test('a visitor works out the tax, corrects a mistake, and shares the address (PTA-3)', async ({ page }) => {
  await open(page, '/guide')
  await page.getByRole('contentinfo').getByRole('link', { name: 'PTA Tax Calculator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tax on a Phone from Abroad' })).toBeVisible()
  const value = page.getByLabel('Customs value in dollars')
  const rate = page.getByLabel('Rupees for one dollar')
  await value.fill('six hundred')
  await rate.fill('300')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(value).toHaveAccessibleDescription(/Give the customs value in dollars, such as 666/)
  await expect(value).toHaveValue('six hundred')
  await expect(rate).toHaveValue('300')

  await value.fill('600')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const total = page.getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('PKR 70,600')
  await expect(total).toContainText(/PKR 82,100 to 90,310/)
  await expect(page).toHaveURL(/\/pta-tax\?cnfUsd=600&usdPkr=300&device=smartphone#calculate$/)
  await page.reload()
  await expect(total).toContainText('PKR 70,600')
})

test('earlier rates are folded and marked as not certain (PTA-5)', async ({ page }) => {
  await open(page, '/pta-tax')
  const old = page.getByRole('table', { name: /Rates of 2022-23/ })
  await expect(old).toBeHidden()
  await page.getByText('Rates of 2022-23', { exact: true }).click()
  await expect(old).toBeVisible()
  await expect(page.getByText('Not certain: pieced together').last()).toBeVisible()
})
