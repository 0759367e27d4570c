import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '#tests/support/axe.ts'
import { firstName, message, send } from '#tests/support/contact-form.ts'
import { expect, hasScript, open, ready, panelTest as test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'
import { beginsWith, contains, words } from '#tests/support/words.ts'

// The tests share one site: the administrator reads what the visitors sent.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /^\/(contact|price-report|admin)/ })

async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}

test('a visitor corrects a message, sends it, and sees the confirmation @urdu', async ({ page }) => {
  await open(page, '/contact?subject=review')
  await expect(page.getByLabel(words('Subject'))).toHaveValue('review')
  await firstName(page).fill('Ayesha')
  await page.getByLabel(words('E-mail')).fill('ayesha')
  await message(page).fill('Please review the Redmi A5.')
  await send(page).click()

  await expect(page.getByRole('alert')).toContainText(words('2 fields need another look.', 2))
  await expect(page.getByLabel(words('Last name'))).toHaveAccessibleDescription(words('Enter your last name'))
  await expect(page.getByLabel(words('E-mail'))).toHaveAccessibleDescription(
    beginsWith(words('Enter an e-mail address such as name@example.com')),
  )
  await expect(firstName(page)).toHaveValue('Ayesha')
  await expect(page.getByLabel(words('Subject'))).toHaveValue('review')
  await expect(message(page)).toHaveValue('Please review the Redmi A5.')
  if (hasScript()) {
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
  }
  await page
    .getByRole('alert')
    .getByRole('link', { name: words('Enter your last name') })
    .click()
  await expect(page.getByLabel(words('Last name'))).toBeFocused()

  await page.getByLabel(words('Last name')).fill('Khan')
  await page.getByLabel(words('E-mail')).fill('ayesha@example.com')
  await send(page).click()
  await expect(page.getByRole('heading', { name: words('Thank you, your message was sent') })).toBeVisible()
  await expect(page).toHaveURL(/\/contact\?sent=1$/)
  if (hasScript()) {
    await expect(page.getByRole('heading', { name: words('Thank you, your message was sent') })).toBeFocused()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: words('Send another message') }).click()
  await expect(page.getByRole('textbox', { name: words('Message') })).toHaveValue('')
})

test('a visitor reports a wrong price from the page of the phone @urdu', async ({ page }) => {
  await open(page, a55.path)
  await page.getByRole('link', { name: words('Report a wrong price') }).click()
  await expect(page.getByRole('heading', { name: words('Report a Wrong Price') })).toBeVisible()
  await ready(page)
  await page.getByLabel(words('Where did you see it?')).fill('Hafeez Centre, Lahore')
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(page.getByLabel(words('Price that you saw, in rupees'))).toHaveAccessibleDescription(
    beginsWith(words('Enter the price that you saw')),
  )
  await page.getByLabel(words('Price that you saw, in rupees')).fill('89,999')
  if (hasScript()) await expectAccessible(page)
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(page.getByRole('heading', { name: words('Thank you, your report was sent') })).toBeVisible()
  await page.getByRole('link', { name: words(`Back to ${a55.name}`, a55.name) }).click()
  await expect(page).toHaveURL(new RegExp(`${a55.path}$`))
})

test('a reader adds a photo of the price tag, which editors see (CONTACT-6) @urdu-long', async ({
  page,
  adminPage,
}) => {
  await open(page, `/price-report?phone=${a55.id}`)
  await ready(page)
  await page.getByLabel(words('Price that you saw, in rupees')).fill('88,500')
  await page.getByLabel(words('Where did you see it?')).fill('Saddar, Karachi')
  const photo = page.getByLabel(words('Photo of the price tag (optional)'))
  await photo.setInputFiles({ name: 'tag.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(photo).toHaveAccessibleDescription(contains(words('That file is not a JPG, PNG or WebP photo.')))
  await expect(page.getByLabel(words('Where did you see it?'))).toHaveValue('Saddar, Karachi')
  if (hasScript()) await expectAccessible(page)

  const tag = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#ddaa33' } })
    .png()
    .toBuffer()
  await photo.setInputFiles({ name: 'tag.png', mimeType: 'image/png', buffer: tag })
  await page.getByRole('button', { name: words('Send report') }).click()
  await expect(page.getByRole('heading', { name: words('Thank you, your report was sent') })).toBeVisible()

  await open(adminPage, new URL('/admin/messages', page.url()).href)
  await adminPage
    .getByRole('button', { name: /Galaxy A55/ })
    .first()
    .click()
  const shown = adminPage.getByRole('dialog').getByRole('img', { name: 'The price tag, in full size' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1600)
  const address = (await shown.getAttribute('src')) ?? ''
  expect((await fetch(new URL(address, page.url()))).status).toBe(401)
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Mark as unread' }).click()
})

test('the administrator reads, marks and deletes messages @panel', async ({ adminPage: page }) => {
  page.on('dialog', dialog => {
    expect(dialog.message()).toBe('Are you sure you want to delete the message from Ayesha Khan?')
    dialog.accept()
  })
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Messages 3 unread' }).click()
  await expect(page.getByText('Showing 1 - 3 of 3 messages')).toBeVisible()
  if (hasScript()) await expectAccessible(page)

  await page.getByRole('button', { name: /Ayesha Khan/ }).click()
  const dialog = page.getByRole('dialog', { name: 'A review' })
  await expect(dialog.getByText('Please review the Redmi A5.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    'mailto:ayesha@example.com?subject=Re%3A%20A%20review',
  )
  if (hasScript()) await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Remove mark' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible()

  await page.getByRole('link', { name: 'Unread', exact: true }).click()
  await expect(page.getByRole('button', { name: /Ayesha Khan/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Marked', exact: true }).click()
  await page.getByRole('button', { name: /Ayesha Khan/ }).click()
  if (hasScript()) await dialog.getByRole('button', { name: 'Delete' }).click()
  else {
    await dialog.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete message' }).getByRole('button', { name: 'Delete' }).click()
  }
  await expect(page.locator(hasScript() ? '.toast' : 'output')).toContainText('Message deleted successfully')
  await expect(page.getByText('No marked messages')).toBeVisible()
})
