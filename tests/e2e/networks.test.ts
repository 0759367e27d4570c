import { expect, open, test } from '#tests/support/e2e.ts'

test('phones are filtered by the 5G of an operator, and the wish can be removed', async ({ page }) => {
  await open(page, '/mobiles?filter=open')
  await page.getByText('Network and connections', { exact: true }).click()
  await page.getByRole('group', { name: '5G works with' }).getByLabel(/^Zong/).check()
  await page.getByRole('button', { name: /^Show [\d,]+ phones$/ }).click()
  await expect(page).toHaveURL(/\/mobiles\?net=zong$/)
  const chip = page.getByRole('link', { name: 'Remove: 5G works with: Zong' })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/\/mobiles$/)
})

test('the page of a phone says which operators it works with, and leads to 5G by city', async ({ page }) => {
  await open(page, '/samsung/samsung-galaxy-s24-ultra')
  const section = page.getByRole('region', { name: '5G and updates' })
  await section.getByText('5G on your network').click()
  await expect(section.getByText('Yes, all bands').first()).toBeVisible()
  await section.getByRole('link', { name: 'Where 5G is on air' }).click()
  await expect(page).toHaveURL(/\/networks$/)
  await expect(page.getByRole('row', { name: /^Karachi 94 95 27 216/ })).toBeVisible()
  await page.getByText(/^\d+ more places$/).click()
  await expect(page.getByRole('rowheader', { name: 'Kasur' })).toBeVisible()
  await page.getByRole('link', { name: /^Jazz: \d+ phones$/ }).click()
  await expect(page).toHaveURL(/\/mobiles\?net=jazz$/)
})
