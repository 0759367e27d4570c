import { finderTexts } from '#app/finder/texts.ts'
import { expect, open, test } from '#tests/support/e2e.ts'
import { any, beginsWith, withAny, words } from '#tests/support/words.ts'

test('phones are filtered by the 5G of all operators, and the wish for one can be removed @urdu-long', async ({
  page,
}) => {
  await open(page, '/mobiles?filter=open')
  await page.getByText(words('Network and connections'), { exact: true }).click()
  // Each operator leaves as many phones, so that all are one box.
  await page.getByLabel(beginsWith(finderTexts().everyNetwork(5))).check()
  await page.getByRole('button', { name: withAny(words(`Show ${any} phones`, any), '[\\d,]+') }).click()
  await expect(page).toHaveURL(/\/mobiles\?net=jazz,onic,rox,ufone,zong$/)

  await open(page, '/mobiles?net=zong')
  const chip = page.getByRole('link', {
    name: `${words('Remove:')} ${finderTexts().wish(words('5G works with'), 'Zong')}`,
  })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/\/mobiles$/)
})

test('a visitor asks which networks a phone can use @urdu-long', async ({ page }) => {
  await open(page, '/networks')
  const box = page.getByLabel(words('Which phone do you have, or want?'))
  await box.fill('galaxy s24 ultra')
  await page.getByRole('button', { name: words('Check'), exact: true }).click()
  const section = page.getByRole('region', { name: words('Check your phone') })
  await expect(section.getByText(words('Works with every 5G in Pakistan'))).toBeVisible()
  await section.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/samsung\/samsung-galaxy-s24-ultra#network$/)
})

test('a phone without 5G has that as its answer @urdu-long', async ({ page }) => {
  for (const name of ['Infinix Hot 60 Pro', 'Samsung Galaxy A06']) {
    await open(page, `/networks?q=${encodeURIComponent(name)}`)
    const section = page.getByRole('region', { name: words('Check your phone') })
    await expect(section.getByText(words('No 5G in this phone'))).toBeVisible()
  }
})

test('the page of a phone says which operators it works with, and leads to 5G by city @urdu-long', async ({ page }) => {
  await open(page, '/samsung/samsung-galaxy-s24-ultra')
  const section = page.getByRole('region', { name: words('5G and updates') })
  await section.getByText(words('5G on your network')).click()
  await expect(section.getByText(words('Yes, all bands')).first()).toBeVisible()
  await section.getByRole('link', { name: words('Where 5G is on air') }).click()
  await expect(page).toHaveURL(/\/networks$/)
  await expect(page.getByRole('row', { name: beginsWith(`${words('Karachi')} 94 95 27 216`) })).toBeVisible()
  await page.getByText(withAny(words(`${any} more places`, any), '\\d+')).click()
  await expect(page.getByRole('rowheader', { name: words('Kasur') })).toBeVisible()
  await page
    .getByRole('link', { name: beginsWith(words(`At any price: ${any} phones`, any).split(any)[0] ?? '') })
    .click()
  await expect(page).toHaveURL(/\/mobiles\?net=jazz,zong,ufone$/)
})
