import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, open, panelTest as test } from '#tests/support/e2e.ts'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/admin\/site/ })

test('an administrator switches a figure off, sees it gone, and puts it back (SITE-10, SITE-14)', async ({
  adminPage: page,
}) => {
  await open(page, '/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Site', exact: true }).click()
  const reviews = page.getByRole('group', { name: 'User reviews on the home page' })
  await expect(reviews.getByRole('radio', { name: /^‘10K\+ User Reviews’/ })).toBeChecked()
  await reviews.getByRole('radio', { name: 'Not shown' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await expect(reviews.getByRole('radio', { name: 'Not shown' })).toBeChecked()
  expect(await (await page.request.get('/')).text()).not.toContain('10K+')

  await page.getByRole('button', { name: 'Put back' }).first().click()
  await expect(page.getByText('The change was put back').first()).toBeVisible()
  // The form shows it too, also where the page stayed.
  await expect(reviews.getByRole('radio', { name: /^‘10K\+ User Reviews’/ })).toBeChecked()
  expect(await (await page.request.get('/')).text()).toContain('10K+')
})

test('a change of somebody else meanwhile is shown, and one can take it (ADMIN-11)', async ({ adminPage: page }) => {
  const other = await page.context().newPage()
  await open(other, '/admin/site')
  await open(page, '/admin/site')
  const year = (of: typeof page) => of.getByRole('group', { name: 'Year in the titles of phones' })
  await year(other)
    .getByRole('radio', { name: /^The current year/ })
    .check()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Settings saved').first()).toBeVisible()
  await page
    .getByRole('group', { name: 'Rating on the pages of phones' })
    .getByRole('radio', { name: 'Not shown' })
    .check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('changed by someone else')
  await page.getByRole('radio', { name: 'Take this: Year in the titles of phones' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await expect(year(page).getByRole('radio', { name: /^The current year/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Not shown' }).nth(2)).toBeChecked()
})

test('the page has no accessibility violation and fits (A11Y-1) @script', async ({ adminPage: page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/admin/site')
    await expectToFit(page, '/admin/site')
    expect(await violationsOf(page), String(width)).toEqual([])
  }
})
