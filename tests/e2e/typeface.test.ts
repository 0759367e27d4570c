import { setTimeout as sleep } from 'node:timers/promises'
import { violationsOf } from '#tests/support/axe.ts'
import { expect, expectToFit, layOutAll, ready, test } from '#tests/support/e2e.ts'
import { a55 } from '#tests/support/phones.ts'

const isNastaliq = (url: string) => url.includes('nastaliq')

test('nastaliq comes by choice, stays chosen, and costs nothing before (LANG-4) @script', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const fonts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto(`/ur${a55.path}`)
  await ready(page)
  const choice = page.getByRole('button', { name: 'خط نستعلیق' })
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  expect(fonts.filter(isNastaliq)).toEqual([])

  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => fonts.filter(isNastaliq).length).toBe(1)
  expect(
    await page.evaluate(() => document.fonts.load('16px "Noto Nastaliq Urdu Web"', 'ک').then(all => all.length)),
  ).toBe(1)
  await expectToFit(page, 'in nastaliq')
  await layOutAll(page)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(page)).toEqual([])

  // On the next page too, and not on one in English.
  await page.goto('/ur/mobiles')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expectToFit(page, 'a list in nastaliq')
  await choice.click()
  await page.goto('/ur/brands')
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/brands')
  await expect(choice).toHaveCount(0)
})

test('a font that comes late moves no text @script', async ({ page }) => {
  await page.route('**/*.woff2', async route => {
    await sleep(1000)
    await route.continue()
  })
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/ur', `/ur${a55.path}`, a55.path]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved), path).toEqual([])
  }
})
