/** An editor uploads pictures of a phone, and visitors see them (ADMIN-22, IMAGE-5). */
import { signIn as signInByProgram } from '#tests/support/admin-client.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, hasScript, open, ready, panelTest as test } from '#tests/support/e2e.ts'
import { typedPhone } from '#tests/support/panel.ts'
import { gif, photoOf } from '#tests/support/picture-files.ts'

test.use({ expectedErrors: /^\/(admin|pictures)/ })

test('pictures are uploaded from the disk, and shown on the page of the phone', async ({ adminPage: page, site }) => {
  const admin = await signInByProgram(site)
  const slug = 'acme-pictured'
  const drawing = `/images/phones/${slug}.svg`
  const phone = typedPhone({ slug, name: 'Acme Pictured', imageUrl: drawing, carouselImages: [drawing] })
  const { id } = await (await admin.post('/api/admin/mobiles', phone)).json()
  await open(page, `/admin?edit=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Acme Pictured' })
  await dialog.getByLabel('Model', { exact: true }).fill('Typed model')
  const field = dialog.getByLabel('Upload pictures')
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true })

  await field.setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: gif })
  await upload.click()
  await expect(field).toHaveAccessibleDescription(/phone\.jpg: That file is not a JPG, PNG or WebP photo\./)
  await expect(dialog.getByLabel('Model', { exact: true })).toHaveValue('Typed model')
  if (hasScript()) await expect(field).toBeFocused()
  if (hasScript()) expect(await violationsOf(page)).toEqual([])

  await field.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photoOf('#995522') },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await photoOf('#225599') },
  ])
  await upload.click()
  await expect(dialog.getByText('2 pictures added to the rows')).toBeVisible()
  const rows = [1, 2, 3].map(number => dialog.getByLabel(`Image ${number}`, { exact: true }))
  await expect(rows[2] ?? field).toHaveValue(/^\/pictures\/.+-800\.webp$/)
  const [front = '', back = ''] = [await rows[1]?.inputValue(), await rows[2]?.inputValue()]
  await expect(dialog.getByLabel('Image URL')).toHaveValue(front)
  await expect(dialog.getByLabel('Model', { exact: true })).toHaveValue('Typed model')
  if (hasScript()) await expect(dialog.getByText('Unsaved changes')).toBeVisible()

  await dialog.getByRole('button', { name: 'Make image 3 the main picture' }).click()
  await expect(dialog.getByLabel('Image URL')).toHaveValue(back)
  await dialog.getByRole('button', { name: 'Move image 3 up' }).click()
  await expect(rows[1] ?? field).toHaveValue(back)
  await dialog.getByRole('button', { name: 'Remove image 1' }).click()
  await expect(dialog.getByLabel('Image 3', { exact: true })).toHaveCount(0)
  await expectToFit(page)
  if (hasScript()) expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Mobile updated successfully').first()).toBeVisible()

  await page.goto(`${site.origin}/samsung/${slug}`)
  await ready(page)
  const shown = page.getByRole('img', { name: 'Acme Pictured', exact: true }).first()
  await expect(shown).toHaveAttribute('src', back)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator(`a[href="${front}"]`).first()).toBeAttached()
  if (hasScript()) {
    await page.route('**/pictures/**', route => route.fulfill({ status: 404 }))
    await open(page, `/samsung/${slug}?again`)
    await expect(shown).toHaveAttribute('src', /-pair\.svg$/)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-pair.svg')
  }
  const gone = await fetch(`${site.origin}/api/admin/mobiles/${id}`, {
    method: 'DELETE',
    headers: { Cookie: admin.cookie },
  })
  expect(gone.status).toBe(204)
})

test('pictures that are only chosen are uploaded by saving the phone, before it is judged', async ({
  adminPage: page,
  site,
}) => {
  const admin = await signInByProgram(site)
  await open(page, '/admin?new=mobile')
  const dialog = page.getByRole('dialog', { name: 'Add Mobile' })
  await dialog.getByLabel('Name', { exact: true }).fill('Acme Chosen')
  await dialog.getByLabel('Slug').fill('acme-chosen')
  await dialog.getByLabel('Brand', { exact: true }).selectOption('samsung')
  await dialog.getByLabel('Model', { exact: true }).fill('Chosen')
  await dialog.getByLabel('Release date').fill('2026-02-01')
  const buffer = await photoOf('#557799')
  await dialog.getByLabel('Upload pictures').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Mobile created successfully').first()).toBeVisible()
  const phone = await (await admin.get('/api/mobiles/samsung/acme-chosen')).json()
  expect(phone.imageUrl).toMatch(/^\/pictures\/.+-800\.webp$/)
  expect(phone.carouselImages).toEqual([phone.imageUrl])
  const headers = { Cookie: admin.cookie }
  const gone = await fetch(`${site.origin}/api/admin/mobiles/${phone.id}`, { method: 'DELETE', headers })
  expect(gone.status).toBe(204)
})
