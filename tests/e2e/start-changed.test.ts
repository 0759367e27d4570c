import { signIn } from '#tests/support/admin-client.ts'
import { expect, open, ready, panelTest as test } from '#tests/support/e2e.ts'
import { typedPhone } from '#tests/support/panel.ts'
import { wordsIn } from '#tests/support/words.ts'

const imageUrl = '/images/default-phone.svg'

test('a page starts with what it shows, though the phone changed meanwhile @script @urdu-long', async ({
  page,
  site,
}) => {
  const admin = await signIn(site)
  const { id, brand, slug } = await (await admin.post('/api/admin/mobiles', typedPhone({ imageUrl }))).json()
  await open(page, `/${brand}/${slug}`)
  const changed = await fetch(`${site.origin}/api/admin/mobiles/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: admin.cookie },
    body: JSON.stringify(typedPhone({ imageUrl, price: 'Rs 71,234' })),
  })
  expect(changed.status).toBe(200)
  await page.getByRole('button', { name: wordsIn('shareTexts', 'Share') }).dispatchEvent('pointerdown', { button: 0 })
  await page.waitForFunction(() => !document.querySelector('script[type="application/x-deferred"]'))
  await ready(page)
  await expect(page.getByText('84,999').first()).toBeVisible()
  await expect(page.getByText('71,234')).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('71,234').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})
