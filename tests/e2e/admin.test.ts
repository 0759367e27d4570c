import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, hold, open, ready, signIn, panelTest as test } from '#tests/support/e2e.ts'

// The tests of this file share one site and depend on each other.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/admin/ })

/** The message of the last action: a toast with script, a line on the page without. */
const message = (page: Page) => (hasScript() ? page.locator('.toast') : page.locator('output'))

/** The message of a failed save: a toast with script, the head of the form without. */
const failure = (page: Page) => (hasScript() ? page.locator('.toast') : page.locator('.dialog .notice-problem'))

test('an anonymous visitor is sent to the login, and back to the requested page', async ({ page }) => {
  await page.goto('/admin?tab=brands')
  if (hasScript()) await expect(page).toHaveURL(/\/admin\/login\?redirectTo=/)
  else {
    await expect(page.getByText('Access Denied')).toBeVisible()
    await expect(page.getByText('You need to log in to access the admin panel.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Login' }).click()
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await ready(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter both username and password')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin\?tab=brands$/)
  await expect(message(page)).toContainText('Login Successful')
  await expect(message(page)).toContainText('Welcome to the admin panel')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('the navigation is one line at 1280 px, and a menu that closes by itself on a phone', async ({
  adminPage: page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Admin', exact: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/admin')
  const tops = await navigation
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(5)
  expect(new Set(tops).size).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await navigation.getByRole('link', { name: 'Prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Most viewed, not checked in 14 days' })).toBeVisible()
  await expect(navigation).toBeHidden()
  await expectToFit(page)
})

test('a brand and a phone are created, changed and deleted in the panel', async ({ adminPage: page }) => {
  page.on('dialog', dialog => {
    expect(dialog.message()).toMatch(/^Are you sure you want to delete .+\?$/)
    dialog.accept()
  })
  await open(page, '/admin')

  // A brand.
  await page.getByRole('link', { name: 'Brands', exact: true }).click()
  await page.getByRole('link', { name: 'Add Brand' }).click()
  const brandDialog = page.getByRole('dialog', { name: 'Add Brand' })
  await brandDialog.getByLabel('Name').fill('Zenith')
  if (hasScript()) await expect(brandDialog.getByLabel('Slug')).toHaveValue('zenith')
  await brandDialog.getByLabel('Slug').fill('Not A Slug')
  await brandDialog.getByRole('button', { name: 'Save' }).click()
  await expect(brandDialog.getByLabel('Slug')).toHaveAccessibleDescription(
    /Use lower-case letters, digits and single hyphens/,
  )
  await expect(brandDialog.getByLabel('Name')).toHaveValue('Zenith')
  await brandDialog.getByLabel('Slug').fill('samsung')
  await brandDialog.getByRole('button', { name: 'Save' }).click()
  await expect(failure(page)).toContainText('Error')
  await expect(failure(page)).toContainText('This slug is already used by another brand')
  await expect(brandDialog.getByLabel('Name')).toHaveValue('Zenith')
  await brandDialog.getByLabel('Slug').fill('zenith')
  await brandDialog.getByRole('button', { name: 'Save' }).click()
  await expect(message(page)).toContainText('Brand created successfully')
  await expect(page.getByRole('heading', { name: 'Zenith' })).toBeVisible()

  // A phone, with rows added and one removed.
  await page.getByRole('link', { name: 'Mobiles', exact: true }).click()
  await page.getByRole('link', { name: 'Add Mobile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Mobile' })
  await dialog.getByLabel('Name', { exact: true }).fill('Zenith Z1 Pro+')
  if (hasScript()) await expect(dialog.getByLabel('Slug')).toHaveValue('zenith-z1-pro')
  else await dialog.getByLabel('Slug').fill('zenith-z1-pro')
  await dialog.getByLabel('Brand', { exact: true }).selectOption('zenith')
  await dialog.getByLabel('Model', { exact: true }).fill('Z1 Pro+')
  await dialog.getByLabel('Price', { exact: true }).fill('Rs 99,999')
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await dialog.getByLabel('Category 1', { exact: true }).fill('Display')
  await dialog.getByLabel('Feature 1 of category 1').fill('Size')
  await dialog.getByRole('button', { name: 'Add spec' }).click()
  await dialog.getByLabel('Feature 2 of category 1').fill('To be removed')
  await dialog.getByRole('button', { name: 'Remove spec 2 of category 1' }).click()
  await expect(dialog.getByLabel('Feature 2 of category 1')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  // With script the fields are validated before submitting.
  if (!hasScript()) await expect(failure(page)).toContainText('Failed to create mobile')
  await expect(dialog.getByText('Image URL is required')).toBeVisible()
  await expect(dialog.getByText('Release date is required')).toBeVisible()
  await expect(dialog.getByText('At least one image is required')).toBeVisible()
  await expect(dialog.getByText('Value is required')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Zenith Z1 Pro+')
  await expect(dialog.getByLabel('Brand', { exact: true })).toHaveValue('zenith')
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('Rs 99,999')
  await expect(dialog.getByLabel('Feature 1 of category 1')).toHaveValue('Size')
  await dialog.getByLabel('Value 1 of category 1').fill('6.7 inches')
  await dialog.getByLabel('Image URL').fill('/images/default-phone.svg')
  await dialog.getByLabel('Release date').fill('2026-02-01')
  await dialog.getByLabel('RAM', { exact: true }).fill('8GB')
  await dialog.getByLabel('Storage', { exact: true }).fill('256GB')
  await dialog.getByLabel('Camera', { exact: true }).fill('50 MP')
  if ((await dialog.getByLabel('Image 1', { exact: true }).count()) === 0)
    await dialog.getByRole('button', { name: 'Add image' }).click()
  await dialog.getByLabel('Image 1', { exact: true }).fill('/images/default-phone-2.svg')
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(message(page)).toContainText('Mobile created successfully')
  await expect(page.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/zenith/zenith-z1-pro')

  // Found by search, viewed, changed.
  const search = page.getByLabel('Search by name, brand or model')
  await search.fill('ZENITH')
  await search.press('Enter')
  await expect(page.getByText(/^Showing 1 - 1 of 1 mobiles \(filtered from 1254 total\)$/)).toBeVisible()
  await page.getByRole('link', { name: 'View Zenith Z1 Pro+' }).click()
  await expect(page.getByRole('dialog', { name: 'Zenith Z1 Pro+' }).getByText('6.7 inches')).toBeVisible()
  if (hasScript()) await page.keyboard.press('Escape')
  else await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit Zenith Z1 Pro+' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Zenith Z1 Pro+' })
  await edit.getByLabel('Model', { exact: true }).fill('')
  await edit.getByLabel('Price', { exact: true }).fill('Rs 89,999')
  await edit.getByLabel('Release date').fill('')
  await edit.getByRole('button', { name: 'Save' }).last().click()
  await expect(edit.getByText('Model is required')).toBeVisible()
  if (!hasScript()) await expect(failure(page)).toContainText('Failed to update mobile')
  await edit.getByLabel('Release date').fill('2026-02-01')
  await expect(edit.getByLabel('Price', { exact: true })).toHaveValue('Rs 89,999')
  await edit.getByLabel('Model', { exact: true }).fill('Z1 Pro+')
  await edit.getByRole('button', { name: 'Save' }).last().click()
  await expect(message(page)).toContainText('Mobile updated successfully')

  // Visitors see it.
  await page.goto('/zenith/zenith-z1-pro')
  await expect(page.locator('.price-hero')).toHaveText(/89,999/)

  // A brand with phones cannot be deleted; then both are deleted.
  await open(page, '/admin?tab=brands')
  const remove = async (name: string) => {
    if (hasScript()) await page.getByRole('button', { name: `Delete ${name}` }).click()
    else {
      await page.getByRole('link', { name: `Delete ${name}` }).click()
      await expect(page.getByText(`Are you sure you want to delete ${name}?`)).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
    }
  }
  await remove('Zenith')
  await expect(message(page)).toContainText('Failed to delete brand')
  await expect(message(page)).toContainText('Zenith has 1 phone. Delete or move them first; nothing was deleted.')
  await open(page, '/admin?q=zenith')
  await remove('Zenith Z1 Pro+')
  await expect(message(page)).toContainText('Mobile deleted successfully')
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('button', { name: 'Restore Zenith Z1 Pro+' }).first().click()
  await expect(message(page)).toContainText('Mobile restored successfully')
  await open(page, '/admin?q=zenith')
  await remove('Zenith Z1 Pro+')
  await expect(message(page)).toContainText('Mobile deleted successfully')
  await open(page, '/admin?tab=brands')
  await remove('Zenith')
  await expect(message(page)).toContainText('Brand deleted successfully')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page)).toContainText('Brand restored successfully')
  await expect(page).toHaveURL(/tab=brands/)
  await expect(page.getByRole('heading', { name: 'Zenith' })).toBeVisible()
})

test('with two tabs the second save reports the conflict and shows both versions', async ({
  adminPage: page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin?tab=brands')
    await ready(tab)
    await tab.getByRole('link', { name: 'Edit Sony' }).click()
  }
  const description = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Description' })
  await description(page).fill('The first text')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(message(page)).toContainText('Brand updated successfully')
  await description(other).fill('The second text')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const alert = other.getByRole('alert')
  await expect(alert).toContainText('This record was changed by someone else since you opened it.')
  await expect(alert.getByRole('row', { name: /Description/ })).toContainText('The first text')
  await expect(alert.getByRole('row', { name: /Description/ })).toContainText('The second text')
  if (hasScript()) await expect(alert).toBeFocused()
  await expect(description(other)).toHaveValue('The second text')
  await expect(alert.getByLabel('Keep yours: Description')).toBeChecked()
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(message(other)).toContainText('Brand updated successfully')
  await other.goto('/sony')
  await expect(other.getByText('The second text')).toBeVisible()
})

test('a toast is above an open dialog and can be closed there @script', async ({ adminPage: page }) => {
  await open(page, '/admin?new=brand')
  const dialog = page.getByRole('dialog', { name: 'Add Brand' })
  await dialog.getByLabel('Name').fill('Samsung')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(failure(page)).toContainText('This slug is already used by another brand')
  const isOnTop = () =>
    failure(page).evaluate(toast => {
      const { left, top, width, height } = toast.getBoundingClientRect()
      return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
  await failure(page).getByRole('button', { name: 'Close' }).click()
  await expect(failure(page)).toHaveCount(0)
  await dialog.getByLabel('Slug').fill('samsung-too')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(message(page)).toContainText('Brand created successfully')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(isOnTop).toBe(true)
})

test('only the administrator can edit a phone from its page', async ({ page, context }) => {
  await page.goto('/itel/itel-a70')
  await expect(page.getByRole('link', { name: 'Edit Mobile' })).toHaveCount(0)
  await signIn(page)
  await page.goto('/itel/itel-a70')
  await page.getByRole('link', { name: 'Edit Mobile' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit itel A70' })).toBeVisible()
  await context.clearCookies()
  await page.goto('/itel/itel-a70')
  await expect(page.getByRole('link', { name: 'Edit Mobile' })).toHaveCount(0)
})

test('no state of the panel has an accessibility violation @script', async ({ page }) => {
  await page.goto('/admin/login')
  expect(await violationsOf(page)).toEqual([])
  await signIn(page)
  for (const path of ['/admin', '/admin?new=mobile', '/admin?tab=brands', '/admin?new=brand', '/admin?tab=activity']) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    expect(await violationsOf(page), path).toEqual([])
    await expect(page.getByRole('link', { name: /^Qeemat/ })).toBeVisible()
    await expectToFit(page, path)
  }
})

test('pending states are shown while signing in, loading a guarded page and saving @script', async ({ page }) => {
  await open(page, '/admin/login')
  const signInNow = await hold(page, '**/admin/login.data*')
  const lookNow = await hold(page, '**/admin.data*', 'GET')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  signInNow()
  await expect(page.getByText('Checking authentication...')).toBeVisible()
  lookNow()
  await expect(page.getByText('Admin Panel', { exact: true })).toBeVisible()
  await open(page, '/admin?new=brand')
  const saveNow = await hold(page, '**/admin.data*', 'POST')
  await page.getByLabel('Name').fill('Slow')
  await page.getByLabel('Slug').fill('samsung')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  saveNow()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a login without a response reports it and preserves the name @script', async ({ page }) => {
  await open(page, '/admin/login')
  await page.route('**/admin/login.data*', route => route.abort())
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await page.unroute('**/admin/login.data*')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Admin Panel', { exact: true })).toBeVisible()
})

test('typed values are not lost by closing the dialog accidentally @script', async ({ adminPage: page }) => {
  await open(page, '/admin?new=brand')
  const dialog = page.getByRole('dialog', { name: 'Add Brand' })
  const questions: string[] = []
  page.on('dialog', question => {
    questions.push(question.message())
    return questions.length < 5 ? question.dismiss() : question.accept()
  })
  await ready(page)
  await dialog.getByLabel('Name').fill('Typed with care')
  for (const name of ['Close', 'Cancel']) await dialog.getByRole('link', { name }).click()
  // A browser closes the dialog at the second Escape, even if the page prevents the event.
  for (let times = 0; times < 2; times++) await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Name')).toHaveValue('Typed with care')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(questions).toEqual(Array(5).fill('Close without saving what you typed?'))
})

test('a selection and an added row are not lost by closing accidentally @script', async ({ adminPage: page }) => {
  await open(page, '/admin?new=phone')
  const dialog = page.getByRole('dialog', { name: 'Add Mobile' })
  let questions = 0
  page.on('dialog', question => {
    questions += 1
    return question.dismiss()
  })
  await ready(page)
  await dialog.getByLabel('Brand', { exact: true }).selectOption('apple')
  await page.keyboard.press('Escape')
  await dialog.getByLabel('Brand', { exact: true }).selectOption('')
  await dialog.getByRole('button', { name: 'Add image' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Image 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect.poll(() => questions).toBe(2)
})

test('the list shows twelve phones per page, and a message when empty', async ({ adminPage: page }) => {
  await open(page, '/admin')
  await expect(page.getByText(/^Showing 1 - 12 of 1253 mobiles$/)).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 13 - 24 of 1253 mobiles$/)).toBeVisible()
  await expect(page.getByText('Page 2 of 105')).toBeVisible()
  await page.goto('/admin?q=qqqqq')
  await expect(page.getByText('No mobiles found matching "qqqqq"')).toBeVisible()
})
