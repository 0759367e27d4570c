import { expect, open, test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'

test('a visitor works out an offer: rupees first, then the yearly rate; both forms keep what was typed (LOAN-2)', async ({
  page,
}) => {
  await open(page, a55.path)
  await page.getByText('In instalments: what they come to').click()
  await expect(page.getByLabel('Cash price')).toHaveValue(/^\d{5,6}$/)
  await page.getByLabel('Cash price').fill('150,000')
  await page.getByLabel('Processing fee at the start').fill('9000')
  await page.getByLabel('Number of instalments').fill('3')
  await page.getByRole('button', { name: 'Work it out' }).click()
  const each = page.getByLabel('Each instalment')
  await expect(each).toHaveAccessibleDescription('Give the rupees of one instalment.')
  await expect(page.getByLabel('Processing fee at the start')).toHaveValue('9000')
  await each.fill('50000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  const result = page.getByRole('status').filter({ hasText: 'in all' })
  await expect(result).toContainText(/PKR 159,000 in all.*PKR 9,000 more than cash \(6 %\).*45\.2 % a year/s)

  await page.getByText('From abroad, or non-PTA: the tax').click()
  await page.getByLabel('Customs value in dollars').fill('300')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('PKR')
  await expect(each).toHaveValue('50000')
  await expect(result).toContainText('PKR 159,000 in all')
})

test('the offers seen have a date or are marked (LOAN-3)', async ({ page }) => {
  await open(page, a55.path)
  await page.getByText('In instalments: what they come to').click()
  const offers = page.getByRole('listitem').filter({ hasText: /Seen: / })
  await expect(offers).toHaveCount(9)
  await expect(offers.filter({ hasText: 'Samsung Pakistan' }).locator('time')).toHaveAttribute('datetime', '2026-11')
  await expect(offers.filter({ hasText: 'JazzCash' })).toContainText('without a date')
})
