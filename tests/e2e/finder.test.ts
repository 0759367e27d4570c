import { expect, hasScript, hold, open, openStarted, ready, test } from '#tests/support/e2e.ts'

test.describe('a shopper with Rs 45,000 on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('compares three candidates with a big battery and 5G after four taps (FIND-2)', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: '30–45k' }).click()
    await page.getByRole('link', { name: 'Add: Big battery' }).click()
    await expect(page.getByRole('link', { name: 'Remove: Battery: 6000 mAh or more' })).toBeVisible()
    await page.getByRole('link', { name: 'Add: 5G' }).click()
    await expect(page.getByRole('link', { name: 'Remove: Battery: 6000 mAh or more' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove: 5G in Pakistan' })).toBeVisible()
    await page.getByRole('link', { name: 'Compare the nearest 3' }).click()
    await expect(page.getByText('3/4 phones selected')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In Short' })).toBeVisible()
  })

  test('three cards stand below the filter bar', async ({ page }) => {
    await open(page, '/mobiles')
    // The fonts may come after the cards.
    await expect(async () => {
      const heights = await page
        .locator('.phone-card')
        .evaluateAll(cards => cards.slice(0, 6).map(card => card.getBoundingClientRect().height))
      expect(heights).toHaveLength(6)
      for (const height of heights) expect(height).toBeLessThanOrEqual(216)
    }).toPass()
  })
})

test('the filter form counts, narrows the list and can be undone wish by wish (FIND-2, FIND-5)', async ({ page }) => {
  await open(page, '/mobiles?price=budget')
  await page.getByRole('button', { name: 'Filter' }).click()
  const form = page.getByRole('form', { name: 'Filter' })
  const battery = form.getByLabel('Battery').first()
  const choice = (await battery.locator('option[value="6000"]').textContent()) ?? ''
  const counted = Number(/\((\d+)\)/.exec(choice)?.[1])
  expect(counted).toBeGreaterThan(5)
  await battery.selectOption('6000')
  if (hasScript()) await expect(form.getByRole('button', { name: `Show ${counted} phones` })).toBeVisible()
  await form.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(/\/mobiles\?price=budget&must=battery(:|%3A)6000$/)
  await expect(page.getByText(`of ${counted} mobile phones`)).toBeVisible()
  await page.getByRole('link', { name: 'Remove: Battery: 6000 mAh or more' }).click()
  await expect(page).toHaveURL(/\/mobiles\?price=budget$/)
})

test('a price that means nothing is marked at its field and keeps what was typed (FIND-2)', async ({ page }) => {
  await open(page, '/mobiles?f.priceMax=cheap&f.battery=5000')
  const field = page.getByLabel('Price up to')
  await expect(field).toHaveValue('cheap')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('form', { name: 'Filter' }).getByLabel('Battery').first()).toHaveValue('5000')
})

test('without a match near misses say by how much, and one wish can be given up (FIND-3)', async ({ page }) => {
  await open(page, '/mobiles?must=priceMin:30000,price:44999,battery:6000,fiveG')
  const near = page.getByRole('region', { name: 'Almost' })
  await expect(near.getByText('Rs 1,300 over your budget')).toBeVisible()
  await expect(near.getByText('has everything but: 5G in Pakistan').first()).toBeVisible()
  const drop = page.getByRole('link', { name: /^Without “5G in Pakistan”/ })
  const phones = Number(/(\d+)$/.exec((await drop.textContent()) ?? '')?.[1])
  await drop.click()
  await ready(page)
  await expect(page.getByRole('link', { name: 'Remove: 5G in Pakistan' })).toHaveCount(0)
  expect(phones).toBeGreaterThan(5)
  await expect(page.getByText(`of ${phones} mobile phones`)).toBeVisible()
})

test('keypad phones are offered where wishes leave them out (FIND-3)', async ({ page }) => {
  await open(page, '/mobiles?must=price:9000,radio')
  const offer = page.getByRole('link', { name: /^Show \d+ keypad phones that fit$/ })
  const phones = Number(/\d+/.exec((await offer.textContent()) ?? '')?.[0])
  await offer.click()
  await expect(page.getByRole('link', { name: 'Remove: Kind of phone: Keypad phone' })).toBeVisible()
  await expect(page.getByText(`of ${phones} mobile phones`)).toBeVisible()
})

test('a tap while the list is being loaded adds to the tap before @script', async ({ page }) => {
  await openStarted(page, '/mobiles?sort=price-low')
  const release = await hold(page, /\/mobiles\.data/)
  await page.getByRole('link', { name: 'Add: 5G' }).click()
  await expect(page.getByRole('link', { name: 'Remove: 5G' })).toBeVisible()
  await page.getByRole('link', { name: 'Add: AMOLED' }).click()
  release()
  await expect(page).toHaveURL(/must=fiveG(,|%2C)oled/)
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(page.getByRole('link', { name: 'Remove:' })).toHaveCount(2)
})
