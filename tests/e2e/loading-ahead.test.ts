/** Which pages are loaded before they are opened (HTTP-8). */
import type { Page } from '@playwright/test'
import { localPath } from '#app/platform/text/language.ts'
import { expect, openStarted, test } from '#tests/support/e2e.ts'
import { words, wordsIn } from '#tests/support/words.ts'

const samsung = (page: Page) => page.locator(`#content a[href="${localPath('/samsung')}"]`)

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

test('the browser loads the page of a link ahead, but not the comparison or the page itself @script @urdu-long', async ({
  page,
}) => {
  // Before client navigation starts, which loads data ahead instead.
  await page.route('**/assets/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const paths = await loadedAhead(page)
  const rules = page.waitForResponse('/speculation-rules')
  await page.goto('/brands')
  await rules
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: words('Compare') }).hover()
  await header.getByRole('link', { name: wordsIn('pageLabelTexts', 'Brands') }).hover()
  await samsung(page).hover()
  await expect.poll(() => paths).toEqual([localPath('/samsung')])
})

for (const [saveData, count] of [
  [false, 1],
  [true, 0],
] as const) {
  test(`a hovered link ${saveData ? 'loads nothing ahead for a visitor who saves data' : 'loads its data ahead'} @script @urdu-long`, async ({
    page,
  }) => {
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), { saveData })
    await page.clock.install()
    await openStarted(page, '/brands')
    await samsung(page).hover()
    // Longer than the pointer must rest.
    await page.clock.runFor(1000)
    await expect(page.locator(`link[rel="prefetch"][href^="${localPath('/samsung.data')}"]`)).toHaveCount(count)
  })
}
