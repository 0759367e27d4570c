import type { Page } from '@playwright/test'
import { localPath } from '#app/platform/text/language.ts'
import { expect, ready, test } from '#tests/support/e2e.ts'
import { words } from '#tests/support/words.ts'

test.use({ expectedErrors: /\/images\// })

/** Opens a phone whose picture is a file, as imported ones are, and not part of the document. */
async function openWithPictureFile(page: Page, file = '/images/phones/samsung-galaxy-a55.svg'): Promise<void> {
  await page.route(localPath('/samsung/samsung-galaxy-a55'), async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replaceAll(/data:image\/svg\+xml,[^"]*/g, file),
    })
  })
  await page.goto('/samsung/samsung-galaxy-a55')
}

test('a broken image falls back to the next one, and finally to text @script @urdu-long', async ({ page }) => {
  const requested: string[] = []
  await page.route(/\/images\/(phones|default)/, route => {
    requested.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 404 })
  })
  await openWithPictureFile(page)
  await ready(page)
  await expect(page.locator('.phone-stage').getByText(words('Image not available'))).toBeVisible()
  await expect(page.locator('.phone-stage').getByText(words('High-quality images coming soon'))).toBeVisible()
  expect(requested).toContain('/images/phones/samsung-galaxy-a55.svg')
  expect(requested).toContain('/images/default-phone.svg')
  expect(requested).toContain('/images/default-phone-2.svg')
})

test('the first default image is shown when no image of the phone loads @script @urdu-long', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await openWithPictureFile(page)
  await ready(page)
  await expect(page.locator('.phone-stage img')).toHaveAttribute('src', '/images/default-phone.svg')
})

test('a loaded large photograph has its badge, a drawing has none @script @urdu-long', async ({ page }) => {
  const photograph = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await page.route('/images/photograph.gif', route => route.fulfill({ contentType: 'image/gif', body: photograph }))
  const badge = page.locator('.phone-stage').getByText(words('HD'), { exact: true })
  await openWithPictureFile(page, '/images/photograph.gif')
  await ready(page)
  await expect(badge).toBeVisible()
  await page.unroute(localPath('/samsung/samsung-galaxy-a55'))
  await page.reload()
  await ready(page)
  await expect(page.locator('.phone-stage img')).toHaveJSProperty('complete', true)
  await expect(badge).toHaveCount(0)
})

test('without script a broken image shows its alternative text @no-script @urdu-long', async ({ page }) => {
  await page.route(/\/images\/phones\//, route => route.fulfill({ status: 404 }))
  await openWithPictureFile(page)
  await expect(page.locator('.phone-stage img')).toHaveAttribute('alt', 'Samsung Galaxy A55')
})

test('the drawings of a page need no request @urdu-long', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await page.goto('/mobiles')
  await expect(page.locator('.phone-card-picture img')).toHaveCount(20)
  for (const picture of await page.locator('.phone-card-picture img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('naturalHeight', 150)
  }
  expect(requested.filter(path => path.startsWith('/images/'))).toEqual([])
})
