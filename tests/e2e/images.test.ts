import { expect, ready, test } from '#tests/support/e2e.ts'

test.use({ expectedErrors: /\/images\// })

test('a broken image falls back to the next one, and finally to text @script', async ({ page }) => {
  const requested: string[] = []
  await page.route(/\/images\/(phones|default)/, route => {
    requested.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 404 })
  })
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage').getByText('Image not available')).toBeVisible()
  await expect(page.locator('.phone-stage').getByText('High-quality images coming soon')).toBeVisible()
  expect(requested).toContain('/images/phones/samsung-galaxy-a55.svg')
  expect(requested).toContain('/images/default-phone.svg')
  expect(requested).toContain('/images/default-phone-2.svg')
})

test('the first default image is shown when no image of the phone loads @script', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage img')).toHaveAttribute('src', '/images/default-phone.svg')
})

test('a loaded large image has its badge @script', async ({ page }) => {
  await page.goto('/samsung/samsung-galaxy-a55')
  await ready(page)
  await expect(page.locator('.phone-stage').getByText('HD', { exact: true })).toBeVisible()
})

test('without script a broken image shows its alternative text @no-script', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await page.goto('/samsung/samsung-galaxy-a55')
  await expect(page.locator('.phone-stage img')).toHaveAttribute('alt', 'Samsung Galaxy A55')
})
