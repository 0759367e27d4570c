/** Which pages are loaded before they are opened (HTTP-8). */
import type { Page } from '@playwright/test'
import { expect, openStarted, test } from '#tests/support/e2e.ts'

/** The paths of the pages that the browser has loaded ahead, as a list that grows. */
async function loadedAhead(page: Page): Promise<string[]> {
  const paths: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  return paths
}

test('the browser loads the page of a link ahead, but not the comparison or the page itself @script', async ({
  page,
}) => {
  // Before client navigation starts, which loads data ahead instead.
  await page.route('**/assets/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const paths = await loadedAhead(page)
  const rules = page.waitForResponse('/speculation-rules')
  await page.goto('/brands')
  await rules
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Compare' }).hover()
  await header.getByRole('link', { name: 'Brands' }).hover()
  await page.locator('#content a[href="/samsung"]').hover()
  await expect.poll(() => paths).toEqual(['/samsung'])
})

for (const [saveData, count] of [
  [false, 1],
  [true, 0],
] as const) {
  test(`a hovered link ${saveData ? 'loads nothing ahead for a visitor who saves data' : 'loads its data ahead'} @script`, async ({
    page,
  }) => {
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), { saveData })
    await page.clock.install()
    await openStarted(page, '/brands')
    await page.locator('#content a[href="/samsung"]').hover()
    // Longer than the pointer must rest.
    await page.clock.runFor(1000)
    await expect(page.locator('link[rel="prefetch"][href^="/samsung.data"]')).toHaveCount(count)
  })
}
