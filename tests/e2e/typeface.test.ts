import { setTimeout as sleep } from 'node:timers/promises'
import { localPath } from '#app/platform/text/language.ts'
import { violationsOf } from '#tests/support/axe.ts'
import { clippedLines } from '#tests/support/clipped.ts'
import { expect, expectToFit, layOutAll, ready, test } from '#tests/support/e2e.ts'
import { isWhole } from '#tests/support/every-kind.ts'
import { isRich, pageKinds } from '#tests/support/page-kinds.ts'
import { a55 } from '#tests/support/phones.ts'

const withOwnBoxes = new Set([
  'a search without results',
  'an empty comparison',
  'guide',
  'data',
  'slips',
  'a price report',
])

const isNastaliq = (url: string) => url.includes('nastaliq')

test('nastaliq comes by choice, stays chosen, and costs nothing before (LANG-4) @script @languages', async ({
  page,
}) => {
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

  // On the next pages too, and not on one in English.
  for (const [name, path] of Object.entries(pageKinds)) {
    // Other pages are made of the same components.
    if (!isWhole && !isRich.has(name) && !withOwnBoxes.has(name)) continue
    await page.goto(localPath(path, 'ur'))
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expectToFit(page, `${name} in nastaliq`)
    await layOutAll(page)
    expect.soft(await clippedLines(page), `${name} in nastaliq`).toEqual([])
    await page.evaluate(() => document.documentElement.removeAttribute('data-other-typeface'))
    await expectToFit(page, `${name} in naskh`)
    expect.soft(await clippedLines(page), `${name} in naskh`).toEqual([])
  }
  await page.goto('/ur/mobiles')
  await choice.click()
  // The narrowest header with links.
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/ur/brands')
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  await expectToFit(page, 'in naskh at 768 px')
  await page.goto('/brands')
  await expect(choice).toHaveCount(0)
})

test('a font that comes late moves no text @script @languages', async ({ page }) => {
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
