import type { Page } from '@playwright/test'
import { expect, open, stopClock, test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'
import { words } from '#tests/support/words.ts'

const toast = (page: Page) => page.locator('.toast')

async function givenToast(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, a55.path)
  await stopClock(page)
  await page.getByRole('button', { name: words('Add to Compare'), exact: true }).click()
  await expect(toast(page)).toContainText(words('Added to comparison'))
}

/** Drags the toast from its left part by this many pixels. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await toast(page).boundingBox()
  if (!box) throw new Error('There is no toast.')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 20 + by / 2, box.y + box.height / 2)
  await page.mouse.move(box.x + 20 + by, box.y + box.height / 2)
  await page.mouse.up()
}

test('a toast stays under the pointer, and for the rest of its time afterwards (TOAST-1) @script @urdu-long', async ({
  page,
}) => {
  await givenToast(page)
  await page.clock.runFor(4000)
  await toast(page).hover()
  await page.clock.runFor(10_000)
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.runFor(900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast(page)).toHaveCount(0)
})

test('a toast with the focus stays, and gives the focus back when it is closed (TOAST-1) @script @urdu-long', async ({
  page,
}) => {
  await givenToast(page)
  await page.keyboard.press('F8')
  await expect(toast(page)).toBeFocused()
  await page.clock.runFor(20_000)
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: words('Close') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: words('In Compare') })).toBeFocused()
})

test('a toast is swiped away by 50 pixels to the right, not by less (TOAST-1) @script @urdu-long', async ({ page }) => {
  await givenToast(page)
  await drag(page, 40)
  await expect(toast(page)).toBeVisible()
  await expect(toast(page)).toHaveCSS('translate', 'none')
  await drag(page, 60)
  await expect(toast(page)).toHaveCount(0)
})

test('toasts are announced: problems at once, others in turn @script @urdu-long', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('compare-list', '["a","b","c","d"]')
  })
  await page.route('**/api/compare/gone*', route => route.fulfill({ json: { gone: [] } }))
  await open(page, a55.path)
  // Live regions must exist before their message.
  const polite = page.locator('toast-region [aria-live=polite]')
  const assertive = page.locator('toast-region [aria-live=assertive]')
  await expect(polite).toBeEmpty()
  await page.getByRole('button', { name: words('Add to Compare'), exact: true }).click()
  await expect(assertive).toContainText(words('Comparison limit reached'))
  await expect(polite).toBeEmpty()
})

test('a message that is no problem is announced politely @script @urdu-long', async ({ page }) => {
  await open(page, a55.path)
  await page.getByRole('button', { name: words('Add to Compare'), exact: true }).click()
  await expect(page.locator('toast-region [aria-live=polite]')).toContainText(words('Added to comparison'))
  await expect(page.locator('toast-region [aria-live=assertive]')).toBeEmpty()
})
