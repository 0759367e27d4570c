import { violationsOf } from '#tests/support/axe.ts'
import { expect, hasScript, hold, open, panelTest as test } from '#tests/support/e2e.ts'
import { returnsJson } from '#tests/support/model-server.ts'

// The tests share one site and a fake language model.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/admin/ })

test('the list of mobiles follows the search', async ({ adminPage: page }) => {
  await open(page, '/admin')
  const search = page.getByLabel('Search by name, brand or model')
  if (hasScript()) await search.pressSequentially('galaxy a55')
  else {
    await search.fill('galaxy a55')
    await page.getByRole('button', { name: 'Search' }).click()
  }
  await expect(page.getByText(/^Showing 1 - 1 of 1 mobiles \(filtered from 1253 total\)$/)).toBeVisible()
  await expect(page).toHaveURL(/q=galaxy\+a55/)
  await expect(search).toHaveValue('galaxy a55')
  if (!hasScript()) return
  await expect(search).toBeFocused()
  await search.fill('')
  await expect(page.getByText(/^Showing 1 - 12 of 1253 mobiles$/)).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
})

test('the generator is enabled by brand and model, runs, and shows its result', async ({ adminPage: page, model }) => {
  await open(page, '/admin?new=mobile')
  await page.getByText('AI tools').click()
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  if (hasScript()) {
    await expect(generate).toBeDisabled()
    await page.getByLabel('Brand to generate').fill('Samsung')
    await expect(generate).toBeDisabled()
  } else {
    await generate.click()
    await expect(page.locator('output')).toContainText('Brand is required. Model is required')
    await page.getByLabel('Brand to generate').fill('Samsung')
  }
  await page.getByLabel('Model to generate').fill('Galaxy A98')
  model.behave(returnsJson({ name: 'Samsung Galaxy A98', shortSpecs: { ram: '8GB' } }))
  const release = hasScript() ? await hold(page, '**/admin.data*', 'POST') : () => {}
  await generate.click()
  if (hasScript()) {
    await expect(page.getByRole('button', { name: 'Working...' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' }).last()).toHaveText('Save')
    release()
    await expect(page.locator('.toast')).toContainText('Mobile specifications generated successfully')
  }
  await expect(page.locator('output')).toContainText('Mobile specifications generated successfully')
  await expect(page.getByLabel('RAM', { exact: false }).first()).toHaveValue('8GB')

  model.behave(returnsJson({}))
  await page.getByLabel('Model to generate').fill('Galaxy A97')
  await generate.click()
  const message = hasScript() ? page.locator('.toast') : page.locator('output')
  await expect(message).toContainText('Failed to generate specifications')
  await expect(page.getByLabel('RAM', { exact: false }).first()).toHaveValue('8GB')
})

test('an import shows its start as soon as the button is pressed @script', async ({ adminPage: page }) => {
  await open(page, '/admin/import')
  const release = await hold(page, '**/admin/import.data*', 'POST')
  const card = page.getByRole('form', { name: 'Import all brands' })
  await card.getByRole('button', { name: 'Import brands' }).click()
  await expect(card.getByRole('button', { name: 'Importing ...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Importing ...' })).toHaveCount(1)
  release()
  await expect(page.getByRole('heading', { name: 'Import all brands' })).toBeVisible()
})

test('pasted specifications become rows of the form, and other fields stay as typed (ADMIN-21)', async ({
  adminPage: page,
}) => {
  await open(page, '/admin?new=mobile')
  await page.getByLabel('Name', { exact: true }).fill('Acme Pasted')
  await page.getByText('Paste specifications').click()
  const text = page.getByLabel('Specifications as text')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(text).toHaveAccessibleDescription(/Paste some specifications first/)
  await text.fill('BATTERY\nCapacity: 5000 mAh\nDISPLAY\nSize: 6.7 inches\nBest of the year')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.locator('output')).toHaveText('2 rows recognised, 1 line not.')
  await expect(page.getByRole('region', { name: 'Not recognised' })).toContainText('Best of the year')
  const box = page.getByRole('checkbox', { name: 'Display: Size 6.7 inches new' })
  await expect(box).toBeChecked()
  if (hasScript()) expect(await violationsOf(page, { parts: ['form[data-draft]'] })).toEqual([])
  await box.uncheck()
  await page.getByRole('button', { name: 'Take the chosen rows' }).click()
  await expect(page.locator('output')).toContainText('1 row taken into the specifications below')
  await expect(page.getByLabel('Category 1', { exact: true })).toHaveValue('Battery')
  await expect(page.getByLabel('Value 1 of category 1')).toHaveValue('5000 mAh')
  await expect(page.getByLabel('Category 2', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Acme Pasted')
})

test('after a preview the form still says that it is unsaved, and asks before it closes @script', async ({
  adminPage: page,
}) => {
  await open(page, '/admin?new=mobile')
  const dialog = page.getByRole('dialog', { name: 'Add Mobile' })
  await dialog.getByLabel('Name', { exact: true }).fill('Acme Unsaved')
  await dialog.getByText('Paste specifications').click()
  await dialog.getByLabel('Specifications as text').fill('BATTERY\nCapacity: 5000 mAh')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(page.locator('output')).toContainText('1 row recognised')
  await expect(dialog.getByText('Unsaved changes')).toBeVisible()
  const question = page.waitForEvent('dialog')
  const pressed = dialog.getByRole('link', { name: 'Cancel' }).click()
  expect((await question).message()).toBe('Close without saving what you typed?')
  await (await question).dismiss()
  await pressed
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Acme Unsaved')
})
