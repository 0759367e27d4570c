import { expect, ready, test } from '#tests/support/e2e.ts'

test.use({ expectedErrors: /\/images\// })

test('a picture that cannot be loaded gives way to the next, and at last to words @script', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/images\/(phones|default)/, route => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 404 })
  })
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage').getByText('Image not available')).toBeVisible()
  await expect(page.locator('.phone-stage').getByText('High-quality images coming soon')).toBeVisible()
  expect(asked).toContain('/images/phones/samsung-galaxy-a55.svg')
  expect(asked).toContain('/images/default-phone.svg')
  expect(asked).toContain('/images/default-phone-2.svg')
})

test('the first default picture is shown where the phone has none that loads @script', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage img')).toHaveAttribute('src', '/images/default-phone.svg')
})

test('a large picture that is there carries its badge @script', async ({ page }) => {
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage').getByText('HD', { exact: true })).toBeVisible()
})

test('without script a broken picture leaves its name @no-script', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await page.goto('/samsung/samsung-galaxy-a55')
  await expect(page.locator('.phone-stage img')).toHaveAttribute('alt', 'Samsung Galaxy A55')
})
