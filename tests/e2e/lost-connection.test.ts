import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { contactPath } from '#app/platform/paths.ts'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { firstName, message, send } from '#tests/support/contact-form.ts'
import { expect, hasScript, hold, open, ready, panelTest as test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'
import { startStallingProxy } from '#tests/support/stalling-proxy.ts'
import { any, withAny, words } from '#tests/support/words.ts'

// Forms after a lost connection and after the browser was closed. Without script the browser handles both.
// Without the service worker: it sends reports itself (offline.test.ts), where a page's routes do not reach.
test.use({ expectedErrors: /^\/(contact|price-report|admin|mobiles)/, serviceWorkers: 'block' })

const lost = () =>
  words('This did not get through. Check your connection and send it again; what you typed is still here.')

const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft:')))

/** Makes every POST to this path fail in the given way. */
const lose = (page: Page, path: string, how: 'abort' | 'proxy' = 'abort') =>
  page.route(`**${path}.data*`, route => {
    if (route.request().method() !== 'POST') return route.continue()
    return how === 'abort' ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
  })

for (const how of ['abort', 'proxy'] as const) {
  // Remix logs that it cannot decode the proxy's page.
  test.describe(() => {
    if (how === 'proxy') test.use({ expectedErrors: /^\/(contact|assets)/ })
    test(`a contact form keeps its values and can be sent again after a lost connection (${how}) @script @urdu-long`, async ({
      page,
    }) => {
      await open(page, '/contact?subject=review')
      await firstName(page).fill('Ayesha')
      await page.getByLabel(words('Last name')).fill('Khan')
      await page.getByLabel(words('E-mail')).fill('ayesha@example.com')
      await message(page).fill('Please review the Redmi A5.')
      await lose(page, '/contact', how)
      await send(page).click()
      await expect(page.getByRole('alert')).toHaveText(lost())
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(firstName(page)).toHaveValue('Ayesha')
      await expect(page.getByLabel(words('Subject'))).toHaveValue('review')
      await expect(message(page)).toHaveValue('Please review the Redmi A5.')
      await page.unroute('**/contact.data*')
      await send(page).click()
      await expect(page.getByRole('heading', { name: words('Thank you, your message was sent') })).toBeVisible()
      await expect.poll(() => drafts(page)).toEqual([])
    })
  })
}

test('going on before a response is complete is no error of the page @script @panel', async ({
  adminPage: page,
  site,
}) => {
  let isSlow = true
  await using proxy = await startStallingProxy(site.origin, ({ url = '', method }) =>
    isSlow && url.includes('.data') ? (method === 'POST' ? 'end' : 'head') : null,
  )
  await open(page, `${proxy.origin}/admin/account`)
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Change password' }).click()
  await answered
  await page.getByRole('link', { name: 'Messages' }).click()
  isSlow = false
  await page.getByRole('link', { name: 'Import' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Import')
})

test('a price report keeps its values after a lost connection @script @urdu-long', async ({ page }) => {
  await open(page, `/price-report?phone=${a55.id}`)
  await page.getByLabel(words('Price that you saw, in rupees')).fill('89,999')
  await page.getByLabel(words('Where did you see it?')).fill('Hafeez Centre')
  await lose(page, '/price-report')
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(page.getByRole('alert')).toHaveText(lost())
  await expect(page.getByLabel(words('Price that you saw, in rupees'))).toHaveValue('89,999')
})

test('the forms of the panel keep their values after a lost connection and can be saved again @script @panel', async ({
  adminPage: page,
}) => {
  await open(page, '/admin?new=brand')
  const dialog = page.getByRole('dialog', { name: 'Add Brand' })
  await dialog.getByLabel('Name').fill('Zed')
  await dialog.getByLabel('Description').fill('A long text')
  await lose(page, '/admin')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(lost())
  await expect(dialog.getByLabel('Description')).toHaveValue('A long text')
  await page.unroute('**/admin.data*')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.toast')).toContainText('Brand created successfully')
  await expect.poll(() => drafts(page)).toEqual([])

  await open(page, `/admin?edit=${a55.id}`)
  const edit = page.getByRole('dialog', { name: `Edit ${a55.name}` })
  await edit.getByLabel('Model', { exact: true }).fill('A55 5G')
  await edit.getByRole('button', { name: 'Add category' }).click()
  await edit.getByLabel('Category 1', { exact: true }).fill('Typed anew')
  await lose(page, '/admin')
  await edit.getByRole('button', { name: 'Save' }).last().click()
  await expect(edit.getByRole('alert')).toHaveText(lost())
  await expect(edit.getByLabel('Model', { exact: true })).toHaveValue('A55 5G')
  await expect(edit.getByLabel('Category 1', { exact: true })).toHaveValue('Typed anew')

  for (const [path, query, field, button] of [
    ['/admin/prices', '?kind=missing', 'price', /^Save/],
    ['/admin/import', '', 'query', 'Search and import'],
  ] as const) {
    await open(page, `${path}${query}`)
    const form = page.locator('form', { has: page.locator(`[name="${field}"]`) }).first()
    await form.locator(`[name="${field}"]`).fill('77,777')
    await lose(page, path)
    await form.getByRole('button', { name: button }).last().click()
    await expect(page.locator('.toast')).toContainText(lost().slice(0, 20))
    await expect(form.locator(`[name="${field}"]`)).toHaveValue('77,777')
  }
})

test('a failed delete request is reported on the list @script @panel', async ({ adminPage: page }) => {
  page.on('dialog', dialog => dialog.accept())
  await open(page, '/admin')
  await lose(page, '/admin')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.locator('.toast')).toContainText('This did not get through.')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('a draft of a phone with its rows is restored in a new page, and can be discarded or saved @script @panel', async ({
  adminPage: page,
  context,
}) => {
  await open(page, '/admin?new=mobile')
  await page.getByLabel('Name', { exact: true }).fill('Zenith Z9')
  await page.getByLabel('Brand', { exact: true }).selectOption('nokia')
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByLabel('Category 1', { exact: true }).fill('Display')
  await page.getByLabel('Feature 1 of category 1').fill('Size')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:phone:new'))).toContain('Size')
  await page.close()

  const again = await context.newPage()
  await open(again, '/admin?new=mobile')
  const notice = again.getByRole('status').filter({ hasText: 'was restored from this device' })
  await expect(notice).toBeVisible()
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Zenith Z9')
  await expect(again.getByLabel('Brand', { exact: true })).toHaveValue('nokia')
  await expect(again.getByLabel('Feature 1 of category 1')).toHaveValue('Size')
  await notice.getByRole('button', { name: 'Discard draft' }).click()
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(again.getByLabel('Feature 1 of category 1')).toHaveCount(0)
  await again.reload()
  await ready(again)
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect.poll(() => drafts(again)).toEqual([])
})

test('a draft does not overwrite a record changed meanwhile @script @panel', async ({ adminPage: page, context }) => {
  await open(page, '/admin?tab=brands')
  await page.getByRole('link', { name: 'Edit Sony' }).click()
  await page.getByLabel('Description').fill('The draft')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.close()
  const other = await context.newPage()
  await open(other, '/admin?tab=brands')
  const stored = await other.evaluate(() => ({ ...localStorage }))
  await other.evaluate(() => localStorage.clear())
  await other.getByRole('link', { name: 'Edit Sony' }).click()
  await other.getByLabel('Description').fill('Saved meanwhile')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.locator('.toast')).toContainText('Brand updated successfully')
  await other.evaluate(items => Object.assign(localStorage, items), stored)
  await other.getByRole('link', { name: 'Edit Sony' }).click()
  await expect(other.getByLabel('Description')).toHaveValue('The draft')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('alert')).toContainText('This record was changed by someone else')
  await other.getByRole('link', { name: 'take all the stored ones' }).click()
  await expect(other.getByLabel('Description')).toHaveValue('Saved meanwhile')
})

test('closing without saving deletes the draft @script @panel', async ({ adminPage: page }) => {
  page.on('dialog', dialog => dialog.accept())
  await open(page, '/admin?new=brand')
  await page.getByLabel('Name').fill('Unwanted')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => drafts(page)).toEqual([])
})

test('an unfinished message is restored, and a password is never stored @script @urdu-long', async ({
  page,
  context,
}) => {
  await open(page, '/contact')
  await message(page).fill('Begun in the bus')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.close()
  const again = await context.newPage()
  await open(again, contactPath())
  await expect(message(again)).toHaveValue('Begun in the bus')
  const restored = words(`Your draft of ${any} was restored from this device. It is not saved yet.`, any)
  await expect(again.getByRole('status').getByText(withAny(restored))).toBeVisible()
  await open(again, '/admin/login')
  await again.getByLabel('Password').fill('secret-of-mine')
  await again.getByLabel('Username').fill('admin')
  await again.waitForFunction(() => !JSON.stringify(localStorage).includes('secret-of-mine'))
  await expect.poll(() => drafts(again)).toHaveLength(1)
})

test('a page that cannot be loaded shows the lost connection, without claiming that an error was recorded @script @urdu-long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/mobiles')
  await page.route('**/*.data*', route => route.abort())
  await page.getByRole('link', { name: words('Next') }).click()
  await expect(page.getByRole('heading', { name: words('That did not get through') })).toBeVisible()
})

test('what is typed before the application runs is not replaced by an older draft @script @urdu-long', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/robots.txt`)
  const draft = `draft:${contactPath()}`
  await page.evaluate(name => {
    const fields = [['firstName', 'Older']]
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), fields }))
  }, draft)
  const release = await hold(page, /\/assets\/entry\.client-/)
  await open(page, '/contact')
  await firstName(page).fill('Newer')
  release()
  await expect.poll(() => page.evaluate(name => localStorage.getItem(name), draft)).toContain('Newer')
  await expect(firstName(page)).toHaveValue('Newer')
})

test('forms whose session has ended come back filled after signing in (AUTH-14) @panel', async ({
  adminPage: page,
  site,
}) => {
  const database = new Database(site.databasePath)
  const sony = database.prepare("SELECT id FROM brands WHERE slug = 'sony'").pluck().get()
  // With script a draft may bring back the same.
  const forms = [
    { path: `/admin?tab=brands&edit-brand=${sony}`, field: 'description', button: 'Save' },
    { path: `/admin?edit=${a55.id}`, field: 'model', button: 'Save' },
    { path: '/admin/prices?kind=old', field: 'price', button: /^Save/ },
    { path: '/admin/import', field: 'query', button: 'Search and import' },
  ]
  for (const { path, field, button } of forms) {
    await open(page, path)
    const form = page.locator('form', { has: page.locator(`[name="${field}"]`) }).first()
    await form.locator(`[name="${field}"]`).fill('77,777')
    database.prepare('DELETE FROM sessions').run()
    await form.getByRole('button', { name: button }).last().click()
    if (!hasScript()) {
      await expect(page.getByText('What you typed is kept for 30 minutes')).toBeVisible()
      await page.getByRole('link', { name: 'Go to Login' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password').fill(ADMIN_PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('What you typed is below again; nothing was saved yet.')).toBeVisible()
    await expect(page.locator(`form [name="${field}"]`).first()).toHaveValue('77,777')
  }
  database.close()
})
