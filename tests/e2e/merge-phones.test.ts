/** An editor merges two entries of one phone and takes that back (ADMIN-23). */
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, open, panelTest as test } from '#tests/support/e2e.ts'
import { a55, note40 } from '#tests/support/phones.ts'

test.describe.configure({ mode: 'serial' })

test('an editor finds the other entry, chooses, merges and undoes it', async ({ adminPage: page }) => {
  await open(page, `/admin?view=${a55.id}`)
  await page.getByRole('link', { name: 'This is the same phone as …' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merge two entries of one phone')
  await page.getByLabel(`${a55.name} is the same phone as …`).fill(note40.name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: `Choose ${note40.name}`, exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Keep: Name' })).toBeChecked()
  await page.getByRole('radio', { name: 'Take: Model' }).check()
  for (const summary of await page.locator('summary').all()) await summary.click()
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Mobiles merged successfully').first()).toBeVisible()
  await open(page, note40.path)
  await expect(page).toHaveURL(a55.path)
  await open(page, '/admin?tab=activity')
  await page.getByRole('button', { name: `Undo merging ${note40.name} into ${a55.name}` }).click()
  await expect(page.getByText('Merge undone successfully').first()).toBeVisible()
  await open(page, note40.path)
  await expect(page).toHaveURL(note40.path)
})
