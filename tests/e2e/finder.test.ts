import { expect, hasScript, hold, open, openStarted, ready, test } from '#tests/support/e2e.ts'
import { roundThings, smallTexts } from '#tests/support/look.ts'
import { a55 } from '#tests/support/phones.ts'
import { beginsWith, words } from '#tests/support/words.ts'

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^No phone from Rs\s30,000 to Rs\s4\d,\d{3}, 6000\smAh\+, 5G$/,
    )
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

  for (const path of [
    '/mobiles',
    '/mobiles?must=price:45000,battery:6000',
    '/samsung',
    '/search?q=samsung+under+50000',
  ]) {
    test(`the first card of ${path} is within 300 px, with six round things at most and no text under 14 px`, async ({
      page,
    }) => {
      test.skip(
        Boolean(process.env.E2E_SLOW),
        'On a slow line the first page keeps the font of the system, wider here.',
      )
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      const first = page.locator('.phone-card').first()
      await expect.poll(() => first.evaluate(card => card.getBoundingClientRect().top)).toBeLessThanOrEqual(300)
      expect(await roundThings(page)).toBeLessThanOrEqual(6)
      expect(await smallTexts(page)).toEqual([])
    })
  }

  test('the filter is a sheet that locks the page, and Escape closes it @script', async ({ page }) => {
    await openStarted(page, '/mobiles')
    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet.getByLabel('Price from')).toBeFocused()
    expect(await sheet.evaluate(dialog => dialog.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/mobiles$/)
  })
})

test('the filter stands open beside the list on a wide screen, and a box narrows it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/mobiles?must=ram:8')
  const rail = page.getByRole('complementary', { name: 'Filter' })
  await rail.getByLabel('5G', { exact: true }).check()
  if (!hasScript()) await rail.getByRole('button', { name: 'Show phones' }).click()
  await expect(page).toHaveURL(/must=fiveG(,|%2C)ram(:|%3A)8$/)
  await expect(rail.getByLabel('5G', { exact: true })).toBeChecked()
})

test('the filter shows what the words of a search ask for, and replaces it (FIND-2)', async ({ page }) => {
  await open(page, '/search?q=amoled+5g+phone+under+70000&filter=open')
  const form = page.getByRole('form', { name: 'Filter' })
  await expect(form.getByLabel('Price up to')).toHaveValue('70000')
  await expect(form.getByLabel(/^5G in Pakistan/)).toBeChecked()
  await form.getByLabel('Price up to').fill('90000')
  await form.getByLabel(/^AMOLED screen/).uncheck()
  await form.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(
    /\/search\?q=amoled\+5g\+phone\+under\+70000&by=filter&must=price(:|%3A)90000(,|%2C)fiveG$/,
  )
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('link', { name: 'Remove:' })).toHaveText([
    /Price up to Rs 90,000/,
    /5G in Pakistan/,
  ])
  await page.getByRole('link', { name: 'All filters' }).click()
  await expect(form.getByLabel('Price up to')).toHaveValue('90000')
  await expect(form.getByLabel(/^AMOLED screen/)).not.toBeChecked()
})

test('the focus stays where it is while the application starts beside an open filter @script', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/mobiles?filter=open')
    const box = page.getByLabel(/^AMOLED screen/)
    // The touch starts the application, and its count tells that it runs.
    await box.check()
    await expect(
      page.getByRole('form', { name: 'Filter' }).getByRole('button', { name: 'Show 1,253 phones' }),
    ).toHaveCount(0)
    await expect(box).toBeFocused()
  }
})

test('the first phones join a comparison that has others, if the visitor says so @script', async ({ page }) => {
  await openStarted(page, '/mobiles')
  await page.evaluate(id => localStorage.setItem('compare-list', JSON.stringify([id])), a55.id)
  await page.reload()
  page.once('dialog', dialog => dialog.accept())
  await page.getByRole('link', { name: 'Compare the first 3' }).click()
  await expect(page.getByText('4/4 phones selected')).toBeVisible()
})

test('the filter form counts, narrows the list and can be undone wish by wish (FIND-2, FIND-5) @urdu', async ({
  page,
}) => {
  await open(page, '/mobiles?price=budget&filter=open')
  const form = page.getByRole('form', { name: words('Filter') })
  const battery = form.getByLabel(words('Battery')).first()
  const choice = (await battery.locator('option[value="6000"]').textContent()) ?? ''
  const counted = Number(/\((\d+)\)/.exec(choice)?.[1])
  expect(counted).toBeGreaterThan(5)
  await battery.selectOption('6000')
  if (hasScript())
    await expect(form.getByRole('button', { name: words(`Show ${counted} phones`, counted) })).toBeVisible()
  // Without script its count is that of before.
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/mobiles\?price=budget&must=battery(:|%3A)6000$/)
  await expect(
    page.getByText(
      words(`Showing 1 - ${Math.min(counted, 20)} of ${counted} mobile phones`, 1, Math.min(counted, 20), counted),
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: beginsWith(words('Remove:')) }).click()
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
  await page.setViewportSize({ width: 768, height: 900 })
  await openStarted(page, '/mobiles?sort=price-low')
  const release = await hold(page, /\/mobiles\.data/)
  await page.getByRole('link', { name: 'Add: 5G' }).click()
  await expect(page.getByRole('link', { name: 'Remove: 5G' })).toBeVisible()
  await page.getByRole('link', { name: 'Add: Stabilised camera' }).click()
  release()
  await expect(page).toHaveURL(/must=fiveG(,|%2C)ois/)
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(page.getByRole('link', { name: 'Remove:' })).toHaveCount(2)
})
