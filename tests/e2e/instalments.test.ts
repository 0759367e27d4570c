import { expect, open, test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'
import { any, beginsWith, withAny, words, wordsIn } from '#tests/support/words.ts'

test('a visitor works out an offer: rupees first, then the yearly rate; both forms keep what was typed (LOAN-2) @urdu-long', async ({
  page,
}) => {
  // Its customs value is of a ruling, so that its page has both forms.
  await open(page, '/samsung/samsung-galaxy-a54')
  await page.getByText(words('In instalments: what they come to')).click()
  await expect(page.getByLabel(words('Cash price'))).toHaveValue(/^\d{5,6}$/)
  await page.getByLabel(words('Cash price')).fill('150,000')
  await page.getByLabel(words('Processing fee at the start')).fill('9000')
  await page.getByLabel(words('Number of instalments')).fill('3')
  await page.getByRole('button', { name: words('Work it out') }).click()
  const each = page.getByLabel(words('Each instalment'))
  await expect(each).toHaveAccessibleDescription(words('Give the rupees of one instalment.'))
  await expect(page.getByLabel(words('Processing fee at the start'))).toHaveValue('9000')
  await each.fill('50000')
  await page.getByRole('button', { name: words('Work it out') }).click()
  const price = words('PKR 159,000', '159,000')
  const all = words(`${price} in all`, price)
  const result = page.getByRole('status').filter({ hasText: all })
  const more = wordsIn('priceTexts', 'Rs 9,000', '9,000')
  const costs = [all, words(`${more} more than cash (6 %)`, more, 6), words('45.2 % a year', '45.2')]
  await expect(result).toHaveText(withAny(['', ...costs, ''].join(any), '[^]*'))

  await page.getByText(words('PTA tax if bought\u00a0abroad')).click()
  await page.getByLabel(words('Customs value in dollars')).fill('300')
  await page
    .locator('#from-abroad')
    .getByRole('button', { name: words('Calculate') })
    .click()
  await expect(page.getByRole('row', { name: beginsWith(wordsIn('ptaTexts', 'Total')) })).toContainText(words('PKR'))
  await expect(each).toHaveValue('50000')
  await expect(result).toContainText(all)
})

test('the offers seen have a date or are marked (LOAN-3) @urdu-long', async ({ page }) => {
  await open(page, a55.path)
  await page.getByText(words('In instalments: what they come to')).click()
  const [seen = ''] = words(`Seen: ${any},`, any).split(any)
  const offers = page.getByRole('listitem').filter({ hasText: seen })
  await expect(offers).toHaveCount(9)
  await expect(offers.filter({ hasText: words('Samsung Pakistan shop') }).locator('time')).toHaveAttribute(
    'datetime',
    '2026-11',
  )
  await expect(offers.filter({ hasText: 'JazzCash' })).toContainText(words('without a date: may be old'))
})
