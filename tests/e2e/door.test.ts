/** The administrator's door in a browser, with and without script. */
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { ADMIN_PASSWORD } from '#tests/support/admin-client.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, hasScript, open, ready, panelTest as test } from '#tests/support/e2e.ts'

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/(admin|export)/ })

async function expectAccessible(page: Page) {
  // The checker is a script itself.
  if (!hasScript()) return
  expect(await violationsOf(page)).toEqual([])
}

async function signIn(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await ready(page)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a second factor is set up, used twice, and turned off when the device is lost (AUTH-11)', async ({
  adminPage: page,
  site,
}) => {
  await open(page, '/admin/account')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
  const code = () => new TOTP({ secret: Secret.fromBase32(key) }).generate()
  const field = page.getByLabel('Code that the app shows')
  await field.fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(field).toHaveAccessibleDescription(/not valid/)
  await field.fill(code())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('The second factor is on.')).toBeVisible()
  const codes = await page.locator('ol > li').allInnerTexts()
  expect(codes).toHaveLength(10)

  for (let time = 0; time < 2; time += 1) {
    // As if the next half minute had come: each code is accepted once.
    const database = new Database(site.databasePath)
    database.prepare('UPDATE users SET last_totp_step = 0').run()
    database.close()
    await signIn(page)
    await page.getByLabel('Code').fill(time === 0 ? '000000' : code())
    await page.getByRole('button', { name: 'Sign In' }).click()
    if (time === 0) {
      await expect(page.getByRole('alert')).toContainText('not valid')
      await page.getByLabel('Code').fill(code())
      await page.getByRole('button', { name: 'Sign In' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  }

  await signIn(page)
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await open(page, '/admin/account/second-factor')
  await expect(page.getByRole('heading', { name: '9 recovery codes are left' })).toBeVisible()
  await page.locator('#code-turn-off').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Off: your password alone opens the panel.')).toBeVisible()
})

test('the panel asks for the password again and goes on (AUTH-10)', async ({ adminPage: page, site }) => {
  const forgetConfirmation = () => {
    const database = new Database(site.databasePath)
    database.prepare('UPDATE sessions SET confirmed_at = 0').run()
    database.close()
  }
  forgetConfirmation()
  await open(page, '/export')
  await page.getByRole('link', { name: 'Enter password for SQL backup' }).click()
  await ready(page)
  await expectAccessible(page)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('This is not your password.')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  const backup = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Download SQL backup')).toBeVisible()
  await (await backup).cancel()

  await open(page, '/admin/accounts')
  await expectAccessible(page)
  forgetConfirmation()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/\/admin\/join\//)).toBeVisible()
  await open(page, '/admin/security')
  await expectAccessible(page)
  await expect(page.getByText('admin: invited somebody (editor)').first()).toBeVisible()
})

test('what a browser refuses to run is reported and shown (HTTP-9) @script', async ({
  adminPage: page,
  browser,
  site,
}) => {
  const visitor = await browser.newPage()
  await visitor.goto(`${site.origin}/search`)
  const reported = visitor.waitForResponse('**/api/csp')
  await visitor.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://ads.example/spy.js'
    document.body.append(script)
  })
  expect((await reported).status()).toBe(204)
  await visitor.close()
  await expect(async () => {
    await open(page, '/admin/security')
    await expect(page.getByText('https://ads.example/spy.js on /search')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByText(/^script-src-elem, 1 report, last /)).toBeVisible()
  await expectAccessible(page)
})
