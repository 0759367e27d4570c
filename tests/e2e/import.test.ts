import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, open, ready, testWithSite } from '#tests/support/e2e.ts'

const test = testWithSite(() => ({ ADMIN_PASSWORD, SEED_CATALOG: 'off' }))

// The tests of this file share one site and depend on each other.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/(admin|export|api\/(admin|export))/ })

const result = (page: Page) => page.getByRole('status').filter({ hasText: 'Import finished' })
const fact = (page: Page, label: string) => page.locator('.import-facts div', { hasText: label }).locator('dd')
const card = (page: Page, title: string) => page.getByRole('form', { name: title })

test('imports from the provider show their progress and their result', async ({ adminPage: page }) => {
  await open(page, '/admin/import')
  await expect(page.getByText(/requests/)).toHaveCount(0)
  await expect(fact(page, 'Last import')).toHaveText('Never')
  const latest = card(page, 'Import latest mobiles')
  await expect(latest.getByLabel('Number of mobiles')).toHaveValue('50')
  await latest.getByLabel('Number of mobiles').fill('30')
  await latest.getByRole('button').click()
  await expect(result(page)).toBeVisible()
  await expect(result(page)).toHaveClass(/import-result-green/)
  await expect(fact(page, 'New imported')).toHaveText('30')
  await expect(fact(page, 'Mobiles')).toHaveText('30')
  await expect(fact(page, 'Last import')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}$/)
  await ready(page)
  await card(page, 'Import latest mobiles').getByLabel('Number of mobiles').fill('30')
  await card(page, 'Import latest mobiles').getByRole('button').click()
  await expect(fact(page, 'Already existed')).toHaveText('30')
  await expect(result(page)).toHaveClass(/import-result-blue/)
  await expect(page.getByRole('link', { name: 'latest 30 mobiles', exact: true })).toHaveCount(2)
})

test('an import without a text is not started', async ({ adminPage: page }) => {
  await open(page, '/admin/import')
  const brand = card(page, 'Import one brand')
  await expect(brand.getByLabel('Limit')).toHaveValue('20')
  if (hasScript()) {
    await expect(brand.getByRole('button')).toBeDisabled()
    await brand.getByLabel('Brand name').fill('Nokia')
    await expect(brand.getByRole('button')).toBeEnabled()
    await brand.getByLabel('Brand name').fill('  ')
    await expect(brand.getByRole('button')).toBeDisabled()
  } else {
    await brand.getByRole('button').click()
    await expect(card(page, 'Import one brand').getByLabel('Brand name')).toHaveAccessibleDescription(
      'Enter a brand name',
    )
  }
  await card(page, 'Search and import').getByLabel('Search for').fill('no such phone')
  await card(page, 'Search and import').getByRole('button').click()
  await expect(page.getByText('No items found')).toBeVisible()
})

test('a file is previewed, its columns corrected, and then imported', async ({ adminPage: page }) => {
  const csv = [
    'Handset,Maker,Out,Shop says',
    `Tango ${hasScript() ? 1 : 2},Acme,2025-03,"Rs 45,000"`,
    `Tango ${hasScript() ? 1 : 2} 256GB,Acme,2025-03,"Rs 52,000"`,
    'Acme Watch,Acme,2025,9999',
    'Tango Future,Acme,soon,45000',
  ].join('\n')
  await open(page, '/admin/import')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'acme-2026-05.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Preview of acme-2026-05.csv' })).toBeVisible()
  await ready(page)
  // No column name is known, so no row can be read yet.
  await expect(fact(page, 'Refused')).toHaveText('4')
  await expect(page.getByLabel('Prices held on')).toHaveValue('2026-05')
  await page.getByText('Columns (4)').click()
  await page.getByLabel('Handset').selectOption('name')
  await page.getByLabel('Maker').selectOption('brand')
  await page.getByLabel('Out', { exact: false }).first().selectOption('releaseDate')
  await page.getByLabel('Shop says').selectOption('price')
  await page.getByRole('button', { name: 'Update preview' }).last().click()
  await expect(fact(page, 'New')).toHaveText('1')
  await expect(fact(page, 'Refused')).toHaveText('2')
  await expect(page.getByRole('row', { name: /Tango Future/ })).toContainText('"soon" is no release date')
  await page.getByRole('link', { name: 'Refused (2)' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Prices held on').fill('2026-04')
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('You changed how the file is read.')).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(result(page)).toBeVisible()
  await expect(fact(page, 'New imported')).toHaveText('1')
  await expect(result(page)).toHaveClass(/import-result-yellow/)
  await expect(result(page)).toContainText('Acme Watch (line 4): its name is that of a tablet, a watch or an accessory')
  await page.goto(`/acme/acme-tango-${hasScript() ? 1 : 2}`)
  await expect(page.locator('.price-hero')).toHaveText(/45,000/)
})

test('an unreadable file is refused with a message', async ({ adminPage: page }) => {
  await open(page, '/admin/import')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByLabel('File', { exact: true })).toHaveAccessibleDescription('Choose a file')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('[{"name": "Cut o') })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByLabel('File', { exact: true })).toHaveAccessibleDescription(
    /begins like JSON but is not valid JSON/,
  )
})

test('the export page shows totals and saves files', async ({ adminPage: page }) => {
  await open(page, '/export')
  await expect(page.getByRole('table', { name: 'Brand distribution' }).getByRole('row').nth(1)).toContainText(/\d/)
  await expect(
    page.getByRole('table', { name: 'Price range distribution' }).getByRole('row', { name: /Above PKR 150,000/ }),
  ).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole(hasScript() ? 'button' : 'link', { name: 'Download Mobiles CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^mobiles-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('a failed download is reported @script', async ({ adminPage: page }) => {
  await open(page, '/export')
  await page.route('**/api/export/json', route => route.fulfill({ status: 500, body: 'no' }))
  const messages: string[] = []
  page.on('dialog', dialog => {
    messages.push(dialog.message())
    return dialog.accept()
  })
  await page.getByRole('button', { name: 'Download Complete JSON' }).click()
  await expect.poll(() => messages).toEqual(['Download failed. Please try again.'])
  await expect(page.getByRole('button', { name: 'Download Complete JSON' })).toBeEnabled()
})

test('the status is polled every 30 seconds, and a failure is shown @script', async ({ adminPage: page }) => {
  await page.clock.install()
  await open(page, '/admin/import')
  await expect(fact(page, 'Mobiles')).toHaveText(/\d/)
  await page.route('**/api/admin/import/status', route => route.abort())
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Unable to load status')).toBeVisible()
  await page.unroute('**/api/admin/import/status')
  await page.clock.fastForward(31_000)
  await expect(fact(page, 'Mobiles')).toHaveText(/\d/)
})

test('no state of import and export has an accessibility violation @script', async ({ adminPage: page }) => {
  await open(page, '/admin/import')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Price\nNokia 105,4000') })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Preview of list.csv' })).toBeVisible()
  const preview = new URL(page.url()).pathname
  const phone = ((await (await page.request.get(`/api/mobiles?limit=1`)).json()) as { id: string }[])[0]
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [preview, '/admin/import', '/export', `/admin/import/phones/${phone?.id}`]) {
    await page.goto(path)
    await ready(page)
    expect(await violationsOf(page), path).toEqual([])
    await expectToFit(page, path)
  }
})
